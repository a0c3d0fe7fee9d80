import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fingerprint } from '#scripts/lib/fingerprint';

describe('the fingerprint that decides whether to build again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'borinquen-sources-'));
  const path = relative(process.cwd(), folder);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('changes only with the content and names of files, however deep', () => {
    mkdirSync(join(folder, 'a/b'), { recursive: true });
    writeFileSync(join(folder, 'a/b/c.ts'), 'one');
    const first = fingerprint([path]);
    writeFileSync(join(folder, 'a/b/c.ts'), 'one');
    expect(fingerprint([path])).toBe(first);
    writeFileSync(join(folder, 'a/b/c.ts'), 'two');
    const second = fingerprint([path]);
    writeFileSync(join(folder, 'a/d.ts'), '');
    expect(new Set([first, second, fingerprint([path])]).size).toBe(3);
  });

  it('ignores files that do not exist', () => {
    expect(fingerprint([`${path}/nothing`])).toBe(fingerprint([]));
  });
});
