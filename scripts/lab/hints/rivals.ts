import { writeFileSync } from 'node:fs';
import { EvaluationContext } from '#bots/evaluation/context';
import { FEATURE_NAMES } from '#bots/evaluation/features';
import { factorsAt, modelFrom, type StoredWeights } from '#bots/evaluation/model';
import { modelFor, storedChanceModel } from '#bots/evaluation/models';
import type { StoredRivalry } from '#bots/evaluation/rivalry';
import { chances } from '#bots/evaluation/worth';
import { mediumBot } from '#bots/medium';
import { decisionOf, type GameState } from '#engine';
import { playGame } from '#scripts/lab/arena/game';
import { listed } from '#scripts/lab/arena/learn/save';
import { parseOptions, runMain, wholeNumber } from '#scripts/lib/cli.mjs';
import { inProject } from '#scripts/lib/paths';
import { chancesBy, Learner, type Moment, type Network, newNetwork } from './network';

/** Teaches the network of what seats mean to each other who won games of bots. */

const UNITS = 8;
const EPOCHS = 10;
const BATCH = 256;
const RATE = 0.002;
/** One role after the other shows much the same. */
const LOOK_EVERY = 6;
/** After the point: some of what is weighed is large. */
const DIGITS = 4;
const FEATURES = FEATURE_NAMES.length;

type Seen = Omit<Moment, 'wins'>;

function playMoments(players: number, game: number): Moment[] {
  const seen: Seen[] = [];
  let context: EvaluationContext | null = null;
  let turn = game;
  const { wins } = playGame({
    bots: Array.from({ length: players }, () => mediumBot(modelFor)),
    seed: `value ${game}`,
    watch(state) {
      if (decisionOf(state)?.kind !== 'round' || turn++ % LOOK_EVERY > 0) return;
      context ??= new EvaluationContext(state, modelFrom(storedChanceModel(players)));
      seen.push(seenAt(state, context));
    },
  });
  return seen.map((moment) => ({ ...moment, wins }));
}

function seenAt(state: GameState, context: EvaluationContext): Seen {
  const { rounds } = context.weightsFor(state);
  const seats = context.seats.map((seat) =>
    Float32Array.from(context.description.of(state, seat, rounds)),
  );
  // What all have is filled in when it is known how large each number usually is.
  const table = Float32Array.from([...new Array<number>(FEATURES).fill(0), ...factorsAt(rounds)]);
  return { seats, table, before: chances(state, context).map(Math.log) };
}

/** What each number is on average, and how large it usually is. */
interface Scale {
  readonly means: number[];
  readonly sizes: number[];
}

function scaleOf(moments: readonly Moment[]): Scale {
  const rows = moments.flatMap(({ seats }) => seats);
  const mean = (of: (value: number) => number) =>
    FEATURE_NAMES.map((_, i) => rows.reduce((sum, row) => sum + of(row[i] ?? 0), 0) / rows.length);
  return { means: mean((value) => value), sizes: mean((value) => value ** 2).map(Math.sqrt) };
}

/** Numbers about as large as each other are learnt about equally fast. */
function rescale(moments: readonly Moment[], { means, sizes }: Scale): void {
  for (const { seats, table } of moments) {
    for (let i = 0; i < FEATURES; i++) {
      let sum = 0;
      for (const row of seats) {
        const size = sizes[i] || 1;
        row[i] = ((row[i] ?? 0) - (means[i] ?? 0)) / size;
        sum += row[i] ?? 0;
      }
      table[i] = sum / seats.length;
    }
  }
}

/** By how much the Brier score beats that of 1/n. */
function gainOf(moments: readonly Moment[], chancesIn: (moment: Moment) => readonly number[]) {
  let told = 0;
  let plain = 0;
  for (const moment of moments) {
    for (const [seat, chance] of chancesIn(moment).entries()) {
      const won = moment.wins[seat] ?? 0;
      told += (chance - won) ** 2;
      plain += (1 / moment.wins.length - won) ** 2;
    }
  }
  return 1 - told / plain;
}

function learn(network: Network, train: readonly Moment[], held: readonly Moment[]): void {
  const learner = new Learner(network);
  const strides = Math.ceil(train.length / BATCH);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let first = 0; first < strides; first++) {
      // Every so many-th after another, so that a batch has moments of many games.
      const batch = train.filter((_, i) => i % strides === first);
      learner.step(batch, RATE * (1 - epoch / EPOCHS));
    }
    console.log(epoch, gainOf(held, (moment) => chancesBy(network, moment)).toFixed(4));
  }
}

/** The same network for numbers as they are, with everybody's added together. */
function stored(
  { units, width }: Network,
  { means, sizes }: Scale,
  players: number,
): StoredRivalry {
  const weight = (unit: Float64Array, i: number) => (unit[i] ?? 0) / (sizes[i % width] || 1);
  const rowsFrom = (from: number, parts: number): StoredWeights =>
    Object.fromEntries(
      FEATURE_NAMES.map((name, i): [string, number[]] => [
        name,
        units.map((unit) => weight(unit, from + i) / parts),
      ]).filter((_, i) => (sizes[i] ?? 0) > 0),
    );
  const part = (at: number) => units.map((unit) => unit[2 * width + at] ?? 0);
  // What is average adds nothing.
  const average = units.map((unit) =>
    means.reduce((sum, mean, i) => sum + mean * (weight(unit, i) + weight(unit, width + i)), 0),
  );
  return {
    pull: units.map((unit) => unit[unit.length - 1] ?? 0),
    start: {
      any: part(0).map((any, unit) => any - (average[unit] ?? 0)),
      growing: part(1),
      fading: part(2),
    },
    own: rowsFrom(0, 1),
    all: rowsFrom(width, players),
  };
}

function textOf({ pull, start, own, all }: StoredRivalry): string {
  const sections = Object.entries({ own, all, start }).map(
    ([name, weights]) => `  "${name}": ${listed(weights, '  ', DIGITS)}`,
  );
  const counts = `  "pull": [${pull.map((own) => own.toFixed(DIGITS)).join(', ')}]`;
  return `{\n${[counts, ...sections].join(',\n')}\n}\n`;
}

await runMain(async () => {
  const given = parseOptions({ players: { type: 'string' }, games: { type: 'string' } });
  const players = wholeNumber('players', given.players ?? '5', 2, 5);
  const games = wholeNumber('games', given.games ?? '9400', 20, 100_000);
  const played = Array.from({ length: games }, (_, game) => playMoments(players, game));
  const held = played.splice(0, Math.ceil(games / 6)).flat();
  const train = played.flat();
  const [first] = train;
  if (first === undefined) return 1;
  console.log('before', gainOf(held, ({ before }) => before.map(Math.exp)).toFixed(4));
  const scale = scaleOf(train);
  rescale([...train, ...held], scale);
  const network = newNetwork(UNITS, first);
  learn(network, train, held);
  const text = textOf(stored(network, scale, players));
  writeFileSync(inProject('src/bots/weights', `rivals${players}.json`), text);
  return 0;
});
