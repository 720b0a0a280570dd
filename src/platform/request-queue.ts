/** Resolves to a function that tells the caller the result. */
type Job = () => Promise<() => void>;

/**
 * Sends one request at a time, in order; a failed one does not stop the next. The server reads the cart's session at the
 * start of a request and writes it at the end, so requests side by side would lose changes. A page that is being left
 * hears no answers: there the waiting requests go out side by side, or they never would.
 */
export const createRequestQueue = (onBusyChange: (isBusy: boolean) => void) => {
  const waiting: Job[] = [];
  /** Requests without an answer. */
  let sent = 0;
  let isLeaving = false;

  const send = async (job: Job): Promise<void> => {
    sent += 1;
    const settle = await job();
    sent -= 1;
    if (!sent && !waiting[0]) onBusyChange(false);
    // Tell the caller last, so that it finds the queue as it now is.
    settle();
    next();
  };

  const next = (): void => {
    if (!sent || isLeaving) for (const job of waiting.splice(0, isLeaving ? Infinity : 1)) void send(job);
  };

  addEventListener("pagehide", () => {
    isLeaving = true;
    next();
  });
  addEventListener("pageshow", ({ persisted }) => {
    isLeaving = false;
    // Back has restored the page. In Safari and Firefox the answer to a request on its way is lost without a word.
    if (persisted && sent) location.reload();
  });

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
      if (!sent && !waiting[1]) {
        onBusyChange(true);
        // Start after the caller's turn, so that requests made together can still be merged.
        queueMicrotask(next);
      }
      if (isLeaving) next();
    });
};
