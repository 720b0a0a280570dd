import { registry } from "../widgets/registry.ts";
import { Loader } from "./islands/loader.ts";

/**
 * Joins registry and loader. From here on interactions are noticed, those that came earlier included; hosts are
 * looked for when the page is parsed.
 */
export const startLoader = (takeEarlyEvents: () => Event[]): Loader => {
  const loader = new Loader(registry);
  loader.listen();
  for (const event of takeEarlyEvents()) loader.take(event);
  return loader;
};
