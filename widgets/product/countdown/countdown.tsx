import { useLayoutEffect, useState } from "react";
import { onTick } from "#src/dom/ticker.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import type { CountdownProps } from "./contract.ts";
import { fillTexts, UNIT_NAMES } from "./countdown-clock.ts";

let countdowns = 0;

const textsIn = (node: Node): Node[] => (node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn));

export const Countdown = ({ host, target, padding, endText }: CountdownProps) => {
  const [mark] = useState(() => `d_${++countdowns}`);
  useAttributes(host, { role: host.getAttribute("role") || "timer", class: `${host.className} ${mark}` });

  useLayoutEffect(() => {
    const children = [...host.childNodes];
    const timer = host.querySelector(".running timer");
    // The `timer` has a place for each unit; without one the texts themselves have places.
    const nodes = timer ? UNIT_NAMES.map((unit) => timer.querySelector(`.${unit}`)) : textsIn(host);
    const before = nodes.map((node) => node?.textContent ?? "");
    const templates = timer ? UNIT_NAMES.map((unit) => `(${unit})`) : before;

    const write = (texts: readonly string[]) =>
      nodes.forEach((node, at) => {
        const text = texts[at] ?? "";
        if (node && node.textContent !== text) node.textContent = text;
      });

    const show = (own: string, running: string, ended: string): void => {
      host.style.display = own;
      for (const block of host.querySelectorAll<HTMLElement>(".running, .ended"))
        block.style.display = block.matches(".ended") ? ended : running;
    };

    show("block", "flex", "none");
    const stop = onTick((now) => {
      if (now <= target) return write(fillTexts(templates, target - now, padding));
      show("block", "none", "flex");
      if (endText) host.replaceChildren(endText);
      return false;
    });
    return () => {
      stop();
      host.replaceChildren(...children);
      write(before);
      show("", "", "");
    };
  }, [host, target, padding, endText]);

  return null;
};
