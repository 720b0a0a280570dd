/** What a page can say about a menu, wherever it says it: the settings block, the builder's call, data attributes. */

export interface MenuSettings {
  openOnClick: boolean;
  desktopMode: string;
  mobileMode: string;
  placement: string;
  /** In px. */
  width: number | null;
  animation: string;
  keyboardNavigation: boolean;
  clickOutsideToClose: boolean;
  overlay: boolean;
  showMultiple: boolean;
  followLinks: boolean;
  menuMode: string;
  offcanvasPosition: string;
  /** Empty when the page names none. */
  breakpoint: string;
  effect: string;
  effectDirection: string;
  isBuilder: boolean;
}

interface Setting {
  /** Where the setting stands in the builder's options; its data attribute has the same words. */
  path: string;
  /** Legal values, the default first. Settings with one are free text, or a number where it is null. */
  values: readonly (string | boolean | null)[];
}

export const settings: Readonly<Record<keyof MenuSettings, Setting>> = {
  openOnClick: { path: "dropdown.openOnClick", values: [false, true] },
  desktopMode: { path: "dropdown.mode.desktop", values: ["dropdown"] },
  mobileMode: { path: "dropdown.mode.mobile", values: ["accordion"] },
  placement: { path: "dropdown.placement", values: ["left", "center", "right", "full-width", "section-width"] },
  width: { path: "dropdown.width", values: [null] },
  animation: { path: "dropdown.animation", values: ["fade"] },
  keyboardNavigation: { path: "dropdown.keyboardNavigation", values: [true, false] },
  clickOutsideToClose: { path: "dropdown.clickOutsideToClose", values: [true, false] },
  overlay: { path: "dropdown.overlay", values: [false, true] },
  showMultiple: { path: "mobile.showMultiple", values: [false, true] },
  followLinks: { path: "mobile.followLinks", values: [false, true] },
  menuMode: { path: "mobile.mode", values: ["default", "accordion", "offcanvas", "fullscreen"] },
  offcanvasPosition: { path: "mobile.offcanvasPosition", values: ["left", "right"] },
  breakpoint: { path: "mobile.breakpoint", values: [""] },
  effect: { path: "link.effect", values: [""] },
  effectDirection: { path: "link.effectDirection", values: [""] },
  isBuilder: { path: "isBuilder", values: [false, true] },
};

/** `dropdown.openOnClick` is `data-dropdown-open-on-click`. */
export const attributeOf = (path: string): string =>
  `data-${path.replaceAll(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const at = (source: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, key) => (typeof value === "object" && value ? Reflect.get(value, key) : undefined),
      source,
    );

/** WordPress prints booleans as texts. */
const YES: readonly unknown[] = [true, 1, "1", "true", "yes"];

const read = (fallback: unknown, value: unknown): unknown => {
  if (fallback === null) return Number(value) || null;
  if (typeof fallback === "boolean") return YES.includes(value);
  return typeof value === "string" && value ? value : fallback;
};

/**
 * Later sources win over earlier ones, attributes over all. As in the builder's own merge null takes a setting away and
 * undefined does not. In the editor nothing may open by hover.
 */
export const menuSettings = (
  sources: readonly unknown[],
  attributes: Partial<Record<keyof MenuSettings, string>> = {},
): MenuSettings => {
  const merged = Object.entries(settings).map(([name, { path, values }]) => {
    const given = [...sources.map((source) => at(source, path)), Reflect.get(attributes, name)];
    const value = given.findLast((each) => each !== undefined);
    return [name, value === undefined ? values[0] : read(values[0], value)];
  });
  const { openOnClick, ...rest } = Object.fromEntries(merged) as MenuSettings;
  return { ...rest, openOnClick: openOnClick || rest.isBuilder };
};
