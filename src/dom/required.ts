import { unreadable } from "#src/errors.ts";

/** @throws ContractError that names the missing element and the remedy. */
export const requirePart = (host: Element, selector: string): HTMLElement => {
  const part = host.querySelector<HTMLElement>(selector);
  if (part) return part;
  throw unreadable("the template", `an element "${selector}"`, "none");
};

/** @throws ContractError that names the missing attribute and the remedy. */
export const requireAttribute = (host: Element, name: string): string => {
  const value = host.getAttribute(name);
  if (value) return value;
  throw unreadable(name, "a value", value);
};
