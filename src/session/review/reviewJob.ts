import { createStore } from 'zustand/vanilla';
import { type Clock, realClock } from '#session/local/clock';
import type { LocalGame } from '#session/local/localGame';
import { type ReplayStep, replay } from '#session/local/replay';
import { runInSlices } from '#session/local/timeSlices';
import type { Analysis } from './analysis';
import { type GameReview, reviewGame } from './gameReview';
import { ReviewAnalyzer } from './reviewAnalyzer';
import type { ReviewStore } from './reviewStore';

export interface ReviewJobState {
  /** A stopped job can be resumed. */
  readonly status: 'working' | 'stopped' | 'done';
  /** From 0 to 1. */
  readonly progress: number;
  readonly review: GameReview | null;
}

/** Computes the review of one game in the background. */
export interface ReviewJob {
  readonly steps: readonly ReplayStep[];
  readonly getState: () => ReviewJobState;
  readonly subscribe: (listener: () => void) => () => void;
  stop(): void;
  resume(): void;
  /** Ends the job and caches the analysis so far. */
  close(): Promise<void>;
}

/** Opens the review of a finished game and continues from the cached analysis. */
export async function openReviewJob(
  game: LocalGame,
  cache: ReviewStore,
  clock: Clock = realClock,
): Promise<ReviewJob> {
  const steps = replay(game);
  const cached = await cache.read(game.id, steps.length);
  return new SlicedReviewJob(game.id, steps, cached, cache, clock);
}

/** Rounds down to whole percents, so that the screen is drawn less often. */
const percent = (progress: number) => Math.floor(progress * 100) / 100;

class SlicedReviewJob implements ReviewJob {
  private readonly analyzer: ReviewAnalyzer;
  private readonly store = createStore<ReviewJobState>(() => ({
    status: 'working',
    progress: 0,
    review: null,
  }));
  private cancel: () => void = () => undefined;

  constructor(
    private readonly id: string,
    readonly steps: readonly ReplayStep[],
    cached: Analysis,
    private readonly cache: ReviewStore,
    private readonly clock: Clock,
  ) {
    this.analyzer = new ReviewAnalyzer(steps, cached);
    this.showProgress();
    this.run();
  }

  getState = (): ReviewJobState => this.store.getState();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  stop = (): void => {
    if (this.getState().status !== 'working') return;
    this.cancel();
    this.store.setState({ status: 'stopped' });
    void this.save();
  };

  resume = (): void => {
    if (this.getState().status !== 'stopped') return;
    this.store.setState({ status: 'working' });
    this.run();
  };

  close = async (): Promise<void> => {
    this.cancel();
    if (this.getState().status === 'working') await this.save();
  };

  private run(): void {
    this.cancel = runInSlices(() => this.analyzer.step(), this.clock, {
      paused: () => this.showProgress(),
      done: () => this.finish(),
    });
  }

  private showProgress(): void {
    const progress = percent(this.analyzer.progress);
    if (progress !== this.getState().progress) this.store.setState({ progress });
  }

  private finish(): void {
    const review = reviewGame(this.steps, this.analyzer.analysis());
    this.store.setState({ status: 'done', progress: 1, review });
    void this.save();
  }

  /** Ignores a failure: the analysis is then computed again next time. */
  private save(): Promise<void> {
    return this.cache
      .write(this.id, this.analyzer.analysis(), this.steps.length)
      .catch(() => undefined);
  }
}
