import type { Keyed, Seat } from '#engine/core/ids';
import type { Game as CoreGame } from '#engine/core/module';
import type { BaseAction } from '#engine/modules/base/actions';
import type { BaseEvent } from '#engine/modules/base/events';
import type { BaseOptions } from '#engine/modules/base/options';
import type { Rules } from '#engine/modules/base/rules';
import type { BaseState } from '#engine/modules/base/state';
import type { Card } from './cards';

/**
 * The peddler's box, an expansion that exists only in tests. It uses every extension point of an
 * engine module, and nothing in src/ or app/ knows it.
 */
export interface Toy {
  /** The last card is drawn next. */
  deck: Card[];
  hands: Keyed<Seat, Card[]>;
  /** Cards face down before their owner. They score at the end. */
  kept: Keyed<Seat, Card[]>;
  /** Cards of these kinds are worth more. Shown at the end. */
  omens: Card[];
}

export interface ToyOptions extends BaseOptions {
  /** Number of cards of each kind. */
  readonly cardCopies: number;
}

export interface ToyState extends BaseState {
  options: ToyOptions;
  toy: Toy | null;
}

export type ToyAction = { readonly type: 'pledge'; readonly card: Card | null };

export type ToyEvent =
  | { type: 'cardDrawn'; seat: Seat; card: Card }
  | { type: 'pledged'; seat: Seat; card: Card | null }
  | { type: 'cardsKept'; seats: Seat[] };

export type Game = CoreGame<ToyState, Rules, BaseEvent | ToyEvent>;
export type Act = BaseAction | ToyAction;

/** The module's part of the state, for code that runs only while it is in play. */
export function toyOf({ state }: { readonly state: Pick<ToyState, 'toy'> }): Toy {
  if (state.toy === null) throw new Error('the toy is not in play');
  return state.toy;
}
