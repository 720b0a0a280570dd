/** Copies an element's text or a field's value. False when the browser does not allow it; the text is then selected. */
export const copyText = async (source: Element): Promise<boolean> => {
  let text = source.textContent.trim();
  if (source instanceof HTMLInputElement) {
    text = source.value;
    source.focus();
    // A plain `select()` does not work on all phones.
    source.setSelectionRange(0, 9999);
  } else getSelection()?.selectAllChildren(source);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages without a secure connection have no clipboard, only the old command.
    return document.execCommand("copy");
  }
};
