import type { View } from 'react-native';

/** A browser knows by itself what has to be scrolled. */
export async function reveal(view: View): Promise<void> {
  // In a browser a view is its element.
  const element = view as unknown as HTMLElement;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
