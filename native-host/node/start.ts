import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import type { Device, Launch, Memory, Network, Os } from '#native-host/host/device';
import { Phone, type PhoneOptions } from '#native-host/host/phone';
import { UserInput } from '#native-host/host/userInput';
import { bundleFile } from '#scripts/build/native/bundle';
import { seedMathRandom } from '#scripts/lib/mathRandom';
import { inProject } from '#scripts/lib/paths';
import { ScreenWaiter } from './screenWaiter';
import { ProcessTimers } from './timers';

const PROJECT = '00000000-0000-4000-8000-000000000000';

const scripts = new Map<Os, Script>();

/** Seeds Math.random: ids differ between starts, but are the same in every run. */
let starts = 0;

/** Compiled once. Every phone runs it in its own context. */
function scriptFor(os: Os): Script {
  const file = bundleFile(os);
  const script = scripts.get(os) ?? new Script(readFileSync(file, 'utf8'), { filename: file });
  scripts.set(os, script);
  return script;
}

export interface StartOptions {
  readonly device?: Partial<Device>;
  readonly launch?: Partial<Launch>;
  readonly memory?: Memory;
  readonly network?: Network | null;
  readonly layOut?: PhoneOptions['layOut'];
}

export interface RunningApp {
  readonly phone: Phone;
  readonly input: UserInput;
  readonly wait: ScreenWaiter;
  isRunning(): boolean;
  /** Kills the app, as the system does when memory is short. Only the storage stays. */
  kill(): Memory;
}

/** Starts the app on a phone. */
export function startApp(options: StartOptions = {}): RunningApp {
  const reported: { failed: (message: string) => void } = { failed: () => undefined };
  const tell = (error: unknown) =>
    reported.failed(error instanceof Error ? String(error.stack) : String(error));
  const timers = new ProcessTimers(tell);
  const script = scriptFor(options.device?.os ?? 'ios');
  const { expo } = JSON.parse(readFileSync(inProject('app.json'), 'utf8'));
  // `eas init` would write the project id. Without it, no phone gets a push token.
  const manifest = { ...expo, extra: { eas: { projectId: PROJECT } } };
  const run = (globals: Record<string, unknown>) => {
    const world = createContext({ ...globals, TextEncoder, TextDecoder });
    world.global = world;
    seedMathRandom(new Script('Math').runInContext(world), ++starts);
    script.runInContext(world);
  };
  process.on('unhandledRejection', tell);
  const now = () => performance.now();
  const phone = new Phone({ ...options, manifest, timers, now }, run);
  reported.failed = phone.reportError;
  return {
    phone,
    input: new UserInput(phone),
    wait: new ScreenWaiter(phone),
    isRunning: () => timers.isRunning(),
    kill() {
      process.off('unhandledRejection', tell);
      timers.end();
      return phone.memory;
    },
  };
}
