/** What another script's code throws is that script's error on the console; what the shopper did goes on. */
export const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch (error) {
    reportError(error);
    return undefined;
  }
};
