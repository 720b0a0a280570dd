type Job = () => Promise<unknown>;

/**
 * One request at a time, in the order they were asked for; a failed one does not hold up the next. The server keeps
 * the cart in a session that it reads at the start and writes at the end, so requests side by side would lose changes.
 */
export const createRequestQueue = (onBusyChange: (isBusy: boolean) => void = () => undefined) => {
  const waiting: Job[] = [];
  let isBusy = false;

  const next = async (): Promise<void> => {
    const job = waiting.shift();
    if (!job) {
      isBusy = false;
      onBusyChange(false);
      return;
    }
    await job();
    await next();
  };

  return <Answer>(request: () => Promise<Answer>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push(() => request().then(resolve, reject));
      if (isBusy) return;
      isBusy = true;
      onBusyChange(true);
      // Not in the caller's turn: what is asked for together may still be put together.
      void Promise.resolve().then(next);
    });
};
