let byKeyboard = false;

if (typeof document !== 'undefined') {
  const note = (keyboard: boolean) => () => {
    byKeyboard = keyboard;
  };
  document.addEventListener('keydown', note(true), true);
  document.addEventListener('pointerdown', note(false), true);
}

/** Whether the person uses the keyboard now. Only then does the focus move automatically. */
export const worksByKeyboard = (): boolean => byKeyboard;
