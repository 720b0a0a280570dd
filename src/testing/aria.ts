/** happy-dom lacks the ARIA properties of elements, which every browser has. */
const NAMES = {
  role: "role",
  ariaLabel: "aria-label",
  ariaBusy: "aria-busy",
  ariaDisabled: "aria-disabled",
  ariaExpanded: "aria-expanded",
  ariaCurrent: "aria-current",
  ariaHidden: "aria-hidden",
  ariaInvalid: "aria-invalid",
  ariaSelected: "aria-selected",
};

for (const [name, attribute] of Object.entries(NAMES))
  Object.defineProperty(Element.prototype, name, {
    configurable: true,
    get(this: Element) {
      return this.getAttribute(attribute);
    },
    set(this: Element, value: string | null) {
      if (value === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value);
    },
  });
