import { seedStreams } from './chance';
import { fieldsOf } from './json';
import type { CoreOptions, CoreRules, CoreState, Game } from './module';
import { checkOptions } from './options';
import { runToDecision } from './play';
import { isRefusal, type Refusal } from './refusals';
import { registry, rootModule } from './registry';
import { rulesFor } from './rules';

/** A new game, waiting for the first decision. */
export const createGame = (request: unknown) => setUpGame(request, true);

/** Sets up a game that began earlier, even with options that no new game may have. */
export const recreateGame = (request: unknown) => setUpGame(request, false);

function setUpGame(request: unknown, isNew: boolean): CoreState | Refusal {
  const options = checkOptions(request);
  if (isRefusal(options)) return options;
  const rules = rulesFor(options);
  for (const module of rules.modules) {
    const refused =
      module.refuseOptions?.(options, rules) ?? (isNew ? module.refuseNewGame?.(options) : null);
    if (refused) return refused;
  }
  const game: Game = { state: initialState(options, rules), rules, events: null };
  createSlices(game);
  rootModule().setUp(game);
  runToDecision(game);
  return game.state;
}

function initialState(options: CoreOptions, rules: CoreRules): CoreState {
  const random = seedStreams(options.seed);
  return rootModule().emptyState({ options, random, ply: 0, frames: [], over: false }, rules);
}

/** Every state has a key for every module, so all states have one shape. */
function createSlices(game: Game): void {
  const state = fieldsOf(game.state);
  for (const module of registry.modules) {
    if (module.slice === null) continue;
    const plays = game.rules.modules.includes(module);
    state[module.name] = plays ? module.slice.create(game) : null;
  }
}
