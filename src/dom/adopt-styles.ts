/**
 * Adds a widget's style sheet to the page. The build calls it for each imported `.css` file.
 *
 * @param group what its rules stand in; by default the layer in which every rule of a theme wins
 */
export const adoptStyles = (css: string, group = "@layer storefront-widgets"): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${group}{${css}}`);
  document.adoptedStyleSheets.push(sheet);
};
