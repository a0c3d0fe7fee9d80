import { hostedConfig } from './hostedConfig';

/** Which Firebase project the app talks to, and the local emulators if it is one of those. */
export interface OnlineConfig {
  readonly projectId: string;
  readonly apiKey: string;
  readonly appId: string;
  readonly authDomain?: string;
  readonly emulators?: Emulators;
}

export interface Emulators {
  readonly host: string;
  readonly auth: number;
  readonly firestore: number;
  readonly functions: number;
}

/** Built into the app, or told by whoever serves it; null: this app plays without online matches. */
export async function loadConfig(): Promise<OnlineConfig | null> {
  const built = process.env.EXPO_PUBLIC_FIREBASE_CONFIG;
  return readConfig(built ? parse(built) : await hostedConfig());
}

export function readConfig(json: unknown): OnlineConfig | null {
  if (typeof json !== 'object' || json === null) return null;
  const { projectId, apiKey, appId, authDomain, emulators } = json as Record<string, unknown>;
  if (!isText(projectId) || !isText(apiKey) || !isText(appId)) return null;
  const local = readEmulators(emulators);
  if (local === 'incomplete') return null;
  return {
    projectId,
    apiKey,
    appId,
    ...(isText(authDomain) ? { authDomain } : {}),
    ...(local === null ? {} : { emulators: local }),
  };
}

function readEmulators(json: unknown): Emulators | null | 'incomplete' {
  if (json === undefined || json === null) return null;
  const { host, auth, firestore, functions } = json as Record<string, unknown>;
  if (!isText(host) || !isPort(auth) || !isPort(firestore) || !isPort(functions)) {
    return 'incomplete';
  }
  return { host, auth, firestore, functions };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isPort = (value: unknown): value is number => Number.isInteger(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
