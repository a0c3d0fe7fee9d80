import { createStore } from 'zustand/vanilla';
import { type Action, imagine, isRefusal, type Seat, viewFor } from '../../engine';
import { keepEqualParts } from '../equalParts';
import type { Session, SessionSnapshot, SessionTrouble } from '../session';
import { anyAction } from './anyAction';
import { type Asking, askingAt } from './asking';
import type { Clock } from './clock';
import {
  advance,
  beginHistory,
  canStepBack,
  type History,
  replay,
  revealedSomething,
  seal,
  stepBack,
} from './history';
import { latestWriter } from './latestWriter';
import type { LocalGame } from './localGame';
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
  private seen: readonly number[];
  private callOffBot: () => void = () => undefined;
  private closed = false;
  private readonly store;
  private readonly writer;

  constructor(
    private readonly game: LocalGame,
    private readonly ports: LocalPorts,
  ) {
    this.history = openHistory(game);
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
    return this.moveTo(revealedSomething(before, next.state) ? seal(next) : next);
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
    void this.moveTo(seal(this.history));
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

  private seeAll(seat: Seat | null): void {
    this.seen = this.seen.map((count, at) => (at === seat ? this.history.log.length : count));
  }

  private seenBy(seat: Seat | null): number {
    const { length } = this.history.log;
    return seat === null ? length : (this.seen[seat] ?? length);
  }

  private asking(): Asking {
    return askingAt(this.history.state, this.game.seats, this.holder);
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
    const seed = `${this.game.id} ${this.history.actions.length}`;
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
    const { start, actions, state, past } = this.history;
    return {
      ...this.game,
      updatedAt: this.ports.today(),
      start,
      actions,
      state,
      undoFloor: actions.length - past.length,
      holder: this.holder,
      seen: this.seen,
    };
  }

  private snapshot({ asked, handOverTo, waiting }: Asking): SessionSnapshot {
    const { state, log } = this.history;
    const holder = handOverTo ?? this.holder;
    const view = viewFor(state, holder);
    return {
      gameId: this.game.id,
      kind: 'local',
      seats: this.game.seats,
      view,
      table: imagine(view, this.game.id),
      holder,
      asked,
      handOverTo,
      waiting,
      deadline: null,
      log,
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

/** The actions tell the log; if they no longer lead to the stored table, the table counts. */
function openHistory(game: LocalGame): History {
  const history = replay(game.start, game.actions, game.undoFloor);
  const leadsHere =
    history !== null && JSON.stringify(history.state) === JSON.stringify(game.state);
  return leadsHere ? history : beginHistory(game.state);
}
