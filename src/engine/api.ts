/** Installs the modules and gives core's functions the types of this game. */

import { checkAction as check } from './core/checkAction';
import { cloneState as clone } from './core/clone';
import { createGame as create, recreateGame as recreate } from './core/create';
import { restoreEvent as readEvent, eventFor as showEvent } from './core/events';
import { foresee as foreseeEvents } from './core/foresee';
import type { Seat } from './core/ids';
import { assumeTotal } from './core/ids';
import { imagine as imagineState } from './core/imagine';
import { namesIn } from './core/json';
import { type KnownScore, knownScore as knownPoints } from './core/knownScore';
import { numbersOf } from './core/names';
import * as notation from './core/notation';
import * as playing from './core/play';
import { isRefusal as isCoreRefusal } from './core/refusals';
import { install, registry } from './core/registry';
import {
  type PlayedAction as AnyPlayedAction,
  type Revealed,
  revealedSomething as revealed,
} from './core/reveal';
import { restoreView as restoreSeen, restore as restoreState } from './core/store';
import { viewFor as look } from './core/view';
import { type GoalCard as GoalNumber, goalNames } from './modules/base/goals/goal';
import {
  type Building as BuildingNumber,
  buildingNames,
  type Role as RoleNumber,
  roleNames,
} from './modules/base/ids';
import {
  type SeatPreview as BaseSeatPreview,
  previewRole as preview,
} from './modules/base/rolePreview';
import {
  type UpcomingDecision as BaseUpcomingDecision,
  upcomingDecision as upcoming,
} from './modules/base/upcoming';
import { MODULES, ROOT } from './modules/list';
import type {
  Action,
  BuildingName,
  Decision,
  GameEvent,
  GameEventType,
  GameOptions,
  GameState,
  GameView,
  GoalName,
  Refusal,
  RefusalCode,
  RoleName,
  Variants,
} from './modules/types';

install(ROOT, MODULES);

export type Played = playing.Played<GameState, GameEvent>;
export type ActionLine = notation.ActionLine<Action>;

interface Api {
  createGame(request: unknown): GameState | Refusal;
  recreateGame(request: unknown): GameState | Refusal;
  play(state: GameState, seat: unknown, action: unknown): Played | Refusal;
  refusalFor(state: GameState, seat: Seat, action: Action): Refusal | null;
  decisionOf(state: GameState): Decision | null;
  restore(json: unknown): GameState | Refusal;
  restoreView(json: unknown): GameView | Refusal;
  checkAction(raw: unknown): Action | null;
  isRefusal(value: object): value is Refusal;
  restoreEvent(json: unknown, options: GameOptions): GameEvent | null;
  parseLine(line: string): ActionLine | null;
  parseAction(text: string): Action | null;
}
const general = {
  createGame: create,
  recreateGame: recreate,
  play: playing.play,
  refusalFor: playing.refusalFor,
  decisionOf: playing.decisionOf,
  restore: restoreState,
  restoreView: restoreSeen,
  checkAction: check,
  isRefusal: isCoreRefusal,
  restoreEvent: readEvent,
  parseLine: notation.parseLine,
  parseAction: notation.parseAction,
};
// biome-ignore lint/nursery/noUnsafeTypeAssertion: core types these for any modules; the modules installed above narrow them
const api = general as Api;
export const { createGame, recreateGame, play, refusalFor } = api;
export const { decisionOf, restore, restoreView } = api;
export const { checkAction, isRefusal, restoreEvent } = api;
export const { parseLine, parseAction } = api;

export const applyInPlace: (state: GameState, seat: Seat, action: Action) => void =
  playing.applyInPlace;
export const legalActions = playing.legalActions<Action>;
export const { isLegal, seatsToAct, isStillLegal } = playing;
export const cloneState = clone<GameState>;
export const eventFor = showEvent<GameEvent>;
// biome-ignore lint/nursery/noUnsafeTypeAssertion: the state of the modules installed above
export const imagine = (view: GameView, seed: string) => imagineState(view, seed) as GameState;
// biome-ignore lint/nursery/noUnsafeTypeAssertion: the view of the modules installed above
export const viewFor = (state: GameState, viewer: Seat | null) => look(state, viewer) as GameView;
/** What the viewer may know of a seat's score, as if the game ended now. */
export const knownScore: (view: GameView, seat: Seat) => KnownScore = knownPoints;
export const { formatLine, formatLineFor, formatAction } = notation;

/** Numbers are valid in this process only. */
export type Building = BuildingNumber;
export type Role = RoleNumber;
export const BUILDINGS = buildingNames.keys;
export const ROLES = roleNames.keys;
export const BUILDING_NAMES = named<BuildingNumber, BuildingName>(buildingNames.list);
export const GOAL_NAMES = named<GoalNumber, GoalName>(goalNames.list);
export const ROLE_NAMES = named<RoleNumber, RoleName>(roleNames.list);
export const Building = numbersOf<BuildingName, BuildingNumber>(buildingNames);
export const Role = numbersOf<RoleName, RoleNumber>(roleNames);

function named<Key extends number, Name extends string>(list: readonly string[]) {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the modules installed above declare these names
  return assumeTotal<Key, Name>([...list] as Name[]);
}

// biome-ignore lint/nursery/noUnsafeTypeAssertion: the modules installed above declare these variants
export const DEFAULT_VARIANTS = { ...registry.variants } as Variants;
export const VARIANTS = namesIn(DEFAULT_VARIANTS);
/** The rule behind each refusal. */
export const REFUSAL_RULES = Object.fromEntries(
  registry.modules.flatMap(({ refusals }) => Object.entries(refusals)),
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: the modules installed above declare these codes
) as Readonly<Record<RefusalCode, string>>;

export type PlayedAction = AnyPlayedAction<GameState, Action>;
export const revealedSomething: (played: PlayedAction, viewer: Seat) => Revealed | null = revealed;
/** The events of an action, as far as the seat can know them in advance. */
export const foresee = foreseeEvents<GameEvent>;
export type SeatPreview = BaseSeatPreview<Action, GameEvent>;
export const previewRole: (state: GameState, chooser: Seat, role: Role) => SeatPreview[] = preview;
export type UpcomingDecision = BaseUpcomingDecision<GameState, Action>;
export const upcomingDecision: (state: GameState, seat: Seat) => UpcomingDecision | null = upcoming;

// biome-ignore lint/nursery/noUnsafeTypeAssertion: the modules installed above declare these events
export const EVENT_TYPES = [...registry.eventForms.keys()] as readonly GameEventType[];
