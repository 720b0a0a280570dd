import { useLayoutEffect } from "react";
import { moveFocus } from "#src/dom/focus.ts";
import { holdModal } from "#src/dom/modal-panel.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useUid } from "#src/ui/use-uid.ts";
import type { MiniCartProps } from "./contract.ts";
import type { PanelOptions } from "./panel-options.ts";
import type { Opening } from "./use-opening.ts";

export const ACTIVE_CLASS = "bde-mini-cart-offcanvas--active";
/** On the page while a mini-cart is open. */
export const PAGE_CLASS = "is-breakdance-mini-cart-open";

/** A page may have a mini-cart for each width, and one may open before another has closed. */
let openPanels = 0;

const showOpen = (panel: HTMLElement, isOpen: boolean) => {
  openPanels += isOpen ? 1 : -1;
  document.documentElement.classList.toggle(PAGE_CLASS, openPanels > 0);
  panel.classList.toggle(ACTIVE_CLASS, isOpen);
};

type PanelMode = PanelOptions["style"] | "fullscreen";

/** Makes a dialog of the panel, in every mode but "dropdown" a modal one. Returns its id. */
export const usePanel = (props: MiniCartProps, mode: PanelMode, opening: Opening): string => {
  const { panel, title, overlay, namelessCloser, closeText, cartText } = props;
  const isOpen = opening !== "closed";
  const isModal = isOpen && mode !== "dropdown";
  const uid = useUid();
  const panelId = panel.id || uid;
  const titleId = title?.id || `${uid}-title`;

  useLayoutEffect(() => {
    if (!isOpen) return;
    showOpen(panel, true);
    return () => showOpen(panel, false);
  }, [panel, isOpen]);
  useAttributes(title, { id: titleId });
  useAttributes(namelessCloser, { "aria-label": closeText });
  useAttributes(panel, {
    id: panelId,
    role: "dialog",
    "data-sw-mode": mode,
    ...(title ? { "aria-labelledby": titleId } : { "aria-label": cartText }),
    ...(isOpen && { tabindex: "-1", hidden: null }),
    ...(isModal && { "aria-modal": "true" }),
  });
  useAttributes(overlay, isModal ? { hidden: null } : {});
  useLayoutEffect(() => {
    if (isModal) return holdModal(panel, "mini-cart");
  }, [panel, isModal]);
  useLayoutEffect(() => {
    const takesFocus = isModal || opening === "opened-by-keyboard";
    if (takesFocus && !panel.contains(document.activeElement)) return moveFocus(title ?? panel);
  }, [panel, title, isModal, opening]);
  return panelId;
};
