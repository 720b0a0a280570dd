import { pageGlobal } from "./page-globals.ts";

type Values = Readonly<Record<string, string | number>>;

/** A reader of a table's texts, in the shop's language where it has translated them, with their {placeholders} filled in. */
export const messagesOf =
  <Name extends string>(texts: Readonly<Record<Name, string>>) =>
  (name: Name, values: Values = {}): string => {
    const translated = pageGlobal("storefront_messages")[name];
    const template = typeof translated === "string" && translated ? translated : texts[name];
    return template.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
  };
