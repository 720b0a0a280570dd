/** The page's settings block as it is printed, for questions that come before the code that reads it. */
export const settingsText = (): string => document.getElementById("storefront-widgets")?.textContent ?? "";
