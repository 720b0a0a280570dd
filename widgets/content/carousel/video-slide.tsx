import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ContractError } from "#src/errors.ts";
import { reportError } from "#src/report-error.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { text } from "./contract.ts";
import { type Video, videoAt } from "./video-url.ts";
import "./video.css";

export interface VideoSlideProps {
  slide: HTMLElement;
  link: HTMLElement;
  isPlaying: boolean;
  onPlay: () => void;
}

const nameOf = (link: HTMLElement): string =>
  link.getAttribute("aria-label") || link.title || link.textContent.trim() || link.querySelector("img")?.alt || "";

const px = (size: string | undefined): string | undefined => (size ? `${size}px` : undefined);

const usePicture = (link: HTMLElement, { picture, metadata }: Video): string | undefined => {
  const own = link.querySelector("img");
  const [found, setFound] = useState(own ? own.dataset.src || own.dataset.lazySrc || own.src : picture);
  const url = found ? undefined : metadata?.url;
  const key = metadata?.key ?? "";
  useLayoutEffect(() => {
    if (!url) return;
    let isOver = false;
    const ask = async () => {
      const { thumbnailFrom } = await import("./thumbnail-io.ts");
      const thumbnail = await thumbnailFrom(url, key);
      if (!isOver) setFound(thumbnail);
    };
    // A video without a picture still plays.
    ask().catch((error) => reportError("carousel", error));
    return () => {
      isOver = true;
    };
  }, [url, key]);
  return found;
};

const Player = ({ src, title }: { src: string; title: string }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  // The play button had the focus and is gone.
  useLayoutEffect(() => frame.current?.focus(), []);
  return (
    <div className="owl-video-frame">
      <iframe ref={frame} src={src} title={title} allow="autoplay; encrypted-media; fullscreen; picture-in-picture" />
    </div>
  );
};

const PlayButton = ({ label, onPlay }: { label: string; onPlay: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  // Owl's own style sheet draws a sign, and some themes a letter. Asked in an effect, when the button is on the page.
  useEffect(() => {
    const { current } = button;
    if (!current) return;
    const hasPicture = getComputedStyle(current).backgroundImage !== "none";
    const hasLetter = getComputedStyle(current, "::before").content !== "none";
    if (!hasPicture && !hasLetter) current.textContent = "\u25B6\uFE0E";
  }, []);
  return <button ref={button} type="button" className="owl-video-play-icon" aria-label={label} onClick={onPlay} />;
};

type PlayableProps = VideoSlideProps & { video: Video };

const Playable = ({ slide, link, video, isPlaying, onPlay }: PlayableProps) => {
  const slot = useSlot(link, "afterend", "div");
  const picture = usePicture(link, video);
  // Most of these links are empty: drop the label's trailing colon.
  const label = text("playVideo", { name: nameOf(link) }).replace(/[:\s]+$/, "");
  const { width, height } = link.dataset;
  useAttributes(link, { hidden: "" });
  useAttributes(slide, { "data-video": link.getAttribute("href") });
  return createPortal(
    <div className="owl-video-wrapper" style={{ width: px(width), height: px(height) }}>
      {isPlaying ? (
        <Player src={video.player} title={label} />
      ) : (
        <>
          <div
            className="owl-video-tn"
            style={{ opacity: 1, backgroundImage: picture && `url(${JSON.stringify(picture)})` }}
          />
          <PlayButton label={label} onPlay={onPlay} />
        </>
      )}
    </div>,
    slot,
  );
};

/** A link that cannot be played here stays a link. */
export const VideoSlide = (props: VideoSlideProps) => {
  const { link } = props;
  const video = videoAt(link.getAttribute("href"));
  const problem = typeof video === "string" ? video : undefined;
  useLayoutEffect(() => {
    if (problem) reportError("carousel", new ContractError(problem), link);
  }, [problem, link]);
  return typeof video === "string" ? null : <Playable {...props} video={video} />;
};
