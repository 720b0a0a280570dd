import { create } from "#src/dom/create.ts";

const NAME = "wc-no-matching-variations";

export const hideNoMatch = (form: HTMLElement): void => {
  for (const message of form.querySelectorAll(`.${NAME}`)) message.parentElement?.remove();
};

/** What the form says where nothing is as it was chosen. It stands where and as the platform's scripts put it. */
export const showNoMatch = (form: HTMLElement, panel: HTMLElement, text: string): void => {
  hideNoMatch(form);
  const alert = create("div", { role: "alert" });
  const line = create("p", { className: `${NAME} woocommerce-info`, textContent: text });
  // The platform's style sheet hides it, and its script slides it down.
  line.style.display = "block";
  alert.append(line);
  panel.after(alert);
};
