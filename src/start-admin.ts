import { Loader } from "#src/islands/loader.ts";
import { adminRegistry } from "../widgets/admin-registry.ts";

const VARIATION_BOX = "#variable_product_options .wc-metabox";

/** Mounts the edit screen's widgets. A click on a variation's box mounts its date fields (pricing contract C.4). */
export const startAdmin = (): Loader => {
  const loader = new Loader(adminRegistry);
  loader.listen([]);
  loader.scanPage();
  document.addEventListener("click", ({ target }) => {
    const box = target instanceof Element ? target.closest(VARIATION_BOX) : null;
    if (box) void loader.mount(box);
  });
  return loader;
};
