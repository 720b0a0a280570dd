import type PhotoSwipe from "photoswipe";
import { text } from "./contract.ts";
import { hasStrip, type Picture, placed, turned } from "./picture-set.ts";

/** PhotoSwipe, set up as the picture part of our dialog. */

type PhotoSwipeClass = typeof PhotoSwipe;

export type LibraryViewer = InstanceType<PhotoSwipeClass>;
type Slide = NonNullable<LibraryViewer["currSlide"]>;

/** Of the dark layer over the page. */
const OPACITY = 0.8;

/** Room for the controls: above, and below for the caption and for the strip. */
const BAR_PX = 56;
const CAPTION_PX = 64;
const STRIP_PX = 76;

/** In a window this low, such as a phone held sideways, the controls lie over the picture (style.css). */
const LOW_PX = 480;

/** Read once: other pictures need a new viewer. */
export interface LibraryOptions {
  PhotoSwipe: PhotoSwipeClass;
  pictures: readonly Picture[];
  start: number;
  /** The viewer opens out of this link and closes into it. */
  link: HTMLElement;
  onTap: () => void;
}

/** Replaces a guessed size once the picture has loaded. */
const takeOwnSize = (slide: Slide): void => {
  const { content } = slide;
  const image = content.element;
  if (content.data.isSizeKnown || !(image instanceof HTMLImageElement)) return;
  const { naturalWidth: width, naturalHeight: height } = image;
  if (!width || (width === slide.width && height === slide.height)) return;
  Object.assign(content, { width, height });
  Object.assign(slide, { width, height });
  slide.resize();
};

/** A frame later: the library adds the pictures beside the first only in its own listener of this event. */
const afterOpening = (viewer: LibraryViewer, act: () => void): void => {
  viewer.on("openingAnimationEnd", () => requestAnimationFrame(() => viewer.isDestroying || act()));
};

/** The library ignores arrow keys until it has opened, so steps are kept until then. */
const keepEarlySteps = (viewer: LibraryViewer, dialog: Element | null): void => {
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

const watchSizes = (viewer: LibraryViewer): void => {
  const takeAll = () => {
    // The picture first grows out of its thumbnail.
    if (viewer.opener.isOpen) for (const { slide } of viewer.mainScroll.itemHolders) if (slide) takeOwnSize(slide);
  };
  viewer.on("loadComplete", takeAll);
  viewer.on("openingAnimationEnd", takeAll);
  viewer.on("change", takeAll);
};

/** After a leap the library leaves the previous picture visible to screen readers. */
const hideOthers = ({ mainScroll, currSlide }: LibraryViewer): void => {
  for (const { el, slide } of mainScroll.itemHolders) el.ariaHidden = String(slide !== currSlide);
};

export const createViewer = (appendToEl: HTMLElement, isRtl: boolean, options: LibraryOptions): LibraryViewer => {
  const { PhotoSwipe, pictures, start, link, onTap } = options;
  const items = pictures.map((picture, at) => ({
    ...picture,
    msrc: picture.thumb,
    ...(at === start && { element: link }),
  }));
  const viewer = new PhotoSwipe({
    dataSource: isRtl ? items.reverse() : items,
    index: placed(start, items.length, isRtl),
    appendToEl,
    bgOpacity: OPACITY,
    errorMsg: text("pictureFailed"),
    paddingFn: ({ y }) => ({
      top: y > LOW_PX ? BAR_PX : 0,
      bottom: y > LOW_PX ? CAPTION_PX + (hasStrip(items.length) ? STRIP_PX : 0) : 0,
      left: 0,
      right: 0,
    }),
    // The dialog around the viewer handles focus and Escape.
    trapFocus: false,
    returnFocus: false,
    escKey: false,
    tapAction: onTap,
  });
  // The library builds its own controls from HTML strings, which Trusted Types refuse.
  viewer.on("uiRegister", () => {
    if (viewer.ui) viewer.ui.uiElementsData = [];
  });
  viewer.on("keydown", (event) => {
    // In a picture zoomed wider than the window, arrow keys pan instead of turning.
    const bounds = viewer.currSlide?.bounds;
    viewer.options.arrowKeys = bounds?.min.x === bounds?.max.x;
    if (event.originalEvent.key === "Tab") event.preventDefault();
  });
  viewer.addFilter("contentErrorElement", (element) => {
    // Once open, the library makes the message of the first picture anew, and screen readers would hear it twice.
    if (viewer.opener.isOpen) element.role = "alert";
    return element;
  });
  viewer.on("change", () => hideOthers(viewer));
  watchSizes(viewer);
  keepEarlySteps(viewer, appendToEl.closest("dialog"));
  return viewer;
};

export const openViewer = (viewer: LibraryViewer): void => {
  viewer.init();
  viewer.element?.removeAttribute("role");
  // The library's role descriptions are English, and the dialog has its own name.
  for (const part of viewer.element?.querySelectorAll("[aria-roledescription]") ?? []) {
    part.role = null;
    part.ariaRoleDescription = null;
  }
};

/** A picture that is chosen while the viewer opens would stay empty. */
export const goToOnceOpen = (viewer: LibraryViewer, at: number): void => {
  if (viewer.opener.isOpen) viewer.goTo(at);
  else afterOpening(viewer, () => viewer.goTo(at));
};
