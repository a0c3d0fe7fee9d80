import { createStore } from 'zustand/vanilla';
import { type Clock, realClock } from '#session/local/clock';
import type { LocalGame } from '#session/local/localGame';
import { replaySteps } from '#session/local/replaySteps';
import type { Told } from '#session/local/retell';
import { workInSlices } from '#session/local/slices';
import { type GameReview, reviewGame } from './gameReview';
import type { Measured } from './measured';
import type { ReviewStore } from './reviewStore';
import { ReviewWork } from './reviewWork';

export interface ReviewJobState {
  /** `stopped`: somebody called it off; it can go on from there. */
  readonly status: 'working' | 'stopped' | 'done';
  /** From 0 to 1. */
  readonly progress: number;
  readonly review: GameReview | null;
}

/** The review of one game in the making. */
export interface ReviewJob {
  readonly steps: readonly Told[];
  readonly getState: () => ReviewJobState;
  readonly subscribe: (listener: () => void) => () => void;
  stop(): void;
  goOn(): void;
  /** Leaves it; what was measured is kept for the next time. */
  close(): Promise<void>;
}

/** Opens the review of a game that is over: at once if it was told before, otherwise it is worked out. */
export async function openReviewJob(
  game: LocalGame,
  shelf: ReviewStore,
  clock: Clock = realClock,
): Promise<ReviewJob> {
  const steps = replaySteps(game);
  const before = await shelf.find(game.id, steps.length);
  return new GameReviewJob(game.id, steps, before, shelf, clock);
}

/** What is shown moves in whole percents; a screen need not be drawn more often. */
const percent = (progress: number) => Math.floor(progress * 100) / 100;

class GameReviewJob implements ReviewJob {
  private readonly work: ReviewWork;
  private readonly store = createStore<ReviewJobState>(() => ({
    status: 'working',
    progress: 0,
    review: null,
  }));
  private callOff: () => void = () => undefined;

  constructor(
    private readonly id: string,
    readonly steps: readonly Told[],
    before: Measured,
    private readonly shelf: ReviewStore,
    private readonly clock: Clock,
  ) {
    this.work = new ReviewWork(steps, before);
    this.showProgress();
    this.begin();
  }

  getState = (): ReviewJobState => this.store.getState();
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
    const review = reviewGame(this.steps, this.work.measured());
    this.store.setState({ status: 'done', progress: 1, review });
    void this.keep();
  }

  /** A review that can't be kept is only told anew. */
  private keep(): Promise<void> {
    return this.shelf.keep(this.id, this.work.measured(), this.steps.length).catch(() => undefined);
  }
}
