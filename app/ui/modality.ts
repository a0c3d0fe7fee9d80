/** Phones have no keyboard worth following; the browser has a file of its own. */
export const worksByKeyboard = (): boolean => false;
