import * as v from 'valibot';
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

/**
 * Built into the app, or told by whoever serves it; null: this app plays without online matches.
 * It throws when that cannot be known at present.
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
