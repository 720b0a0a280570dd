/**
 * Other scripts find a menu as its element's `bdMenu`, or keep what `new AwesomeMenu` returned. Both answer before the
 * menu's code is there: a call loads the code and is carried out once it has come.
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

/** Gives the constructed object a menu's methods, and sets it as `bdMenu` of the elements that match the selector. */
export const standInForMenu = (standIn: Menu, selector: string): void => {
  const elements = () => [...document.querySelectorAll<MenuElement>(selector)];
  // A menu that is starting has an empty `bdMenu`, and gives its element up when another object is set there.
  for (const element of elements()) if (!("bdMenu" in element)) element.bdMenu = standIn;
  const menuOf = ({ bdMenu }: MenuElement) => (bdMenu === standIn ? undefined : bdMenu);
  for (const method of METHODS) {
    standIn[method] = (...args) => {
      const ask = (menu?: Menu) => menu?.[method]?.(...args);
      const [answer = null] = elements().map((element) => {
        const menu = menuOf(element);
        if (!menu) void window.StorefrontWidgets?.mount(element).then(() => ask(menuOf(element)));
        return ask(menu);
      });
      return answer;
    };
  }
};
