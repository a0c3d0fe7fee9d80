import { Phone } from '#native-host/host/phone';
import { RandomPlayer } from '#native-host/host/randomPlayer';
import { UserInput } from '#native-host/host/userInput';
import { installPolyfills } from './polyfills';
import { VirtualTimers } from './timers';

declare function print(line: string): void;
declare const MANIFEST: Readonly<Record<string, unknown>>;
declare const SEED: number;
/** Whether to play the game to its end. */
declare const PLAYS: boolean;

const POLL_MS = 5;
const MOST_POLLS = 20_000;

installPolyfills();

/** run.ts wraps the bundle in a call of this function. */
Object.assign(globalThis, { playOnHermes });

function playOnHermes(runBundle: () => void): void {
  const began = Date.now();
  const passed = () => Date.now() - began;
  const tell = (what: string, more: object = {}) =>
    print(JSON.stringify({ what, ms: passed(), ...more }));
  const still = { storage: new Map([['borinquen/v1/preferences', '{"animation":"off"}']]) };
  let failed = (message: string) => print(message);
  const timers = new VirtualTimers((error) => failed(String(error)));
  const options = { memory: still, manifest: MANIFEST, timers, now: () => Date.now() };
  const phone = new Phone(options, ({ HermesInternal, ...globals }) => {
    // The VM sets HermesInternal, so the host's value is dropped.
    Object.assign(globalThis, globals, { global: globalThis });
    runBundle.call(globalThis);
  });
  failed = phone.reportError;
  tell('loaded');
  new Walkthrough(phone, tell, (work) => void timers.setTimeout(work, POLL_MS)).go();
}

/** Plays from the home screen through a whole game to the score sheet. */
class Walkthrough {
  private looks = 0;
  private readonly input: UserInput;
  private readonly player: RandomPlayer;
  private stage: 'start' | 'home' | 'new' | 'game' | 'score' = 'start';

  constructor(
    private readonly phone: Phone,
    private readonly tell: (what: string, more?: object) => void,
    private readonly later: (work: () => void) => void,
  ) {
    this.input = new UserInput(phone);
    this.player = new RandomPlayer(phone, this.input, SEED);
  }

  go = (): void => {
    const { errors, screen } = this.phone;
    if (errors.length > 0) this.tell('failed', { errors });
    else if (++this.looks > MOST_POLLS) this.tell('stuck', { ids: screen.ids() });
    else if (this.step()) this.tell('end', { taps: this.player.taps, texts: screen.texts() });
    else this.later(this.go);
  };

  /** Returns true at the end. */
  private step(): boolean {
    const { screen } = this.phone;
    if (this.stage === 'start' && screen.has('home-new')) this.enter('home', 'home-new');
    else if (this.stage === 'home' && screen.has('start-game')) this.enter('new', 'start-game');
    else if (this.stage === 'new' && screen.has('asks')) this.enter('game');
    else if (this.stage === 'game' && this.player.step() === 'over')
      this.enter('score', 'to-score');
    return PLAYS ? this.stage === 'score' && screen.has('rematch') : this.stage === 'game';
  }

  private enter(stage: Walkthrough['stage'], tapped?: string): void {
    this.stage = stage;
    this.tell(stage);
    if (tapped !== undefined) this.input.tap(tapped);
  }
}
