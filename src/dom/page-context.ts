/** The server's: who translates the page, a browser for one, writes the language of the translation there. */
const { lang } = document.documentElement;

/**
 * What the cart's HTML depends on besides its content: the same cart reads differently in another language or
 * currency, and after logging in or out.
 */
export const cartContext = (): string => {
  const currency = document.querySelector(".woocommerce-Price-currencySymbol")?.textContent ?? "";
  const login = document.body.classList.contains("logged-in") ? "user" : "guest";
  return [lang, currency, login].join("|");
};
