import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { holdBackEntry } from "#src/dom/back-entry.ts";
import { useLatest } from "#src/ui/use-latest.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { useUid } from "#src/ui/use-uid.ts";
import { closeText, text } from "./contract.ts";
import type { LibraryOptions } from "./photoswipe-viewer.tsx";
import { hasStrip, turned } from "./picture-set.ts";
import { Strip } from "./strip.tsx";
import { usePhotoSwipe } from "./use-photoswipe.ts";
import { useSlideshow } from "./use-slideshow.ts";
import "./style.css";

interface ViewerProps extends Omit<LibraryOptions, "onTap"> {
  onClose: () => void;
}

const ICONS = {
  play: "M8 5v14l11-7z",
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  zoom: "M10 3a7 7 0 1 0 4.3 12.5L20 21l1.4-1.4-5.6-5.6A7 7 0 0 0 10 3zm0 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
  close: "M5 6.4 6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6 10.6 12z",
  previous: "M15.5 4 17 5.5 10.5 12l6.5 6.5-1.5 1.5-8-8z",
  next: "M8.5 4 7 5.5l6.5 6.5L7 18.5 8.5 20l8-8z",
} as const;

interface ControlProps {
  icon: keyof typeof ICONS;
  label: string;
  onClick: () => void;
}

const Control = ({ icon, label, onClick }: ControlProps) => (
  <button type="button" className={`sw-lightbox-${icon}`} aria-label={label} onClick={onClick}>
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={ICONS[icon]} fill="currentColor" />
    </svg>
  </button>
);

interface FootProps extends Pick<ViewerProps, "pictures"> {
  /** The caption's. */
  id: string;
  index: number;
  isQuiet: boolean;
  onChoose: (index: number) => void;
}

const Foot = ({ id, pictures, index, isQuiet, onChoose }: FootProps) => {
  const count = pictures.length;
  return (
    <div className="sw-lightbox-foot">
      <p id={id} aria-live={isQuiet ? "off" : "polite"}>
        {/* A key for each picture: browsers that translate the page replace its text nodes, which React could not update. */}
        <span key={index}>
          {count > 1 && <bdi className="sw-lightbox-count">{text("position", { number: index + 1, count })}</bdi>}{" "}
          <bdi>{pictures[index]?.caption}</bdi>
        </span>
      </p>
      {hasStrip(count) && <Strip pictures={pictures} index={index} onChoose={onChoose} />}
    </div>
  );
};

const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    node?.querySelector<HTMLElement>(".sw-lightbox-close")?.focus();
    return () => node?.close();
  }, []);
  return dialog;
};

const useBackButton = (onBack: () => void): void => {
  const latest = useLatest(onBack);
  useLayoutEffect(() => holdBackEntry(() => latest.current()), [latest]);
};

export const Viewer = (props: ViewerProps) => {
  const { pictures, onClose } = props;
  const [isBare, setBare] = useState(false);
  const count = pictures.length;
  const slot = useSlot(document.body, "beforeend", "div");
  // After the slot, since only a dialog in the page can be opened.
  const dialog = useModal();
  const captionId = useUid();
  const { stage, index, dir, goTo, zoom, ...viewer } = usePhotoSwipe({
    ...props,
    onTap: () => setBare((was) => !was),
    onClosing: () => setBare(true),
  });
  const step = (by: 1 | -1) => goTo(turned(index, by, count));
  const [isSlideshowOn, toggleSlideshow] = useSlideshow(index, () => step(1));
  const close = () => viewer.close() || dialog.current?.close();
  useBackButton(close);

  return createPortal(
    <dialog
      ref={dialog}
      className="sw-lightbox"
      dir={dir}
      aria-label={text("pictures")}
      aria-describedby={captionId}
      data-state={isBare ? "bare" : "open"}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClose}
    >
      <div ref={stage} />
      <div className="sw-lightbox-bar">
        <Control icon="zoom" label={text("zoom")} onClick={zoom} />
        {count > 1 && (
          <Control
            icon={isSlideshowOn ? "pause" : "play"}
            label={text(isSlideshowOn ? "stopShow" : "startShow")}
            onClick={toggleSlideshow}
          />
        )}
        <Control icon="close" label={closeText()} onClick={close} />
      </div>
      {count > 1 && (
        <>
          <Control icon="previous" label={text("previous")} onClick={() => step(-1)} />
          <Control icon="next" label={text("next")} onClick={() => step(1)} />
        </>
      )}
      <Foot id={captionId} pictures={pictures} index={index} isQuiet={isSlideshowOn} onChoose={goTo} />
    </dialog>,
    slot,
  );
};
