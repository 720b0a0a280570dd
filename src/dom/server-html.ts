import { trustedPolicy } from "#src/trusted-policy.ts";

/**
 * The one place where server HTML becomes nodes. The markup is the shop's own, but a product name or an error text
 * inside it can be anybody's, so nothing that runs script survives the parsing.
 */

const URL_ATTRIBUTES = new Set(["href", "src", "action", "formaction", "xlink:href", "data"]);
const isScriptUrl = (value: string): boolean =>
  /^(javascript|vbscript|data:text\/html)/i.test(value.replace(/[\s\p{Cc}]/gu, ""));

/** SVG animations may write an address after the parsing. */
const isAnimatedAddress = (element: Element): boolean =>
  /^(animate|set)$/i.test(element.localName) && /href$/i.test(element.getAttribute("attributeName") ?? "");

const disarm = (root: DocumentFragment): void => {
  for (const element of root.querySelectorAll("*")) {
    if (/^(script|object|embed|base|meta)$/i.test(element.localName) || isAnimatedAddress(element)) {
      element.remove();
      continue;
    }
    for (const { name, value } of [...element.attributes]) {
      const isArmed =
        /^on/i.test(name) || name === "srcdoc" || (URL_ATTRIBUTES.has(name.toLowerCase()) && isScriptUrl(value));
      if (isArmed) element.removeAttribute(name);
    }
    if (element instanceof HTMLTemplateElement) disarm(element.content);
  }
};

/** Parses server HTML into inert, disarmed nodes that are not on the page yet. */
export const parseServerHtml = (html: string): DocumentFragment => {
  const template = document.createElement("template");
  template.innerHTML = trustedPolicy().createHTML(html);
  disarm(template.content);
  return template.content;
};

/** Parses a whole page that the shop sent. */
export const parseServerPage = (html: string): Document => {
  const page = document.implementation.createHTMLDocument("");
  page.body.append(parseServerHtml(html));
  return page;
};
