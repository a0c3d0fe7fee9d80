import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkFaults } from '#scripts/build/deploy/links';
import { inProject } from '#scripts/lib/paths';
import { run } from '#scripts/lib/processes';

const APPLE = '.well-known/apple-app-site-association';
const ANDROID = '.well-known/assetlinks.json';

describe('before the site is deployed', () => {
  let site: string;
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'borinquen-site-'));
    cpSync(inProject('public/.well-known'), join(site, '.well-known'), { recursive: true });
  });
  afterEach(() => rmSync(site, { recursive: true, force: true }));

  const fill = (file: string, what: string | RegExp, own: string) => {
    const path = join(site, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(what, own));
  };
  const fillBoth = () => {
    fill(APPLE, 'TEAMID0000', 'A1B2C3D4E5');
    fill(ANDROID, /(00:){31}00/, `${'AB:'.repeat(31)}CD`);
  };
  const check = (settings: Record<string, string> = {}) => {
    const [script = ''] = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8')).hosting
      .predeploy;
    const [program, ...args] = script.split(' ');
    const env = { ...process.env, ...settings };
    return run(program, [...args, '--site', site], { env });
  };

  it('placeholders in the link files are found', () => {
    expect(linkFaults(site)).toEqual([
      `${APPLE} wants the Apple team's id`,
      `${ANDROID} wants the SHA-256 fingerprint of the Android key`,
    ]);
    fill(APPLE, 'TEAMID0000', 'A1B2C3D4E5');
    expect(linkFaults(site)).toHaveLength(1);
  });

  it('a missing file is a fault too', () => {
    fillBoth();
    rmSync(join(site, ANDROID));
    expect(linkFaults(site)).toEqual([`${ANDROID} is not there`]);
  });

  it('the deploy stops and says where to look', async () => {
    const { code, output } = await check();
    expect(code).not.toBe(0);
    expect(output).toContain('docs/STORE.md');
  });

  it('the deploy continues with complete files, or without phones', async () => {
    expect(await check({ WITHOUT_PHONES: '1' })).toMatchObject({ code: 0 });
    fillBoth();
    expect(await check()).toMatchObject({ code: 0 });
  });
});
