export interface Dropdown {
  root: HTMLElement;
  /** A link or a button. */
  link: HTMLElement;
  /** The button beside it that only opens. */
  arrow: HTMLElement | null;
  /** What both stand in, and the panel stands at. */
  toggle: HTMLElement;
  floater: HTMLElement;
  /** What the floater shows. */
  body: HTMLElement;
  /** The link leads somewhere, where others only open the dropdown. */
  hasLink: boolean;
}

/** The menu's dropdowns as the page has them now. Those inside another one stay as they are: only the first level opens. */
export const dropdownsIn = (host: HTMLElement): Dropdown[] => {
  const roots = [...host.querySelectorAll<HTMLElement>(".breakdance-dropdown")];
  return roots.flatMap((root) => {
    const link = root.querySelector<HTMLElement>(".breakdance-menu-link");
    const arrow = root.querySelector<HTMLElement>(".breakdance-menu-link-arrow");
    const floater = root.querySelector<HTMLElement>(".breakdance-dropdown-floater");
    if (!link || !floater || roots.some((other) => other !== root && other.contains(root))) return [];
    const toggle = link.parentElement as HTMLElement;
    const body = floater.querySelector<HTMLElement>(".breakdance-dropdown-body") ?? floater;
    return { root, link, arrow, toggle, floater, body, hasLink: root.matches(".breakdance-dropdown--with-link") };
  });
};

export const showDropdown = ({ root, link, arrow, floater }: Dropdown, isOpen: boolean): void => {
  root.classList.toggle("breakdance-dropdown--open", isOpen);
  floater.ariaHidden = String(!isOpen);
  link.ariaExpanded = String(isOpen);
  if (arrow) arrow.ariaExpanded = String(isOpen);
};
