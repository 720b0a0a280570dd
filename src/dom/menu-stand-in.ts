/**
 * Other scripts find a menu as its element's `bdMenu`, or keep what `new AwesomeMenu` has given them. Both answer before
 * the menu's code is there: what is asked of them loads it, and is done as soon as it has come.
 */

const METHODS = [
  "init",
  "refresh",
  "destroy",
  "openDropdown",
  "closeDropdown",
  "closeAll",
  "getOpenDropdown",
  "toggleMobileMenu",
  "refreshDropdowns",
] as const;

type Menu = Partial<Record<(typeof METHODS)[number], (...args: unknown[]) => unknown>>;

interface MenuElement extends HTMLElement {
  bdMenu?: Menu | undefined;
}

/** Gives a menu's methods to what the page's call for a selector constructs, and that to the elements as their menu. */
export const standInForMenu = (standIn: Menu, selector: string): void => {
  const elements = () => [...document.querySelectorAll<MenuElement>(selector)];
  // A menu that is about to begin has none yet, and would give its element away.
  for (const element of elements()) if (!("bdMenu" in element)) element.bdMenu = standIn;
  const menuOf = ({ bdMenu }: MenuElement) => (bdMenu === standIn ? undefined : bdMenu);
  for (const method of METHODS) {
    standIn[method] = (...args) => {
      const ask = (element: MenuElement) => menuOf(element)?.[method]?.(...args);
      const [answer = null] = elements().map((element) => {
        if (menuOf(element)) return ask(element);
        void window.StorefrontWidgets?.mount(element).then(() => ask(element));
        return null;
      });
      return answer;
    };
  }
};
