/** A place in the window. */
export type Place = Readonly<{ x: number; y: number; width: number; height: number }>;

let pressed: Place | null = null;

/** Everything that is tapped notes where it is, so that what it opens can lie beside it; null: nothing was. */
export function notePress(place: Place | null): void {
  pressed = place;
}

export const lastPress = (): Place | null => pressed;
