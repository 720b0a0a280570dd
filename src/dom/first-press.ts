let isPressed = false;

/** Whether the shopper has pressed or touched the page. `navigator.userActivation` also counts keys and test code. */
export const isPagePressed = (): boolean => isPressed;

/** Listens for the first press, or touch, from now on. Returns the undo. */
export const rememberPress = (): (() => void) => {
  const remember = () => {
    isPressed = true;
  };
  addEventListener("pointerdown", remember);
  return () => removeEventListener("pointerdown", remember);
};

/** For tests, each of which has a page of its own. */
export const forgetPress = (): void => {
  isPressed = false;
};
