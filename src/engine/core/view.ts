import { cloneState } from './clone';
import type { Field, Viewer } from './field';
import type { Seat } from './ids';
import { fieldsOf, isRecord } from './json';
import type { CoreOptions, CoreState, Frame } from './module';
import { showFields } from './record';
import { registry, rootModule } from './registry';
import { rulesFor } from './rules';

/** The state as one seat, or a spectator, sees it (§7): without the seed and the random state. */
export interface CoreView {
  readonly options: Omit<CoreOptions, 'seed'>;
  /** Null for a spectator. */
  readonly viewer: Seat | null;
  readonly ply: number;
  readonly over: boolean;
  readonly frames: readonly Frame[];
}

/**
 * Contains described fields only, so an undescribed field is never shown. At the end everything is
 * revealed (I-4).
 */
export function viewFor(state: CoreState, viewer: Seat | null): CoreView {
  const own = cloneState(state);
  const values = fieldsOf(own);
  const rules = rulesFor(state.options);
  const { variants } = state.options;
  const who: Viewer = { seat: viewer, open: state.over, variants, rules };
  const { seed: _seed, ...options } = state.options;
  return {
    options,
    viewer,
    ply: own.ply,
    over: own.over,
    frames: own.frames.map((frame) => showFrame(frame, who)),
    ...showFields(rootModule().fields, values, who, null),
    ...showSlices(values, who),
  };
}

function showFrame({ step, seat, data }: Frame, who: Viewer): Frame {
  const fields: Readonly<Record<string, Field>> | null = registry.steps[step].data;
  const shown = fields && isRecord(data) ? showFields(fields, data, who, seat) : null;
  return { step, seat, data: shown };
}

function showSlices(state: Readonly<Record<string, unknown>>, who: Viewer) {
  const shown: Record<string, unknown> = {};
  for (const { name, slice } of registry.modules) {
    if (slice === null) continue;
    const own = state[name];
    shown[name] = isRecord(own) ? showFields(slice.fields, own, who, null) : null;
  }
  return shown;
}
