import { restoreStreams, storeStreams } from './chance';
import type { Field, Reading } from './field';
import { SEATS } from './ids';
import { optionsOf } from './imagine';
import { fieldsOf, isCount, isJsonRecord, isRecord, type Json, type JsonRecord } from './json';
import type { CoreOptions, CoreRules, CoreState, Frame, Module, StoredGame } from './module';
import { checkOptions, storeOptions } from './options';
import { restoreFields, storeFields } from './record';
import { isRefusal, type Refusal, refusal } from './refusals';
import { type Chosen, registry, rootModule } from './registry';
import { inPlay, rulesFor } from './rules';
import type { CoreView } from './view';

/**
 * Games in stored form. It has the version of every module: older versions are brought up, newer ones
 * are refused.
 */

export function store(state: CoreState): JsonRecord {
  const rules = rulesFor(state.options);
  const game = {
    ...outline(state, rules),
    options: storeOptions(state.options),
    random: storeStreams(state.random, rules.modules),
  };
  return bringDown(game, rules.modules);
}

/** A view in stored form, to be sent. */
export function storeView(view: CoreView): JsonRecord {
  const rules = rulesFor(optionsOf(view));
  const game = {
    ...outline(view, rules),
    options: storeOptions(view.options),
    viewer: view.viewer,
  };
  return bringDown(game, rules.modules);
}

type Outlined = Pick<CoreView, 'ply' | 'over' | 'frames'>;

function outline(game: Outlined, rules: CoreRules): JsonRecord {
  const { modules } = rules;
  const values = fieldsOf(game);
  const parts: Record<string, Json> = {};
  for (const { name, slice } of modules) {
    const own = values[name];
    if (slice !== null && isRecord(own)) parts[name] = storeFields(slice.fields, own, rules);
  }
  return {
    modules: versionsOf(modules),
    ply: game.ply,
    over: game.over,
    frames: game.frames.map((frame) => storeFrame(frame, rules)),
    [rootModule().name]: storeFields(rootModule().fields, values, rules),
    ...parts,
  };
}

function versionsOf(modules: readonly Module[]): Versions {
  return Object.fromEntries(
    modules.map(({ name, version, down }) => [name, version - down.length]),
  );
}

/** Stored versions may be older than played ones. */
function bringDown(game: StoredGame, modules: readonly Module[]): StoredGame {
  let stored = game;
  for (const { down } of modules) for (const step of down) stored = step(stored);
  return stored;
}

/** The version of each module in play. */
export type Versions = Readonly<Record<string, number>>;
/** The versions in which the game is stored and sent. */
export const storedVersions = ({ options }: Expanded): Versions => versionsOf(inPlay(options));
/** The versions by which the game is played. */
export const playedVersions = ({ options }: Expanded): Versions =>
  Object.fromEntries(inPlay(options).map(({ name, version }) => [name, version]));

interface Expanded {
  readonly options: Chosen;
}

function storeFrame({ step, seat, data }: Frame, rules: CoreRules): JsonRecord {
  const fields: Readonly<Record<string, Field>> | null = registry.steps[step].data;
  const stored = fields && isRecord(data) ? storeFields(fields, data, rules) : null;
  return { step: registry.stepNames.name(step), seat, data: stored };
}

/** The state of a stored game of these versions or older ones. */
export function restore(json: unknown): CoreState | Refusal {
  const stored = bringUp(plainJson(json));
  if (isRefusal(stored)) return stored;
  const options = checkOptions(stored.options);
  if (isRefusal(options)) return options;
  const outlined = readOutline(stored, options, false);
  if (isRefusal(outlined)) return outlined;
  const random = restoreStreams(stored.random, options.seed, inPlay(options));
  if (random === null) return refusal('badSave', 'random');
  const state: CoreState = { options, random, ...outlined };
  // The hand-written clone gives the state the same shape as every other state.
  const shaped = rootModule().clone(state);
  return Object.assign(shaped, slicesOf(outlined));
}

export function restoreView(json: unknown): CoreView | Refusal {
  const stored = bringUp(plainJson(json));
  if (isRefusal(stored)) return stored;
  const shown = stored.options ?? null;
  if (!isJsonRecord(shown)) return refusal('badSave', 'options');
  const checked = checkOptions({ ...shown, seed: 'hidden' });
  if (isRefusal(checked)) return checked;
  const outlined = readOutline(stored, checked, true);
  if (isRefusal(outlined)) return outlined;
  const { seed: _seed, ...options } = checked;
  const viewer = SEATS.find((seat) => seat === stored.viewer) ?? null;
  return { options, viewer, ...outlined };
}

/** Brings each module's part up to its present version. */
function bringUp(json: StoredGame | null): StoredGame | Refusal {
  if (json === null) return refusal('badSave', 'state');
  const fault = versionRefusal(json);
  if (fault !== null) return fault;
  let stored = json;
  for (const module of registry.modules) {
    const from = versionIn(stored, module.name);
    if (from === null) continue;
    for (const step of module.up.slice(from - 1)) stored = step(stored);
  }
  return stored;
}

function versionIn(stored: StoredGame, name: string): number | null {
  const { modules } = stored;
  const version = isRecord(modules) ? modules[name] : undefined;
  return isCount(version) && version > 0 ? version : null;
}

/** Refuses games of unknown modules or newer versions. */
export function versionRefusal(stored: unknown): Refusal | null {
  const modules = isRecord(stored) ? stored.modules : undefined;
  if (!isRecord(modules) || !isCount(modules[rootModule().name]))
    return refusal('badSave', 'modules');
  for (const [name, version] of Object.entries(modules)) {
    const known = registry.modules.find((module) => module.name === name);
    if (!isCount(version) || version < 1) return refusal('badSave', `modules.${name}`);
    if (known === undefined || version > known.version) return refusal('fromTheFuture', name);
  }
  return null;
}

interface Outline {
  ply: number;
  over: boolean;
  frames: Frame[];
}

function readOutline(stored: StoredGame, options: CoreOptions, isView: boolean): Outline | Refusal {
  const reading: Reading = { rules: rulesFor(options), isView };
  const { ply, over } = stored;
  if (!isCount(ply)) return refusal('badSave', 'ply');
  if (typeof over !== 'boolean') return refusal('badSave', 'over');
  const frames = readFrames(stored.frames ?? null, reading);
  if (frames === null || over !== (frames.length === 0)) return refusal('badSave', 'frames');
  const table = restoreFields(rootModule().fields, stored[rootModule().name], reading);
  if (typeof table === 'string') return refusal('badSave', table);
  const outlined: Record<string, unknown> = { ...table };
  for (const { name, slice } of registry.modules) {
    if (slice === null) continue;
    const plays = reading.rules.modules.some((module) => module.name === name);
    const own = plays ? restoreFields(slice.fields, stored[name], reading) : null;
    if (typeof own === 'string') return refusal('badSave', `${name}.${own}`);
    outlined[name] = own;
  }
  return { ply, over, frames, ...outlined };
}

/** The slices of all modules. */
function slicesOf(outlined: Outline): Record<string, unknown> {
  const values = fieldsOf(outlined);
  const slices: Record<string, unknown> = {};
  for (const { name, slice } of registry.modules) {
    if (slice !== null) slices[name] = values[name];
  }
  return slices;
}

function readFrames(json: Json, reading: Reading): Frame[] | null {
  if (!Array.isArray(json)) return null;
  const frames: Frame[] = [];
  for (const item of json) {
    const frame = readFrame(item, reading);
    if (frame === null) return null;
    frames.push(frame);
  }
  return frames;
}

function readFrame(json: Json, reading: Reading): Frame | null {
  if (!isJsonRecord(json) || typeof json.step !== 'string') return null;
  const step = registry.stepNames.number(json.step);
  const seat = reading.rules.seats.find((it) => it === json.seat);
  if (step === undefined || seat === undefined) return null;
  const known = registry.steps[step];
  if (!reading.rules.modules.some(({ steps }) => steps.includes(known))) return null;
  const fields: Readonly<Record<string, Field>> | null = known.data;
  if (fields === null) return { step, seat, data: null };
  const data = restoreFields(fields, json.data ?? {}, reading);
  return typeof data === 'string' ? null : { step, seat, data };
}

/** A JSON copy; null unless it is a record. */
function plainJson(json: unknown): StoredGame | null {
  if (!isRecord(json)) return null;
  try {
    return JSON.parse(JSON.stringify(json));
  } catch {
    return null;
  }
}
