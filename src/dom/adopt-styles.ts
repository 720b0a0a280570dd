/** Adds a widget's style sheet to the page. The build calls it for each imported `.css` file. */
export const adoptStyles = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};
