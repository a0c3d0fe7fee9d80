/** Phones have no keyboard. See useTableKeys.web.ts for browsers. */
export function useTableKeys(_: Readonly<{ onUndo: () => void }>): void {}
