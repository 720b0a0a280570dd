import { ContractError, unreadable } from "#src/errors.ts";
import { type PlainObject, parseObject } from "#src/plain-object.ts";

/** @throws ContractError that names the missing element and the remedy. */
export const requirePart = (host: Element, selector: string, purpose: string): HTMLElement => {
  const part = host.querySelector<HTMLElement>(selector);
  if (part) return part;
  throw new ContractError(
    `Cannot find ${purpose}: expected an element "${selector}" in the host. Add it to the template.`,
  );
};

/** @throws ContractError that names the missing attribute and the remedy. */
export const requireAttribute = (host: Element, name: string): string => {
  const value = host.getAttribute(name);
  if (value) return value;
  throw unreadable(name, "a value", value);
};

/**
 * The object that an attribute holds as JSON; an empty one where a template has printed nothing.
 * @throws ContractError that names the attribute and the remedy.
 */
export const readObject = (host: Element, name: string): PlainObject =>
  parseObject(host.getAttribute(name) || "{}", name);
