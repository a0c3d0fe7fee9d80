import type { Purpose } from './chance';
import type { ActionField, Fields } from './field';
import type { Keyed, Seat } from './ids';
import type { Json, JsonRecord } from './json';
import type { Refusal } from './refusals';

/** A game is made of modules. Core runs them and knows none: no role, no building, no player. */

export interface CoreOptions {
  readonly seats: readonly { readonly name: string; readonly kind: string }[];
  readonly expansions: readonly string[];
  readonly variants: Readonly<Record<string, boolean>>;
  readonly seed: string;
}

export interface CoreState {
  options: CoreOptions;
  /** The words of all random streams, one stream after the other (S-16). */
  random: number[];
  /** Number of actions played. */
  ply: number;
  /** A stack of steps; the last one is running or waits for a decision. */
  frames: Frame[];
  over: boolean;
}

/** Looked up while playing; made once for each set of options. */
export interface CoreRules {
  readonly modules: readonly Module[];
  readonly playerCount: number;
  readonly seats: readonly Seat[];
  /** The seat to the left. */
  readonly next: Keyed<Seat, Seat>;
}

/**
 * A step's number is valid in this process only. For the compiler it is one literal, like any id.
 */
export type StepNumber = 1_000;

/** A step in progress. It is plain data, so that a game can be saved at any time. */
export interface Frame<Data = unknown> {
  step: StepNumber;
  seat: Seat;
  data: Data;
}

export interface AnyAction {
  readonly type: string;
}
export interface AnyEvent {
  readonly type: string;
}

/** Receives events. */
export interface Sink<Item> {
  readonly length: number;
  push(item: Item): unknown;
}

/** A state that is being changed, with its rules. */
export interface Game<
  S extends CoreState = CoreState,
  R extends CoreRules = CoreRules,
  E extends AnyEvent = AnyEvent,
> {
  readonly state: S;
  readonly rules: R;
  /** Null during a search, which reads no events. */
  readonly events: Sink<E> | null;
}

/** A value in a view: any part may be hidden, which is null. */
export type Seen<T> =
  | (T extends readonly (infer Item)[] ? readonly Seen<Item>[] : SeenFields<T>)
  | null;
export type SeenFields<T> = T extends object ? { readonly [Key in keyof T]: Seen<T[Key]> } : T;

/**
 * A step pops or changes its frame and may push others. `advance` returns true when a seat has a
 * real choice; otherwise it has already continued. `apply` expects a legal action; `refuse`
 * returns the reason why one is not.
 */
export interface Step<G extends Game = Game, Data = unknown, Act extends AnyAction = AnyAction> {
  readonly name: string;
  /** Set when the engine is loaded. */
  number: StepNumber;
  readonly data: Fields<Data> | null;
  clone(data: Data): Data;
  advance(game: G, frame: Frame<Data>): boolean;
  legal(game: G, frame: Frame<Data>, seat: Seat, out: Act[]): void;
  refuse(game: G, frame: Frame<Data>, seat: Seat, action: Act): Refusal | null;
  apply(game: G, frame: Frame<Data>, seat: Seat, action: Act): void;
  /** Seats that may act now. Without this method only the frame's seat may; it must be among them. */
  asked?(game: G, frame: Frame<Data>): Seat[];
  /** Makes up the parts of the data that the view hides. */
  imagine?(game: G, data: SeenFields<Data>, viewer: Seat | null, random: number[]): Data;
  /** The data of a frame that opens a turn. */
  opening?(): Data;
}

/** The module's part of the state, under its name; null while the module is not in play. */
export interface Slice<G extends Game = Game, Own = unknown> {
  readonly fields: Fields<Own>;
  create(game: G): Own;
  clone(own: Own): Own;
  /** Makes up the parts that the view hides. Without this method nothing is hidden. */
  imagine?(game: G, own: SeenFields<Own>, viewer: Seat | null, random: number[]): Own;
}

export interface ScoreLine {
  readonly module: string;
  readonly line: string;
  readonly points: number;
}

/** Receives the lines of a score, to list them or to add them up. */
export interface ScoreSheet {
  add(module: string, line: string, points: number): void;
}

export interface OptionSpec {
  /** Whether the option may have this value. */
  fits(value: unknown): boolean;
  readonly defaultValue: Json;
  /** Whether games with another value have other rules. */
  readonly shapesRules: boolean;
}

/** A stored game that is converted to another version. */
export type StoredGame = JsonRecord;

export type ActionFields = Readonly<Record<string, Readonly<Record<string, ActionField>>>>;

export interface Module<G extends Game = Game> {
  readonly name: string;
  /** An expansion is in play if the options name it. Other modules are, unless `isInPlay` denies it. */
  readonly isExpansion: boolean;
  isInPlay?(options: Pick<CoreOptions, 'seats'>): boolean;
  /** Modules that it imports. */
  readonly needs: readonly string[];
  readonly version: number;
  /** The step at index n converts a stored game from version n + 1 of this module to the next. */
  readonly up: readonly ((game: StoredGame) => StoredGame)[];
  /**
   * Steps back, the first from the present version. Games are stored this many versions behind,
   * while the previous release must still read them.
   */
  readonly down: readonly ((game: StoredGame) => StoredGame)[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly variants: Readonly<Record<string, boolean>>;
  readonly seatKinds: readonly string[];
  readonly steps: readonly Step[];
  /** Its random draws. Modules may share a purpose. */
  readonly purposes: readonly Purpose[];
  readonly actions: ActionFields;
  /** Actions whose content only their own seat learns. */
  readonly secretActions: readonly string[];
  readonly events: Readonly<Record<string, Fields<object>>>;
  /**
   * Events that follow from something hidden of a seat and change nothing for others. Others
   * cannot foresee them, but can foresee the events after them.
   */
  readonly unforeseeableEvents: readonly string[];
  readonly refusals: Readonly<Record<string, string>>;
  readonly slice: Slice<G> | null;
  /** The reason why these options are not playable; null if they are. */
  refuseOptions?(options: CoreOptions, rules: G['rules']): Refusal | null;
  /** The reason why no new game may have these options; a stored game may still have them. */
  refuseNewGame?(options: CoreOptions): Refusal | null;
  /** Additions to the game; the root module reads them. */
  parts(options: CoreOptions): object;
  score(game: G, seat: Seat, sheet: ScoreSheet): void;
  /**
   * The same for a state in which the hidden parts are null, as in a view. Points that depend on
   * them are NaN. Without this method `score` reads nothing hidden.
   */
  scoreSeen?(game: G, seat: Seat, sheet: ScoreSheet): void;
  /** Describes every broken invariant of the state; for tests. */
  brokenInvariants(game: G): readonly string[];
}

/** The first module of the list. It defines the state and the rules that others extend. */
export interface RootModule<
  S extends CoreState = CoreState,
  R extends CoreRules = CoreRules,
  G extends Game<S, R> = Game<S, R>,
> extends Module<G> {
  /** Numbers the buildings, roles and so on of all modules; called once, when the engine is loaded. */
  number(modules: readonly Module[]): void;
  compile(options: CoreOptions, inPlay: readonly Module[], core: CoreRules): R;
  /** Its fields of the state, beside those of core. */
  readonly fields: Fields<Omit<S, keyof CoreState>>;
  emptyState(core: CoreState, rules: R): S;
  clone(state: S): S;
  setUp(game: G): void;
  imagine(game: G, viewer: Seat | null, random: number[]): void;
  tieBreak(game: G, seat: Seat): number;
}

/** The parts of a module that most modules leave empty. */
export const EMPTY_MODULE = {
  isExpansion: true,
  needs: [],
  version: 1,
  up: [],
  down: [],
  options: {},
  variants: {},
  seatKinds: [],
  steps: [],
  purposes: [],
  actions: {},
  secretActions: [],
  events: {},
  unforeseeableEvents: [],
  refusals: {},
  slice: null,
  parts: () => ({}),
  score() {},
  brokenInvariants: () => [],
} satisfies Omit<Module, 'name'>;
