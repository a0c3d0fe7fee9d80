import type { AnchorName } from '#app/table/anchors/anchors';
import { Building, Good, Role, Tile } from '#engine';
import { LEARNER, type PointAt } from './lessons/lesson';

/** The anchor of a target on the table. */
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
