let isPressed = false;

/** Whether somebody has pressed or touched the page. The browser's own answer counts keys, and what a test evaluates. */
export const isPagePressed = (): boolean => isPressed;

/** Keeps a press in mind for code that comes later. Returns the undo. */
export const rememberPress = (): (() => void) => {
  const remember = () => {
    isPressed = true;
  };
  addEventListener("pointerdown", remember);
  return () => removeEventListener("pointerdown", remember);
};

/** For tests: each has a page of its own. */
export const forgetPress = (): void => {
  isPressed = false;
};
