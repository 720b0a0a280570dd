export type Paint = (block: Element, content: readonly Node[]) => void;

/** Writes newer content into blocks of the server, which get their own back with `restore`. */
export const createServerBlocks = () => {
  const originals = new Map<Element, ChildNode[]>();
  const paint: Paint = (block, content) => {
    if (!originals.has(block)) originals.set(block, [...block.childNodes]);
    block.replaceChildren(...content);
  };
  const restore = (): void => {
    for (const [block, content] of originals) block.replaceChildren(...content);
  };
  return { paint, restore };
};
