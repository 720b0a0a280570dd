import type PhotoSwipe from "photoswipe";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { lockScroll } from "#src/dom/scroll-lock.ts";
import { OPACITY, type Picture, turned } from "./picture-set.ts";

export type PhotoSwipeClass = typeof PhotoSwipe;

/** Room for the controls: above, and below with and without the small pictures. */
const BAR_PX = 56;
const CAPTION_PX = 64;
const STRIP_PX = 76;

interface ViewerWish {
  stage: RefObject<HTMLDivElement | null>;
  PhotoSwipe: PhotoSwipeClass;
  pictures: readonly Picture[];
  start: number;
  /** Opens out of it, and closes into it. */
  link: HTMLElement;
  hasStrip: boolean;
  failed: string;
  onTap: () => void;
  onClosing: () => void;
  onClose: () => void;
}

type Viewer = InstanceType<PhotoSwipeClass>;
type Slide = NonNullable<Viewer["currSlide"]>;

/** A picture whose size was a guess gets its own as soon as it is there. */
const takeOwnSize = (slide: Slide | undefined): void => {
  const { content } = slide ?? {};
  const image = content?.element;
  if (!slide || !content || content.data.isSizeKnown || !(image instanceof HTMLImageElement)) return;
  const { naturalWidth: width, naturalHeight: height } = image;
  if (!width || (width === slide.width && height === slide.height)) return;
  Object.assign(content, { width, height });
  Object.assign(slide, { width, height });
  slide.resize();
};

/** The pictures beside the first are put in only when the library has heard of its opening itself. */
const afterOpening = (viewer: Viewer, act: () => void): void => {
  viewer.on("openingAnimationEnd", () => requestAnimationFrame(() => viewer.isDestroying || act()));
};

/** The library does not answer to arrow keys before it has opened: what is pressed meanwhile is done then. */
const keepEarlySteps = (viewer: Viewer, dialog: Element | null): void => {
  let steps = 0;
  const keep = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    if (viewer.opener.isOpen || !/^Arrow(Left|Right)$/.test(key)) return;
    event.stopPropagation();
    steps += key === "ArrowRight" ? 1 : -1;
  };
  dialog?.addEventListener("keydown", keep);
  afterOpening(viewer, () => {
    dialog?.removeEventListener("keydown", keep);
    if (steps !== 0) viewer.goTo(turned(viewer.currIndex, steps, viewer.getNumItems()));
  });
};

const watchSizes = (viewer: Viewer): void => {
  const takeAll = () => {
    // It grows out of the small picture first.
    if (viewer.opener.isOpen) for (const { slide } of viewer.mainScroll.itemHolders) takeOwnSize(slide);
  };
  viewer.on("loadComplete", takeAll);
  viewer.on("openingAnimationEnd", takeAll);
  viewer.on("change", takeAll);
};

/** After a leap the library leaves the picture before it to screen readers too. */
const hideOthers = ({ mainScroll, currSlide }: Viewer): void => {
  for (const { el, slide } of mainScroll.itemHolders) el.setAttribute("aria-hidden", String(slide !== currSlide));
};

/** Runs the library in the stage. Its order of pictures goes from left to right, whichever way the page reads. */
export const usePhotoSwipe = (wish: ViewerWish) => {
  const { stage, PhotoSwipe, pictures, start, link, hasStrip, failed } = wish;
  const [index, setIndex] = useState(start);
  const library = useRef<Viewer>(null);
  const latest = useRef(wish);
  latest.current = wish;
  const isRtl = getComputedStyle(link).direction === "rtl";
  const place = (at: number) => (isRtl ? pictures.length - 1 - at : at);
  const placed = useRef(place);
  placed.current = place;

  useLayoutEffect(() => {
    const to = stage.current;
    if (!to) return;
    const unlock = lockScroll();
    const items = pictures.map((picture, at) => ({
      ...picture,
      msrc: picture.thumb,
      ...(at === start && { element: link }),
    }));
    const viewer = new PhotoSwipe({
      dataSource: placed.current(0) === 0 ? items : items.reverse(),
      index: placed.current(start),
      appendToEl: to,
      bgOpacity: OPACITY,
      errorMsg: failed,
      padding: { top: BAR_PX, bottom: CAPTION_PX + (hasStrip ? STRIP_PX : 0), left: 0, right: 0 },
      // The dialog around it keeps the focus, gives it back, and hears Escape.
      trapFocus: false,
      returnFocus: false,
      escKey: false,
      tapAction: () => latest.current.onTap(),
    });
    // Its own controls come from HTML texts, which Trusted Types refuse. This island has its own.
    viewer.on("uiRegister", () => {
      if (viewer.ui) viewer.ui.uiElementsData = [];
    });
    viewer.on("keydown", (event) => {
      if (event.originalEvent.key === "Tab") event.preventDefault();
    });
    viewer.addFilter("contentErrorElement", (element) => {
      element.setAttribute("role", "alert");
      return element;
    });
    viewer.on("change", () => {
      hideOthers(viewer);
      setIndex(placed.current(viewer.currIndex));
    });
    viewer.on("close", () => latest.current.onClosing());
    let isGone = false;
    viewer.on("destroy", () => {
      isGone = true;
      latest.current.onClose();
    });
    watchSizes(viewer);
    keepEarlySteps(viewer, to.closest("dialog"));
    viewer.init();
    viewer.element?.removeAttribute("role");
    library.current = viewer;
    return () => {
      unlock();
      if (isGone) return;
      isGone = true;
      // Closes at once, also while it opens.
      viewer.isDestroying = true;
      viewer.destroy();
    };
  }, [stage, PhotoSwipe, pictures, start, link, hasStrip, failed]);

  return {
    index,
    goTo(at: number) {
      const viewer = library.current;
      const go = () => viewer?.goTo(place(at));
      // What is chosen while it still opens would stay empty.
      if (viewer?.opener.isOpen) go();
      else if (viewer) afterOpening(viewer, go);
    },
    zoom: () => library.current?.toggleZoom(),
    /** False while it still opens: then it closes by its dialog, at once. */
    close: () => {
      const isOpen = library.current?.opener.isOpen === true;
      library.current?.close();
      return isOpen;
    },
  };
};
