import { networkInterfaces } from 'node:os';
import { exportApp, exportFolder } from '#scripts/build/web/export';
import { busyPort, serveWeb } from '#scripts/build/web/server';
import { appConfig } from '#scripts/dev/emulators/addresses';
import { type Suite, startSuite } from '#scripts/dev/emulators/suite';
import { hasDependencies } from '#scripts/dev/setup/dependencies.mjs';
import { parseOptions, runMain, UserError, wholeNumber } from '#scripts/lib/cli.mjs';
import { isFree } from '#scripts/lib/ports';
import { shutDownOnSignal } from '#scripts/lib/shutdown';

const everywhere = '0.0.0.0';
const thisMachine = '127.0.0.1';
/** Set once the suite is up. Until then the app offers no online matches. */
let suite: Suite | undefined;

function readOptions() {
  const options = parseOptions({
    port: { type: 'string', default: '8100' },
    lan: { type: 'boolean', default: false },
    'no-online': { type: 'boolean', default: false },
  });
  return {
    port: wholeNumber('port', options.port, 1, 65535),
    host: options.lan ? everywhere : thisMachine,
    isOnline: !options['no-online'],
  };
}

async function openWeb(port: number, host: string): Promise<void> {
  console.log('Building the app (about a minute the first time, seconds when nothing changed) …');
  await exportApp('web');
  const firebase = (hostname: string) => (suite ? appConfig(suite)(hostname) : {});
  await serveWeb({ folder: exportFolder('web'), port, host, firebase });
  const names = host === everywhere ? ['localhost', ...lanAddresses()] : ['localhost'];
  console.log(`\nBorinquen: ${names.map((name) => `http://${name}:${port}/`).join('  ')}\n`);
  console.log('Ctrl-C ends it.');
}

async function openSuite(host: string): Promise<void> {
  try {
    suite = await startSuite({ host });
    console.log('Online play works on this machine (local Firebase suite; its data ends with it).');
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.log(`No online play: ${error.message}. Pass-and-play and solo work without.`);
  }
}

const lanAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

await runMain(async () => {
  const { port, host, isOnline } = readOptions();
  if (!(await isFree(port, host))) throw new UserError(busyPort(port));
  shutDownOnSignal(0);
  // If the suite must be installed, the app is built first, because that would slow it down.
  const isQuick = hasDependencies('firebase') && hasDependencies('functions');
  const online = isOnline && isQuick ? openSuite(host) : undefined;
  await openWeb(port, host);
  await (isOnline && !isQuick ? openSuite(host) : online);
  return 0;
});
