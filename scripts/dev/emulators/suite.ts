import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFunctions } from '#scripts/build/functions/build';
import { ensureDependencies } from '#scripts/dev/setup/dependencies.mjs';
import { findJava } from '#scripts/dev/setup/programs.mjs';
import { UserError } from '#scripts/lib/cli.mjs';
import { inCache, inProject } from '#scripts/lib/paths';
import { freePorts } from '#scripts/lib/ports';
import { type Environment, Service } from '#scripts/lib/processes';
import { type Addresses, demoProject } from './addresses';
import { findFirestoreJar, runnableJar } from './jar';
import { waitForAnswer } from './waitForAnswer';

export type Suite = Addresses & {
  /** The emulators' TMPDIR; it is removed when they stop. */
  temporaryFolder: string;
  stop: () => Promise<void>;
};
type Options = { host?: string; env?: Environment; say?: (line: string) => void };

/** Starts Auth, Firestore with our rules, and our functions if there are any, on free ports. */
export async function startSuite({ host = '127.0.0.1', env = {}, say }: Options = {}) {
  if (!findJava()) throw new UserError('Java was not found on this machine');
  await ensureDependencies('firebase', say);
  await ensureDependencies('functions', say);
  const hasFunctions = existsSync(inProject('functions/src/index.ts'));
  if (hasFunctions) await buildFunctions();
  const [firestore = 0, auth = 0, functions = 0, push, ...others] = await freePorts(9);
  const addresses: Addresses = {
    project: demoProject,
    host: '127.0.0.1',
    firestore,
    auth,
    functions: hasFunctions ? functions : undefined,
    push,
  };
  const config = writeConfig(addresses, host, others);
  const pushService = `http://127.0.0.1:${push}`;
  // Outside .cache, because a socket's path is limited to 107 characters.
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'borinquen-'));
  const service = launch(config, hasFunctions, {
    EXPO_BASE_URL: pushService,
    TMPDIR: temporaryFolder,
    ...env,
  });
  const removeFiles = () => {
    for (const path of [config, temporaryFolder]) rmSync(path, { recursive: true, force: true });
  };
  process.once('exit', removeFiles);
  const stop = async () => {
    await service.stop();
    removeFiles();
  };
  void service.exited.then(stop);
  try {
    await untilReady(addresses, service);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...addresses, temporaryFolder, stop } satisfies Suite;
}

/** Writes firebase.json with the ports of this run. It must be in the project's folder. */
function writeConfig(addresses: Addresses, host: string, others: number[]): string {
  const config = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8'));
  const { firestore, auth, functions } = addresses;
  const [hub, logging, eventarc, tasks, websocketPort] = others;
  config.emulators = {
    auth: { host, port: auth },
    firestore: { host, port: firestore, websocketPort },
    hub: { host, port: hub },
    logging: { host, port: logging },
    eventarc: { host, port: eventarc },
    tasks: { host, port: tasks },
    ui: { enabled: false },
    singleProjectMode: false,
    ...(functions === undefined ? {} : { functions: { host, port: functions } }),
  };
  const file = inProject(`.firebase-suite-${process.pid}-${firestore}.json`);
  writeFileSync(file, JSON.stringify(config));
  return file;
}

function launch(config: string, hasFunctions: boolean, env: Environment): Service {
  const parts = ['auth', 'firestore', ...(hasFunctions ? ['functions'] : [])].join(',');
  return new Service(
    process.execPath,
    [
      '--require',
      inProject('scripts/dev/emulators/quick-auth.cjs'),
      inProject('tools/firebase/node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--config', config, '--project', demoProject, '--only', parts],
    ],
    { ...quietEnvironment(), ...env },
    inCache('firebase/suite.log'),
  );
}

/**
 * Settings against anything that would wait for a network: update checks, usage reports, metadata.
 */
function quietEnvironment(): Environment {
  const settings = inCache('firebase/config');
  mkdirSync(`${settings}/configstore`, { recursive: true });
  writeFileSync(`${settings}/configstore/firebase-tools.json`, '{"usage":false}');
  const discovery = inCache('firebase/discovery');
  mkdirSync(discovery, { recursive: true });
  const jar = findFirestoreJar();
  return {
    XDG_CONFIG_HOME: settings,
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    npm_config_offline: 'true',
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: discovery,
    CI: 'true',
    ...(jar ? { FIRESTORE_EMULATOR_BINARY_PATH: runnableJar(jar) } : {}),
  };
}

async function untilReady({ firestore, auth, functions }: Addresses, service: Service) {
  const what = 'the local Firebase suite (see .cache/firebase/suite.log)';
  const at = (port: number, path = '') => `http://127.0.0.1:${port}/${path}`;
  await waitForAnswer(at(firestore), service, what);
  await waitForAnswer(at(auth), service, what);
  if (functions === undefined) return;
  // The suite reports success even if our code failed to load, so check what was loaded.
  await waitForAnswer(at(functions, 'backends'), service, what, hasLoadedFunctions);
}

const hasLoadedFunctions = (body: string) => {
  // The emulator's own format. A change of it fails the start of the suite.
  const { backends } = JSON.parse(body) as { backends: { functionTriggers: unknown[] }[] };
  return backends.some(({ functionTriggers }) => functionTriggers.length > 0);
};
