// Spec 3, 4 and 9, Mini-cart; header contract 0 and 3.
import { PANEL, TITLE } from "#src/dom/cart/mini-cart-panel.ts";
import { builderArguments } from "#src/dom/page-builder/builder-calls.ts";
import { requirePart } from "#src/dom/required.ts";
import { unreadable } from "#src/errors.ts";
import { message } from "#src/platform/messages.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { cartSettings } from "#src/platform/page-settings.ts";
import type { Cart } from "#src/public-types.ts";
import { breakpointIds } from "#src/stores/breakpoints.ts";
import { type AttributeOptions, type PanelOptions, panelOptions } from "./panel-options.ts";

export const TOGGLE = '.bde-mini-cart-toggle, [data-part="toggle"]';
const OVERLAY = '.bde-mini-cart-offcanvas-overlay, [data-part="overlay"]';
/** The overlay closes the panel when clicked, but is no control. */
export const CLOSERS = `.bde-mini-cart-offcanvas__close-button, [data-part="close"], ${OVERLAY}`;

export interface MiniCartProps {
  host: HTMLElement;
  toggle: HTMLElement;
  panel: HTMLElement;
  /** The server's name of the toggle, which the summary replaces. */
  label: string | null;
  title: HTMLElement | null;
  overlay: Element | null;
  /** The close button, where the builder has printed it without an accessible name. */
  namelessCloser: Element | null;
  closeText: string;
  /** Read when needed: a shopper may open the panel before the builder's call has run. */
  optionsNow: () => PanelOptions;
  failedText: string;
  /** Names the link to the cart after a failure, and a panel without a title. */
  cartText: string;
  cartUrl: string;
}

const oneOf = <Value extends string>(host: HTMLElement, name: string, values: readonly Value[]): Value | undefined => {
  // WordPress prints true as "1"; false, or a template's missing value, as "".
  const text = host.getAttribute(name)?.replace(/^1$/, "true");
  if (!text) return undefined;
  const value = values.find((known) => known === text);
  if (value) return value;
  throw unreadable(name, `one of ${values.join(", ")}`, text);
};

const attributesOf = (host: HTMLElement): AttributeOptions => {
  const opensOnAdd = oneOf(host, "data-open-cart-on-add", ["true", "false"]);
  return {
    style: oneOf(host, "data-style", ["dropdown", "sidebar"]),
    fullScreenAt: oneOf(host, "data-full-screen-at", breakpointIds()),
    opensOnAdd: opensOnAdd && opensOnAdd === "true",
  };
};

/** By count: the texts for carts of so few items. */
const FEW = ["cartSummaryNone", "cartSummaryOne"] as const;

/** Undefined until the cart is known. On a page in another language, the toggle's own label is better than our English. */
export const summaryOf = ({ isKnown, count, subtotal }: Cart, label: string | null): string | undefined => {
  if (!isKnown) return undefined;
  const isTranslated =
    /^(en|$)/.test(document.documentElement.lang) || "cartSummary" in pageGlobal("storefront_messages");
  if (label && !isTranslated) return `${label}: ${subtotal} ${count}`;
  // Some templates print no subtotal.
  return message(FEW[count] ?? "cartSummary", { count, subtotal }).replace(" ,", "");
};

const namelessCloserOf = (panel: HTMLElement): Element | null => {
  const button = panel.querySelector(".bde-mini-cart-offcanvas__close-button:not([aria-label])");
  return button?.textContent.trim() ? null : button;
};

export const readProps = (host: HTMLElement): MiniCartProps => {
  const toggle = requirePart(host, TOGGLE);
  const panel = requirePart(host, PANEL);
  const attributes = attributesOf(host);
  const { cartUrl, viewCartText } = cartSettings();
  return {
    host,
    toggle,
    panel,
    label: toggle.ariaLabel,
    title: panel.querySelector<HTMLElement>(TITLE),
    overlay: host.querySelector(OVERLAY),
    namelessCloser: namelessCloserOf(panel),
    closeText: message("close"),
    optionsNow: () =>
      panelOptions(attributes, Object(builderArguments("BreakdanceMiniCart", host)?.[0]), panel.className),
    failedText: message("cartUpdateFailed"),
    cartText: viewCartText || toggle.ariaLabel || toggle.textContent.trim(),
    cartUrl: toggle instanceof HTMLAnchorElement ? toggle.href : cartUrl,
  };
};
