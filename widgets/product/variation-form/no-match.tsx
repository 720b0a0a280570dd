const NAME = "wc-no-matching-variations";

/** What the form says where nothing is as it was chosen. It stands where and as the platform's scripts put it. */
export const createNoMatch = (form: HTMLElement, panel: HTMLElement) => {
  const remove = (): void => {
    for (const message of form.querySelectorAll(`.${NAME}`)) message.parentElement?.remove();
  };
  return {
    show(text: string): void {
      remove();
      const alert = document.createElement("div");
      alert.role = "alert";
      const line = document.createElement("p");
      line.className = `${NAME} woocommerce-info`;
      // The platform's style sheet hides it, and its script slides it down.
      line.style.display = "block";
      line.textContent = text;
      alert.append(line);
      panel.after(alert);
    },
    restore: remove,
  };
};
