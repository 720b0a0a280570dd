import { useLayoutEffect } from "react";

export const useHostState = (host: HTMLElement, state: string): void => {
  useLayoutEffect(() => {
    host.dataset.state = state;
    return () => {
      delete host.dataset.state;
    };
  }, [host, state]);
};
