import type { View } from 'react-native';
import type { Anchors } from '../../table/motion/anchors';
import { boxOf } from '../../table/motion/boxOf';
import { space } from '../../ui/tokens/scale';

/** Scrolls the board until the thing is in sight, unless it is already. */
export async function reveal(view: View, anchors: Anchors): Promise<void> {
  const [board, top] = [anchors.find('board'), anchors.find('boardTop')];
  if (!anchors.scroll || !board || !top) return;
  const [thing, frame, first] = await Promise.all([boxOf(view), boxOf(board), boxOf(top)]);
  const isInSight = thing.y >= frame.y && thing.y + thing.height <= frame.y + frame.height;
  const isOnBoard = thing.x >= frame.x && thing.y >= first.y;
  if (isInSight || !isOnBoard) return;
  anchors.scroll.scrollTo({ y: Math.max(0, thing.y - first.y - space.s) });
}
