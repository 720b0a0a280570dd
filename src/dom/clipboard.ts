/**
 * Puts what an element says, or a field holds, on the clipboard. False when the browser does not allow it; then the text
 * stands selected.
 */
export const copyText = async (source: Element): Promise<boolean> => {
  let text = source.textContent.trim();
  if (source instanceof HTMLInputElement) {
    text = source.value;
    source.focus();
    // What selects on all phones; a plain select() does not.
    source.setSelectionRange(0, 9999);
  } else getSelection()?.selectAllChildren(source);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages without a secure connection have no clipboard, only the command of old.
    return document.execCommand("copy");
  }
};
