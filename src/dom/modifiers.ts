/** A press with one of these keys is meant for the browser. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
