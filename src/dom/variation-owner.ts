import { pageJQuery } from "./jquery.ts";
import { hasForeignVariationPlugin } from "./jquery-variation-plugin.ts";

const NAMESPACE = "wc-variation-form";

const isPlatformHandler = (handler: unknown): boolean =>
  (handler as { namespace: string }).namespace.split(".").includes(NAMESPACE);

/**
 * True when the platform's own script runs a form. It binds its listeners under a namespace of its own as soon as it
 * takes a form over, so this is true before it fires anything.
 */
export const isPlatformForm = (form: HTMLElement): boolean => {
  const jquery = pageJQuery();
  if (!jquery) return false;
  // Where jQuery no longer tells its listeners, the script's presence must do.
  if (!jquery._data) return hasForeignVariationPlugin(jquery);
  const listeners = jquery._data(form, "events") ?? {};
  return Object.values(listeners).flat().some(isPlatformHandler);
};
