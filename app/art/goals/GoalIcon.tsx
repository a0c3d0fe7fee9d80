import { Art, type ArtProps } from '#app/art/drawing/Art';
import type { GoalName } from '#engine';
import { goalDrawings } from './emblems';

/** A goal's banner. */
export function GoalIcon({ goal, ...art }: ArtProps & Readonly<{ goal: GoalName }>) {
  return <Art drawing={goalDrawings[goal]} {...art} />;
}
