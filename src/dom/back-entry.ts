/** An entry of the history that stands for something open. */

const isOwnEntry = (): boolean | undefined => history.state?.storefrontOpen;

/** Browsers take a step back some time after it was asked for. What is opened or followed meanwhile must wait for it. */
let stepBack: PromiseWithResolvers<void> | undefined;

/** Until the returned function is called, the Back button calls back instead of leaving the page. */
export const holdBackEntry = (onBack: () => void): (() => void) => {
  let isReleased = false;
  const hold = () => {
    if (isReleased) return;
    const { scrollRestoration } = history;
    const { href } = location;
    const restore = () => {
      history.scrollRestoration = scrollRestoration;
    };
    // The step back must not scroll: meanwhile the shopper may have scrolled the page, or a script has.
    history.scrollRestoration = "manual";
    history.pushState({ ...history.state, storefrontOpen: true }, "");
    // Each entry has its own.
    restore();
    const followStep = ({ detail }: CustomEvent<Event>) => {
      // Filters and routers load their page anew at each step, and what was loaded more is gone.
      if (location.href === href && !isOwnEntry()) detail.stopImmediatePropagation();
      // Browsers scroll to where a step leads to after they have told of it, and away from what was followed meanwhile.
      setTimeout(() => {
        restore();
        stepBack?.resolve();
        stepBack = undefined;
      });
      if (!isReleased) onBack();
    };
    addEventListener("storefront:popstate", followStep, { once: true });
  };
  if (stepBack) void stepBack.promise.then(hold);
  else hold();
  return () => {
    isReleased = true;
    if (!isOwnEntry() || stepBack) return;
    stepBack = Promise.withResolvers();
    history.back();
  };
};

/**
 * Closes what is open and then follows a link: first the entry of what was open goes, so that Back leads from the link's
 * page straight to this one. False where there is no such entry and the browser may follow the link itself.
 */
export const closeAndFollow = (close: () => void, href: string): boolean => {
  close();
  void stepBack?.promise.then(() => location.assign(href));
  return Boolean(stepBack);
};
