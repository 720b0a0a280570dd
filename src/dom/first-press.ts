let isPressed = false;

const remember = (): void => {
  isPressed = true;
};

/** Whether the shopper has pressed or touched the page. `navigator.userActivation` also counts keys and test code. */
export const isPagePressed = (): boolean => isPressed;

/** Listens for the page's first press, or touch, from now on. */
export const rememberPress = (): void => addEventListener("pointerdown", remember);

/** For tests, each of which has a page of its own. */
export const forgetPress = (): void => {
  isPressed = false;
};
