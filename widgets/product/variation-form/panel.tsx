import { parseServerHtml } from "#src/dom/server-html.ts";
import { settingsText } from "#src/dom/settings-text.ts";
import type { VariationData } from "#src/dom/variation-data.ts";
import { PANEL } from "#src/dom/variation-parts.ts";
import { fillTemplate } from "./fill-template.ts";
import type { StockText } from "./form-words-store.ts";

export interface PanelProps {
  form: HTMLElement;
  /** How many are left, where the shop says so. */
  stockText: StockText;
}

/** For a page without the platform's template. */
let plain = "";

const templateIn = (id: string) => document.getElementById(`tmpl-${id}variation-template`)?.textContent;

/** The words, and what reads the settings for them, only where the shop says how many are left; a template where it has none. */
export const stockTextOf = async (form: HTMLElement): Promise<StockText> => {
  if (templateIn("") === undefined) plain = (await import("./plain-template.ts")).plainTemplate;
  const isNamed =
    "stockThreshold" in form.dataset || "storefront_product" in window || settingsText().includes("stock_threshold");
  return isNamed ? (await import("./form-words-store.ts")).stockText(form) : () => undefined;
};

/** The page's own template, so that a theme's changes count. */
const templateText = (isVisible: unknown): string => templateIn(isVisible ? "" : "unavailable-") ?? plain;

/**
 * Where price, description and availability of a variation appear. Some themes have a second place, beside the options,
 * and hide a part in each; the platform's own is the one that is spoken.
 */
export const createPanel = ({ form, stockText }: PanelProps) => {
  const places = Array.from(form.querySelectorAll<HTMLElement>(PANEL), (panel) => ({
    panel,
    before: [...panel.childNodes],
    display: panel.style.display,
  }));
  // Tells that somebody is at work here.
  for (const { panel } of places) panel.dataset.state ??= "empty";

  /** After price and availability, in the region that is spoken. */
  const stockLine = (variation: VariationData): HTMLElement[] => {
    const textContent = stockText(variation);
    if (textContent === undefined) return [];
    return [Object.assign(document.createElement("p"), { className: "sw-stock-left", textContent })];
  };

  return {
    show(variation: VariationData): void {
      const html = fillTemplate(templateText(variation.variation_is_visible), { variation });
      for (const { panel } of places) {
        // Themes hide it, too, until there is something to show.
        panel.style.display = "";
        panel.replaceChildren(parseServerHtml(html), ...stockLine(variation));
        panel.dataset.state = "shown";
      }
    },
    hide(): void {
      for (const { panel } of places) {
        // An empty one is nothing to hide, and its room may be reserved.
        if (panel.textContent.trim()) panel.style.display = "none";
        panel.dataset.state = "empty";
      }
    },
    restore(): void {
      for (const { panel, before, display } of places) {
        panel.replaceChildren(...before);
        panel.style.display = display;
        delete panel.dataset.state;
      }
    },
  };
};
