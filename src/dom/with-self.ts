/** Like `querySelectorAll`, but a root that matches counts too. */
export const withSelf = (root: ParentNode, selector: string): HTMLElement[] => {
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  if (root instanceof HTMLElement && root.matches(selector)) found.unshift(root);
  return found;
};
