import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { UserError } from '#scripts/lib/cli.mjs';
import { fingerprint } from '#scripts/lib/fingerprint';
import { inCache, inProject, root } from '#scripts/lib/paths';
import { run } from '#scripts/lib/processes';
import { addServiceWorker } from './serviceWorker';

export type Platform = 'web' | 'android' | 'ios';

/** Every input of a Metro bundle. */
export const bundleSources: readonly string[] = [
  'app',
  'src',
  'assets',
  'public',
  'index.ts',
  'app.json',
  'babel.config.js',
  'metro.config.js',
  'tsconfig.json',
  'package-lock.json',
];

export const exportFolder = (platform: Platform) => inProject('dist', platform);

/** Builds the app for a platform, unless the same sources were already built. */
export function exportApp(platform: Platform): Promise<'built' | 'kept'> {
  // Store builds also write source maps beside the bytecode; crash reports need them.
  const maps = platform === 'web' ? [] : ['--source-maps'];
  return buildIfChanged(exportFolder(platform), bundleSources, async (aside) => {
    await expoCli(platform, ['export', '--platform', platform, '--output-dir', aside, ...maps]);
    if (platform === 'web') await addServiceWorker(aside);
  });
}

/** The bundles that a device loads, without their source maps. */
export function bundlesOf(platform: Platform): string[] {
  const folder = join(exportFolder(platform), '_expo/static/js', platform);
  const loaded = readdirSync(folder).filter((name) => !name.endsWith('.map'));
  return loaded.map((name) => join(folder, name));
}

/** Makes a file or a folder, unless it was already made from the same sources. */
export async function buildIfChanged(
  made: string,
  sources: readonly string[],
  make: (aside: string) => Promise<void>,
): Promise<'built' | 'kept'> {
  const stamp = inCache('made', `${relative(root, made).replaceAll('/', '-')}.stamp`);
  const wanted = `${fingerprint(sources)}\n${publicSettings()}`;
  const isKept = existsSync(made) && existsSync(stamp);
  if (isKept && readFileSync(stamp, 'utf8') === wanted) return 'kept';
  // Built in another place and renamed, so that the old build stays complete until then.
  const aside = `${made}.${process.pid}`;
  try {
    await make(aside);
    rmSync(made, { recursive: true, force: true });
    renameSync(aside, made);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return 'built';
}

/** Runs Expo's command line offline. If it fails, its output is written to a log file. */
export async function expoCli(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const expo = inProject('node_modules/expo/bin/cli');
  const env = { ...process.env, ...quiet, ...settings };
  const { code, output } = await run(process.execPath, [expo, ...args], { env });
  if (code === 0) return;
  const log = inCache('made', `${name.replaceAll(' ', '-')}.log`);
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, output);
  throw new UserError(`the ${name} build failed: ${firstError(output)} (whole log: ${log})`);
}

const quiet = {
  EXPO_NO_TELEMETRY: '1',
  EXPO_OFFLINE: '1',
  CI: '1',
  NODE_ENV: 'production',
} as const;

/** Settings that are built into the app (docs/DEPLOY.md). */
const publicSettings = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('EXPO_PUBLIC_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');

const firstError = (output: string) =>
  output
    .split('\n')
    .find((line) => /error|unable|cannot/i.test(line))
    ?.trim() ?? 'no reason given';
