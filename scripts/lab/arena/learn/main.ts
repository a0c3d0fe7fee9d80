import { storedModel, storedSoloModel } from '#bots/evaluation/models';
import { runMain } from '#scripts/lib/cli.mjs';
import { fitModel, judge } from './fit';
import { playMany } from './games';
import { planFrom } from './plan';
import type { Sampled } from './samples';
import { save } from './save';

/** Generations that models are learnt from: what only old ones did is still remembered. */
const REMEMBERED = 5;

/** Plays games, fits the model to how they ended, plays better ones, and so on. */
await runMain(async () => {
  const plan = planFrom();
  const first = plan.solo ? storedSoloModel : storedModel(plan.players);
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
    save(model, plan.solo ? 'solo' : `players${plan.players}`);
  }
  return 0;
});
