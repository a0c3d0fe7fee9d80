/** A rectangle in the window. */
export type Place = Readonly<{ x: number; y: number; width: number; height: number }>;

let pressed: Place | null = null;

/** Stores the place of the last tap, so that a sheet can open beside it; null if unknown. */
export function notePress(place: Place | null): void {
  pressed = place;
}

export const lastPress = (): Place | null => pressed;
