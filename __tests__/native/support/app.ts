import type { Os } from '#native-host/host/device';
import { RandomPlayer } from '#native-host/host/randomPlayer';
import type { ShadowNode } from '#native-host/host/tree';
import { type RunningApp, type StartOptions, startApp } from '#native-host/node/start';
import { sleep } from '#scripts/lib/processes';

export const BOTH: readonly Os[] = ['ios', 'android'];

/** Without animations, so that a tap has its effect at once. */
export const stillMemory = () => ({
  storage: new Map([['borinquen/v1/preferences', JSON.stringify({ animation: 'off' })]]),
});

/** Phones for the tests of a file. Each is closed after its test. */
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

/** Checks that there were no errors and no unknown modules. */
export function expectHealthy({ phone }: RunningApp): void {
  expect({
    errors: phone.errors,
    warnings: phone.warnings,
    stray: phone.screen.textOutsideText(),
    unknown: [...phone.unknownModules],
  }).toEqual({ errors: [], warnings: [], stray: [], unknown: [] });
}

interface Table {
  /** The other seats are bots. */
  readonly people?: number;
  readonly expansions?: readonly string[];
  /** One person against Puertomas. */
  readonly solo?: boolean;
}

/** Opens a new table from the home screen. */
export async function sitDown(app: RunningApp, table: Table = {}): Promise<void> {
  const { phone, input, wait } = app;
  const { people = 1, expansions = [], solo = false } = table;
  await wait.for('home-new');
  input.tap('home-new');
  await wait.for('start-game');
  if (solo) {
    input.tap('against-puertomas');
    await wait.for('difficulty');
  }
  for (let seat = 2; seat <= people; seat++) {
    input.tap(`seat-${seat}-kind`);
    await sleep(0);
  }
  if (expansions.length > 0) input.tap('more');
  for (const expansion of expansions) {
    await wait.for(`expansion-${expansion}`);
    input.tap(`expansion-${expansion}`);
    await wait.until(expansion, () => isOn(phone.screen.id(`expansion-${expansion}`)));
  }
  input.tap('start-game');
  await wait.until('a table', () => phone.screen.has('asks') || phone.screen.has('take-phone'));
  if (solo) await wait.for('forecasts');
}

function isOn(node: ShadowNode | undefined): boolean {
  const state = node?.props.accessibilityState;
  return (
    typeof state === 'object' && state !== null && 'checked' in state && state.checked === true
  );
}

const QUIET_MS = 120;

/** Polls until it sees the same twice, when all movement has ended. */
export async function settled<Seen>(look: () => Seen, quietMs = QUIET_MS): Promise<Seen> {
  for (let before = look(); ; ) {
    await sleep(quietMs);
    const now = look();
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** Waits until nothing more is drawn, and all views have used their size. */
export const drawn = ({ phone }: RunningApp) => settled(() => phone.tree.commits, 40);

/** Waits until nothing more is written, so that a kill loses nothing. */
export async function stored({ phone }: RunningApp): Promise<void> {
  await settled(() => [...phone.memory.storage]);
}

interface Wish {
  readonly seed: number;
  readonly by?: 'touch' | 'reader';
  /** Stop at one of these decisions. */
  readonly until?: string | readonly string[];
  /** Called after every tap. */
  readonly look?: () => void;
}

const MOST_IDLE = 4000;

/** Plays by tapping to the end of the game, or to the wanted decision, which must come. */
export async function playOn(app: RunningApp, wish: Wish): Promise<RandomPlayer> {
  const { seed, by, until, look } = wish;
  const wished = typeof until === 'string' ? [until] : (until ?? []);
  const player = new RandomPlayer(app.phone, app.input, seed, by);
  for (let idle = 0; idle < MOST_IDLE && app.isRunning(); ) {
    if (wished.includes(player.decision())) return player;
    const step = player.step();
    if (step === 'over' && until === undefined) return player;
    if (step === 'over') throw new Error(`nobody was asked to ${until} with seed ${seed}`);
    if (step === 'tapped') look?.();
    idle = step === 'tapped' ? 0 : idle + 1;
    await sleep(step === 'tapped' ? 0 : 5);
  }
  throw new Error(`stuck with seed ${seed} at ${app.phone.screen.textOf('prompt')}`);
}
