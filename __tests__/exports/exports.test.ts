import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundlesOf, exportApp, exportFolder, type Platform } from '#scripts/build/web/export';
import { inProject } from '#scripts/lib/paths';
import { run } from '#scripts/lib/processes';

const platforms = ['web', 'android', 'ios'] as const;

/** A build takes two minutes on two idle cores without a cache, and longer on a busy machine. */
const patience = 1_200_000;

/** The first eight bytes of a Hermes bytecode file. */
const hermesMagic = 'c61fbc03c103191f';

/** Limit for the code that a phone loads (docs/STORE.md). */
const mostBytes = 6_000_000;

describe('builds', () => {
  // In parallel, because one build leaves a core idle most of the time.
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

  it('web: the site declares the apps that open its links', () => {
    const { hosting } = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
    expect(hosting).toMatchObject({ public: 'dist/web', appAssociation: 'NONE' });
    const files = readdirSync(join(exportFolder('web'), '.well-known')).sort();
    expect(files).toEqual(['apple-app-site-association', 'assetlinks.json']);
  });

  it.each(['android', 'ios'] as const)('%s: Hermes bytecode', (platform) => {
    expect(builds[platform]).toEqual(succeeded);
    const bundles = bundlesOf(platform);
    expect(bundles.length).toBeGreaterThan(0);
    for (const bundle of bundles) {
      expect(readFileSync(bundle).subarray(0, 8).toString('hex')).toBe(hermesMagic);
    }
    const bytes = bundles.reduce((sum, bundle) => sum + statSync(bundle).size, 0);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  });

  it('the settings of the native projects are accepted by every plugin', async () => {
    const expo = inProject('node_modules/expo/bin/cli');
    const { code, output } = await run(process.execPath, [expo, 'config', '--type', 'prebuild']);
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    expect(output).toContain('app.borinquen');
  });
});
