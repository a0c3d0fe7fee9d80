import type { Bot } from '#bots/bot';
import { EvaluationContext } from '#bots/evaluation/context';
import { modelFrom, type StoredModel } from '#bots/evaluation/model';
import { type ModelSource, modelFor } from '#bots/evaluation/models';
import { EFFORT, hardBot } from '#bots/hard';
import { mediumBot } from '#bots/medium';
import { candidatesFor } from '#bots/search/candidates';
import {
  type Action,
  DIFFICULTIES,
  decisionOf,
  type GameState,
  nextInt,
  randomPlacement,
  type Seat,
  seedRandom,
} from '#engine';
import { playGame } from '#scripts/lab/arena/game';
import { COLUMNS, sectionsFrom, weightsOf } from './columns';
import type { Plan } from './plan';
import { type Sample, type Sampled, sampleOf } from './samples';

/** Plays games between the models and samples them. */
export function playMany(
  plan: Plan,
  models: readonly StoredModel[],
  generation: number,
): Sampled[] {
  return Array.from({ length: plan.games }, (_, number) => {
    const seed = `learn ${plan.seed} ${generation} ${number}`;
    const samples: Sample[] = [];
    const rng = seedRandom(seed);
    const bots = Array.from({ length: plan.solo ? 1 : plan.players }, () => {
      // nextInt stays below the length.
      const model = models[nextInt(rng, models.length)] as StoredModel;
      const moody = modelFrom(moodOf(model, rng));
      return learner(plan, () => moody);
    });
    const withExpansions = plan.expansions.length > 0 && nextInt(rng, 3) === 0;
    const options = withExpansions ? { expansions: plan.expansions, board: 'random' as const } : {};
    const result = playGame({
      bots,
      seed,
      options,
      ...(plan.solo ? { puertomas: { count: 2, difficulty: DIFFICULTIES[number % 3] } } : {}),
      watch(state) {
        const sample = nextInt(rng, 2) === 0 ? sampleOf(state, modelFor(state).rounds) : null;
        if (sample) samples.push(sample);
      },
      stray: (state, seat) => strayFrom(state, seat, rng, plan.strayPercent),
    });
    return { ...result, samples };
  });
}

/** Standard deviation of the log of a player's taste in one game. */
const MOOD = 0.4;

/**
 * Varies the weights of each player, so that strategies the model underrates are tried too and
 * their real worth is learnt.
 */
function moodOf(model: StoredModel, rng: number[]): StoredModel {
  const tastes = COLUMNS.map(({ name }) =>
    name === 'score' || name === 'bonus' ? 1 : Math.exp(MOOD * bell(rng)),
  );
  const weights = weightsOf(model).map((weight, i) => weight * (tastes[i % COLUMNS.length] ?? 1));
  return { ...model, ...sectionsFrom(weights) };
}

/** A random number around 0, rarely beyond ±2. */
function bell(rng: number[]): number {
  const dice = nextInt(rng, 1000) + nextInt(rng, 1000) + nextInt(rng, 1000);
  return dice / 500 - 3;
}

function learner({ iterations }: Plan, modelOf: ModelSource): Bot {
  return iterations === 0 ? mediumBot(modelOf, 1) : hardBot(modelOf, { ...EFFORT, iterations });
}

/** Sometimes plays any plausible action, so that the model also sees positions good play avoids. */
function strayFrom(state: GameState, seat: Seat, rng: number[], percent: number): Action | null {
  if (nextInt(rng, 100) >= percent) return null;
  if (decisionOf(state)?.kind === 'place') return randomPlacement(state, seat, rng);
  const weights = new EvaluationContext(state, modelFor(state)).weightsFor(state);
  const candidates = candidatesFor(state, seat, weights, rng);
  return candidates[nextInt(rng, candidates.length)] ?? null;
}
