/** Adds a widget's style sheet to the page. The build calls it for each imported `.css` file. */
export const adoptStyles = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

/** The same for a sheet that the build has taken out of the layer, in which every rule of a theme wins. */
export const adoptInLayer = (css: string): void => adoptStyles(`@layer storefront-widgets{${css}}`);
