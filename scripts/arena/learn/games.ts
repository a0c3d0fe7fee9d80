import type { Bot } from '../../../src/bots/bot';
import { FEATURES, Feature } from '../../../src/bots/evaluation/features';
import type { Model } from '../../../src/bots/evaluation/model';
import { type ModelSource, modelFor } from '../../../src/bots/evaluation/models';
import { picksPerRound } from '../../../src/bots/evaluation/table';
import { weightsFor } from '../../../src/bots/evaluation/worth';
import { EFFORT, hardBot } from '../../../src/bots/hard';
import { mediumBot } from '../../../src/bots/medium';
import { candidatesFor } from '../../../src/bots/search/candidates';
import {
  type Action,
  decisionOf,
  type GameState,
  nextInt,
  randomPlacement,
  type Seat,
  seedRandom,
} from '../../../src/engine';
import { playGame } from '../game';
import type { Plan } from './plan';
import { type Sample, type Sampled, sampleOf } from './samples';

/** Games between the models, with what was seen on the way. */
export function playMany(plan: Plan, models: readonly Model[], generation: number): Sampled[] {
  return Array.from({ length: plan.games }, (_, number) => {
    const seed = `learn ${plan.seed} ${generation} ${number}`;
    const samples: Sample[] = [];
    const rng = seedRandom(seed);
    const bots = Array.from({ length: plan.players }, () => {
      const model = models[nextInt(rng, models.length)] as Model;
      const moody = moodOf(model, rng);
      return learner(plan, () => moody);
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

/** How much a player over- or underrates things in one game: e to the power of about this. */
const MOOD = 0.4;

/**
 * Players with tastes of their own try whole strategies that the model thinks little of, and
 * so teach it what they are really worth.
 */
function moodOf(model: Model, rng: number[]): Model {
  const tastes = Array.from({ length: FEATURES }, (_, feature) =>
    feature === Feature.score || feature === Feature.bonus ? 1 : Math.exp(MOOD * bell(rng)),
  );
  return {
    ...model,
    worth: model.worth.map((weight, i) => weight * (tastes[i % FEATURES] as number)),
  };
}

/** Around 0, rarely beyond 2 either way. */
function bell(rng: number[]): number {
  const dice = nextInt(rng, 1000) + nextInt(rng, 1000) + nextInt(rng, 1000);
  return dice / 500 - 3;
}

function learner({ iterations }: Plan, modelOf: ModelSource): Bot {
  return iterations === 0 ? mediumBot(modelOf, 1) : hardBot(modelOf, { ...EFFORT, iterations });
}

/** Now and then anything plausible, so that the model also sees what good play avoids. */
function strayFrom(state: GameState, seat: Seat, rng: number[], percent: number): Action | null {
  if (nextInt(rng, 100) >= percent) return null;
  if (decisionOf(state)?.kind === 'place') return randomPlacement(state, seat, rng);
  const candidates = candidatesFor(state, seat, weightsFor(state, modelFor(state)), rng);
  return candidates[nextInt(rng, candidates.length)] ?? null;
}
