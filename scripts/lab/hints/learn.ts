import { factorsAt, type StoredModel } from '#bots/evaluation/model';
import { modelFor, storedModel } from '#bots/evaluation/models';
import { mediumBot } from '#bots/medium';
import { playGame } from '#scripts/lab/arena/game';
import { COLUMNS, PARTS, sectionsFrom, weightsOf } from '#scripts/lab/arena/learn/columns';
import { guessRounds } from '#scripts/lab/arena/learn/fit';
import { type Sample, sampleOf } from '#scripts/lab/arena/learn/samples';
import { save } from '#scripts/lab/arena/learn/save';
import { parseOptions, runMain, wholeNumber } from '#scripts/lib/cli.mjs';

/**
 * Fits the chances shown to players to the winners of bots' games. The bots use models that are
 * fitted to points.
 */

const WIDTH = COLUMNS.length * PARTS;

/** A position: the values of each seat other than 0, and its share of the victory. */
interface Moment {
  readonly seats: readonly { readonly at: Uint16Array; readonly values: Float32Array }[];
  readonly wins: readonly number[];
  readonly spread: number;
}

function momentOf(sample: Sample, wins: readonly number[], model: StoredModel): Moment {
  const rounds = guessRounds(sample, model.rounds);
  const parts = factorsAt(rounds);
  const seats = sample.seats.map((row) => {
    const at: number[] = [];
    const values: number[] = [];
    for (const [part, factor] of parts.entries()) {
      for (const [column, value] of row.entries()) {
        if (value === 0) continue;
        at.push(part * COLUMNS.length + column);
        values.push(value * factor);
      }
    }
    return { at: Uint16Array.from(at), values: Float32Array.from(values) };
  });
  return { seats, wins, spread: model.spread.atEnd + model.spread.perRound * rounds };
}

function playMoments(players: number, games: number, model: StoredModel): Moment[][] {
  return Array.from({ length: games }, (_, game) => {
    const samples: Sample[] = [];
    const { wins } = playGame({
      bots: Array.from({ length: players }, () => mediumBot(modelFor)),
      seed: `told ${players} ${game}`,
      watch(state) {
        const sample = sampleOf(state, model.rounds);
        if (sample) samples.push(sample);
      },
    });
    return samples.map((sample) => momentOf(sample, wins, model));
  });
}

function chancesIn({ seats, spread }: Moment, weights: Float64Array): number[] {
  const points = seats.map(({ at, values }) => {
    let sum = 0;
    for (let i = 0; i < at.length; i++) sum += (weights[at[i] ?? 0] ?? 0) * (values[i] ?? 0);
    return sum / spread;
  });
  const most = Math.max(...points);
  const shares = points.map((point) => Math.exp(point - most));
  const total = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / total);
}

/** Improvement of the Brier score over that of 1/n. */
function gainOf(moments: readonly Moment[], weights: Float64Array): number {
  let told = 0;
  let plain = 0;
  for (const moment of moments) {
    for (const [seat, chance] of chancesIn(moment, weights).entries()) {
      const won = moment.wins[seat] ?? 0;
      told += (chance - won) ** 2;
      plain += (1 / moment.seats.length - won) ** 2;
    }
  }
  return 1 - told / plain;
}

const EPOCHS = 16;
const BATCH = 256;
const RATE = 0.004;

/**
 * Maximises the log chance of the winners (Adam). Keeps the weights that do best on held-out games.
 */
function descend(train: Moment[], held: Moment[], start: Float64Array): Float64Array {
  const weights = start.slice();
  const mixed = interleaved(train);
  const [mean, square] = [new Float64Array(WIDTH), new Float64Array(WIDTH)];
  let best = start.slice();
  let most = gainOf(held, start);
  console.log('before', most.toFixed(4));
  for (let epoch = 0, step = 0; epoch < EPOCHS; epoch++) {
    for (let from = 0; from < train.length; from += BATCH) {
      step++;
      const slope = slopeOf(mixed.slice(from, from + BATCH), weights);
      for (let i = 0; i < WIDTH; i++) {
        const own = slope[i] ?? 0;
        const m = 0.9 * (mean[i] ?? 0) + 0.1 * own;
        const v = 0.999 * (square[i] ?? 0) + 0.001 * own * own;
        mean[i] = m;
        square[i] = v;
        const size = m / (1 - 0.9 ** step) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8);
        weights[i] = (weights[i] ?? 0) - (RATE * size) / (1 + epoch / 5);
      }
    }
    const gain = gainOf(held, weights);
    if (gain <= most) continue;
    most = gain;
    best = weights.slice();
  }
  console.log('after', most.toFixed(4));
  return best;
}

/** Takes every `stride`-th moment, so that a batch has moments of many games. */
function interleaved(moments: readonly Moment[]): Moment[] {
  const stride = Math.ceil(moments.length / BATCH);
  return Array.from({ length: stride }, (_, first) =>
    moments.filter((_, i) => i % stride === first),
  ).flat();
}

function slopeOf(batch: readonly Moment[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(WIDTH);
  for (const moment of batch) {
    for (const [seat, chance] of chancesIn(moment, weights).entries()) {
      const error = (chance - (moment.wins[seat] ?? 0)) / moment.spread / batch.length;
      const { at, values } = moment.seats[seat] ?? { at: [], values: [] };
      for (let i = 0; i < at.length; i++) {
        const index = at[i] ?? 0;
        slope[index] = (slope[index] ?? 0) + error * (values[i] ?? 0);
      }
    }
  }
  return slope;
}

await runMain(async () => {
  const given = parseOptions({ players: { type: 'string' }, games: { type: 'string' } });
  const players = wholeNumber('players', given.players ?? '4', 2, 5);
  const games = wholeNumber('games', given.games ?? '2000', 20, 100_000);
  const model = storedModel(players);
  const played = playMoments(players, games, model);
  const held = played.splice(0, Math.ceil(games / 6)).flat();
  const weights = descend(played.flat(), held, Float64Array.from(weightsOf(model)));
  const told = { ...model, ...sectionsFrom([...weights]) };
  save(told, `chances${players}`);
  return 0;
});
