import { useLayoutEffect } from "react";

/** Keeps space-separated classes on a server node. Classes that the server set stay at the unmount. */
export const useClasses = (node: Element, classes: string): void => {
  useLayoutEffect(() => {
    const added = classes.split(" ").filter((name) => name && !node.classList.contains(name));
    node.classList.add(...added);
    return () => node.classList.remove(...added);
  }, [node, classes]);
};
