const NAME = "wc-no-matching-variations";

export const hideNoMatch = (form: HTMLElement): void => {
  for (const message of form.querySelectorAll(`.${NAME}`)) message.parentElement?.remove();
};

/** What the form says where nothing is as it was chosen. It stands where and as the platform's scripts put it. */
export const showNoMatch = (form: HTMLElement, panel: HTMLElement, text: string): void => {
  hideNoMatch(form);
  const alert = document.createElement("div");
  alert.role = "alert";
  const line = document.createElement("p");
  line.className = `${NAME} woocommerce-info`;
  // The platform's style sheet hides it, and its script slides it down.
  line.style.display = "block";
  line.textContent = text;
  alert.append(line);
  panel.after(alert);
};
