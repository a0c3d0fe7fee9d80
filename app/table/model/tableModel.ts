import type { Advice } from '#app/text/hints';
import type { Voice } from '#app/text/voice';
import {
  type Action,
  type Building,
  type DecisionKind,
  type GameState,
  type GameView,
  type GoalCard,
  type Good,
  type PlayerView,
  type Refusal,
  ROLE_NAMES,
  type Role,
  type RoleName,
  type Seat,
} from '#engine';
import type { SeatSetup } from '#session/seats';
import type { SessionSnapshot } from '#session/session';

/** The parts of the shared board. One of them is large at any time. */
export type Section = 'roles' | 'plantations' | 'colonists' | 'market' | 'house' | 'ships';

/** A sheet over the table. */
export type OpenSheet =
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'building'; readonly building: Building }
  | { readonly kind: 'actionBoard' }
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'goal'; readonly card: GoalCard }
  /** The great achievements of a player. */
  | { readonly kind: 'cards'; readonly seat: Seat }
  | { readonly kind: 'log' }
  | { readonly kind: 'keys' };

/** The open sheet. After a decision it disappears without animation; otherwise it slides out. */
export type Cover = OpenSheet | { readonly kind: 'none'; readonly slidesOut: boolean };

/** A choice that is not confirmed yet. */
export interface Choosing {
  readonly draft: Action | null;
  /** The good that was picked before its ship. */
  readonly pickedGood: Good | null;
  readonly note: Note | null;
}

/** A note about the last tap: why it is not allowed, or why it would be good. */
export interface Note extends Advice {
  readonly tone: 'danger' | 'textMuted';
  /** The page of the rules about it; null if there is none. */
  readonly topic: string | null;
}

/** Data and actions for the parts of the table. */
export interface TableModel {
  readonly snapshot: SessionSnapshot;
  readonly view: GameView;
  /** Made from the view, with guessed hidden values. For legal actions, prices and previews. */
  readonly state: GameState;
  readonly voice: Voice;
  /** The seat that decides on this device now; null while others decide. */
  readonly asked: Seat | null;
  /** The player whose board is at the bottom. */
  readonly owner: Seat;
  /** The kind of the current decision of any player; null when the game is over. */
  readonly decision: DecisionKind | null;
  readonly options: readonly Action[];
  /** The role cards of this game, taken or not. */
  readonly roles: readonly Role[];
  readonly pickGood: (good: Good) => void;
  /** Selects an action without playing it. An illegal one is explained instead. */
  readonly pick: (action: Action) => void;
  readonly setDraft: (action: Action | null) => void;
  readonly act: (action: Action) => void;
  readonly explain: (refusal: Refusal) => void;
  readonly say: (message: string) => void;
  /** Shows a hint. */
  readonly advise: (advice: Advice) => void;
  readonly open: (sheet: OpenSheet | null) => void;
  /** The view of a seat while the table is covered. See `Session`. */
  readonly peek: (seat: Seat) => GameView | null;
  /** Opens the rules, at a topic or at their beginning; undefined if they are not available. */
  readonly showRules: ((topic?: string) => void) | undefined;
}

export const playerAt = (view: GameView, seat: Seat): PlayerView => {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`no player at seat ${seat}`);
  return player;
};

export const setupAt = (snapshot: SessionSnapshot, seat: Seat): SeatSetup => {
  const setup = snapshot.seats[seat];
  if (setup === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return setup;
};

/** The part of the shared board for each decision; null for the part of the current role. */
const SECTIONS: Readonly<Record<DecisionKind, Section | null>> = {
  round: 'roles',
  settle: 'plantations',
  hacienda: 'plantations',
  hospice: 'plantations',
  place: 'colonists',
  newcomers: 'colonists',
  build: 'market',
  draft: 'market',
  university: 'market',
  sell: 'house',
  load: 'ships',
  store: 'ships',
  privilegeGoods: null,
  guesthouse: null,
  sawmill: null,
  huntingLodge: null,
  landOffice: null,
  royalSupplier: null,
  takeCards: null,
  smuggle: 'roles',
  captive: 'roles',
};

const SECTION_OF_ROLE: Readonly<Record<RoleName, Section>> = {
  settler: 'plantations',
  mayor: 'colonists',
  builder: 'market',
  craftsman: 'roles',
  trader: 'house',
  captain: 'ships',
  prospector: 'roles',
  secondProspector: 'roles',
  smuggler: 'roles',
};

export function sectionFor(decision: DecisionKind | null, role: Role | null): Section {
  const own = decision === null ? null : SECTIONS[decision];
  return own ?? (role === null ? 'roles' : SECTION_OF_ROLE[ROLE_NAMES[role]]);
}
