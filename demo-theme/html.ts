/** Markup that is safe to print. A template escapes everything else. */
export interface Html {
  readonly html: string;
}

type Printable = Html | string | number | false | null | undefined | readonly Printable[];

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#039;",
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? "");

const isHtml = (value: Printable): value is Html => typeof value === "object" && value !== null && "html" in value;

const print = (value: Printable): string => {
  if (value === null || value === undefined || value === false) return "";
  if (isHtml(value)) return value.html;
  if (typeof value === "object") return value.map(print).join("");
  return escapeHtml(String(value));
};

export const html = (strings: TemplateStringsArray, ...values: readonly Printable[]): Html => ({
  html: strings.reduce((text, part, index) => text + print(values[index - 1]) + part),
});

/** Marks text that is already markup: entities, the platform's HTML, serialised settings. */
export const raw = (text: string): Html => ({ html: text });

export const nothing: Html = { html: "" };

/** JSON that a script element may hold. */
export const asJson = (value: unknown): Html => raw(JSON.stringify(value).replaceAll("<", "\\u003C"));
