import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, script } from './support/command';

const noJava = { JAVA_HOME: '/nowhere' };
const emulatorTests = script('scripts/checks/test/main.ts', '--only', 'emulator');

describe('a wrong command is answered with one line and a failure', () => {
  it.each([
    ['start', script('scripts/dev/start/main.ts', '--prot', '3000'), "Unknown option '--prot'"],
    ['test', script('scripts/checks/test/main.ts', '--quick'), "Unknown option '--quick'"],
    ['rules', script('scripts/checks/rules/main.ts', '--all'), "Unknown option '--all'"],
    ['boundaries', script('scripts/checks/boundaries/main.ts', 'src'), "Unexpected argument 'src'"],
    ['install', ['scripts/dev/setup/install.mjs', '--everything'], "Unknown option '--everything'"],
    ['a port that is no number', script('scripts/dev/start/main.ts', '--port', 'x'), "not 'x'"],
    [
      'a port that cannot be',
      script('scripts/dev/start/main.ts', '--port', '70000'),
      "not '70000'",
    ],
    ['a missing value', script('scripts/dev/start/main.ts', '--port'), "'--port <value>'"],
    [
      'an unknown part',
      script('scripts/checks/test/main.ts', '--only', 'x'),
      "there is no part 'x'",
    ],
    ['an unknown script', script('scripts/nothing.ts'), 'there is no script scripts/nothing.ts'],
  ])('%s', (_, args, expected) => {
    const { code, complaints } = command(args);
    expect(complaints).toEqual([expect.stringContaining(expected)]);
    expect(code).toBe(1);
  });

  it('a busy port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, complaints } = command(script('scripts/dev/start/main.ts', '--port', `${port}`));
    await new Promise((resolve) => other.close(resolve));
    expect(complaints).toEqual([expect.stringContaining(`port ${port} is busy`)]);
    expect(code).toBe(1);
  });
});

describe('a machine without Java', () => {
  it('skips the emulator tests and says so', () => {
    const { code, stdout } = command(emulatorTests, { env: noJava });
    expect(stdout).toContain('SKIPPED: emulator tests: Java was not found');
    expect(stdout).toMatch(/^0 passed, 0 failed, 1 skipped$/m);
    expect(code).toBe(0);
  });

  it('fails on a build server, where nobody would notice a skip', () => {
    const { code, stdout, stderr } = command(emulatorTests, { env: { ...noJava, CI: 'true' } });
    expect(stdout).toMatch(/^0 passed, 1 failed$/m);
    expect(stderr).toBe('');
    expect(code).toBe(1);
  });
});

describe('a fresh clone without a network', () => {
  const clone = mkdtempSync(join(tmpdir(), 'borinquen-clone-'));
  afterAll(() => rmSync(clone, { recursive: true }));

  it('says that the registry cannot be reached', () => {
    for (const path of ['scripts', 'package.json', 'package-lock.json', '.npmrc']) {
      cpSync(path, join(clone, path), { recursive: true });
    }
    const { code, complaints } = command(['scripts/dev/setup/install.mjs'], {
      cwd: clone,
      env: {
        npm_config_registry: 'http://127.0.0.1:9/',
        npm_config_cache: join(clone, 'cache'),
        npm_config_fetch_retries: '0',
      },
    });
    expect(complaints).toEqual([expect.stringContaining('the npm registry cannot be reached')]);
    expect(code).toBe(1);
  });
});
