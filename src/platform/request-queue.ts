/** Resolves to a function that tells the caller the result. */
type Job = () => Promise<() => void>;

/**
 * Sends one request at a time, in order; a failed one does not stop the next. The server reads the cart's session at the
 * start of a request and writes it at the end, so requests side by side would lose changes. A page that is being left
 * hears no answers: there the waiting requests go out side by side, or they never would.
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
  addEventListener("pageshow", ({ persisted }) => {
    isLeaving = false;
    // Back has restored the page. In Safari and Firefox the answer to a request on its way is lost without a word.
    if (persisted && isBusy) location.reload();
  });

  const next = async (): Promise<void> => {
    const settle = await waiting.shift()?.();
    const isLast = !waiting[0];
    if (isLast) {
      isBusy = false;
      onBusyChange(false);
    }
    // Tell the caller last, so that it finds the queue as it now is.
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
        // Start after the caller's turn, so that requests made together can still be merged.
        queueMicrotask(next);
      }
      if (isLeaving) sendAll();
    });
};
