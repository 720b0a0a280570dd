/** The settings block as printed, for questions that come before the code that parses it. */
export const settingsText = (): string => document.getElementById("storefront-widgets")?.textContent ?? "";
