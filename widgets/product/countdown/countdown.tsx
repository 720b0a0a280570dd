import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { countDown, UNITS } from "#src/dom/ticker.ts";
import { parseObject } from "#src/plain-object.ts";
import { readTarget } from "./contract.ts";
import { fillText, type Padding } from "./countdown-clock.ts";

const COUNTDOWNS = "[data-date],[data-fixtime]";

/** The script that this replaces numbers countdowns by their order on the page. */
const numberOf = (host: HTMLElement): number => [...document.querySelectorAll(COUNTDOWNS)].indexOf(host) + 1;

/** Every text node below a node, with its template: the text before the first filling. */
const templatesIn = (node: Node): [Text, string][] =>
  node instanceof Text ? [[node, node.data]] : [...node.childNodes].flatMap(templatesIn);

const fillIn = (templates: readonly [Text, string][], left: readonly number[], padding: Padding): void => {
  for (const [node, template] of templates) {
    const text = fillText(template, left, padding);
    if (node.data !== text) node.data = text;
  }
};

export const attach = (host: HTMLElement): (() => void) => {
  const { zeropad, endtext } = host.dataset;
  const target = readTarget(host);
  const padding = parseObject(zeropad, "data-zeroPad");
  const restore = keepAttributes(host, ["role", "class", "style"]);
  const { childNodes: before } = host.cloneNode(true);
  const timers = [...host.querySelectorAll<HTMLElement>(".running timer")];
  if (!timers[0]) timers.push(host);
  for (const timer of timers) {
    // A browser that translates the page replaces text nodes and would freeze the countdown at its first second.
    timer.translate = false;
    // Inside a `timer` each unit has an element of its own; elsewhere the placeholders stand in the text.
    for (const name of UNITS) for (const unit of timer.querySelectorAll(`.${name}`)) unit.replaceChildren(`(${name})`);
  }
  const templates = timers.flatMap(templatesIn);

  host.classList.add(`d_${numberOf(host)}`);
  host.role ||= "timer";
  host.style.display = "block";
  const display = (selector: string, value: string): void => {
    for (const { style } of host.querySelectorAll<HTMLElement>(selector)) style.display = value;
  };
  const stop = countDown(target, (left) => {
    display(".running", left ? "flex" : "none");
    // Not flex, because the end text is a sentence: flex drops the spaces around a link in it.
    display(".ended", left ? "none" : "block");
    // Without an end text the `.ended` block shows the end; without that block, the zeros do.
    if (!left && endtext) host.replaceChildren(endtext);
    else fillIn(templates, left ?? [0, 0, 0, 0], padding);
  });
  return () => {
    stop();
    host.replaceChildren(...before);
    restore();
  };
};
