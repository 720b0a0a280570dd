import { useLayoutEffect, useRef, useState } from "react";
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
  onClosing: () => void;
  onClose: () => void;
}

export const usePhotoSwipe = (options: ViewerOptions) => {
  const { pictures, start, link } = options;
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const [isRtl] = useState(() => getComputedStyle(link).direction === "rtl");
  const viewer = useRef<LibraryViewer>(null);
  const latest = useLatest(options);

  useLayoutEffect(() => {
    if (!stage.current) return;
    const { onClosing, onClose, ...library } = latest.current;
    const unlock = lockScroll();
    const opened = createViewer(stage.current, isRtl, library);
    let isGone = false;
    opened.on("change", () => setIndex(placed(opened.currIndex, opened.getNumItems(), isRtl)));
    opened.on("close", onClosing);
    opened.on("destroy", () => {
      isGone = true;
      onClose();
    });
    openViewer(opened);
    viewer.current = opened;
    return () => {
      unlock();
      if (isGone) return;
      // Skips the closing animation, even while the viewer still opens.
      opened.isDestroying = true;
      opened.destroy();
    };
  }, [isRtl, latest]);

  return {
    stage,
    index,
    /** As the gallery reads, which need not be the page's direction. */
    dir: isRtl ? "rtl" : "ltr",
    goTo: (at: number) => viewer.current && goToOnceOpen(viewer.current, placed(at, pictures.length, isRtl)),
    zoom: () => viewer.current?.toggleZoom(),
    /** False while the viewer still opens: then only closing the dialog closes it, at once. */
    close: () => {
      const isOpen = viewer.current?.opener.isOpen === true;
      viewer.current?.close();
      return isOpen;
    },
  };
};
