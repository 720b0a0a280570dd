import type { AlertScene } from "./scene.ts";

const flag = (isOn: boolean): "1" | "2" => (isOn ? "1" : "2");

const ajax = "/wp-admin/admin-ajax.php";

const captcha = (options: AlertScene["options"]) => {
  const isScore = options.has("score");
  const isVerified = options.has("verify") && !isScore;
  return {
    get_bot_type: options.has("turnstile") ? "turnstile" : "recaptcha",
    enable_recaptcha: flag(options.has("recaptcha") || isScore),
    recaptcha_site_key: options.has("recaptcha") || isScore ? "demo-recaptcha-key" : "",
    enable_recaptcha_verify: flag(isVerified),
    recaptcha_secret_present: isVerified ? "yes" : "no",
    is_v3_recaptcha: isScore ? "yes" : "no",
    enable_turnstile: flag(options.has("turnstile")),
    turnstile_site_key: options.has("turnstile") ? "demo-turnstile-key" : "",
  };
};

/** Forms go to admin-ajax, or in REST mode to the plugin's own route. Popups always use admin-ajax. */
const endpoints = ({ nonce, options }: AlertScene) => ({
  ajax_url: options.has("rest") ? "/wp-json/back-in-stock/v1/subscriber/create/" : ajax,
  default_ajax_url: ajax,
  security: nonce(options.has("rest") ? "wp_rest" : "cwg_subscribe_product"),
});

/** The settings of the plugin's script, which it prints on every page. */
export const alertSettings = (scene: AlertScene) => ({
  ...endpoints(scene),
  user_id: "0",
  security_error: "Something went wrong, please try after sometime",
  empty_name: "Name cannot be empty",
  empty_quantity: "Quantity cannot be empty",
  empty_email: "Email Address cannot be empty",
  invalid_email: "Please Enter Valid Email Address",
  is_popup: scene.options.has("popup") ? "yes" : "no",
  phone_field: flag(scene.options.has("phone")),
  phone_field_error: [
    "Please enter valid Phone Number",
    "Please enter valid Phone Number",
    "Phone Number too short",
    "Phone Number too long",
    "Please enter valid Phone Number",
  ],
  is_phone_field_optional: flag(scene.options.has("optional-phone")),
  is_quantity_field_optional: "2",
  hide_country_placeholder: "2",
  default_country_code: scene.options.has("phone") ? "GB" : "",
  custom_country_placeholder: "",
  ...captcha(scene.options),
  ...(scene.options.has("agree") && { is_iagree_enable: "1", iagree_error: "Please accept our terms" }),
});
