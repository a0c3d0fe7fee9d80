import {
  type Action,
  type GameState,
  isStillLegal,
  parseAction,
  ROLE_NAMES,
  type Seat,
} from '#engine';
import type { Orders } from '#protocol/match';
import { actingSeatsOf, type MatchRecord, personDecides } from './record';

export interface Ordered {
  readonly seat: Seat;
  readonly action: Action;
}

/** Somebody whose turn it is and who said ahead what to do, if that is allowed now. */
export function orderedAction(record: MatchRecord): Ordered | undefined {
  for (const seat of actingSeatsOf(record)) {
    const action = wishedBy(record, seat) ?? wishedRole(record, seat);
    if (action !== undefined) return { seat, action };
  }
  return undefined;
}

function wishedBy(record: MatchRecord, seat: Seat): Action | undefined {
  const { state, orders } = record;
  const given = orders[seat];
  if (state === null || !given || !personDecides(record, seat)) return undefined;
  if (!isForPhaseOf(given, state)) return undefined;
  return given.actions
    .flatMap((wish) => parseAction(wish) ?? [])
    .find((action) => isStillLegal(state, seat, action));
}

/** Orders are for one phase; what was meant for another is not carried out. */
export function isForPhaseOf({ round, role }: Orders, state: GameState): boolean {
  return round === state.round && state.role !== null && role === ROLE_NAMES[state.role];
}

/** The role that who chooses next wants after the phase for which the orders were given. */
function wishedRole(record: MatchRecord, seat: Seat): Action | undefined {
  const { state, orders, log } = record;
  const given = orders[seat];
  if (state === null || !given?.roles || !personDecides(record, seat)) return undefined;
  if (given.round !== state.round || state.role !== null) return undefined;
  // Another role chosen since then means another choice, for which nothing was said.
  const chosen = log.plies.flatMap(({ line }) => roleChosenBy(line)).at(-1);
  if (chosen !== given.role) return undefined;
  return given.roles
    .flatMap((name) => parseAction(`chooseRole ${name}`) ?? [])
    .find((wish) => isStillLegal(state, seat, wish) && !isDearerNow(state, given, wish));
}

/** X3-4: captured after it was wished for, a role has a price that nobody agreed to. */
const isDearerNow = ({ smuggler }: GameState, { role }: Orders, wish: Action): boolean =>
  role === 'smuggler' && wish.type === 'chooseRole' && wish.role === smuggler?.captured;

function roleChosenBy(line: string): string[] {
  const action = parseAction(line);
  return action?.type === 'chooseRole' ? [ROLE_NAMES[action.role]] : [];
}
