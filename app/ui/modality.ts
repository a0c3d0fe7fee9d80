/** Always false on phones. See modality.web.ts for browsers. */
export const worksByKeyboard = (): boolean => false;
