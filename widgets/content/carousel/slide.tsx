import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { asCollection } from "#src/dom/jquery/owl-events.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { reportError } from "#src/report-error.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { text } from "./contract.ts";
import type { Tell } from "./use-owl.ts";
import type { VideoSlideProps } from "./video-slide.tsx";

interface SlideProps extends Omit<VideoSlideProps, "link"> {
  label: string;
  isShown: boolean;
  isCentre: boolean;
  /** Fully out of sight: neither keys nor screen readers reach it. */
  isAway: boolean;
  isDue: boolean;
  /** In widths of a slide. */
  places: number;
  tell: Tell;
}

const PICTURE_ATTRIBUTES = ["src", "srcset", "style"];

const sourceOf = ({ dataset }: HTMLElement): string =>
  (devicePixelRatio > 1 && dataset.srcRetina) || dataset.src || dataset.srcset || "";

/** Loads an `.owl-lazy` element. Returns the undo. */
const load = (element: HTMLElement, tell: Tell): (() => void) => {
  const restore = keepAttributes(element, PICTURE_ATTRIBUTES);
  const url = sourceOf(element);
  // Owl's listeners expect jQuery's collection.
  const picture = { element: asCollection(element), url };
  const reveal = () => {
    element.style.opacity = "1";
  };
  const show = () => {
    reveal();
    tell("loaded", picture, "lazy");
  };
  tell("load", picture, "lazy");
  if (element instanceof HTMLImageElement) {
    element.addEventListener("load", show, { once: true });
    // A picture that fails shows its alternative text.
    element.addEventListener("error", reveal, { once: true });
    if (element.dataset.srcset) element.srcset = element.dataset.srcset;
    else element.src = url;
  } else {
    // The <picture>'s <img> is its own lazy element and reports the load.
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

/** Few carousels have videos. Until the video code has loaded, the link stays a link. */
const useVideoSlide = (slide: HTMLElement) => {
  const [part, setPart] = useState<{ link: HTMLElement; VideoSlide: ComponentType<VideoSlideProps> }>();
  useEffect(() => {
    const link = slide.querySelector<HTMLElement>(".owl-video");
    if (!link) return;
    import("./video-slide.tsx").then(
      ({ VideoSlide }) => setPart({ link, VideoSlide }),
      // Reported without the element: once, however many videos there are.
      (error) => reportError("carousel", error),
    );
  }, [slide]);
  return part;
};

export const Slide = ({ slide, label, isShown, isCentre, isAway, isDue, places, tell, ...video }: SlideProps) => {
  const { isPlaying } = video;
  const isLoaded = useRef(false);
  isLoaded.current ||= isDue;
  const isLoading = isLoaded.current;
  const part = useVideoSlide(slide);
  useLayoutEffect(() => {
    const restore = keepAttributes(slide, ["class", "style"]);
    // Clears sizes that Owl wrote before the page was saved.
    slide.style.width = slide.style.margin = "";
    return restore;
  }, [slide]);
  // Each class on its own, as the page's scripts mark slides too. A printed stage may carry states of an earlier page.
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
  // Inside its slide, a list item belongs to no list any more.
  useAttributes(slide.querySelector(":scope > li"), { role: "none" });

  useLayoutEffect(() => {
    if (places === 1) return;
    slide.style.setProperty("--sw-carousel-places", `${places}`);
    return () => void slide.style.removeProperty("--sw-carousel-places");
  }, [slide, places]);

  // An ordinary effect: the stage is complete only after the slides' layout effects.
  useEffect(() => {
    if (!isLoading) return;
    return undoAll([...slide.querySelectorAll<HTMLElement>(".owl-lazy")].map((element) => load(element, tell)));
  }, [slide, isLoading, tell]);

  return part ? <part.VideoSlide {...video} slide={slide} link={part.link} /> : null;
};
