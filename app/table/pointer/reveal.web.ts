import type { View } from 'react-native';
import { boxOf } from '#app/table/anchors/boxOf';
import { elementOf } from '#app/web/elementOf';

/** Lets the browser scroll the view into sight; returns true if it already was. */
export async function reveal(view: View): Promise<boolean> {
  const before = await boxOf(view);
  elementOf(view).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const after = await boxOf(view);
  return before.x === after.x && before.y === after.y;
}
