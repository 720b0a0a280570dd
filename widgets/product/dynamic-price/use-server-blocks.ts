import { useCallback, useLayoutEffect, useState } from "react";

export type Paint = (block: Element, content: readonly Node[]) => void;

/** Writes newer content into blocks of the server, which get their own back when the island goes. */
export const useServerBlocks = (): Paint => {
  const [originals] = useState(() => new Map<Element, ChildNode[]>());
  useLayoutEffect(
    () => () => {
      for (const [block, content] of originals) block.replaceChildren(...content);
    },
    [originals],
  );
  return useCallback(
    (block, content) => {
      if (!originals.has(block)) originals.set(block, [...block.childNodes]);
      block.replaceChildren(...content);
    },
    [originals],
  );
};
