import { trustedPolicy } from "#src/trusted-policy.ts";

/**
 * The one place where server HTML becomes nodes. The markup is the shop's own, but a product name or an error text
 * inside it can be anybody's, so nothing that runs script survives the parsing.
 */

/** What runs or loads code, and what leads elsewhere. SVG animations may write an address after the parsing. */
const ARMED_ELEMENTS = 'script, object, embed, base, meta, :is(animate, set)[attributeName$="href" i]';

/** An attribute with its value. White space and control characters in an address do not stop a browser. */
const ARMED_ATTRIBUTE = /^(on|srcdoc=|((xlink:)?href|src|(form)?action|data)=(javascript|vbscript|data:text\/html))/i;
const BLANKS = /[\s\p{Cc}]/gu;

const disarm = (root: DocumentFragment): void => {
  for (const element of root.querySelectorAll(ARMED_ELEMENTS)) element.remove();
  for (const element of root.querySelectorAll("*")) {
    // By their names: a node for each of a long cart's thousands of attributes would take longer than the parsing.
    for (const name of element.getAttributeNames()) {
      if (ARMED_ATTRIBUTE.test(`${name}=${element.getAttribute(name)?.replace(BLANKS, "")}`))
        element.removeAttribute(name);
    }
    if (element instanceof HTMLTemplateElement) disarm(element.content);
  }
};

/** Parses server HTML, and hands over the scripts that stood in it. None of them has run. */
export const parseWithScripts = (html: string) => {
  const template = document.createElement("template");
  template.innerHTML = trustedPolicy().createHTML(html);
  const { content } = template;
  const scripts = [...content.querySelectorAll("script")];
  disarm(content);
  return { content, scripts };
};

/** Parses server HTML into inert, disarmed nodes that are not on the page yet. */
export const parseServerHtml = (html: string): DocumentFragment => parseWithScripts(html).content;

/** What server HTML says, without its markup. */
export const textOfHtml = (html: string): string => parseServerHtml(html).textContent;
