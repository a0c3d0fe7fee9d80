import { Building, Good, Role, Tile } from '../../../src/engine';
import type { AnchorName } from '../../table/motion/anchors';
import { LEARNER, type PointAt } from '../lesson';

/** Where on the table it is. */
export function anchorOf(point: PointAt): AnchorName {
  if (point === 'own') return `player-${LEARNER}`;
  if (point === 'forecasts') return point;
  if (point === 'asked') return 'boardTop';
  if ('role' in point) return `role-${Role[point.role]}`;
  if ('tile' in point) return `tile-${Tile[point.tile]}`;
  if ('building' in point) return `building-${Building[point.building]}`;
  if ('good' in point) return `good-${Good[point.good]}`;
  return point.section;
}
