import { useLayoutEffect, useRef } from "react";

interface AnimationOptions {
  slides: readonly HTMLElement[];
  position: number;
  /** The theme's classes; both empty when slides glide. */
  animateIn: string;
  animateOut: string;
}

/** Themes write the names as in an attribute, with more than one space between them. */
const classesOf = (way: "in" | "out", animation: string): string[] =>
  (animation && `animated owl-animated-${way} ${animation}`.match(/\S+/g)) || [];

export const useAnimation = ({ slides, position, animateIn, animateOut }: AnimationOptions): void => {
  const before = useRef(position);
  useLayoutEffect(() => {
    const from = slides[before.current];
    const to = slides[position];
    before.current = position;
    if (!from || !to || from === to || !(animateIn || animateOut)) return;
    from.style.left = `${to.offsetLeft - from.offsetLeft}px`;
    from.classList.add(...classesOf("out", animateOut));
    to.classList.add(...classesOf("in", animateIn));
    let isOver = false;
    const end = () => {
      // The next step breaks the animations off, and has ended this one by then: the slides have that step's classes.
      if (isOver) return;
      isOver = true;
      from.style.left = "";
      from.classList.remove(...classesOf("out", animateOut));
      to.classList.remove(...classesOf("in", animateIn));
    };
    // Without a matching animation in the theme there is nothing to wait for.
    const animations = animateOut ? from.getAnimations() : to.getAnimations();
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(end);
    return end;
  }, [slides, position, animateIn, animateOut]);
};
