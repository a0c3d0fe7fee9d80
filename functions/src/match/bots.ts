import { botFor } from '#bots/levels';
import { type Action, isRefusal, type Seat, seedRandom, viewFor } from '#engine';
import type { MatchRecord } from './recordSchema';
import { actingSeatsOf, personDecides } from './seats';

/** A seat that is to act now and is played by a bot, if only for this phase. */
export function botToAct(record: MatchRecord): Seat | undefined {
  return actingSeatsOf(record).find((seat) => !personDecides(record.seats[seat]));
}

/** The iterations that one call may still use; people wait for its answer. */
export interface ThinkingBudget {
  iterations: number;
}

/**
 * The bot's action. The bot knows its seat's view, and its random numbers cannot be foreseen. It
 * always thinks as long as it would on a phone. Null: this call has no iterations left, so another
 * one must continue. A search is never cut short.
 */
export function botAction(record: MatchRecord, seat: Seat, budget: ThinkingBudget): Action | null {
  if (budget.iterations <= 0) return null;
  const { state, botSeed } = record;
  if (state === null) throw new Error('a match without a game cannot be played');
  const bot = botFor(record.seats[seat]?.public.level ?? 'easy');
  const search = bot.begin(viewFor(state, seat), seedRandom(seedFor(botSeed, state.ply, seat)));
  if (isRefusal(search)) throw new Error(`a bot was asked out of turn (${search.code})`);
  if (search.budget > 0) search.step(search.budget);
  budget.iterations -= search.budget;
  return search.best();
}

/** The seed of a bot's random numbers for one decision. */
export const seedFor = (botSeed: string, ply: number, seat: Seat) => `${botSeed} ${ply} ${seat}`;
