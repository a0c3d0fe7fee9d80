/** Sizes shared by every screen, in points. */
export const space = { hair: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;
export type Space = keyof typeof space;

export const radius = { s: 4, m: 8, l: 14, pill: 999 } as const;

/** Thickness of drawn edges; `carved` is the heavy lower edge that makes a control look cut from a block. */
export const stroke = { hair: 1, line: 1.5, carved: 3 } as const;

/** Smallest side of anything that can be tapped. */
export const touchTarget = 44;

/** Widest a column of reading or a sheet becomes on tablet and desktop. */
export const columnWidth = 560;

/** Milliseconds at normal speed. */
export const motion = { quick: 120, base: 220, slow: 380, toast: 6000 } as const;
