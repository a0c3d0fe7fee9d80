import { writeFileSync } from 'node:fs';
import { BOT_LEVELS, type BotLevel } from '../../../src/bots/bot';
import type { Model } from '../../../src/bots/evaluation/model';
import { modelFor } from '../../../src/bots/evaluation/models';
import { picksPerRound } from '../../../src/bots/evaluation/table';
import { weightsFor } from '../../../src/bots/evaluation/worth';
import { botWith } from '../../../src/bots/levels';
import { mediumBot } from '../../../src/bots/medium';
import { candidatesFor } from '../../../src/bots/search/candidates';
import {
  type Action,
  decisionOf,
  type Expansion,
  type GameState,
  nextInt,
  randomPlacement,
  type Seat,
  seedRandom,
} from '../../../src/engine';
import { parseOptions, runMain, UserError, wholeNumber } from '../../lib/cli.mjs';
import { inProject } from '../../lib/paths';
import { playGame } from '../game';
import { fitModel, judge } from './fit';
import { type Sample, type Sampled, sampleOf } from './samples';

/** Generations that models are learnt from: what only old ones did is still remembered. */
const REMEMBERED = 5;

/** Plays games, fits the model to how they ended, plays better ones, and so on. */
await runMain(async () => {
  const plan = planFrom();
  const first = modelFor({ players: new Array(plan.players) as GameState['players'] });
  const models = [first];
  const memory: Sampled[][] = [];
  for (let generation = 1; generation <= plan.generations; generation++) {
    const old = models.at(-1) ?? first;
    const played = playMany(plan, models.slice(-2), generation);
    const held = played.splice(0, Math.ceil(played.length / 10));
    memory.push(played);
    if (memory.length > REMEMBERED) memory.shift();
    const model = fitModel(memory.flat(), old, plan.pull);
    console.log(generation, 'before', judge(held, old), 'after', judge(held, model), model.spread);
    models.push(model);
    save(model, plan.players);
  }
  return 0;
});

interface Plan {
  readonly players: number;
  readonly games: number;
  readonly generations: number;
  readonly level: BotLevel;
  readonly strayPercent: number;
  readonly expansions: readonly Expansion[];
  readonly pull: number;
  readonly seed: string;
}

function planFrom(): Plan {
  const text = { type: 'string' } as const;
  const given = parseOptions({
    players: text,
    games: text,
    generations: text,
    level: text,
    expansions: text,
    pull: text,
    seed: text,
    stray: text,
  });
  const level = (given.level ?? 'medium') as BotLevel;
  if (!BOT_LEVELS.includes(level)) throw new UserError(`no level '${level}'`);
  return {
    players: wholeNumber('players', given.players ?? '4', 2, 5),
    games: wholeNumber('games', given.games ?? '600', 20, 100_000),
    generations: wholeNumber('generations', given.generations ?? '5', 1, 100),
    level,
    strayPercent: wholeNumber('stray', given.stray ?? '8', 0, 100),
    expansions: given.expansions === undefined ? [] : (given.expansions.split(',') as Expansion[]),
    pull: wholeNumber('pull', given.pull ?? '100', 0, 100_000),
    seed: given.seed ?? '1',
  };
}

function playMany(plan: Plan, models: readonly Model[], generation: number): Sampled[] {
  return Array.from({ length: plan.games }, (_, number) => {
    const seed = `learn ${plan.seed} ${generation} ${number}`;
    const samples: Sample[] = [];
    const rng = seedRandom(seed);
    const bots = Array.from({ length: plan.players }, () => {
      const model = models[nextInt(rng, models.length)] as Model;
      return plan.level === 'medium' ? mediumBot(() => model, 1) : botWith(plan.level, () => model);
    });
    const withExpansions = plan.expansions.length > 0 && nextInt(rng, 3) === 0;
    const options = withExpansions ? { expansions: plan.expansions, board: 'random' as const } : {};
    const result = playGame({
      bots,
      seed,
      options,
      watch(state) {
        const sample = nextInt(rng, 2) === 0 ? sampleOf(state, picksPerRound(state)) : null;
        if (sample) samples.push(sample);
      },
      stray: (state, seat) => strayFrom(state, seat, rng, plan.strayPercent),
    });
    return { ...result, samples };
  });
}

/** Now and then anything plausible, so that the model also sees what good play avoids. */
function strayFrom(state: GameState, seat: Seat, rng: number[], percent: number): Action | null {
  if (nextInt(rng, 100) >= percent) return null;
  if (decisionOf(state)?.kind === 'place') return randomPlacement(state, seat, rng);
  const candidates = candidatesFor(state, seat, weightsFor(state, modelFor(state)), rng);
  return candidates[nextInt(rng, candidates.length)] ?? null;
}

function short(weight: number): number {
  return Number(weight.toFixed(3));
}

function save(model: Model, players: number): void {
  const text = JSON.stringify({
    rounds: model.rounds.map(short),
    spread: model.spread,
    worth: model.worth.map(short),
  });
  writeFileSync(inProject('src/bots/weights', `players${players}.json`), `${text}\n`);
}
