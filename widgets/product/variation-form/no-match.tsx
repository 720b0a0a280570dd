import { create } from "#src/dom/create.ts";

const NAME = "wc-no-matching-variations";

export const hideNoMatch = (form: HTMLElement): void => {
  for (const message of form.querySelectorAll(`.${NAME}`)) message.parentElement?.remove();
};

/** Shows the platform's message that no variation fits, in the platform's markup and place. */
export const showNoMatch = (form: HTMLElement, panel: HTMLElement, text: string): void => {
  hideNoMatch(form);
  const alert = create("div", { role: "alert" });
  const line = create("p", { className: `${NAME} woocommerce-info`, textContent: text });
  // The platform's style sheet hides the line, and its script slides it open.
  line.style.display = "block";
  alert.append(line);
  panel.after(alert);
};
