import { loadModules } from './load';

/**
 * The first release, as far as its games are recorded here. Its code is told apart from the
 * present one by having its own types: they never change again.
 */
export const RELEASE_1 = 'd320859';

export type Seat = number;

export interface Request {
  readonly seats: readonly { readonly name: string; readonly kind: 'human' | 'bot' }[];
  readonly seed: string;
  readonly edition: 'classic' | '1897';
  readonly expansions: readonly string[];
  readonly variants: Readonly<Record<string, boolean>>;
  readonly board: 'draft' | 'random' | readonly number[];
}

export interface Frame {
  readonly kind: string;
  readonly seat: Seat;
}

export interface State {
  readonly options: Request;
  readonly ply: number;
  readonly over: boolean;
  readonly board: readonly number[];
  readonly frames: readonly Frame[];
}

export interface Action {
  readonly type: string;
}

export interface Refusal {
  readonly code: string;
}

export interface Event {
  readonly type: string;
}

export interface Score {
  readonly total: number;
  readonly tieBreak: number;
  readonly rank: number;
}

export interface Engine {
  readonly BUILDING_NAMES: readonly string[];
  readonly VARIANTS: readonly string[];
  readonly EXPANSIONS: readonly string[];
  isRefusal(value: object): value is Refusal;
  createGame(request: Request): State | Refusal;
  decisionOf(state: State): Frame | null;
  seatsToAct(state: State): Seat[];
  legalActions(state: State, seat: Seat): Action[];
  placements(state: State, seat: Seat): Iterable<Action>;
  randomPlacement(state: State, seat: Seat, random: number[]): Action;
  play(
    state: State,
    seat: Seat,
    action: Action,
  ): { readonly state: State; readonly events: readonly Event[] } | Refusal;
  viewFor(state: State, seat: Seat | null): object;
  writeAction(seat: Seat, action: Action): string;
  score(state: State): Score[];
  seedRandom(seed: string): number[];
  nextInt(random: number[], below: number): number;
}

export type Level = 'easy' | 'medium' | 'hard';

export interface Search {
  readonly budget: number;
  step(iterations: number): boolean;
  best(): Action;
}

export interface Levels {
  botFor(level: Level): { begin(view: object, random: number[]): Search | Refusal };
}

export interface Release1 {
  readonly engine: Engine;
  readonly levels: Levels;
}

const MODULES = { engine: 'src/engine/index.ts', levels: 'src/bots/levels.ts' } as const;

export async function loadRelease1(): Promise<Release1> {
  const loaded = await loadModules(RELEASE_1, MODULES);
  return { engine: loaded.engine as Engine, levels: loaded.levels as Levels };
}
