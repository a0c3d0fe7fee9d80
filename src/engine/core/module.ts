import type { Purpose } from './chance';
import type { ActionField, Fields } from './field';
import type { Keyed, Seat } from './ids';
import type { Json, JsonRecord } from './json';
import type { Refusal } from './refusals';

/**
 * A game is made of modules, as a box is of cardboard. Core runs them and knows none: no role, no
 * building, no player.
 */

export interface CoreOptions {
  readonly seats: readonly { readonly name: string; readonly kind: string }[];
  readonly expansions: readonly string[];
  readonly variants: Readonly<Record<string, boolean>>;
  readonly seed: string;
}

export interface CoreState {
  options: CoreOptions;
  /** The words of all streams of chance, one stream after the other (S-16). */
  random: number[];
  /** How many actions were played. */
  ply: number;
  /** What is under way: the last frame is running or waits for a decision. */
  frames: Frame[];
  over: boolean;
}

/** Everything that is looked up while playing, made once for each set of options. */
export interface CoreRules {
  readonly modules: readonly Module[];
  readonly playerCount: number;
  readonly seats: readonly Seat[];
  /** Who sits to the left. */
  readonly next: Keyed<Seat, Seat>;
}

/** A step's number holds for this process; for the compiler it is one literal, like any id. */
export type StepNumber = 1_000;

/** One step of the game that is under way; data only, so a game can be saved at any time. */
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

/** Takes what is told. */
export interface Sink<Item> {
  readonly length: number;
  push(item: Item): unknown;
}

/** A state being changed, with the rules it is played by. */
export interface Game<
  S extends CoreState = CoreState,
  R extends CoreRules = CoreRules,
  E extends AnyEvent = AnyEvent,
> {
  readonly state: S;
  readonly rules: R;
  /** Null while searching: nobody listens, so nothing is told. */
  readonly events: Sink<E> | null;
}

/** What a view may show of something: any part of it may be hidden, which is null. */
export type Seen<T> =
  | (T extends readonly (infer Item)[] ? readonly Seen<Item>[] : SeenFields<T>)
  | null;
export type SeenFields<T> = T extends object ? { readonly [Key in keyof T]: Seen<T[Key]> } : T;

/**
 * A step pops or changes its frame and may push others. `advance` returns true when somebody has
 * a real choice; otherwise it has already gone on. `apply` expects a legal action; `refuse`
 * says why one is not.
 */
export interface Step<G extends Game = Game, Data = unknown, Act extends AnyAction = AnyAction> {
  readonly name: string;
  /** Given when the engine is loaded. */
  number: StepNumber;
  readonly data: Fields<Data> | null;
  clone(data: Data): Data;
  advance(game: G, frame: Frame<Data>): boolean;
  legal(game: G, frame: Frame<Data>, seat: Seat, out: Act[]): void;
  refuse(game: G, frame: Frame<Data>, seat: Seat, action: Act): Refusal | null;
  apply(game: G, frame: Frame<Data>, seat: Seat, action: Act): void;
  /** Seats that may act now, if it is not only the frame's, which must be one of them. */
  asked?(game: G, frame: Frame<Data>): Seat[];
  /** Fills in what a view hid of the data; `random` is a generator for guesses. */
  imagine?(game: G, data: SeenFields<Data>, viewer: Seat | null, random: number[]): Data;
  /** What its frame holds when it opens for somebody's turn. */
  opening?(): Data;
}

/** What a module keeps of its own in the state, under its name; null when it is not in play. */
export interface Slice<G extends Game = Game, Own = unknown> {
  readonly fields: Fields<Own>;
  create(game: G): Own;
  clone(own: Own): Own;
  /** Fills in what a view hid; without this it hides nothing. */
  imagine?(game: G, own: SeenFields<Own>, viewer: Seat | null, random: number[]): Own;
}

export interface ScoreLine {
  readonly module: string;
  readonly line: string;
  readonly points: number;
}

/** Takes the lines of a score: to list them, or only to add them up. */
export interface ScoreSheet {
  add(module: string, line: string, points: number): void;
}

export interface OptionSpec {
  /** Whether a value may stand there at all. */
  fits(value: unknown): boolean;
  readonly defaultValue: Json;
  /** Whether games with another value have other rules. */
  readonly shapesRules: boolean;
}

/** A stored game on its way up from an older version. */
export type StoredGame = JsonRecord;

export type ActionFields = Readonly<Record<string, Readonly<Record<string, ActionField>>>>;

export interface Module<G extends Game = Game> {
  readonly name: string;
  /** An expansion is in play when the options name it; other modules are unless they say not. */
  readonly isExpansion: boolean;
  isInPlay?(options: Pick<CoreOptions, 'seats'>): boolean;
  /** Modules whose things it uses. */
  readonly needs: readonly string[];
  readonly version: number;
  /** The step at index n brings a stored game from version n + 1 of this module to the next. */
  readonly up: readonly ((game: StoredGame) => StoredGame)[];
  /**
   * Steps back, the first from the present version. While the release before this one must
   * still read what is stored, it is stored so many versions behind.
   */
  readonly down: readonly ((game: StoredGame) => StoredGame)[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly variants: Readonly<Record<string, boolean>>;
  readonly seatKinds: readonly string[];
  readonly steps: readonly Step[];
  /** What it draws by chance; modules may share a purpose. */
  readonly purposes: readonly Purpose[];
  readonly actions: ActionFields;
  /** Actions that others learn of only as "has chosen". */
  readonly secretActions: readonly string[];
  readonly events: Readonly<Record<string, Fields<object>>>;
  /**
   * Events that follow from something hidden of a seat and change nothing for the others: nobody
   * else can foresee them, and what comes after is no less certain for them.
   */
  readonly unforeseeableEvents: readonly string[];
  readonly refusals: Readonly<Record<string, string>>;
  readonly slice: Slice<G> | null;
  /** Why these options make no game; null if they do. */
  refuseOptions?(options: CoreOptions, rules: G['rules']): Refusal | null;
  /** What it adds to the game; read by the module that made the table. */
  parts(options: CoreOptions): object;
  score(game: G, seat: Seat, sheet: ScoreSheet): void;
  /** What is wrong with the state, in words; for tests. */
  brokenInvariants(game: G): readonly string[];
}

/** The module that makes the table on which the others play: the first of the list. */
export interface RootModule<
  S extends CoreState = CoreState,
  R extends CoreRules = CoreRules,
  G extends Game<S, R> = Game<S, R>,
> extends Module<G> {
  /** Gives numbers to what the modules bring; called once, when the engine is loaded. */
  number(modules: readonly Module[]): void;
  compile(options: CoreOptions, inPlay: readonly Module[], core: CoreRules): R;
  /** Its fields of the state, which lie beside core's own. */
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
