/** The page's first such element. Throws where there is none, so that no test acts on, or waits for, the wrong one. */
export const find = <Found extends Element = HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (found) return found;
  throw new Error(`No ${selector} on the page.`);
};
