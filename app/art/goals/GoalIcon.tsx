import { Art, type ArtProps } from '#app/art/drawing/Art';
import { strangeRole } from '#app/art/strange';
import { known } from '#app/ui/base/known';
import type { GoalName } from '#engine';
import { goalDrawings } from './emblems';

/** A goal's banner. */
export function GoalIcon({ goal, ...art }: ArtProps & Readonly<{ goal: GoalName }>) {
  return <Art drawing={known(goalDrawings, goal) ?? strangeRole} {...art} />;
}
