/** When images are asked for in the width that they have on the page. The names are those of `smushLazyLoadOptions`. */

export interface ResizeRules {
  /** A picture that is wider by no more than this is as good as a new one. */
  precisionPx: number;
  skipsAutoWidth: boolean;
}

type Options = Readonly<Record<string, unknown>>;

/** Undefined where the shop has turned it off. */
export const resizeRules = ({ autoResizingEnabled, autoResizeOptions }: Options): ResizeRules | undefined => {
  const { precision = 5, skipAutoWidth = true } = { ...(autoResizeOptions as Options | undefined) };
  // WordPress prints what is off as "" or "0".
  return Number(autoResizingEnabled) === 0
    ? undefined
    : { precisionPx: Number(precision), skipsAutoWidth: Boolean(skipAutoWidth) };
};
