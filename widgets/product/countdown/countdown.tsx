import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { countDown, UNITS } from "#src/dom/ticker.ts";
import { readTarget } from "./contract.ts";
import { fillText } from "./countdown-clock.ts";

let countdowns = 0;

/** The texts in a node, each with what it says before it is filled in. */
const templatesIn = (node: Node): [Text, string][] =>
  node instanceof Text ? [[node, node.data]] : [...node.childNodes].flatMap(templatesIn);

/** The end is a sentence: as flex its words would lose the spaces around a link. */
const showBlock = (host: HTMLElement, isRunning: boolean): void => {
  const display = isRunning ? "flex" : "block";
  for (const { style, classList } of host.querySelectorAll<HTMLElement>(".running, .ended"))
    style.display = classList.contains("running") === isRunning ? display : "none";
};

/** Counts down to the host's moment and shows its end. Returns the undo. */
export const attach = (host: HTMLElement): (() => void) => {
  const { zeropad, endtext } = host.dataset;
  const target = readTarget(host);
  const padding = JSON.parse(zeropad || "{}");
  const restore = keepAttributes(host, ["role", "class", "style"]);
  const { childNodes: before } = host.cloneNode(true);
  const timer = host.querySelector(".running timer") ?? host;
  // In a `timer` each unit has an element; elsewhere the texts themselves have places.
  for (const name of UNITS) timer.querySelector(`.${name}`)?.replaceChildren(`(${name})`);
  const templates = templatesIn(timer);

  countdowns += 1;
  host.classList.add(`d_${countdowns}`);
  host.role ||= "timer";
  host.style.display = "block";
  const stop = countDown(target, (left) => {
    showBlock(host, Boolean(left));
    // Without a text of its own the end is left to the `.ended` block.
    if (!left && endtext) host.replaceChildren(endtext);
    for (const [node, template] of templates) {
      const text = left ? fillText(template, left, padding) : node.data;
      if (node.data !== text) node.data = text;
    }
  });
  return () => {
    stop();
    host.replaceChildren(...before);
    restore();
  };
};
