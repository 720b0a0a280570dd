/** Read at once: a browser that translates the page writes its own language there later. */
const { lang } = document.documentElement;

/** What the cart's HTML depends on besides the cart: language, currency and login. */
export const cartContext = (): string => {
  const currency = document.querySelector(".woocommerce-Price-currencySymbol")?.textContent ?? "";
  const login = document.body.classList.contains("logged-in") ? "user" : "guest";
  return [lang, currency, login].join("|");
};
