/** Named as in the plugin's settings, `smushLazyLoadOptions`. */

export interface ResizeRules {
  /** A listed picture that is this much too wide still counts as fitting. */
  precisionPx: number;
  skipsAutoWidth: boolean;
}

type Options = Readonly<Record<string, unknown>>;

/** Undefined when the shop has turned resizing off. */
export const resizeRules = ({ autoResizingEnabled, autoResizeOptions }: Options): ResizeRules | undefined => {
  const { precision = 5, skipAutoWidth = true } = { ...(autoResizeOptions as Options | undefined) };
  // WordPress prints false as "" or "0".
  return Number(autoResizingEnabled) === 0
    ? undefined
    : { precisionPx: Number(precision), skipsAutoWidth: Boolean(skipAutoWidth) };
};
