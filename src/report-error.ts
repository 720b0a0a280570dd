import { PlatformError } from "./errors.ts";

/** The one place that writes to the console. Each message is written once per element (or once per page without one). */

const PAGE = {};
const written = new WeakMap<object, Set<string>>();

const isFirst = (owner: object, message: string): boolean => {
  const messages = written.get(owner) ?? new Set<string>();
  written.set(owner, messages);
  if (messages.has(message)) return false;
  messages.add(message);
  return true;
};

const describeElement = (element: Element): string =>
  (element.cloneNode(false) as Element).outerHTML.replace(/<\/[^>]*>$/, "").slice(0, 160);

/** Tells developers of a failure: a failed request as a warning, since the shopper was told, the rest as errors. */
export const reportError = (source: string, error: unknown, host?: Element): void => {
  const { message: reason, cause }: Pick<Error, "message" | "cause"> =
    error instanceof Error ? error : { message: String(error) };
  if (!isFirst(host ?? PAGE, source + reason)) return;
  const message = `[${source}] ${reason}${host ? ` Element: ${describeElement(host)}` : ""}`;
  console[error instanceof PlatformError ? "warn" : "error"](...(cause === undefined ? [message] : [message, cause]));
};

/** Tells developers of a choice that was made for them, such as stepping aside for another script. */
export const reportNotice = (source: string, message: string): void => {
  if (isFirst(PAGE, message)) console.info(`[${source}] ${message}`);
};

/** For tests, each of which has a page of its own. */
export const forgetMessages = (): void => void written.delete(PAGE);
