import { parseServerHtml } from "#src/dom/server-html.ts";
import type { VariationData } from "#src/dom/variation-data.ts";
import { fillTemplate } from "./fill-template.ts";
import { stockLeft } from "./stock-left.ts";

export interface PanelTexts {
  form: HTMLElement;
  /** Where price, description and availability of a variation appear. */
  panel: HTMLElement;
  stockLabel: { threshold: number | undefined; text: (count: string) => string };
}

/** The page's own template, so that a theme's changes count. */
const templateText = (isVisible: unknown): string => {
  const id = isVisible ? "tmpl-variation-template" : "tmpl-unavailable-variation-template";
  return document.getElementById(id)?.textContent ?? "";
};

const NO_MATCH = "wc-no-matching-variations";

export const createPanel = ({ form, panel, stockLabel }: PanelTexts) => {
  const before = [...panel.childNodes];
  const { display } = panel.style;
  // Tells that somebody is at work here.
  panel.dataset.state ??= "empty";

  /** After price and availability, in the region that is spoken. */
  const stockLine = (variation: VariationData): HTMLElement[] => {
    const count = stockLeft(variation, stockLabel.threshold);
    if (count === undefined) return [];
    const line = document.createElement("p");
    line.className = "sw-stock-left";
    line.textContent = stockLabel.text(count);
    return [line];
  };

  const removeNoMatch = (): void => {
    for (const message of form.querySelectorAll(`.${NO_MATCH}`)) message.parentElement?.remove();
  };

  return {
    show(variation: VariationData): void {
      const html = fillTemplate(templateText(variation.variation_is_visible), { variation });
      panel.style.display = display;
      panel.replaceChildren(parseServerHtml(html), ...stockLine(variation));
      panel.dataset.state = "shown";
      panel.dataset.swVariation = String(variation.variation_id);
    },
    shows: (variation: VariationData) => panel.dataset.swVariation === String(variation.variation_id),
    hide(): void {
      // An empty one is nothing to hide, and its room may be reserved.
      if (panel.textContent?.trim()) panel.style.display = "none";
      panel.dataset.state = "empty";
      delete panel.dataset.swVariation;
    },
    removeNoMatch,
    /** Stands where and as the platform's scripts put it. */
    showNoMatch(text: string): void {
      removeNoMatch();
      const alert = document.createElement("div");
      alert.setAttribute("role", "alert");
      const line = document.createElement("p");
      line.className = `${NO_MATCH} woocommerce-info`;
      line.textContent = text;
      alert.append(line);
      panel.after(alert);
    },
    restore(): void {
      removeNoMatch();
      panel.replaceChildren(...before);
      panel.style.display = display;
      delete panel.dataset.state;
      delete panel.dataset.swVariation;
    },
  };
};
