import { useLayoutEffect, useState } from "react";
import { create } from "#src/dom/create.ts";
import { prefersReducedMotion } from "#src/dom/reduced-motion.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import type { ToldAnswer } from "./refusal.ts";

interface ShownAnswer extends ToldAnswer {
  fadeMs: number;
  /** Shown in red. */
  isProblem: boolean;
}

/** The plugin's own red is too pale to read on white. */
const RED = "var(--sw-error-color, #c00)";

const problem = (content: Node | string): HTMLElement => {
  const line = create("div", { className: "cwginstockerror" });
  line.append(content);
  return line;
};

const tell = (output: HTMLElement, { html, isPlain, isProblem }: ShownAnswer): void => {
  const content = parseServerHtml(html);
  const told = isPlain ? content.textContent.trim() : content;
  output.replaceChildren(isProblem ? problem(told) : told);
  for (const line of output.querySelectorAll<HTMLElement>(":scope > .cwginstockerror")) line.style.color = RED;
};

export const useAnswer = (output: HTMLElement) => {
  const [answer, setAnswer] = useState<ShownAnswer>();
  useAttributes(output, { "aria-live": "polite", "aria-atomic": "true" });
  useLayoutEffect(() => {
    if (!answer) return;
    tell(output, answer);
    if (prefersReducedMotion()) return;
    const fade = output.animate({ opacity: [0, 1] }, answer.fadeMs);
    return () => fade.cancel();
  }, [output, answer]);
  useLayoutEffect(() => {
    const before = [...output.childNodes];
    return () => output.replaceChildren(...before);
  }, [output]);
  return setAnswer;
};
