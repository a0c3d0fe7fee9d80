import { botFor } from '../../../src/bots/levels';
import { type Action, isRefusal, type Seat, seedRandom, viewFor } from '../../../src/engine';
import { actingSeatsOf, isPlayedByPerson, type MatchRecord } from './record';

/** The seat of a bot, or of somebody whom a bot replaces, that is to act now. */
export function botToAct(record: MatchRecord): Seat | undefined {
  return actingSeatsOf(record).find((seat) => !isPlayedByPerson(record.seats[seat]));
}

/** What is left to think with in one call; people wait for its answer. */
export interface Patience {
  iterations: number;
}

/** What the bot does: it knows what its seat sees, and dice that nobody can foresee. */
export function botAction(record: MatchRecord, seat: Seat, patience: Patience): Action {
  const { state, botSeed } = record;
  if (state === null) throw new Error('a match without a game cannot be played');
  const bot = botFor(record.seats[seat]?.level ?? 'easy');
  const search = bot.begin(viewFor(state, seat), seedRandom(`${botSeed} ${state.ply} ${seat}`));
  if (isRefusal(search)) throw new Error(`a bot was asked out of turn (${search.code})`);
  const iterations = Math.min(search.budget, patience.iterations);
  if (iterations > 0) search.step(iterations);
  patience.iterations -= iterations;
  return search.best();
}
