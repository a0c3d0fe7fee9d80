import { storedModel, storedSoloModel } from '#bots/evaluation/models';
import { runMain } from '#scripts/lib/cli.mjs';
import { fitModel, judge } from './fit';
import { playMany } from './games';
import { planFrom } from './plan';
import type { Sampled } from './samples';
import { save } from './save';

/** Number of latest generations that a model learns from, so that old styles still count. */
const REMEMBERED = 5;

/** Plays games, fits the model to their results, and repeats with better bots. */
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
