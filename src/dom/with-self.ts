/** What a selector finds at and below a node. */
export const withSelf = (root: ParentNode, selector: string): HTMLElement[] => {
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  if (root instanceof HTMLElement && root.matches(selector)) found.unshift(root);
  return found;
};
