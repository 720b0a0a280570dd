import { useLayoutEffect } from "react";

/** Shows the island's state on its host as `data-state`, for styles, tests and assistive scripts. */
export const useHostState = (host: HTMLElement, state: string): void => {
  useLayoutEffect(() => {
    host.dataset.state = state;
    return () => {
      delete host.dataset.state;
    };
  }, [host, state]);
};
