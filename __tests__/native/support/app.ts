import { sleep } from '../../../scripts/lib/processes';
import type { Os } from '../../../scripts/native/host/device';
import { Player } from '../../../scripts/native/host/player';
import { type RunningApp, type StartOptions, startApp } from '../../../scripts/native/node/start';

export const BOTH: readonly Os[] = ['ios', 'android'];

/** Nothing moves, so that a tap shows at once. */
export const stillMemory = () => ({
  storage: new Map([['borinquen/preferences', JSON.stringify({ animation: 'off' })]]),
});

/** Phones for the tests of a file; every one is put away after its test. */
export function phonesForTests() {
  const taken: RunningApp[] = [];
  afterEach(() => {
    for (const app of taken.splice(0)) app.kill();
  });
  return async (options: StartOptions = {}): Promise<RunningApp> => {
    const app = startApp({ memory: stillMemory(), ...options });
    taken.push(app);
    return app;
  };
}

/** Nothing went wrong, nothing was asked of the phone that the host does not know. */
export function expectHealthy({ phone }: RunningApp): void {
  expect({
    errors: phone.errors,
    warnings: phone.warnings,
    stray: phone.screen.strayLetters(),
    unknown: [...phone.unknownModules],
  }).toEqual({ errors: [], warnings: [], stray: [], unknown: [] });
}

/** From the home screen to a table for people only, or for one person and bots. */
export async function sitDown({ phone, hand, wait }: RunningApp, people = 1): Promise<void> {
  await wait.for('home-new');
  hand.tap('home-new');
  await wait.for('start-game');
  for (let seat = 2; seat <= people; seat++) {
    hand.tap(`seat-${seat}-kind`);
    await sleep(0);
  }
  hand.tap('start-game');
  await wait.until('a table', () => phone.screen.has('asks') || phone.screen.has('take-phone'));
}

const QUIET_MS = 120;

/** Looks until it sees the same twice: whatever moved has come to rest. */
export async function settled<Seen>(look: () => Seen): Promise<Seen> {
  for (let before = look(); ; ) {
    await sleep(QUIET_MS);
    const now = look();
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** Until nothing more is written: a phone that is killed now loses nothing. */
export async function stored({ phone }: RunningApp): Promise<void> {
  await settled(() => [...phone.memory.storage]);
}

interface Wish {
  readonly seed: number;
  readonly by?: 'touch' | 'reader';
  /** Stop as soon as this is asked. */
  readonly until?: string;
  /** Looks at the screen after every tap. */
  readonly look?: () => void;
}

const MOST_IDLE = 4000;

/** Plays on by tapping, to the end of the game or to the decision that was wished for. */
export async function playOn(app: RunningApp, wish: Wish): Promise<Player> {
  const { seed, by, until, look } = wish;
  const player = new Player(app.phone, app.hand, seed, by);
  for (let idle = 0; idle < MOST_IDLE && app.isRunning(); ) {
    if (until !== undefined && player.decision() === until) return player;
    const step = player.step();
    if (step === 'over') return player;
    if (step === 'tapped') look?.();
    idle = step === 'tapped' ? 0 : idle + 1;
    await sleep(step === 'tapped' ? 0 : 5);
  }
  throw new Error(`stuck with seed ${seed} at ${app.phone.screen.textOf('prompt')}`);
}
