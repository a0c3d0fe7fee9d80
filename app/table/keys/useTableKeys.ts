/** Phones have no keys; the browser has a file of its own. */
export function useTableKeys(_: Readonly<{ onUndo: () => void }>): void {}
