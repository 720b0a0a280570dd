import type { Hear } from "#src/dom/delegated-events.ts";
import { emit } from "#src/dom/platform-events.ts";
import { CHANGING, isRefreshOn, LEFT } from "./contract.ts";

export const attach = (_form: HTMLElement, hear: Hear): (() => void) => {
  const refreshAfter = (type: "change" | "focusout", fields: string): void =>
    hear(type, ({ target }) => {
      if (target.matches(fields) && isRefreshOn()) emit("update_checkout");
    });
  refreshAfter("change", CHANGING);
  refreshAfter("focusout", LEFT);
  return () => {};
};
