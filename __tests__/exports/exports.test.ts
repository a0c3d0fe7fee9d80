import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../scripts/lib/paths';
import { run } from '../../scripts/lib/processes';
import { exportApp, exportFolder, type Platform } from '../../scripts/web/export';

/** The first eight bytes of every file of Hermes bytecode. */
const hermesMagic = 'c61fbc03c103191f';

const bundlesOf = (platform: Platform) => {
  const folder = join(exportFolder(platform), '_expo/static/js', platform);
  return readdirSync(folder).map((name) => join(folder, name));
};

describe('builds', () => {
  it('settings of the native projects are accepted by every plugin', async () => {
    const expo = inProject('node_modules/expo/bin/cli');
    const { code, output } = await run(process.execPath, [expo, 'config', '--type', 'prebuild']);
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    expect(output).toContain('app.borinquen');
  });

  it('web: a page that loads its script', async () => {
    await exportApp('web');
    const page = readFileSync(join(exportFolder('web'), 'index.html'), 'utf8');
    const script = page.match(/<script src="\/(_expo[^"]+\.js)"/)?.[1];
    expect(bundlesOf('web')).toContain(join(exportFolder('web'), script ?? 'no script'));
  });

  it.each(['android', 'ios'] as const)('%s: Hermes bytecode', async (platform) => {
    await exportApp(platform);
    const bundles = bundlesOf(platform);
    expect(bundles.length).toBeGreaterThan(0);
    for (const bundle of bundles) {
      expect(readFileSync(bundle).subarray(0, 8).toString('hex')).toBe(hermesMagic);
    }
  });
});
