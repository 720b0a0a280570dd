/** Calls code that may throw. Its error goes to the console as an uncaught one would, and the caller goes on. */
export const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch (error) {
    reportError(error);
  }
};
