import type { VariationData } from "#src/dom/product/variation-data.ts";
import { PANEL } from "#src/dom/product/variation-parts.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { settingsText } from "#src/dom/settings-text.ts";
import { fillTemplate } from "./fill-template.ts";
import type { PanelExtras } from "./panel-extras.tsx";

export interface PanelProps {
  form: HTMLElement;
  panelExtras: PanelExtras;
}

const templateIn = (id: string) => document.getElementById(`tmpl-${id}variation-template`)?.textContent;

/** Loads the code of the extras only where the page lacks a template or may show the remaining stock. */
export const panelExtrasOf = async (form: HTMLElement): Promise<PanelExtras> => {
  const isNeeded =
    !templateIn("") ||
    "stockThreshold" in form.dataset ||
    "storefront_product" in window ||
    settingsText().includes("stock_threshold");
  return isNeeded ? (await import("./panel-extras.tsx")).createExtras(form) : { template: "", stockLine: () => [] };
};

/**
 * Shows the variation's price, description and availability. Some themes have a second panel beside the options and hide
 * a part of each; only the platform's own panel is a live region.
 */
export const createPanel = ({ form, panelExtras }: PanelProps) => {
  const places = [...form.querySelectorAll<HTMLElement>(PANEL)].map((panel) => ({
    panel,
    before: [...panel.childNodes],
    display: panel.style.display,
  }));
  // Tells `createDefaultChoice` that the form's own code has taken over.
  for (const { panel } of places) panel.dataset.state ??= "empty";

  return {
    show(variation: VariationData): void {
      // The page's own template comes first, because themes change it.
      const template = templateIn(variation.variation_is_visible ? "" : "unavailable-") ?? panelExtras.template;
      const html = fillTemplate(template, { variation });
      for (const { panel } of places) {
        // Some themes hide the panel until it has content.
        panel.style.display = "";
        panel.replaceChildren(parseServerHtml(html), ...panelExtras.stockLine(variation));
        panel.dataset.state = "shown";
      }
    },
    hide(): void {
      for (const { panel } of places) {
        // Hiding an empty panel would give up space that a theme may have reserved for it.
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
