import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { reportError } from "#src/report-error.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { text } from "./contract.ts";
import type { Tell } from "./use-owl.ts";
import type { VideoSlideProps } from "./video-slide.tsx";

interface SlideProps extends Omit<VideoSlideProps, "link"> {
  label: string;
  isShown: boolean;
  isCentre: boolean;
  /** Out of sight altogether: not to be reached by key or reader. */
  isAway: boolean;
  /** Its pictures are due. */
  isDue: boolean;
  /** How many places it takes. */
  places: number;
  tell: Tell;
}

const PICTURE_ATTRIBUTES = ["src", "srcset", "style"];

const sourceOf = ({ dataset }: HTMLElement): string =>
  (devicePixelRatio > 1 && dataset.srcRetina) || dataset.src || dataset.srcset || "";

/** Shows what waits in `.owl-lazy` of a slide. Returns the undo. */
const load = (element: HTMLElement, tell: Tell): (() => void) => {
  const restore = keepAttributes(element, PICTURE_ATTRIBUTES);
  const url = sourceOf(element);
  const reveal = () => {
    element.style.opacity = "1";
  };
  const show = () => {
    reveal();
    tell("loaded", { element, url }, "lazy");
  };
  tell("load", { element, url }, "lazy");
  if (element instanceof HTMLImageElement) {
    element.addEventListener("load", show, { once: true });
    // The text in the picture's place must be seen.
    element.addEventListener("error", reveal, { once: true });
    if (element.dataset.srcset) element.srcset = element.dataset.srcset;
    else element.src = url;
  } else {
    // Of a picture; its image is a slide's own and tells when it is there.
    if (element instanceof HTMLSourceElement) element.srcset = url;
    else element.style.backgroundImage = `url(${JSON.stringify(url)})`;
    show();
  }
  return () => {
    element.removeEventListener("load", show);
    element.removeEventListener("error", reveal);
    restore();
  };
};

/** Few carousels have videos. Until their part is here, the link is a link. */
const useVideoSlide = (slide: HTMLElement) => {
  const [part, setPart] = useState<{ link: HTMLElement; VideoSlide: ComponentType<VideoSlideProps> }>();
  useEffect(() => {
    const link = slide.querySelector<HTMLElement>(".owl-video");
    if (!link) return;
    import("./video-slide.tsx").then(
      ({ VideoSlide }) => setPart({ link, VideoSlide }),
      // Once, however many films there are.
      (error) => reportError("carousel", error),
    );
  }, [slide]);
  return part;
};

/** One slide: what it is for readers, its classes, its late pictures and its video. */
export const Slide = ({ slide, label, isShown, isCentre, isAway, isDue, places, tell, ...video }: SlideProps) => {
  const { isPlaying } = video;
  const isLoaded = useRef(false);
  isLoaded.current ||= isDue;
  const isLoading = isLoaded.current;
  const part = useVideoSlide(slide);
  useLayoutEffect(() => {
    const restore = keepAttributes(slide, ["class", "style"]);
    // Owl's of an earlier page.
    slide.style.width = slide.style.margin = "";
    return restore;
  }, [slide]);
  // One by one: the page's scripts mark slides too. A stage that the server printed may carry states of an earlier page.
  useLayoutEffect(() => {
    slide.classList.toggle("active", isShown);
    slide.classList.toggle("center", isCentre);
    slide.classList.toggle("owl-video-playing", isPlaying);
  }, [slide, isShown, isCentre, isPlaying]);
  useAttributes(slide, {
    role: "group",
    "aria-roledescription": text("slide"),
    "aria-label": label,
    inert: isAway ? "" : null,
  });
  // In its slide an item of a list belongs to no list any more.
  useAttributes(slide.querySelector(":scope > li"), { role: "none" });

  useLayoutEffect(() => {
    if (places === 1) return;
    slide.style.setProperty("--sw-carousel-places", `${places}`);
    return () => void slide.style.removeProperty("--sw-carousel-places");
  }, [slide, places]);

  // The stage is complete only after the slides' own layout effects.
  useEffect(() => {
    if (!isLoading) return;
    const undos = [...slide.querySelectorAll<HTMLElement>(".owl-lazy")].map((element) => load(element, tell));
    return () => {
      for (const undo of undos) undo();
    };
  }, [slide, isLoading, tell]);

  return part ? <part.VideoSlide {...video} slide={slide} link={part.link} /> : null;
};
