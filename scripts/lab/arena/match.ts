import type { Bot } from '#bots/bot';
import { SEATS, type Seat } from '#engine';
import { type Counts, ExpansionCounts } from './expansionCounts';
import { type Contest, playGame } from './game';

/** One bot against several of another kind, in every seat in turn with the same seeds. */
export interface Match {
  readonly name: string;
  readonly players: number;
  readonly hero: Bot;
  readonly rivals: Bot;
  /** The share of wins it should reach, in percent. */
  readonly atLeast?: number;
  readonly options?: Contest['options'];
}

export interface Outcome {
  readonly name: string;
  readonly games: number;
  /** Share of wins in percent, and half the width of its 95 % interval. */
  readonly share: number;
  readonly margin: number;
  readonly even: number;
  readonly atLeast: number | null;
  readonly points: number;
  readonly rivalPoints: number;
  readonly rounds: number;
  /** The hero's use of expansions. */
  readonly expansions: Counts;
}

interface Sums {
  wins: number;
  squares: number;
  points: number;
  rivalPoints: number;
  rounds: number;
  games: number;
  sets: number;
  readonly expansions: ExpansionCounts;
}

/**
 * Plays sets of games, one per seat, until the number or the time is used up. The last set may stay
 * incomplete.
 */
export function playMatch(match: Match, games: number, seconds: number): Outcome {
  const { players } = match;
  const started = Date.now();
  const sums: Sums = {
    wins: 0,
    squares: 0,
    points: 0,
    rivalPoints: 0,
    rounds: 0,
    games: 0,
    sets: 0,
    expansions: new ExpansionCounts(),
  };
  const isTimeUp = () => Date.now() - started >= seconds * 1000;
  while (sums.sets * players < games && !isTimeUp()) {
    const before = { ...sums };
    for (const seat of SEATS.slice(0, players)) {
      if (sums.games === 0 || !isTimeUp()) playFrom(match, seat, sums);
    }
    sums.squares += ((sums.wins - before.wins) / (sums.games - before.games)) ** 2;
    sums.sets++;
  }
  return outcomeOf(match, sums);
}

/** Plays a game with the hero in this seat. */
function playFrom({ players, hero, rivals, options }: Match, seat: Seat, sums: Sums): void {
  const { totals, wins, rounds, end } = playGame({
    bots: Array.from({ length: players }, (_, i) => (i === seat ? hero : rivals)),
    seed: `arena ${sums.sets}`,
    ...(options === undefined ? {} : { options }),
    watch(state, actor, action) {
      if (actor === seat) sums.expansions.note(state, action);
    },
  });
  sums.expansions.noteEnd(end, seat);
  const points = totals[seat] ?? 0;
  sums.points += points;
  const others = totals.reduce((a, b) => a + b, 0) - points;
  sums.rivalPoints += others / (players - 1);
  sums.rounds += rounds;
  sums.wins += wins[seat] ?? 0;
  sums.games++;
}

/** The sets are independent, but not the games of a set, which share a seed. */
function outcomeOf(match: Match, sums: Sums): Outcome {
  const { sets, games } = sums;
  const mean = (total: number) => total / games;
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const share = mean(sums.wins);
  const variance = Math.max(0, sums.squares / sets - share ** 2) / Math.max(1, sets - 1);
  return {
    name: match.name,
    games,
    share: tenth(100 * share),
    margin: tenth(196 * Math.sqrt(sets < FEW_SETS ? varianceOfFew(share, games) : variance)),
    even: tenth(100 / match.players),
    atLeast: match.atLeast ?? null,
    points: tenth(mean(sums.points)),
    rivalPoints: tenth(mean(sums.rivalPoints)),
    rounds: tenth(mean(sums.rounds)),
    expansions: sums.expansions.counts,
  };
}

const FEW_SETS = 12;

/** With few sets, two wins and two defeats are added (Agresti–Coull). */
function varianceOfFew(share: number, games: number): number {
  const centre = (share * games + 2) / (games + 4);
  return (centre * (1 - centre)) / (games + 4);
}
