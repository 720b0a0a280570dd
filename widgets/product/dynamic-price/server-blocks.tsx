export type Paint = (block: Element, content: readonly Node[]) => void;

/** `paint` fills the server's blocks with newer content; `restore` gives every block its own content back. */
export const createServerBlocks = () => {
  const originals = new WeakMap<Element, ChildNode[]>();
  // Weak references: each shown variation brings a price block of its own, which leaves the page with it.
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
