import { createStore } from 'zustand/vanilla';
import { type Clock, realClock } from '#session/local/clock';
import type { LocalGame } from '#session/local/localGame';
import { replaySteps } from '#session/local/replaySteps';
import type { Told } from '#session/local/retell';
import { workInSlices } from '#session/local/slices';
import type { Measured } from './measured';
import type { StoryShelf } from './shelf';
import { type Story, storyOf } from './story';
import { StoryWork } from './storyWork';

export interface TellingState {
  /** `stopped`: somebody called it off; it can go on from there. */
  readonly status: 'working' | 'stopped' | 'told';
  /** From 0 to 1. */
  readonly progress: number;
  readonly story: Story | null;
}

/** The story of one game in the making. */
export interface Telling {
  readonly steps: readonly Told[];
  readonly getState: () => TellingState;
  readonly subscribe: (listener: () => void) => () => void;
  stop(): void;
  goOn(): void;
  /** Leaves it; what was measured is kept for the next time. */
  close(): Promise<void>;
}

/** Opens the story of a game that is over: at once if it was told before, otherwise it is worked out. */
export async function openTelling(
  game: LocalGame,
  shelf: StoryShelf,
  clock: Clock = realClock,
): Promise<Telling> {
  const steps = replaySteps(game);
  const before = await shelf.find(game.id, steps.length);
  return new GameTelling(game.id, steps, before, shelf, clock);
}

/** What is shown moves in whole percents; a screen need not be drawn more often. */
const percent = (progress: number) => Math.floor(progress * 100) / 100;

class GameTelling implements Telling {
  private readonly work: StoryWork;
  private readonly store = createStore<TellingState>(() => ({
    status: 'working',
    progress: 0,
    story: null,
  }));
  private callOff: () => void = () => undefined;

  constructor(
    private readonly id: string,
    readonly steps: readonly Told[],
    before: Measured,
    private readonly shelf: StoryShelf,
    private readonly clock: Clock,
  ) {
    this.work = new StoryWork(steps, before);
    this.showProgress();
    this.begin();
  }

  getState = (): TellingState => this.store.getState();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  stop = (): void => {
    if (this.getState().status !== 'working') return;
    this.callOff();
    this.store.setState({ status: 'stopped' });
    void this.keep();
  };

  goOn = (): void => {
    if (this.getState().status !== 'stopped') return;
    this.store.setState({ status: 'working' });
    this.begin();
  };

  close = async (): Promise<void> => {
    this.callOff();
    if (this.getState().status === 'working') await this.keep();
  };

  private begin(): void {
    this.callOff = workInSlices(() => this.work.work(), this.clock, {
      paused: () => this.showProgress(),
      done: () => this.tell(),
    });
  }

  private showProgress(): void {
    const progress = percent(this.work.progress);
    if (progress !== this.getState().progress) this.store.setState({ progress });
  }

  private tell(): void {
    const story = storyOf(this.steps, this.work.measured());
    this.store.setState({ status: 'told', progress: 1, story });
    void this.keep();
  }

  /** A story that can't be kept is only told anew. */
  private keep(): Promise<void> {
    return this.shelf.keep(this.id, this.work.measured(), this.steps.length).catch(() => undefined);
  }
}
