import { trustedPolicy } from "#src/trusted-policy.ts";

/**
 * The one place where server HTML becomes nodes. The markup is the shop's, but a product name or an error text in it can
 * be anybody's, so nothing that runs script survives the parsing.
 */

/** Elements that run or load code or redirect. An SVG animation may write an address after the parsing. */
const ARMED_ELEMENTS = 'script, object, embed, base, meta, [attributeName$="href"]';

const ARMED_NAME = /^on|srcdoc/i;
/** A script's own `data-src` is as good as an address. */
const ADDRESS_NAME = /(href|src|action)$/i;
const ARMED_ADDRESS = /^(javascript|vbscript|data:text\/html)/i;
/** Browsers ignore white space and control characters in an address. */
const BLANKS = /[\s\p{Cc}]/gu;

const isArmed = (element: Element, name: string): boolean =>
  ARMED_NAME.test(name) ||
  (ADDRESS_NAME.test(name) && ARMED_ADDRESS.test(`${element.getAttribute(name)}`.replace(BLANKS, "")));

const disarm = (root: DocumentFragment): void => {
  for (const element of root.querySelectorAll(ARMED_ELEMENTS)) element.remove();
  for (const element of root.querySelectorAll("*")) {
    // By name: an attribute node for each of a long cart's thousands would take longer than the parsing.
    for (const name of element.getAttributeNames()) if (isArmed(element, name)) element.removeAttribute(name);
    if (element instanceof HTMLTemplateElement) disarm(element.content);
  }
};

/** Parses server HTML into disarmed nodes and its scripts, none of which has run. */
export const parseWithScripts = (html: string) => {
  const template = document.createElement("template");
  template.innerHTML = trustedPolicy().createHTML(html);
  const { content } = template;
  const scripts = [...content.querySelectorAll("script")];
  disarm(content);
  return { html, content, scripts };
};

export const parseServerHtml = (html: string): DocumentFragment => parseWithScripts(html).content;

export const textOfHtml = (html: string): string => parseServerHtml(html).textContent;
