/** Every data attribute that the machinery reads or writes. Settings of single widgets are named in their contract. */
export const attributes = {
  /** On a host: the widget's name, which is its folder's name. */
  widget: "data-widget",
  /** Inside a host: which role a child plays where the platform's own class does not say so. */
  part: "data-part",
} as const;
