import type { View } from 'react-native';
import { boxOf } from '#app/table/anchors/boxOf';

/** A browser knows by itself what has to be scrolled; true if nothing had to be. */
export async function reveal(view: View): Promise<boolean> {
  // In a browser a view is its element.
  const element = view as unknown as HTMLElement;
  const before = await boxOf(view);
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const after = await boxOf(view);
  return before.x === after.x && before.y === after.y;
}
