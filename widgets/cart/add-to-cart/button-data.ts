/**
 * What is sent for a button: everything plugins stored on it with jQuery, overwritten by its data attributes as they
 * stand in the HTML. Underscores stay, `data-foo-bar` becomes `fooBar`, as the platform's own script sends them.
 */
export const buttonData = (
  stored: Readonly<Record<string, unknown>>,
  dataset: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> => {
  const { state: _state, widget: _widget, ...data } = { ...stored, ...dataset };
  return data;
};
