let byKeyboard = false;

if (typeof document !== 'undefined') {
  const note = (keyboard: boolean) => () => {
    byKeyboard = keyboard;
  };
  document.addEventListener('keydown', note(true), true);
  document.addEventListener('pointerdown', note(false), true);
}

/** Whether the person works by keys now: only then does the focus go ahead to what comes next. */
export const worksByKeyboard = (): boolean => byKeyboard;
