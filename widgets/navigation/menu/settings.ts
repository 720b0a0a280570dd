/** What a page can say about a menu, in the shape of the builder's own options: whoever reads one knows its default. */

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

/** The builder's options as they are. */
export const settingsOf = (options: unknown): MenuSettings => {
  const { dropdown, mobile, link, isBuilder }: Partial<MenuSettings> = Object(options);
  return { dropdown: dropdown ?? {}, mobile: mobile ?? {}, link: link ?? {}, isBuilder };
};
