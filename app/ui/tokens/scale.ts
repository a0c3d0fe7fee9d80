/** Sizes shared by every screen, in points. */
export const space = { hair: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;
export type Space = keyof typeof space;

export const radius = { s: 4, m: 8, l: 14, pill: 999 } as const;

/** Widths of edges. `carved` is the heavy lower edge that makes a control look like a block. */
export const stroke = { hair: 1, line: 1.5, carved: 3 } as const;

/** Smallest side of a tap target. */
export const touchTarget = 44;

/** Largest width of a text column or a sheet. */
export const columnWidth = 560;

/** Durations in milliseconds. */
export const motion = { quick: 120, base: 220, slow: 380, toast: 6000 } as const;
