import { eventFor } from './events';
import type { Seat } from './ids';
import { imagine } from './imagine';
import { isSameJson } from './json';
import type { AnyAction, AnyEvent, CoreState, Sink } from './module';
import { perform, refusalFor } from './play';
import { registry } from './registry';
import { rulesFor } from './rules';
import { type CoreView, viewFor } from './view';

/** The events of an action, as far as the seat can know them in advance. */
export interface Foreseen<E extends AnyEvent> {
  readonly events: readonly E[];
  /** Later events depend on chance or on something hidden. */
  readonly unknown: boolean;
}

/** Seeds of two states that look the same to the seat. Events that differ between them are unknown. */
const WORLDS = ['one world', 'another world'] as const;

export function foresee<E extends AnyEvent>(
  state: CoreState,
  seat: Seat,
  action: AnyAction,
): Foreseen<E> {
  const view: CoreView = viewFor(state, seat);
  const [one, other] = WORLDS.map((seed) => foreseeIn<E>(imagine(view, seed), seat, action));
  if (one === undefined || other === undefined) return { events: [], unknown: true };
  let alike = 0;
  while (alike < one.events.length && isSameJson(one.events[alike], other.events[alike])) alike++;
  const same = alike === one.events.length && alike === other.events.length;
  const unknown = !same || one.unknown || other.unknown;
  return { events: one.events.slice(0, alike), unknown };
}

function foreseeIn<E extends AnyEvent>(
  world: CoreState,
  seat: Seat,
  action: AnyAction,
): Foreseen<E> {
  if (refusalFor(world, seat, action) !== null) return { events: [], unknown: false };
  const told = new CertainEvents<E>(world.random, seat);
  perform({ state: world, rules: rulesFor(world.options), events: told }, seat, action);
  return told.foreseen();
}

/** Collects events until the first random number is drawn. */
export class CertainEvents<E extends AnyEvent> implements Sink<E> {
  private readonly events: E[] = [];
  private readonly before: readonly number[];
  private unknown = false;

  constructor(
    private readonly random: readonly number[],
    private readonly seat: Seat | null,
  ) {
    this.before = random.slice();
  }

  get length(): number {
    return this.events.length;
  }

  push(event: E): void {
    this.unknown ||= this.random.some((word, index) => word !== this.before[index]);
    if (!this.unknown && !isUnforeseeable(event, this.seat))
      this.events.push(eventFor(event, this.seat));
  }

  foreseen(): Foreseen<E> {
    return { events: this.events, unknown: this.unknown };
  }
}

function isUnforeseeable(event: AnyEvent & { readonly seat?: Seat }, seat: Seat | null): boolean {
  return registry.unforeseeableEvents.has(event.type) && event.seat !== seat;
}
