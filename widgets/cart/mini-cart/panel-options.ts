/** Attributes win over the builder's call, the call over the markup, the markup over the defaults. */

type PanelStyle = "dropdown" | "sidebar";

export interface PanelOptions {
  style: PanelStyle;
  /** The breakpoint below which the panel covers the whole screen. */
  fullScreenAt: string;
  opensOnAdd: boolean;
}

export type AttributeOptions = { [Name in keyof PanelOptions]?: PanelOptions[Name] | undefined };

interface BuilderOptions {
  style?: unknown;
  full_screen_at?: unknown;
  cart?: { open_cart_on_add?: unknown } | null;
}

const DEFAULT_FULL_SCREEN_AT = "breakpoint_phone_landscape";

const isStyle = (value: unknown): value is PanelStyle => value === "dropdown" || value === "sidebar";

export const panelOptions = (
  attributes: AttributeOptions,
  builder: BuilderOptions,
  panelClass: string,
): PanelOptions => {
  const ofMarkup = panelClass.includes("offcanvas--sidebar") ? "sidebar" : "dropdown";
  return {
    style: attributes.style ?? (isStyle(builder.style) ? builder.style : ofMarkup),
    fullScreenAt:
      attributes.fullScreenAt ??
      (typeof builder.full_screen_at === "string" ? builder.full_screen_at : DEFAULT_FULL_SCREEN_AT),
    opensOnAdd: attributes.opensOnAdd ?? Boolean(builder.cart?.open_cart_on_add),
  };
};
