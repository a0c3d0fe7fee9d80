/** Ports of a local Firebase suite. A `demo-` project never reaches real services. */
export type Addresses = {
  project: string;
  host: string;
  firestore: number;
  auth: number;
  functions: number | undefined;
  /** Replaces Expo's push service. Only tests listen there. */
  push: number | undefined;
};

export const demoProject = 'demo-borinquen';

/** The variables in which Google's libraries and our tests look for emulators. */
export function environmentOf({ project, host, firestore, auth, functions, push }: Addresses) {
  return {
    GCLOUD_PROJECT: project,
    FIRESTORE_EMULATOR_HOST: `${host}:${firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${auth}`,
    ...(functions === undefined ? {} : { FUNCTIONS_EMULATOR_HOST: `${host}:${functions}` }),
    ...(push === undefined ? {} : { EXPO_BASE_URL: `http://${host}:${push}` }),
  };
}

/** The suite already running for this program, if there is one. */
export function addressesFromEnvironment(): Addresses | undefined {
  const firestore = split(process.env.FIRESTORE_EMULATOR_HOST);
  const auth = split(process.env.FIREBASE_AUTH_EMULATOR_HOST);
  if (!firestore || !auth) return undefined;
  return {
    project: process.env.GCLOUD_PROJECT ?? demoProject,
    host: firestore.host,
    firestore: firestore.port,
    auth: auth.port,
    functions: split(process.env.FUNCTIONS_EMULATOR_HOST)?.port,
    push: split(process.env.EXPO_BASE_URL?.replace('http://', ''))?.port,
  };
}

function split(address: string | undefined) {
  const [host, port] = (address ?? '').split(':');
  return host && port ? { host, port: Number(port) } : undefined;
}

/** The settings of the web app, like Firebase Hosting's init.json, plus the emulators. */
export const appConfig = (addresses: Addresses) => (hostname: string) => ({
  projectId: addresses.project,
  appId: addresses.project,
  apiKey: 'local',
  emulators: {
    host: hostname,
    auth: addresses.auth,
    firestore: addresses.firestore,
    functions: addresses.functions,
  },
});
