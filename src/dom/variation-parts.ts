/** The platform's own markup of a variation form. */
export const SELECTS = ".variations select";
export const BUTTON = ".single_add_to_cart_button";
export const RESET_LINK = ".reset_variations";
export const PANEL = ".single_variation";
/** What the form posts; bars that stick repeat it. */
export const CHOSEN_ID = 'input.variation_id, input[name="variation_id"]';
