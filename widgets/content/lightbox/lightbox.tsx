import { useState } from "react";
import { reportError } from "#src/report-error.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import type { LightboxProps, PictureSet } from "./contract.ts";

const loadViewer = async () => {
  // The last one is behind the first.
  const [{ Viewer }, { default: PhotoSwipe }] = await Promise.all([
    import("./viewer.tsx"),
    import("photoswipe"),
    import("#src/dom/backdrop.ts"),
  ]);
  return { Viewer, PhotoSwipe };
};

type Opened = Awaited<ReturnType<typeof loadViewer>> & PictureSet & { link: HTMLAnchorElement };

/** Opens the viewer for a picture's link. Nothing of it is loaded before somebody is about to. */
export const Lightbox = ({ host, linkAround, setAround }: LightboxProps) => {
  const [opened, setOpened] = useState<Opened>();
  useHostState(host, opened ? "open" : "closed");

  // A finger on the screen is on its way down the page more often than not.
  const warm = () => void loadViewer().catch(() => {});
  useHostEvent<PointerEvent>(host, "pointerover", ({ pointerType }) => pointerType === "mouse" && warm());
  useHostEvent(host, "focusin", warm);

  useHostEvent(host, "click", ({ target }) => {
    const link = linkAround(target);
    if (!link || opened) return;
    loadViewer().then(
      // Impatient shoppers have pressed again meanwhile; one of their presses opens it.
      (parts) => setOpened((before) => before ?? { ...parts, ...setAround(link), link }),
      (error) => {
        reportError("lightbox", error, host);
        location.assign(link.href);
      },
    );
  });

  if (!opened) return null;
  const { Viewer, PhotoSwipe, pictures, start, link } = opened;
  const close = () => {
    setOpened(undefined);
    link.focus({ preventScroll: true });
  };
  return <Viewer pictures={pictures} start={start} link={link} PhotoSwipe={PhotoSwipe} onClose={close} />;
};
