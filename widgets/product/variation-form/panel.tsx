import { parseServerHtml } from "#src/dom/server-html.ts";
import { settingsText } from "#src/dom/settings-text.ts";
import type { VariationData } from "#src/dom/variation-data.ts";
import { fillTemplate } from "./fill-template.ts";
import type { StockText } from "./form-words-store.ts";

export interface PanelProps {
  /** Where price, description and availability of a variation appear. */
  panel: HTMLElement;
  /** How many are left, where the shop says so. */
  stockText: StockText;
}

/** The words, and what reads the settings for them, only where the shop says how many are left. */
export const stockTextOf = async (form: HTMLElement): Promise<StockText> => {
  const isNamed =
    "stockThreshold" in form.dataset || "storefront_product" in window || settingsText().includes("stock_threshold");
  return isNamed ? (await import("./form-words-store.ts")).stockText(form) : () => undefined;
};

/** The page's own template, so that a theme's changes count. */
const templateText = (isVisible: unknown): string => {
  const id = isVisible ? "tmpl-variation-template" : "tmpl-unavailable-variation-template";
  return document.getElementById(id)?.textContent ?? "";
};

export const isShownIn = (panel: HTMLElement, variation: VariationData): boolean =>
  panel.dataset.swVariation === String(variation.variation_id);

export const createPanel = ({ panel, stockText }: PanelProps) => {
  const before = [...panel.childNodes];
  const { display } = panel.style;
  // Tells that somebody is at work here.
  panel.dataset.state ??= "empty";

  /** After price and availability, in the region that is spoken. */
  const stockLine = (variation: VariationData): HTMLElement[] => {
    const text = stockText(variation);
    if (text === undefined) return [];
    const line = document.createElement("p");
    line.className = "sw-stock-left";
    line.textContent = text;
    return [line];
  };

  return {
    show(variation: VariationData): void {
      const html = fillTemplate(templateText(variation.variation_is_visible), { variation });
      panel.style.display = display;
      panel.replaceChildren(parseServerHtml(html), ...stockLine(variation));
      panel.dataset.state = "shown";
      panel.dataset.swVariation = String(variation.variation_id);
    },
    hide(): void {
      // An empty one is nothing to hide, and its room may be reserved.
      if (panel.textContent.trim()) panel.style.display = "none";
      panel.dataset.state = "empty";
      delete panel.dataset.swVariation;
    },
    restore(): void {
      panel.replaceChildren(...before);
      panel.style.display = display;
      delete panel.dataset.state;
      delete panel.dataset.swVariation;
    },
  };
};
