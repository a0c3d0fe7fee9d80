import type { View } from 'react-native';
import type { Anchors } from '#app/table/anchors/anchors';
import { type Box, boxOf } from '#app/table/anchors/boxOf';
import { space } from '#app/ui/tokens/scale';

/** Scrolls the board until the view is visible; returns true if it already was. */
export async function reveal(view: View, anchors: Anchors): Promise<boolean> {
  const [board, top] = [anchors.find('board'), anchors.find('boardTop')];
  if (!anchors.scroll || !board || !top) return true;
  const [thing, frame, first] = await Promise.all([boxOf(view), boxOf(board), boxOf(top)]);
  const isOnBoard = thing.x >= frame.x && thing.y >= first.y;
  if (!isOnBoard || isInSight(thing, frame)) return true;
  anchors.scroll.scrollTo({ y: Math.max(0, thing.y - first.y - space.s) });
  return false;
}

/** Whether all of it is visible, or as much as fits if it is higher than the board. */
function isInSight(thing: Box, frame: Box): boolean {
  const above = thing.y - frame.y;
  const below = frame.height - above - thing.height;
  return thing.height <= frame.height - space.s
    ? above >= 0 && below >= 0
    : above > -1 && above <= 2 * space.s;
}
