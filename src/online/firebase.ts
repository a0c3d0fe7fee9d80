import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { Functions } from 'firebase/functions';
import { REGION } from '#protocol/region';
import { openAppCheck } from './appCheck';
import { authPersistence } from './authPersistence';
import type { Emulators, OnlineConfig } from './config';
import { followNetwork } from './followNetwork';

/** Initialized Firebase services, with the SDK functions that work on them. */
export interface Firebase {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly functions: Functions;
  readonly sdk: Sdk;
}

async function loadSdk() {
  const [app, auth, firestore, functions] = await Promise.all([
    import('firebase/app'),
    import('firebase/auth'),
    import('firebase/firestore'),
    import('firebase/functions'),
  ]);
  return { app, auth, firestore, functions };
}
export type Sdk = Awaited<ReturnType<typeof loadSdk>>;

/** Apps that already follow the network. Connecting again opens the same app. */
const followed = new WeakSet<FirebaseApp>();

/** Loads the SDK on first use, so that the app starts without it. */
export async function openFirebase(config: OnlineConfig, name?: string): Promise<Firebase> {
  const [sdk, persistence] = await Promise.all([loadSdk(), authPersistence()]);
  const { emulators, ...options } = config;
  const app = sdk.app.initializeApp(options, name);
  if (emulators === undefined) await openAppCheck(app);
  const firebase = {
    app,
    auth: sdk.auth.initializeAuth(app, { persistence }),
    firestore: sdk.firestore.getFirestore(app),
    functions: sdk.functions.getFunctions(app, REGION),
    sdk,
  };
  if (emulators !== undefined) connect(firebase, emulators);
  if (!followed.has(app)) followNetwork(firebase);
  followed.add(app);
  return firebase;
}

function connect({ auth, firestore, functions, sdk }: Firebase, local: Emulators): void {
  const { host } = local;
  sdk.auth.connectAuthEmulator(auth, `http://${host}:${local.auth}`, { disableWarnings: true });
  sdk.firestore.connectFirestoreEmulator(firestore, host, local.firestore);
  sdk.functions.connectFunctionsEmulator(functions, host, local.functions);
}
