import { registry } from "../widgets/registry.ts";
import { createLoader, type Loader } from "./islands/loader.ts";

/** Joins registry and loader. From here on first interactions are noticed; hosts are looked for when the page is parsed. */
export const startLoader = (): Loader => {
  const loader = createLoader(registry);
  loader.listen();
  return loader;
};
