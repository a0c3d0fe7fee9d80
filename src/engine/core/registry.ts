import type { Purpose } from './chance';
import type { ActionField, Field } from './field';
import { assumeTotal, type Keyed } from './ids';
import type { CoreOptions, Module, OptionSpec, RootModule, Step, StepNumber } from './module';
import { openNames } from './names';
import { WORDS } from './random';

/** Contents of all modules, by name and by number; filled once, when the engine is loaded. */

type ActionForm = Readonly<Record<string, ActionField>>;

const modules: Module[] = [];
const roots: RootModule[] = [];
const steps: Keyed<StepNumber, Step> = assumeTotal([]);
/** The module's name is part of a step's name, so two modules may use the same word. */
const stepNames = openNames<StepNumber>();
const purposes: Purpose[] = [];
const actionForms = new Map<string, ActionForm>();
const eventForms = new Map<string, Readonly<Record<string, Field>>>();
const secretActions = new Set<string>();
const unforeseeableEvents = new Set<string>();
const secretEvents = new Set<string>();
const optionSpecs: [string, OptionSpec][] = [];
const variants: Record<string, boolean> = {};
const expansions: string[] = [];
const seatKinds: string[] = [];

export const registry = {
  modules,
  steps,
  stepNames,
  purposes,
  actionForms,
  eventForms,
  secretActions,
  unforeseeableEvents,
  secretEvents,
  optionSpecs,
  variants,
  expansions,
  seatKinds,
} as const;

export function rootModule(): RootModule {
  const first = roots[0];
  if (first === undefined) throw new Error('no modules were installed');
  return first;
}

/** The options that decide which modules are in play. */
export type Chosen = Pick<CoreOptions, 'expansions' | 'seats'>;

export function isInPlay(module: Module, options: Chosen): boolean {
  if (module.isExpansion) return options.expansions.includes(module.name);
  return module.isInPlay?.(options) ?? true;
}

/** Numbers everything: the first module, then the others in the order of the list. */
export function install(first: RootModule, others: readonly Module[]): void {
  if (roots.length > 0) throw new Error('modules are installed once');
  roots.push(first);
  for (const module of [first, ...others]) add(module);
  first.number(modules);
}

function add(module: Module): void {
  const missing = module.needs.find((name) => !modules.some((it) => it.name === name));
  if (missing !== undefined) throw new Error(`${module.name} needs ${missing} before it`);
  modules.push(module);
  for (const step of module.steps) {
    step.number = stepNames.add(`${module.name}.${step.name}`);
    steps.push(step);
  }
  for (const purpose of module.purposes) addPurpose(purpose);
  for (const [type, form] of Object.entries(module.actions)) addForm(actionForms, type, form);
  for (const [type, form] of Object.entries(module.events)) {
    addForm(eventForms, type, form);
    if (Object.values(form).some(hasSecret)) secretEvents.add(type);
  }
  for (const type of module.secretActions) secretActions.add(type);
  for (const type of module.unforeseeableEvents) unforeseeableEvents.add(type);
  optionSpecs.push(...Object.entries(module.options));
  Object.assign(variants, module.variants);
  if (module.isExpansion) expansions.push(module.name);
  seatKinds.push(...module.seatKinds);
}

function addPurpose(purpose: Purpose): void {
  if (purposes.includes(purpose)) return;
  if (purposes.some(({ name }) => name === purpose.name)) {
    throw new Error(`two purposes are called ${purpose.name}`);
  }
  purpose.offset = purposes.length * WORDS;
  purposes.push(purpose);
}

const hasSecret = ({ show }: Field) => show !== undefined;

/** Two modules may share an action only if both have the same form object. */
function addForm<Form>(forms: Map<string, Form>, type: string, form: Form): void {
  const known = forms.get(type);
  if (known !== undefined && known !== form) throw new Error(`two things are called ${type}`);
  forms.set(type, form);
}
