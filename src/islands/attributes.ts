/** On a host: the widget's name, which is its folder's name. Settings of single widgets are named in their contract. */
export const WIDGET = "data-widget";
