import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Os } from '#native-host/host/device';
import { buildIfChanged, bundleSources, expoCli } from '#scripts/build/web/export';
import { demoProject } from '#scripts/dev/emulators/addresses';
import { inCache } from '#scripts/lib/paths';

/** Ports compiled into the bundle. The host redirects them to the ports of the running suite. */
export const builtInPorts = { auth: 9099, firestore: 8080, functions: 5001 } as const;

const firebase = {
  projectId: demoProject,
  appId: demoProject,
  apiKey: 'local',
  emulators: { host: '127.0.0.1', ...builtInPorts },
};

export const bundleFile = (os: Os) => inCache('native', os, 'main.js');

/** Builds the native app for the host, if a source has changed. */
export async function headlessBundle(os: Os): Promise<string> {
  const file = bundleFile(os);
  await buildIfChanged(file, [...bundleSources, 'native-host/metro/worklets.js'], async (aside) => {
    mkdirSync(dirname(aside), { recursive: true });
    await expoCli(`headless ${os}`, bundleArguments(os, aside), {
      BORINQUEN_HEADLESS: '1',
      EXPO_PUBLIC_FIREBASE_CONFIG: JSON.stringify(firebase),
    });
  });
  return file;
}

const bundleArguments = (os: Os, file: string) => [
  'export:embed',
  ...['--platform', os, '--dev', 'false', '--minify', 'false'],
  ...['--unstable-transform-profile', 'hermes', '--entry-file', 'index.ts'],
  ...['--bundle-output', file],
];
