import {
  type Action,
  type GameState,
  isStillLegal,
  parseAction,
  ROLE_NAMES,
  type Seat,
} from '#engine';
import type { Orders } from '#protocol/match';
import type { MatchRecord } from './recordSchema';
import { actingSeatsOf, personDecides } from './seats';

export interface Ordered {
  readonly seat: Seat;
  readonly action: Action;
}

/** The first legal action in the orders of the seats that are to act. */
export function orderedAction(record: MatchRecord): Ordered | undefined {
  for (const seat of actingSeatsOf(record)) {
    const action = orderedNow(record, seat) ?? orderedRole(record, seat);
    if (action !== undefined) return { seat, action };
  }
  return undefined;
}

/** Orders of a seat; null if a bot plays it now. */
function ordersOf({ seats }: MatchRecord, seat: Seat): Orders | null {
  const it = seats[seat];
  return it !== undefined && personDecides(it) ? it.orders : null;
}

function orderedNow(record: MatchRecord, seat: Seat): Action | undefined {
  const { state } = record;
  const given = ordersOf(record, seat);
  if (state === null || given === null) return undefined;
  if (!isForPhaseOf(given, state)) return undefined;
  return given.actions
    .flatMap((wish) => parseAction(wish) ?? [])
    .find((action) => isStillLegal(state, seat, action));
}

/** Whether orders apply to the current phase. They are valid for one phase only. */
export function isForPhaseOf({ round, role }: Orders, state: GameState): boolean {
  return round === state.round && state.role !== null && role === ROLE_NAMES[state.role];
}

/** The ordered role, if its player is next to choose one after the phase of the orders. */
function orderedRole(record: MatchRecord, seat: Seat): Action | undefined {
  const { state, log } = record;
  const given = ordersOf(record, seat);
  if (state === null || !given?.roles) return undefined;
  if (given.round !== state.round || state.role !== null) return undefined;
  // Once another role has been chosen, the orders are outdated.
  const chosen = log.plies.flatMap(({ line }) => roleChosenBy(line)).at(-1);
  if (chosen !== given.role) return undefined;
  return given.roles
    .flatMap((name) => parseAction(`chooseRole ${name}`) ?? [])
    .find((wish) => isStillLegal(state, seat, wish) && !costsMoreNow(state, given, wish));
}

/** Whether the role was captured after the orders were given, so that it now costs more (X3-4). */
const costsMoreNow = ({ smuggler }: GameState, { role }: Orders, wish: Action): boolean =>
  role === 'smuggler' && wish.type === 'chooseRole' && wish.role === smuggler?.captured;

function roleChosenBy(line: string): string[] {
  const action = parseAction(line);
  return action?.type === 'chooseRole' ? [ROLE_NAMES[action.role]] : [];
}
