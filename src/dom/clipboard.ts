/** Puts what an element says, or a field holds, on the clipboard. */

const select = (node: Element): void => {
  if (node instanceof HTMLInputElement) {
    node.focus();
    // What selects on all phones; a plain select() does not.
    node.setSelectionRange(0, 9999);
  } else getSelection()?.selectAllChildren(node);
};

/** False when the browser does not allow it; then the text stands selected. */
export const copyText = async (source: Element): Promise<boolean> => {
  select(source);
  const text = source instanceof HTMLInputElement ? source.value : source.textContent.trim();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages without a secure connection have no clipboard, only the command of old.
    return document.execCommand("copy");
  }
};
