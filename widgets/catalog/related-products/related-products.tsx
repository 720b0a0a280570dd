import { useLayoutEffect, useState } from "react";
import { useHostState } from "#src/ui/use-host-state.ts";
import type { RelatedProductsProps } from "./contract.ts";
import "./style.css";

const FADE_DELAY_MS = 100;

/** What the shopper sees already is not taken away again for the sake of a fade. */
const isInSight = (section: HTMLElement) => section.getBoundingClientRect().top < window.innerHeight;

/** Sets the state only; the style sheet fades. Without it, or without motion, the section is simply there. */
export const RelatedProducts = ({ section }: RelatedProductsProps) => {
  const [state, setState] = useState<"waiting" | "shown">(() => (isInSight(section) ? "shown" : "waiting"));
  useHostState(section, state);
  useLayoutEffect(() => {
    const timer = setTimeout(() => setState("shown"), FADE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
};
