import { streamsFrom } from './chance';
import { cloneFrame } from './frames';
import type { Seat } from './ids';
import { fieldsOf, isRecord } from './json';
import type { CoreOptions, CoreState, Frame, Game } from './module';
import { seedRandom } from './random';
import { registry, rootModule } from './registry';
import { rulesFor } from './rules';
import type { CoreView } from './view';

/**
 * A full state that looks like the view to its viewer; hidden parts are random. Legal actions, prices
 * and previews equal those of the real game, so screens and bots use such a state.
 */
export function imagine(view: CoreView, seed: string): CoreState {
  const options = optionsOf(view);
  const { viewer, ...table } = view;
  const random = seedRandom(seed);
  const looksAlike = { ...table, options, random: streamsFrom(random), frames: [] };
  const state: CoreState = rootModule().clone(looksAlike);
  const game: Game = { state, rules: rulesFor(options), events: null };
  rootModule().imagine(game, viewer, random);
  imagineSlices(game, view, random);
  state.frames = view.frames.map((frame) => imagineFrame(game, frame, viewer, random));
  return state;
}

/** Hidden parts are filled in before the copy, so hand-written clones need not handle them. */
function imagineSlices(game: Game, view: CoreView, random: number[]): void {
  const seen = fieldsOf(view);
  const slices = fieldsOf(game.state);
  for (const { name, slice } of registry.modules) {
    if (slice === null) continue;
    const own = seen[name];
    const full = isRecord(own) ? (slice.imagine?.(game, own, view.viewer, random) ?? own) : null;
    slices[name] = full === null ? null : slice.clone(full);
  }
}

function imagineFrame(game: Game, frame: Frame, viewer: Seat | null, random: number[]): Frame {
  const data = registry.steps[frame.step].imagine?.(game, frame.data, viewer, random) ?? frame.data;
  return cloneFrame({ step: frame.step, seat: frame.seat, data });
}

/** Rules are cached by the options object, so a view always gets the same one. */
const knownOptions = new WeakMap<CoreView['options'], CoreOptions>();
export function optionsOf(view: CoreView): CoreOptions {
  const options = knownOptions.get(view.options) ?? { ...view.options, seed: 'hidden' };
  knownOptions.set(view.options, options);
  return options;
}
