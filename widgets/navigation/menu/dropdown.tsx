export interface Dropdown {
  root: HTMLElement;
  /** A link or a button. */
  link: HTMLElement;
  /** The button beside the link, which only opens. */
  arrow: HTMLElement | null;
  /** Holds both; the panel is placed at it. */
  toggle: HTMLElement;
  floater: HTMLElement;
  body: HTMLElement;
  /** True when the link leads to a page; otherwise it only opens the dropdown. */
  hasLink: boolean;
  /** The control that opened it last; set once the code for keys has loaded. */
  opener?: HTMLElement;
}

/** Only the first level opens: dropdowns inside another one stay as they are. */
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
