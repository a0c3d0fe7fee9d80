import { createStore } from 'zustand/vanilla';
import { type Action, type GameView, imagine, isRefusal, type Seat, viewFor } from '#engine';
import { keepEqualParts } from '#session/equalParts';
import type { LogNotice, Session, SessionSnapshot, SessionTrouble } from '#session/session';
import { anyAction } from './anyAction';
import { type Asking, askingAt, onlyPerson } from './asking';
import { lineCount } from './chapters';
import type { Clock } from './clock';
import {
  advance,
  canStepBack,
  type History,
  logFor,
  openHistory,
  revealedSomething,
  seal,
  stepBack,
  undoFloorOf,
} from './history';
import { latestWriter } from './latestWriter';
import type { LocalGame } from './localGame';
import { isOpen } from './sharing';
import { type Think, thinkInSlices } from './thinking';

/** What a game on this device needs from the world around it. */
export interface LocalPorts {
  readonly think: Think;
  readonly clock: Clock;
  /** How long a bot takes at least, so that people can follow; milliseconds. */
  readonly pause: () => number;
  /** Stores the game; rejects if that is not possible. */
  readonly save: (game: LocalGame) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly today: () => number;
}

/** Runs a game in which everybody plays on this device: persons in turn, and bots. */
export function createLocalSession(game: LocalGame, ports: LocalPorts): Session {
  return new LocalSession(game, ports);
}

class LocalSession implements Session {
  private history: History;
  private holder: Seat | null;
  /** At an open table: who is alone with the device for the decision that is on. */
  private alone: Seat | null = null;
  private seen: readonly number[];
  private readonly notice: LogNotice | null;
  private callOffBot: () => void = () => undefined;
  private closed = false;
  private readonly store;
  private readonly writer;

  constructor(
    private readonly game: LocalGame,
    private readonly ports: LocalPorts,
  ) {
    const { history, notice } = openHistory(game, game.undoFloor);
    this.history = history;
    this.notice = notice;
    this.holder = game.holder;
    this.seen = upTo(this.history.log.length, game.seen);
    this.store = createStore<SessionSnapshot>(() => this.snapshot(this.asking()));
    this.writer = latestWriter(ports.save);
    this.wakeBot(this.asking());
  }

  get = (): SessionSnapshot => this.store.getState();

  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  act = async (action: Action) => {
    const { asked } = this.get();
    if (asked === null || this.closed) return STALE;
    const next = advance(this.history, asked, action);
    if (isRefusal(next)) return next;
    const before = this.history.state;
    this.alone = null;
    // At an open table the device lies before whoever decides.
    if (this.isOpen) this.holder = asked;
    const isNews = revealedSomething(before, asked, action, next.state);
    return this.moveTo(isNews ? seal(next) : next);
  };

  undo = (): void => {
    if (!canStepBack(this.history) || this.closed) return;
    const history = stepBack(this.history);
    this.seen = upTo(history.log.length, this.seen);
    void this.moveTo(history);
  };

  takePhone = (): void => {
    const { handOverTo } = this.get();
    if (handOverTo === null) return;
    // Whoever gives the phone away has seen it all on its screen, and whoever takes it has
    // just been shown what is new.
    this.seeAll(this.holder);
    this.seeAll(handOverTo);
    this.holder = handOverTo;
    this.alone = handOverTo;
    void this.moveTo(seal(this.history));
  };

  peek = (seat: Seat): GameView | null => {
    const isPerson = this.game.seats[seat]?.kind === 'person';
    return isPerson && this.get().covered ? viewFor(this.history.state, seat) : null;
  };

  markSeen = (): void => {
    if (this.seenBy(this.holder) === this.history.log.length) return;
    this.seeAll(this.holder);
    void this.moveTo(this.history);
  };

  close = async (): Promise<void> => {
    this.closed = true;
    this.callOffBot();
    await this.writer.idle();
  };

  /** Around an open table everybody has seen what one has. */
  private seeAll(seat: Seat | null): void {
    const { length } = this.history.log;
    this.seen = this.seen.map((count, at) => (at === seat || this.isOpen ? length : count));
  }

  private get isOpen(): boolean {
    return isOpen(this.game.sharing) && onlyPerson(this.game.seats) === null;
  }

  private seenBy(seat: Seat | null): number {
    const { length } = this.history.log;
    return seat === null ? length : (this.seen[seat] ?? length);
  }

  private asking(): Asking {
    const { holder, alone } = this;
    const { seats, sharing } = this.game;
    return askingAt(this.history.state, seats, { holder, alone, sharing });
  }

  /** Every change ends here: show it, store it, and let the next bot think. */
  private async moveTo(history: History): Promise<SessionTrouble | null> {
    const sameTable = history.state === this.history.state;
    this.history = history;
    const asking = this.asking();
    this.store.setState(keepEqualParts(this.get(), this.snapshot(asking)), true);
    if (!sameTable) this.wakeBot(asking);
    return (await this.writer.put(this.toSave())) ? null : NOT_SAVED;
  }

  private wakeBot({ bot }: Asking): void {
    this.callOffBot();
    if (bot === null) return;
    const { think, clock, pause } = this.ports;
    const { level = 'medium' } = this.game.seats[bot] ?? {};
    const seed = `${this.game.id} ${lineCount(this.history.chapters)}`;
    const { state } = this.history;
    const begin = () => think(level, viewFor(state, bot), seed);
    this.callOffBot = thinkInSlices(begin, clock, pause(), (action) => this.botActs(bot, action));
  }

  /** A person must never be stuck with a bot that errs, so there is always some move. */
  private botActs(bot: Seat, action: Action): void {
    const played = advance(this.history, bot, action);
    const next = isRefusal(played)
      ? advance(this.history, bot, anyAction(this.history.state, bot))
      : played;
    if (!isRefusal(next)) void this.moveTo(seal(next));
  }

  private toSave(): LocalGame {
    const { chapters, state } = this.history;
    return {
      ...this.game,
      updatedAt: this.ports.today(),
      chapters,
      state,
      undoFloor: undoFloorOf(this.history),
      holder: this.holder,
      seen: this.seen,
    };
  }

  private snapshot({ asked, handOverTo, waiting, covered }: Asking): SessionSnapshot {
    const { state, log, gaps } = this.history;
    const holder = handOverTo ?? this.holder;
    const view = viewFor(state, covered ? null : holder);
    // What may be done can depend on what is hidden, so this is asked with the decider's eyes.
    const own = asked === null || asked === view.viewer ? view : viewFor(state, asked);
    return {
      gameId: this.game.id,
      kind: 'local',
      seats: this.game.seats,
      view,
      guessedState: imagine(own, this.game.id),
      holder,
      asked,
      covered,
      around: this.game.sharing === 'around',
      handOverTo,
      waiting,
      deadline: null,
      log: logFor(log, view.viewer),
      logGaps: gaps,
      notice: this.notice,
      unseenFrom: this.seenBy(holder),
      canUndo: canStepBack(this.history),
      connection: 'live',
      sending: false,
    };
  }
}

const upTo = (length: number, seen: readonly number[]) =>
  seen.map((count) => Math.min(count, length));

const STALE: SessionTrouble = { trouble: 'stale' };
const NOT_SAVED: SessionTrouble = { trouble: 'notSaved' };
