import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../scripts/lib/paths';
import { run } from '../../scripts/lib/processes';
import { exportApp, exportFolder, type Platform } from '../../scripts/web/export';

const platforms = ['web', 'android', 'ios'] as const;

/** Two minutes on two quiet cores without a cache; a busy machine takes its time. */
const patience = 1_200_000;

/** The first eight bytes of every file of Hermes bytecode. */
const hermesMagic = 'c61fbc03c103191f';

const bundlesOf = (platform: Platform) => {
  const folder = join(exportFolder(platform), '_expo/static/js', platform);
  return readdirSync(folder).map((name) => join(folder, name));
};

describe('builds', () => {
  // Side by side: each alone would leave a processor idle most of the time.
  let builds: Record<Platform, PromiseSettledResult<unknown>>;
  beforeAll(async () => {
    const [web, android, ios] = await Promise.allSettled(platforms.map((one) => exportApp(one)));
    if (!web || !android || !ios) throw new Error('a platform was not built');
    builds = { web, android, ios };
  }, patience);

  const succeeded = { status: 'fulfilled', value: expect.stringMatching(/built|kept/) };

  it('web: a page that loads its script', () => {
    expect(builds.web).toEqual(succeeded);
    const page = readFileSync(join(exportFolder('web'), 'index.html'), 'utf8');
    const script = page.match(/<script src="\/(_expo[^"]+\.js)"/)?.[1];
    expect(bundlesOf('web')).toContain(join(exportFolder('web'), script ?? 'no script'));
  });

  it.each(['android', 'ios'] as const)('%s: Hermes bytecode', (platform) => {
    expect(builds[platform]).toEqual(succeeded);
    const bundles = bundlesOf(platform);
    expect(bundles.length).toBeGreaterThan(0);
    for (const bundle of bundles) {
      expect(readFileSync(bundle).subarray(0, 8).toString('hex')).toBe(hermesMagic);
    }
  });

  it('settings of the native projects are accepted by every plugin', async () => {
    const expo = inProject('node_modules/expo/bin/cli');
    const { code, output } = await run(process.execPath, [expo, 'config', '--type', 'prebuild']);
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    expect(output).toContain('app.borinquen');
  });
});
