import * as v from 'valibot';
import { hostedConfig } from './hostedConfig';

/** The Firebase project of the app, with the emulators' addresses if it runs on them. */
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

/**
 * Reads the config from the build or from the web server; null if the app has no online matches.
 * Throws if the web server cannot be reached.
 */
export async function loadConfig(): Promise<OnlineConfig | null> {
  const built = process.env.EXPO_PUBLIC_FIREBASE_CONFIG;
  return readConfig(built ? parse(built) : await hostedConfig());
}

const text = v.pipe(v.string(), v.nonEmpty());
const port = v.pipe(v.number(), v.integer());
const config = v.object({
  projectId: text,
  apiKey: text,
  appId: text,
  authDomain: v.fallback(v.optional(text), undefined),
  emulators: v.nullish(v.object({ host: text, auth: port, firestore: port, functions: port })),
});

export function readConfig(json: unknown): OnlineConfig | null {
  const read = v.safeParse(config, json);
  if (!read.success) return null;
  const { authDomain, emulators, ...project } = read.output;
  return {
    ...project,
    ...(authDomain === undefined ? {} : { authDomain }),
    ...(emulators ? { emulators } : {}),
  };
}

function parse(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
