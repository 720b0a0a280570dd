import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { countDown, UNITS } from "#src/dom/ticker.ts";
import { readTarget } from "./contract.ts";
import { fillText, type Padding } from "./countdown-clock.ts";

const COUNTDOWNS = "[data-date], [data-fixtime]";

/** By its place on the page, as the copied script numbers them. */
const numberOf = (host: HTMLElement): number => [...document.querySelectorAll(COUNTDOWNS)].indexOf(host) + 1;

/** The texts in a node, each with what it says before it is filled in. */
const templatesIn = (node: Node): [Text, string][] =>
  node instanceof Text ? [[node, node.data]] : [...node.childNodes].flatMap(templatesIn);

const fillIn = (templates: readonly [Text, string][], left: readonly number[], padding: Padding): void => {
  for (const [node, template] of templates) {
    const text = fillText(template, left, padding);
    if (node.data !== text) node.data = text;
  }
};

const display = (host: HTMLElement, selector: string, value: string): void => {
  for (const { style } of host.querySelectorAll<HTMLElement>(selector)) style.display = value;
};

/** Counts down to the host's moment and shows its end. Returns the undo. */
export const attach = (host: HTMLElement): (() => void) => {
  const { zeropad, endtext } = host.dataset;
  const target = readTarget(host);
  const padding = JSON.parse(zeropad || "{}");
  const restore = keepAttributes(host, ["role", "class", "style", "translate"]);
  const { childNodes: before } = host.cloneNode(true);
  const timer = host.querySelector<HTMLElement>(".running timer") ?? host;
  // In a `timer` each unit has an element; elsewhere the texts themselves have places.
  for (const name of UNITS) timer.querySelector(`.${name}`)?.replaceChildren(`(${name})`);
  const templates = templatesIn(timer);

  host.classList.add(`d_${numberOf(host)}`);
  host.role ||= "timer";
  // Browsers put texts of their own in place of those that they translate, and would show the first second for ever.
  timer.translate = false;
  host.style.display = "block";
  const stop = countDown(target, (left) => {
    display(host, ".running", left ? "flex" : "none");
    // The end is a sentence: as flex its words would lose the spaces around a link.
    display(host, ".ended", left ? "none" : "block");
    // Without a text of its own the end is left to the `.ended` block, and where there is none, to the zeros.
    if (left || !endtext) fillIn(templates, left ?? [0, 0, 0, 0], padding);
    else host.replaceChildren(endtext);
  });
  return () => {
    stop();
    host.replaceChildren(...before);
    restore();
  };
};
