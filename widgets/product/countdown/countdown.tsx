import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { onTick, unitsOf } from "#src/dom/ticker.ts";
import { readCountdown } from "./contract.ts";
import { fillText, UNITS } from "./countdown-clock.ts";

let countdowns = 0;

const textsIn = (node: Node): Text[] => (node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn));

/** Counts down to the host's moment and shows its end. Returns the undo. */
export const attach = (host: HTMLElement): (() => void) => {
  const { target, padding, endText } = readCountdown(host);
  const restore = keepAttributes(host, ["role", "class", "style"]);
  const { childNodes: before } = host.cloneNode(true);
  const timer = host.querySelector(".running timer") ?? host;
  // In a `timer` each unit has an element; without one the texts themselves have places.
  for (const unit of UNITS) {
    const name = unit.toLowerCase();
    timer.querySelector(`timer .${name}`)?.replaceChildren(`(${name})`);
  }
  const texts = textsIn(timer).map((node) => ({ node, template: node.data }));

  const show = (isEnded: boolean): void => {
    for (const { style, classList } of host.querySelectorAll<HTMLElement>(".running, .ended"))
      style.display = classList.contains("ended") === isEnded ? "flex" : "none";
  };

  countdowns += 1;
  host.classList.add(`d_${countdowns}`);
  host.role ||= "timer";
  host.style.display = "block";
  show(false);
  const stop = onTick((now) => {
    if (now > target) {
      show(true);
      if (endText) host.replaceChildren(endText);
      return false;
    }
    for (const { node, template } of texts) {
      const text = fillText(template, unitsOf(target - now), padding);
      if (node.data !== text) node.data = text;
    }
    return true;
  });
  return () => {
    stop();
    host.replaceChildren(...before);
    restore();
  };
};
