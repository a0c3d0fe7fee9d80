import { Building, Role, Tile } from '../../../src/engine';
import type { AnchorName } from '../../table/motion/anchors';
import { LEARNER, type PointAt } from '../lesson';

/** Where on the table it is. */
export function anchorOf(point: PointAt): AnchorName {
  if (point === 'own') return `player-${LEARNER}`;
  if (point === 'forecasts') return point;
  if ('role' in point) return `role-${Role[point.role]}`;
  if ('tile' in point) return `tile-${Tile[point.tile]}`;
  if ('building' in point) return `building-${Building[point.building]}`;
  if ('ship' in point) return `ship-${point.ship}`;
  return point.section;
}
