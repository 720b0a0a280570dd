/** A history entry that stands for something open. */

const isOwnEntry = (): boolean | undefined => history.state?.storefrontOpen;

/** Browsers step back some time after `history.back()`; whatever is opened or followed meanwhile must wait for it. */
let stepBack: Promise<void> | undefined;
let endStep: (() => void) | undefined;

/** Makes the Back button call back instead of leaving the page, until the returned function is called. */
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
    // The setting belongs to one entry: the page's keeps "manual", and the new one gets the old value.
    restore();
    const followStep = ({ detail }: CustomEvent<Event>) => {
      // Filters and routers reload their list at each step, and the items that the shopper has added to it would be gone.
      if (location.href === href && !isOwnEntry()) detail.stopImmediatePropagation();
      // After `popstate` browsers scroll to the entry's old position, away from the target of a link followed meanwhile.
      setTimeout(() => {
        restore();
        endStep?.();
        stepBack = undefined;
      });
      if (!isReleased) onBack();
    };
    addEventListener("storefront:popstate", followStep, { once: true });
  };
  if (stepBack) void stepBack.then(hold);
  else hold();
  return () => {
    isReleased = true;
    if (!isOwnEntry() || stepBack) return;
    stepBack = new Promise((resolve) => {
      endStep = resolve;
    });
    history.back();
  };
};

/** Closes what is open, then follows a link once the history entry is gone. False if the browser may do that itself. */
export const closeAndFollow = (close: () => void, href: string): boolean => {
  close();
  void stepBack?.then(() => location.assign(href));
  return Boolean(stepBack);
};
