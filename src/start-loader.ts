import { rememberPress } from "#src/dom/first-press.ts";
import { Loader } from "#src/islands/loader.ts";
import { registry } from "../widgets/registry.ts";

/** Joins registry and loader and hands over the events so far. `scanPage` looks for hosts once the page is parsed. */
export const startLoader = (takeEarlyEvents: () => Event[]): Loader => {
  const loader = new Loader(registry);
  loader.listen(takeEarlyEvents());
  rememberPress();
  return loader;
};
