/** Resolves to what tells the caller how it went. */
type Job = () => Promise<() => void>;

/**
 * One request at a time, in the order they were asked for; a failed one does not hold up the next. The server keeps
 * the cart in a session that it reads at the start and writes at the end, so requests side by side would lose changes.
 * A page that is being left hears no answers: there, what still waits goes out side by side, or never would.
 */
export const createRequestQueue = (onBusyChange: (isBusy: boolean) => void) => {
  const waiting: Job[] = [];
  let isBusy = false;
  let isLeaving = false;

  const sendAll = (): void => {
    for (const job of waiting.splice(0)) void job().then((settle) => settle());
  };

  addEventListener("pagehide", () => {
    isLeaving = true;
    sendAll();
  });
  addEventListener("pageshow", () => {
    isLeaving = false;
  });

  const next = async (): Promise<void> => {
    const settle = await waiting.shift()?.();
    const isLast = waiting.length === 0;
    if (isLast) {
      isBusy = false;
      onBusyChange(false);
    }
    // After the news, so that the caller finds the queue as it now is.
    settle?.();
    if (!isLast) await next();
  };

  return <Answer>(request: () => Promise<Answer>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push(async () => {
        try {
          const answer = await request();
          return () => resolve(answer);
        } catch (error) {
          return () => reject(error);
        }
      });
      if (!isBusy) {
        isBusy = true;
        onBusyChange(true);
        // Not in the caller's turn: what is asked for together may still be put together.
        void Promise.resolve().then(next);
      }
      if (isLeaving) sendAll();
    });
};
