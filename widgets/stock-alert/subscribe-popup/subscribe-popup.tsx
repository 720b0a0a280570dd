import { useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { reportError } from "#src/report-error.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { isPopup, openForm, type SubscribePopupProps } from "./contract.ts";
import { PopupDialog, useEscape } from "./popup-dialog.tsx";
import "./style.css";

type Popup = { state: "closed" } | { state: "loading" } | { state: "open"; html: string };

const CLOSED: Popup = { state: "closed" };

/** A link has no value, and a button's is empty. */
const nameOf = (trigger: HTMLElement): string => (trigger as HTMLInputElement).value || trigger.textContent;

/** A shopper who has given up must not meet the popup later. */
const Loading = ({ onEscape }: { onEscape: () => void }) => {
  useEscape(onEscape);
  return <div className="sw-popup-loading" />;
};

export const SubscribePopup = (props: SubscribePopupProps) => {
  const { trigger } = props;
  const [popup, setPopup] = useState<Popup>(CLOSED);
  useAttributes(trigger, { "data-state": popup.state, "aria-busy": popup.state === "loading" ? "true" : null });

  const open = async () => {
    // One popup at a time: the loading block keeps the mouse from other triggers, but not the keyboard.
    if (document.querySelector(".sw-popup-loading, dialog.sw-popup")) return;
    flushSync(() => setPopup({ state: "loading" }));
    try {
      const html = await openForm(props);
      if (isPopup(html)) return setPopup((now) => (now.state === "loading" ? { state: "open", html } : now));
    } catch (error) {
      // Spec 8: a popup that fails to load is not announced.
      reportError("subscribe-popup", error, trigger);
    }
    setPopup(CLOSED);
  };

  const close = (returnsFocus: boolean) => {
    setPopup(CLOSED);
    if (returnsFocus) trigger.focus();
  };

  useHostEvent(trigger, "click", open);
  useHostEvent(trigger, "storefront:popup-requested", open);

  // A quick view may be a modal dialog, which would cover a block on the page.
  const place = trigger.closest("dialog") ?? document.body;
  if (popup.state === "loading") return createPortal(<Loading onEscape={() => setPopup(CLOSED)} />, place);
  if (popup.state === "closed") return null;
  return <PopupDialog {...props} html={popup.html} label={nameOf(trigger)} onClose={close} />;
};
