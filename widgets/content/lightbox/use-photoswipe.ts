import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { lockScroll } from "#src/dom/scroll-lock.ts";
import { useLatest } from "#src/ui/use-latest.ts";
import {
  createViewer,
  goToOnceOpen,
  type LibraryOptions,
  type LibraryViewer,
  openViewer,
} from "./photoswipe-viewer.tsx";
import { placed } from "./picture-set.ts";

interface ViewerOptions extends LibraryOptions {
  stage: RefObject<HTMLDivElement | null>;
  onClosing: () => void;
  onClose: () => void;
}

export const usePhotoSwipe = (options: ViewerOptions) => {
  const { stage, PhotoSwipe, pictures, start, link, hasStrip, failed } = options;
  const [index, setIndex] = useState(start);
  const [isRtl] = useState(() => getComputedStyle(link).direction === "rtl");
  const library = useRef<LibraryViewer>(null);
  const latest = useLatest(options);

  useLayoutEffect(() => {
    if (!stage.current) return;
    const unlock = lockScroll();
    const onTap = () => latest.current.onTap();
    const told = { PhotoSwipe, pictures, start, link, hasStrip, failed, onTap };
    const viewer = createViewer(stage.current, isRtl, told);
    let isGone = false;
    viewer.on("change", () => setIndex(placed(viewer.currIndex, pictures.length, isRtl)));
    viewer.on("close", () => latest.current.onClosing());
    viewer.on("destroy", () => {
      isGone = true;
      latest.current.onClose();
    });
    openViewer(viewer);
    library.current = viewer;
    return () => {
      unlock();
      if (isGone) return;
      isGone = true;
      // Skips the closing animation, even while the viewer still opens.
      viewer.isDestroying = true;
      viewer.destroy();
    };
  }, [stage, PhotoSwipe, pictures, start, link, hasStrip, failed, isRtl, latest]);

  return {
    index,
    /** As the gallery reads, which need not be the page's direction. */
    dir: isRtl ? "rtl" : "ltr",
    goTo: (at: number) => library.current && goToOnceOpen(library.current, placed(at, pictures.length, isRtl)),
    zoom: () => library.current?.toggleZoom(),
    /** False while the viewer still opens: then only closing the dialog closes it, at once. */
    close: () => {
      const isOpen = library.current?.opener.isOpen === true;
      library.current?.close();
      return isOpen;
    },
  };
};
