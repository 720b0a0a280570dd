/** The shape of the builder's own options. The code that reads an option knows its default. */

type Text = string | null | undefined;
type Switch = boolean | null | undefined;

export interface MenuSettings {
  dropdown: {
    openOnClick?: Switch;
    mode?: { desktop?: Text; mobile?: Text } | null;
    placement?: Text;
    /** In px. */
    width?: number | null | undefined;
    animation?: Text;
    keyboardNavigation?: Switch;
    clickOutsideToClose?: Switch;
    overlay?: Switch;
  };
  mobile: { showMultiple?: Switch; followLinks?: Switch; mode?: Text; offcanvasPosition?: Text; breakpoint?: Text };
  link: { effect?: Text; effectDirection?: Text };
  isBuilder?: Switch;
}

export const settingsOf = (options: unknown): MenuSettings => {
  const { dropdown, mobile, link, isBuilder }: Partial<MenuSettings> = Object(options);
  return { dropdown: dropdown ?? {}, mobile: mobile ?? {}, link: link ?? {}, isBuilder };
};
