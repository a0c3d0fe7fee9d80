import { botFor } from '#bots/levels';
import { type Action, isRefusal, type Seat, seedRandom, viewFor } from '#engine';
import type { MatchRecord } from './recordSchema';
import { actingSeatsOf, personDecides } from './seats';

/** A seat that is to act now and is played by a bot, including stand-ins. */
export function botToAct(record: MatchRecord): Seat | undefined {
  return actingSeatsOf(record).find((seat) => !personDecides(record.seats[seat]));
}

/** Iterations left for one call. The limit keeps its answer fast. */
export interface ThinkingBudget {
  iterations: number;
}

/**
 * Chooses a bot's action from its seat's view, with secret random numbers. A search is never cut
 * short, so a bot plays as well as on a phone. Null if the call has no iterations left and another
 * one must continue.
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

/** Seed of a bot's random numbers for one decision. */
export const seedFor = (botSeed: string, ply: number, seat: Seat) => `${botSeed} ${ply} ${seat}`;
