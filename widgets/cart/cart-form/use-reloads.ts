import type { RefObject } from "react";
import { holdQuantities } from "#src/dom/cart/cart-page.ts";
import { hasCartPageScript } from "#src/dom/cart/cart-page-scripts.ts";
import { whenSent } from "#src/stores/cart-queue.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { urlOf } from "./cart-form-io.ts";
import { isDoneByPage } from "./change-cart-page.tsx";
import { EMPTY_CART, formIn } from "./contract.ts";

type Renew = (form: HTMLFormElement, keepsNotices: boolean) => Promise<unknown>;

/** Renews the form after changes from elsewhere: of a quantity, by the mini-cart, other tabs and scripts. */
export const useReloads = (host: HTMLElement, isPressNewest: RefObject<boolean>, renew: Renew) => {
  const reload = async (event: Event, keepsNotices: boolean) => {
    const current = formIn(host);
    // The empty cart's page has no form to renew: reload the page, which must show what is still being added.
    if (host.matches(EMPTY_CART) && !hasCartPageScript()) void whenSent().then(() => location.reload());
    if (current && !(await isDoneByPage(urlOf(current), event))) await renew(current, keepsNotices);
  };
  const holdAndReload = (event: Event, keepsNotices: boolean) => {
    holdQuantities();
    void reload(event, keepsNotices);
  };
  useHostEvent(host, "storefront:cart-update-requested", (event: CustomEvent<{ keepsNotices?: unknown } | null>) => {
    // A quantity that the shop has heard, and may have corrected, asks without it.
    if (event.detail?.keepsNotices) holdAndReload(event, true);
    else void reload(event, isPressNewest.current);
  });
  useHostEvent(host, "storefront:item-added", (event) => holdAndReload(event, true));
  useHostEvent(host, "storefront:item-removed", (event) => holdAndReload(event, false));
};
