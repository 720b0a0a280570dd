import { useLayoutEffect } from "react";

/** Keeps space-separated classes on a server node. Those that the server set stay when the island goes. */
export const useClasses = (node: Element, classes: string): void => {
  useLayoutEffect(() => {
    const added = classes.split(" ").filter((name) => name && !node.classList.contains(name));
    node.classList.add(...added);
    return () => node.classList.remove(...added);
  }, [node, classes]);
};
