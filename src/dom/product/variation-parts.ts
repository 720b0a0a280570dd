export const SELECTS = ".variations select";
export const BUTTON = ".single_add_to_cart_button";
export const RESET_LINK = ".reset_variations";
export const PANEL = ".single_variation";
/** The posted field; sticky bars repeat it. */
export const CHOSEN_ID = 'input.variation_id, input[name="variation_id"]';
