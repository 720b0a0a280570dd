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
    const end = () => {
      from.style.left = "";
      from.classList.remove(...classesOf("out", animateOut));
      to.classList.remove(...classesOf("in", animateIn));
    };
    // Without a matching animation in the theme there is nothing to wait for.
    const animations = animateOut ? from.getAnimations() : to.getAnimations();
    // The next step breaks them off, and has ended them before: the slides then have that step's classes.
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(
      () => before.current === position && end(),
    );
    return end;
  }, [slides, position, animateIn, animateOut]);
};
