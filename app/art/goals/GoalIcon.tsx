import type { GoalName } from '../../../src/engine';
import { known } from '../../known';
import { Art, type ArtProps } from '../Art';
import { strangeRole } from '../strange';
import { goalDrawings } from './emblems';

/** A goal's banner. */
export function GoalIcon({ goal, ...art }: ArtProps & Readonly<{ goal: GoalName }>) {
  return <Art drawing={known(goalDrawings, goal) ?? strangeRole} {...art} />;
}
