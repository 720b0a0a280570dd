import { useLayoutEffect } from "react";
import type { Stage } from "./use-stage.ts";

export const useAutoHeight = (
  { viewport, slides }: Pick<Stage, "viewport" | "slides">,
  isOn: boolean,
  shown: readonly number[],
): void => {
  const numbers = shown.join();
  useLayoutEffect(() => {
    if (!isOn) return;
    const measured = slides.filter((_slide, at) => numbers.split(",").includes(String(at)));
    const fit = () => {
      viewport.style.height = `${Math.max(...measured.map(({ offsetHeight }) => offsetHeight))}px`;
    };
    const observer = new ResizeObserver(fit);
    for (const slide of measured) observer.observe(slide);
    viewport.classList.add("owl-height");
    return () => observer.disconnect();
  }, [viewport, slides, isOn, numbers]);
  useLayoutEffect(
    () => () => {
      viewport.style.height = "";
      viewport.classList.remove("owl-height");
    },
    [viewport],
  );
};
