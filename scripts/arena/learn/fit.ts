import { FEATURES } from '../../../src/bots/evaluation/features';
import { type Model, PARTS, partsAt } from '../../../src/bots/evaluation/model';
import { ROUND_CLUES } from '../../../src/bots/evaluation/rounds';
import { Regression } from './regression';
import type { Sample, Sampled } from './samples';

/** A model that explains how sampled games ended. */
export function fitModel(games: readonly Sampled[], old: Model, pull: number): Model {
  const rounds = fitRounds(games, old);
  const worth = fitWorth(games, rounds, old, pull);
  return { rounds, worth, spread: fitSpread(games, rounds, worth) };
}

const restOfGame = (game: Sampled, sample: Sample) =>
  game.rounds + 1 - sample.round - sample.elapsed;

function fitRounds(games: readonly Sampled[], old: Model): number[] {
  const regression = new Regression(ROUND_CLUES);
  const indices = Int32Array.from({ length: ROUND_CLUES }, (_, i) => i);
  for (const game of games) {
    for (const sample of game.samples) {
      if (sample.ending) continue;
      regression.add(
        indices,
        Float64Array.from(sample.clues),
        ROUND_CLUES,
        restOfGame(game, sample),
      );
    }
  }
  return regression.solve(() => 1, old.rounds);
}

function guessRounds(sample: Sample, weights: readonly number[]): number {
  const thisRound = 1 - sample.elapsed;
  if (sample.ending) return thisRound;
  const guess = sample.clues.reduce((total, clue, i) => total + clue * (weights[i] ?? 0), 0);
  return Math.min(24, Math.max(guess, thisRound + 0.3));
}

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** Against the mean of the table: what all seats share tells nobody apart. */
function fitWorth(games: readonly Sampled[], rounds: number[], old: Model, pull: number): number[] {
  const regression = new Regression(FEATURES * PARTS);
  const indices = new Int32Array(FEATURES * PARTS);
  const values = new Float64Array(FEATURES * PARTS);
  for (const game of games) {
    const level = mean(game.totals);
    for (const sample of game.samples) {
      const parts = partsAt(guessRounds(sample, rounds));
      const average = averageOf(sample.seats);
      sample.seats.forEach((features, seat) => {
        let length = 0;
        for (let part = 0; part < PARTS; part++) {
          for (let i = 0; i < FEATURES; i++) {
            const value = (features[i] as number) - (average[i] as number);
            if (value === 0) continue;
            indices[length] = part * FEATURES + i;
            values[length++] = value * (parts[part] as number);
          }
        }
        regression.add(indices, values, length, (game.totals[seat] as number) - level);
      });
    }
  }
  return regression.solve(() => pull, old.worth);
}

function averageOf(seats: readonly Float32Array[]): Float32Array {
  const average = new Float32Array(FEATURES);
  for (const features of seats) {
    for (let i = 0; i < FEATURES; i++) {
      average[i] = (average[i] as number) + (features[i] as number) / seats.length;
    }
  }
  return average;
}

/** The spread that makes the games' winners most likely. */
function fitSpread(games: readonly Sampled[], rounds: number[], worth: number[]): number[] {
  let best = [2, 0.3];
  let most = Number.NEGATIVE_INFINITY;
  const rated = games.flatMap((game) =>
    game.samples.filter((_, i) => i % 3 === 0).map((sample) => rate(game, sample, rounds, worth)),
  );
  for (const now of [0.5, 0.8, 1.1, 1.5, 2, 2.5, 3]) {
    for (const later of [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6]) {
      const likelihood = mean(rated.map((one) => logChance(one, now, later)));
      if (likelihood <= most) continue;
      most = likelihood;
      best = [now, later];
    }
  }
  return best;
}

interface Rated {
  readonly rounds: number;
  readonly points: readonly number[];
  readonly wins: readonly number[];
}

function rate(game: Sampled, sample: Sample, rounds: number[], worth: number[]): Rated {
  const left = guessRounds(sample, rounds);
  const parts = partsAt(left);
  const points = sample.seats.map((features) => {
    let total = 0;
    for (let i = 0; i < FEATURES; i++) {
      let weight = 0;
      for (let part = 0; part < PARTS; part++) {
        weight += (parts[part] as number) * (worth[part * FEATURES + i] as number);
      }
      total += weight * (features[i] as number);
    }
    return total;
  });
  return { rounds: left, points, wins: game.wins };
}

function logChance({ rounds, points, wins }: Rated, now: number, later: number): number {
  const spread = now + later * rounds;
  const most = Math.max(...points);
  const shares = points.map((point) => Math.exp((point - most) / spread));
  const total = shares.reduce((a, b) => a + b, 0);
  return shares.reduce((sum, share, i) => sum + (wins[i] ?? 0) * Math.log(share / total), 0);
}

/** How well a model tells who won: the mean log chance of the winner, and the error in points. */
export function judge(games: readonly Sampled[], model: Model) {
  const rated = games.flatMap((game) =>
    game.samples.map((sample) => ({
      game,
      one: rate(game, sample, [...model.rounds], [...model.worth]),
    })),
  );
  const [now = 1, later = 0] = model.spread;
  const errors = rated.flatMap(({ game, one }) => {
    const level = mean(one.points);
    const truth = mean(game.totals);
    return one.points.map((point, i) => (point - level - (game.totals[i] ?? 0) + truth) ** 2);
  });
  return {
    logChance: mean(rated.map(({ one }) => logChance(one, now, later))),
    error: Math.sqrt(mean(errors)),
  };
}
