/** Spec 5, Tracking: forms that are no enquiries, or whose plugin tells of its success. */

/** Forms of the shop, of comments and of searches. */
const OTHER_PURPOSES = [
  ".comment-form",
  ".woocommerce-ordering",
  '[class*="search" i]',
  '[class*="add-to-cart" i]',
  '[role="search" i]',
  "#adminbarsearch",
  ".cart",
  ".woocommerce-cart-form",
  ".woocommerce-shipping-calculator",
  ".checkout",
  ".checkout_coupon",
  ".edd_form",
  ".edd_download_purchase_form",
];

/** Formidable tells of a form only where it sends it without a reload. */
const TELL_OF_SUCCESS = [
  ".wpcf7-form",
  ".forminator-custom-form",
  ".forminator_ajax",
  ".wpforms-form",
  ".wpforms-ajax-form",
  ".nf-form-layout > form",
  ".frm-fluent-form",
  ".frm_ajax_submit",
];

export const SKIPPED_FORMS = [...OTHER_PURPOSES, ...TELL_OF_SUCCESS].join();
