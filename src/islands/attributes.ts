/** On a host: the widget's name, which is also its folder's name. A widget's contract names its settings. */
export const WIDGET = "data-widget";
