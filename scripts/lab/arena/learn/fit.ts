import { factorsAt, type Spread, type StoredModel } from '#bots/evaluation/model';
import { CLUES, type Clue, type Clues } from '#bots/evaluation/rounds';
import { COLUMNS, PARTS, sectionsFrom, weightsOf } from './columns';
import { Regression } from './regression';
import type { Sample, Sampled } from './samples';

const WIDTH = COLUMNS.length;

/** Fits a model to the results of sampled games. */
export function fitModel(games: readonly Sampled[], old: StoredModel, pull: number): StoredModel {
  const rounds = fitRounds(games, old);
  const weights = fitWeights(games, rounds, old, pull);
  return { rounds, spread: fitSpread(games, rounds, weights), ...sectionsFrom(weights) };
}

const restOfGame = (game: Sampled, sample: Sample) =>
  game.rounds + 1 - sample.round - sample.elapsed;

const inOrder = (clues: Clues) => CLUES.map((clue) => clues[clue]);

function fitRounds(games: readonly Sampled[], old: StoredModel): Clues {
  const regression = new Regression(CLUES.length);
  const indices = Int32Array.from(CLUES, (_, i) => i);
  for (const game of games) {
    for (const sample of game.samples) {
      if (sample.ending) continue;
      const clues = Float64Array.from(inOrder(sample.clues));
      regression.add(indices, clues, CLUES.length, restOfGame(game, sample));
    }
  }
  const solved = regression.solve(() => 1, inOrder(old.rounds));
  const weight = (clue: Clue) => solved[CLUES.indexOf(clue)] ?? 0;
  return {
    any: weight('any'),
    colonists: weight('colonists'),
    vp: weight('vp'),
    fullestCity: weight('fullestCity'),
    cities: weight('cities'),
    colonistsNeverEnd: weight('colonistsNeverEnd'),
  };
}

export function guessRounds(sample: Sample, weights: Clues): number {
  const thisRound = 1 - sample.elapsed;
  if (sample.ending) return thisRound;
  const guess = CLUES.reduce((total, clue) => total + weights[clue] * sample.clues[clue], 0);
  return Math.min(24, Math.max(guess, thisRound + 0.3));
}

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** Fits differences from the table's mean, because values that all seats share decide nothing. */
function fitWeights(
  games: readonly Sampled[],
  rounds: Clues,
  old: StoredModel,
  pull: number,
): number[] {
  const regression = new Regression(WIDTH * PARTS);
  const indices = new Int32Array(WIDTH * PARTS);
  const values = new Float64Array(WIDTH * PARTS);
  for (const game of games) {
    const level = mean(game.totals);
    for (const sample of game.samples) {
      const parts = factorsAt(guessRounds(sample, rounds));
      const average = averageOf(sample.seats);
      sample.seats.forEach((features, seat) => {
        let length = 0;
        for (let part = 0; part < PARTS; part++) {
          for (let i = 0; i < WIDTH; i++) {
            // All indices are below the arrays' lengths, here and below.
            const value = (features[i] as number) - (average[i] as number);
            if (value === 0) continue;
            indices[length] = part * WIDTH + i;
            values[length++] = value * (parts[part] as number);
          }
        }
        regression.add(indices, values, length, (game.totals[seat] as number) - level);
      });
    }
  }
  return regression.solve(() => pull, weightsOf(old));
}

function averageOf(seats: readonly Float32Array[]): Float32Array {
  const average = new Float32Array(WIDTH);
  for (const features of seats) {
    for (let i = 0; i < WIDTH; i++) {
      // Both arrays have WIDTH elements.
      average[i] = (average[i] as number) + (features[i] as number) / seats.length;
    }
  }
  return average;
}

/** Fits the spread that makes the games' winners most likely. */
function fitSpread(games: readonly Sampled[], rounds: Clues, weights: number[]): Spread {
  let best: Spread = { atEnd: 2, perRound: 0.3 };
  let most = Number.NEGATIVE_INFINITY;
  const rated = games.flatMap((game) =>
    game.samples.filter((_, i) => i % 3 === 0).map((sample) => rate(game, sample, rounds, weights)),
  );
  for (const atEnd of [0.5, 0.8, 1.1, 1.5, 2, 2.5, 3]) {
    for (const perRound of [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6]) {
      const likelihood = mean(rated.map((one) => logChance(one, { atEnd, perRound })));
      if (likelihood <= most) continue;
      most = likelihood;
      best = { atEnd, perRound };
    }
  }
  return best;
}

interface Rated {
  readonly rounds: number;
  readonly points: readonly number[];
  readonly wins: readonly number[];
}

function rate(game: Sampled, sample: Sample, rounds: Clues, weights: number[]): Rated {
  const left = guessRounds(sample, rounds);
  const parts = factorsAt(left);
  const points = sample.seats.map((features) => {
    let total = 0;
    for (let i = 0; i < WIDTH; i++) {
      let weight = 0;
      for (let part = 0; part < PARTS; part++) {
        // All indices are below the arrays' lengths.
        weight += (parts[part] as number) * (weights[part * WIDTH + i] as number);
      }
      total += weight * (features[i] as number);
    }
    return total;
  });
  return { rounds: left, points, wins: game.wins };
}

function logChance({ rounds, points, wins }: Rated, { atEnd, perRound }: Spread): number {
  const spread = atEnd + perRound * rounds;
  const most = Math.max(...points);
  const shares = points.map((point) => Math.exp((point - most) / spread));
  const total = shares.reduce((a, b) => a + b, 0);
  return shares.reduce((sum, share, i) => sum + (wins[i] ?? 0) * Math.log(share / total), 0);
}

/** Rates a model: the mean log chance of the winner, and the error in points. */
export function judge(games: readonly Sampled[], model: StoredModel) {
  const weights = weightsOf(model);
  const rated = games.flatMap((game) =>
    game.samples.map((sample) => ({ game, one: rate(game, sample, model.rounds, weights) })),
  );
  const errors = rated.flatMap(({ game, one }) => {
    const level = mean(one.points);
    const truth = mean(game.totals);
    return one.points.map((point, i) => (point - level - (game.totals[i] ?? 0) + truth) ** 2);
  });
  return {
    logChance: mean(rated.map(({ one }) => logChance(one, model.spread))),
    error: Math.sqrt(mean(errors)),
  };
}
