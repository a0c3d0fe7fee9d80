import type { Edition } from '#engine/modules/base/options';

/** Differences of the editions (§1). Those of a single building are in its file. */
export interface EditionRules {
  readonly name: Edition;
  readonly endsAfter: 'round' | 'phase';
  readonly fivePlayerVp: number;
  /** E-3: whether a tile from the stack does not count among the tiles of the turn. */
  readonly drawnTilesAreApart: boolean;
  /** When the face-down tiles run short at the end of a settler phase. */
  readonly shortOfTiles: 'dealWhatIsLeft' | 'reshuffle';
}
