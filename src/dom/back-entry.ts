/** An entry of the history that stands for something open. */

const MARK = "storefrontOpen";

const isOwnEntry = (): boolean => history.state?.[MARK] === true;

/** Browsers take a step back some time after it was asked for. What is opened or followed meanwhile must wait for it. */
let stepBack: Promise<void> | undefined;

/** Browsers scroll to where a step leads to after they have told of it, and away from what was followed meanwhile. */
const afterStep = (act: () => void): void => addEventListener("popstate", () => setTimeout(act), { once: true });

const leaveOwnEntry = async (): Promise<void> => {
  const taken = new Promise<void>(afterStep);
  history.back();
  await taken;
  stepBack = undefined;
};

/** Until the returned function is called, the Back button calls back instead of leaving the page. */
export const holdBackEntry = (onBack: () => void): (() => void) => {
  const released = new AbortController();
  const { signal } = released;
  const hold = () => {
    if (signal.aborted) return;
    const { scrollRestoration } = history;
    const restore = () => {
      history.scrollRestoration = scrollRestoration;
    };
    // The step back must not scroll: meanwhile the shopper may have scrolled the page, or a script has.
    history.scrollRestoration = "manual";
    history.pushState({ ...history.state, [MARK]: true }, "");
    // Each entry has its own.
    restore();
    afterStep(restore);
    addEventListener("popstate", onBack, { signal });
  };
  if (stepBack) void stepBack.then(hold);
  else hold();
  return () => {
    released.abort();
    if (isOwnEntry()) stepBack ??= leaveOwnEntry();
  };
};

/**
 * Closes what is open and then follows a link: first the entry of what was open goes, so that Back leads from the link's
 * page straight to this one. False where there is no such entry and the browser may follow the link itself.
 */
export const closeAndFollow = (close: () => void, href: string): boolean => {
  close();
  void stepBack?.then(() => location.assign(href));
  return stepBack !== undefined;
};
