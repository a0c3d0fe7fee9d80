import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../lib/cli.mjs';
import { fingerprint } from '../lib/fingerprint';
import { inCache, inProject } from '../lib/paths';
import { run } from '../lib/processes';

export type Platform = 'web' | 'android' | 'ios';

/** Everything that can change what Metro puts into a bundle. */
const sources = [
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

/** Builds the app for a platform, unless the same sources were built already. */
export async function exportApp(platform: Platform): Promise<'built' | 'kept'> {
  const folder = exportFolder(platform);
  const stamp = inCache('exports', platform);
  const wanted = `${fingerprint(sources)}\n${publicSettings()}`;
  const isKept = existsSync(join(folder, 'metadata.json')) && existsSync(stamp);
  if (isKept && readFileSync(stamp, 'utf8') === wanted) return 'kept';
  // Built aside: whoever serves the old build at this moment keeps a whole one.
  const aside = `${folder}.${process.pid}`;
  try {
    await bundle(platform, aside);
    rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return 'built';
}

async function bundle(platform: Platform, folder: string): Promise<void> {
  const expo = inProject('node_modules/expo/bin/cli');
  const args = [expo, 'export', '--platform', platform, '--output-dir', folder];
  const quiet = {
    EXPO_NO_TELEMETRY: '1',
    EXPO_OFFLINE: '1',
    CI: '1',
    NODE_ENV: 'production',
  } as const;
  const { code, output } = await run(process.execPath, args, { env: { ...process.env, ...quiet } });
  if (code === 0) return;
  const log = inCache('exports', `${platform}.log`);
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, output);
  throw new UserError(`the ${platform} build failed: ${firstError(output)} (whole log: ${log})`);
}

/** Settings that are built into the app (see README, online play). */
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
