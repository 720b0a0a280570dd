/** The build calls this for each imported `.css` file. By default any rule of a theme wins over the sheet's layer. */
export const adoptStyles = (css: string, group = "@layer storefront-widgets"): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${group}{${css}}`);
  document.adoptedStyleSheets.push(sheet);
};
