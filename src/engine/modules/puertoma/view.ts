import type { Keyed, Seat } from '#engine/core/ids';
import type { Ability, Level } from './abilities';
import type { Board, Puertoma } from './game';

/** The public part of the state: all but the ability tiles that are not unlocked. */
export interface AbilityTileView {
  readonly ability: Ability | null;
  readonly since: number | null;
}

export interface PuertomaBoardView extends Omit<Board, 'abilities'> {
  readonly abilities: Keyed<Level, AbilityTileView>;
}

export interface PuertomaView extends Omit<Puertoma, 'boards'> {
  readonly boards: Keyed<Seat, PuertomaBoardView | null>;
}
