import { useState } from "react";
import { PICTURE_LINKS } from "#src/dom/product/picture-links.ts";
import { reportError } from "#src/report-error.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { type LightboxProps, type PictureSet, setAround } from "./contract.ts";

const loadViewer = async () => {
  // The viewer's code imports the backdrop later; naming it here saves a round trip.
  const [{ Viewer }, { default: PhotoSwipe }] = await Promise.all([
    import("./viewer.tsx"),
    import("photoswipe"),
    import("#src/dom/backdrop.ts"),
  ]);
  return { Viewer, PhotoSwipe };
};

type Opened = Awaited<ReturnType<typeof loadViewer>> & PictureSet & { link: HTMLAnchorElement };

/** Nothing of the viewer loads before somebody is about to open it. */
export const Lightbox = ({ host }: LightboxProps) => {
  const [opened, setOpened] = useState<Opened>();
  useHostState(host, opened ? "open" : "closed");

  // A touch is more often a scroll than a press, so only a mouse preloads.
  const warm = () => void loadViewer().catch(() => {});
  useHostEvent(host, "pointerover", ({ pointerType }) => pointerType === "mouse" && warm());
  useHostEvent(host, "focusin", warm);

  useHostEvent(host, "click", ({ target }) => {
    const link = target.closest<HTMLAnchorElement>(PICTURE_LINKS);
    if (!link) return;
    loadViewer().then(
      // Impatient shoppers press again meanwhile; only one press opens the viewer.
      (parts) => setOpened((before) => before ?? { ...parts, ...setAround(link, host), link }),
      (error) => {
        reportError("lightbox", error, host);
        // Without a network the link would only lead to the browser's error page.
        if (navigator.onLine) location.assign(link.href);
      },
    );
  });

  if (!opened) return null;
  const { Viewer, ...shown } = opened;
  const close = () => {
    setOpened(undefined);
    shown.link.focus({ preventScroll: true });
  };
  return <Viewer {...shown} onClose={close} />;
};
