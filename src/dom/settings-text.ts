/** The settings block as printed, for questions that come before the code that parses it. */
export const settingsText = (): string => document.getElementById("storefront-widgets")?.textContent ?? "";

/** Whether the page has printed settings of this name, in the block or as a global. */
export const isPrinted = (settings: string) => (): boolean =>
  settings in window || settingsText().includes(`"${settings}"`);
