/** The platform's own markup of a variation form. */
export const SELECTS = ".variations select";
export const BUTTON = ".single_add_to_cart_button";
export const RESET_LINK = ".reset_variations";
export const PANEL = ".single_variation";
