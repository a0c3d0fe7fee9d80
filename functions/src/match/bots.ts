import { botFor } from '#bots/levels';
import { type Action, isRefusal, type Seat, seedRandom, viewFor } from '#engine';
import { actingSeatsOf, type MatchRecord, personDecides } from './record';

/** The seat of a bot, or of somebody whom a bot replaces, that is to act now. */
export function botToAct(record: MatchRecord): Seat | undefined {
  return actingSeatsOf(record).find((seat) => !personDecides(record, seat));
}

/** What one call may still think with; people wait for its answer. */
export interface Patience {
  iterations: number;
}

/**
 * What the bot does: it knows what its seat sees, and dice that nobody can foresee. It always
 * thinks as long as it would on a phone. Null: this call has thought enough, so another one must
 * go on; a thought is never begun that could not be brought to its end.
 */
export function botAction(record: MatchRecord, seat: Seat, patience: Patience): Action | null {
  if (patience.iterations <= 0) return null;
  const { state, botSeed } = record;
  if (state === null) throw new Error('a match without a game cannot be played');
  const bot = botFor(record.seats[seat]?.level ?? 'easy');
  const search = bot.begin(viewFor(state, seat), seedRandom(diceOf(botSeed, state.ply, seat)));
  if (isRefusal(search)) throw new Error(`a bot was asked out of turn (${search.code})`);
  if (search.budget > 0) search.step(search.budget);
  patience.iterations -= search.budget;
  return search.best();
}

/** The seed of the dice with which a bot thinks about one decision. */
export const diceOf = (botSeed: string, ply: number, seat: Seat) => `${botSeed} ${ply} ${seat}`;
