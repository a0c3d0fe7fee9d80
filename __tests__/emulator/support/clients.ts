import { deleteApp, getApps } from 'firebase/app';
import { setLogLevel } from 'firebase/firestore';
import { type OnlineClient, openClient } from '#online/client';
import { readConfig } from '#online/config';
import type { CallName, Calls } from '#protocol/calls';
import {
  type Addresses,
  addressesFromEnvironment,
  appConfig,
} from '#scripts/dev/emulators/addresses';

export type WholeSuite = Addresses & { functions: number };

export function wholeSuite(): WholeSuite {
  const suite = addressesFromEnvironment();
  const functions = suite?.functions;
  if (suite === undefined || functions === undefined) {
    throw new Error('the suite runs without functions');
  }
  return { ...suite, functions };
}

/** A client of the whole suite with its own Firebase app, signed in as a new user. */
export async function newClient(ports: Partial<WholeSuite> = {}): Promise<OnlineClient> {
  const suite = { ...wholeSuite(), ...ports };
  const config = readConfig(appConfig(suite)(suite.host));
  if (config === null) throw new Error('the suite told no configuration');
  setLogLevel('silent');
  return openClient(config, `client${getApps().length}`);
}

export async function closeClients(): Promise<void> {
  await Promise.all(getApps().map((app) => deleteApp(app)));
}

/**
 * Repeats a call until it is answered. On a busy machine a function may start too slowly for the
 * app's time limit. A repeated request has one effect.
 */
export async function insist<Name extends CallName>(
  client: OnlineClient,
  name: Name,
  payload: Calls[Name]['request'],
): Promise<Calls[Name]['answer']> {
  for (let tries = 1; ; tries++) {
    const asked = await client.call(name, payload);
    if (asked.ok) return asked.value;
    if (asked.error.reason !== 'noAnswer' || tries === 5) {
      throw new Error(`${name} was refused: ${JSON.stringify(asked.error)}`);
    }
  }
}
