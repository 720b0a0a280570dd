import { type RefObject, useLayoutEffect, useRef } from "react";
import { useListener } from "#src/ui/use-listener.ts";
import type { MenuActions } from "./active-menu.tsx";
import type { MenuProps } from "./contract.ts";

declare global {
  interface Window {
    breakdanceMenus?: Record<string, object>;
  }
}

interface Lifecycle {
  init: () => void;
  destroy: () => void;
  refresh: () => void;
}

/** What other scripts find on the menu's element, by the names of the script that this menu replaces. */
export const useBuilderApi = (
  { host, list, settings }: MenuProps,
  actions: RefObject<MenuActions | undefined>,
  lifecycle: Lifecycle,
): void => {
  const latest = useRef(lifecycle);
  latest.current = lifecycle;
  useListener(host, "storefront:builder-call", lifecycle.refresh);
  useListener(host, "storefront:builder-refresh", lifecycle.refresh);
  useListener(host, "storefront:builder-destroy", lifecycle.destroy);
  useLayoutEffect(() => {
    const bdMenu = {
      init: () => latest.current.init(),
      destroy: () => latest.current.destroy(),
      refresh: () => latest.current.refresh(),
      refreshDropdowns: () => latest.current.refresh(),
      openDropdown: (root: Element) => actions.current?.openDropdown(root),
      closeDropdown: (root: Element) => actions.current?.closeDropdown(root),
      closeAll: () => actions.current?.closeAll(),
      getOpenDropdown: () => actions.current?.getOpenDropdown() ?? null,
      toggleMobileMenu: () => actions.current?.toggleMobileMenu(),
    };
    Object.assign(host, { bdMenu });
    if (settings.isBuilder) {
      window.breakdanceMenus = { ...window.breakdanceMenus, [list.id.replace("menu-", "")]: bdMenu };
    }
    return () => void Reflect.deleteProperty(host, "bdMenu");
  }, [host, list, settings, actions]);
};
