export type Paint = (block: Element, content: readonly Node[]) => void;

/** Writes newer content into blocks of the server, which get their own back with `restore`. */
export const createServerBlocks = () => {
  const originals = new WeakMap<Element, ChildNode[]>();
  // Each variation that is shown brings a price of its own, which goes with it.
  const blocks: WeakRef<Element>[] = [];
  const paint: Paint = (block, content) => {
    if (!originals.has(block)) {
      originals.set(block, [...block.childNodes]);
      blocks.push(new WeakRef(block));
    }
    block.replaceChildren(...content);
  };
  const restore = (): void => {
    for (const reference of blocks) {
      const block = reference.deref();
      block?.replaceChildren(...(originals.get(block) ?? []));
    }
  };
  return { paint, restore };
};
