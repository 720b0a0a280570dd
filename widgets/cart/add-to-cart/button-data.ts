/**
 * What the platform's script would send: the data that plugins stored on the button with jQuery, overwritten by its
 * data attributes (`data-foo-bar` becomes `fooBar`, underscores stay).
 */
export const buttonData = (
  stored: Readonly<Record<string, unknown>>,
  dataset: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> => {
  const { state: _state, widget: _widget, ...data } = { ...stored, ...dataset };
  return data;
};
