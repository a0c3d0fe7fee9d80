import { createStore } from 'zustand/vanilla';
import { type Action, type GameView, imagine, isRefusal, type Seat, viewFor } from '#engine';
import { keepEqualParts } from '#session/equalParts';
import type { LogNotice, Session, SessionSnapshot, SessionTrouble } from '#session/session';
import { anyAction } from './anyAction';
import { lineCount } from './chapters';
import type { Clock } from './clock';
import { coalescingWriter } from './coalescingWriter';
import {
  advance,
  canStepBack,
  type History,
  logFor,
  openHistory,
  type Players,
  seal,
  settle,
  stepBack,
  undoFloorOf,
} from './history';
import type { LocalGame } from './localGame';
import { type NextDecision, nextDecision, onlyPerson } from './nextDecision';
import { type StartSearch, searchInSlices } from './searchInSlices';
import { isOpen } from './sharing';

/** Dependencies of a local session. */
export interface LocalPorts {
  readonly startSearch: StartSearch;
  readonly clock: Clock;
  /** Shortest time of a bot's turn in milliseconds, so that people can follow it. */
  readonly pause: () => number;
  /** Rejects if the game cannot be stored. */
  readonly save: (game: LocalGame) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly today: () => number;
}

/** Runs a game in which all persons and bots play on this device. */
export function createLocalSession(game: LocalGame, ports: LocalPorts): Session {
  return new LocalSession(game, ports);
}

class LocalSession implements Session {
  private history: History;
  private readonly players: Players;
  private holder: Seat | null;
  /** Seat of the person who is alone with the device for one decision at an open table. */
  private alone: Seat | null = null;
  private seen: readonly number[];
  private readonly notice: LogNotice | null;
  private cancelBot: () => void = () => undefined;
  private closed = false;
  private readonly store;
  private readonly writer;

  constructor(
    private readonly game: LocalGame,
    private readonly ports: LocalPorts,
  ) {
    const { seats } = game;
    this.players = { person: onlyPerson(seats), isBot: (seat) => seats[seat]?.kind === 'bot' };
    const { history, notice } = openHistory(game, game.undoFloor, this.players);
    this.history = history;
    this.notice = notice;
    this.holder = game.holder;
    this.seen = upTo(this.history.log.length, game.seen);
    this.store = createStore<SessionSnapshot>(() => this.snapshot(this.nextDecision()));
    this.writer = coalescingWriter(ports.save);
    this.startBot(this.nextDecision());
  }

  get = (): SessionSnapshot => this.store.getState();

  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  act = async (action: Action) => {
    const { asked } = this.get();
    if (asked === null || this.closed) return STALE;
    const next = advance(this.history, asked, action);
    if (isRefusal(next)) return next;
    this.alone = null;
    // At an open table the person who decides counts as the holder.
    if (this.isOpen) this.holder = asked;
    return this.apply(settle(next, action, this.players));
  };

  undo = (): void => {
    const { person } = this.players;
    if (!canStepBack(this.history, person) || this.closed) return;
    const history = stepBack(this.history, person);
    this.seen = upTo(history.log.length, this.seen);
    void this.apply(history);
  };

  takePhone = (): void => {
    const { handOverTo } = this.get();
    if (handOverTo === null) return;
    // The old holder has seen the screen up to now, and the new one has just seen the recap.
    this.markAllSeen(this.holder);
    this.markAllSeen(handOverTo);
    this.holder = handOverTo;
    this.alone = handOverTo;
    void this.apply(seal(this.history, 'passedOn'));
  };

  peek = (seat: Seat): GameView | null => {
    const isPerson = this.game.seats[seat]?.kind === 'person';
    return isPerson && this.get().covered ? viewFor(this.history.state, seat) : null;
  };

  markSeen = (): void => {
    if (this.seenCount(this.holder) === this.history.log.length) return;
    this.markAllSeen(this.holder);
    void this.apply(this.history);
  };

  close = async (): Promise<void> => {
    this.closed = true;
    this.cancelBot();
    await this.writer.idle();
  };

  /** Marks the log as seen, for all seats at an open table, because everybody sees the screen. */
  private markAllSeen(seat: Seat | null): void {
    const { length } = this.history.log;
    this.seen = this.seen.map((count, at) => (at === seat || this.isOpen ? length : count));
  }

  private get isOpen(): boolean {
    return isOpen(this.game.sharing) && onlyPerson(this.game.seats) === null;
  }

  private seenCount(seat: Seat | null): number {
    const { length } = this.history.log;
    return seat === null ? length : (this.seen[seat] ?? length);
  }

  private nextDecision(): NextDecision {
    const { holder, alone } = this;
    const { seats, sharing } = this.game;
    return nextDecision(this.history.state, seats, { holder, alone, sharing });
  }

  /** Shows and stores a change and starts the next bot. All changes go through this method. */
  private async apply(history: History): Promise<SessionTrouble | null> {
    const isSameState = history.state === this.history.state;
    this.history = history;
    const decision = this.nextDecision();
    this.store.setState(keepEqualParts(this.get(), this.snapshot(decision)), true);
    if (!isSameState) this.startBot(decision);
    return (await this.writer.put(this.savedGame())) ? null : NOT_SAVED;
  }

  private startBot({ bot }: NextDecision): void {
    this.cancelBot();
    if (bot === null) return;
    const { startSearch, clock, pause } = this.ports;
    const { level = 'medium' } = this.game.seats[bot] ?? {};
    const seed = `${this.game.id} ${lineCount(this.history.chapters)}`;
    const { state } = this.history;
    const begin = () => startSearch(level, viewFor(state, bot), seed);
    this.cancelBot = searchInSlices(begin, clock, pause(), (action) =>
      this.playBotAction(bot, action),
    );
  }

  /** Plays any legal action if the rules refuse the bot's, so that a faulty bot blocks no game. */
  private playBotAction(bot: Seat, action: Action): void {
    const played = advance(this.history, bot, action);
    if (!isRefusal(played)) return void this.apply(settle(played, action, this.players));
    const any = anyAction(this.history.state, bot);
    const next = advance(this.history, bot, any);
    if (!isRefusal(next)) void this.apply(settle(next, any, this.players));
  }

  private savedGame(): LocalGame {
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

  private snapshot({ asked, handOverTo, waiting, covered }: NextDecision): SessionSnapshot {
    const { state, log, gaps } = this.history;
    const holder = handOverTo ?? this.holder;
    const canUndo = canStepBack(this.history, this.players.person);
    const view = viewFor(state, covered ? null : holder);
    // Legal actions can depend on hidden information, so they come from the asked seat's view.
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
      unseenFrom: this.seenCount(holder),
      canUndo,
      undoBarrier: canUndo ? null : this.history.barrier,
      connection: 'live',
      sending: false,
    };
  }
}

const upTo = (length: number, seen: readonly number[]) =>
  seen.map((count) => Math.min(count, length));

const STALE: SessionTrouble = { trouble: 'stale' };
const NOT_SAVED: SessionTrouble = { trouble: 'notSaved' };
