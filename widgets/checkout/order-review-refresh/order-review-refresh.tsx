import type { Hear } from "#src/dom/delegated-events.ts";
import { emit } from "#src/dom/platform-events.ts";
import { isRefreshOn, REFRESH_ON_CHANGE, REFRESH_ON_FOCUSOUT } from "./contract.ts";

export const attach = (_form: HTMLElement, hear: Hear): (() => void) => {
  const refreshAfter = (type: "change" | "focusout", fields: string): void =>
    hear(type, ({ target }) => {
      if (target.matches(fields) && isRefreshOn()) emit("update_checkout");
    });
  refreshAfter("change", REFRESH_ON_CHANGE);
  refreshAfter("focusout", REFRESH_ON_FOCUSOUT);
  return () => {};
};
