import { useLayoutEffect, useState } from "react";
import { create } from "#src/dom/create.ts";
import { prefersReducedMotion } from "#src/dom/reduced-motion.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";

type ShownAnswer = ({ html: string; text?: never } | { text: string; html?: never }) & {
  fadeMs: number;
  /** Shown in red. */
  isProblem: boolean;
};

/** The plugin's own red is too pale to read on white. */
const RED = "var(--sw-error-color, #c00)";

const problem = (content: readonly (Node | string)[]): HTMLElement => {
  const line = create("div", { className: "cwginstockerror" });
  line.append(...content);
  return line;
};

const contentOf = ({ html, text, isProblem }: ShownAnswer): (Node | string)[] => {
  const told = html === undefined ? [text] : [...parseServerHtml(html).childNodes];
  const content = isProblem ? [problem(told)] : told;
  for (const node of content)
    if (node instanceof HTMLElement && node.matches(".cwginstockerror")) node.style.color = RED;
  return content;
};

export const useAnswer = (output: HTMLElement) => {
  const [answer, setAnswer] = useState<ShownAnswer>();
  useAttributes(output, { "aria-live": "polite", "aria-atomic": "true" });
  useLayoutEffect(() => {
    if (!answer) return;
    output.replaceChildren(...contentOf(answer));
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
