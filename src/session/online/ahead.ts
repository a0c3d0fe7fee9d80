import {
  type Action,
  decisionOf,
  type GameState,
  legalActions,
  type Role,
  type Seat,
} from '../../engine';

/** Decisions that everybody takes in turn, and whose answer others rarely upset. */
const KINDS: readonly string[] = ['settle', 'build', 'sell', 'load'];

/** A decision that will come to a player in the phase under way, as it looks now. */
export interface Ahead {
  readonly round: number;
  readonly role: Role;
  /** The table as if it were this player's turn already. */
  readonly table: GameState;
  readonly choices: readonly Action[];
}

/** What a player can say ahead; null if the turn will not come in this phase. */
export function aheadFor(table: GameState, seat: Seat): Ahead | null {
  const { round, role, chooser, players, frames } = table;
  const decision = decisionOf(table);
  if (decision === null || role === null || !KINDS.includes(decision.kind)) return null;
  const turnOf = (it: Seat) => (it - chooser + players.length) % players.length;
  // Loading goes around until nobody can, the others once.
  const isToCome = decision.kind === 'load' || turnOf(seat) > turnOf(decision.seat);
  if (!isToCome || decision.seat === seat) return null;
  const asIf = { ...table, frames: [...frames.slice(0, -1), { ...decision, seat }] };
  const choices = legalActions(asIf, seat);
  // With a single choice nobody will be asked.
  return choices.length < 2 ? null : { round, role, table: asIf, choices };
}
