import type { Edition } from '#engine/modules/base/options';

/** Where the editions differ for everybody (§1); what concerns one building stands in its file. */
export interface EditionRules {
  readonly name: Edition;
  readonly endsAfter: 'round' | 'phase';
  readonly fivePlayerVp: number;
  /** E-3: whether a tile drawn from the stack is apart from the tiles of the turn. */
  readonly drawnTilesAreApart: boolean;
  /** What happens first when the face-down tiles run short at the end of a settler phase. */
  readonly shortOfTiles: 'dealWhatIsLeft' | 'reshuffle';
}
