import { parseServerHtml } from "#src/dom/server-html.ts";
import { settingsText } from "#src/dom/settings-text.ts";
import type { VariationData } from "#src/dom/variation-data.ts";
import { PANEL } from "#src/dom/variation-parts.ts";
import { fillTemplate } from "./fill-template.ts";
import type { PanelExtras } from "./panel-extras.tsx";

export interface PanelProps {
  form: HTMLElement;
  panelExtras: PanelExtras;
}

const templateIn = (id: string) => document.getElementById(`tmpl-${id}variation-template`)?.textContent;

/** The code for them comes only where the page has no template, or may say how many are left. */
export const panelExtrasOf = async (form: HTMLElement): Promise<PanelExtras> => {
  const isNeeded =
    !templateIn("") ||
    "stockThreshold" in form.dataset ||
    "storefront_product" in window ||
    settingsText().includes("stock_threshold");
  return isNeeded ? (await import("./panel-extras.tsx")).createExtras(form) : { template: "", stockLine: () => [] };
};

/**
 * Where price, description and availability of a variation appear. Some themes have a second place, beside the options,
 * and hide a part in each; the platform's own is the one that is spoken.
 */
export const createPanel = ({ form, panelExtras }: PanelProps) => {
  const places = Array.from(form.querySelectorAll<HTMLElement>(PANEL), (panel) => ({
    panel,
    before: [...panel.childNodes],
    display: panel.style.display,
  }));
  // Tells that somebody is at work here.
  for (const { panel } of places) panel.dataset.state ??= "empty";

  return {
    show(variation: VariationData): void {
      // The page's own, so that a theme's changes count.
      const template = templateIn(variation.variation_is_visible ? "" : "unavailable-") ?? panelExtras.template;
      const html = fillTemplate(template, { variation });
      for (const { panel } of places) {
        // Themes hide it, too, until there is something to show.
        panel.style.display = "";
        panel.replaceChildren(parseServerHtml(html), ...panelExtras.stockLine(variation));
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
