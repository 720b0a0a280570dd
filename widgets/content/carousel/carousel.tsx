import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { CAROUSEL_REQUESTED, carouselRequests, hasOwl } from "#src/dom/jquery-owl-plugin.ts";
import { reportError } from "#src/report-error.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useListener } from "#src/ui/use-listener.ts";
import type { CarouselProps } from "./contract.ts";
import { RunningCarousel } from "./running-carousel.tsx";
import { useCommands } from "./use-commands.ts";
import type { CreateEmbla } from "./use-embla.ts";
import "./style.css";

const Waiting = ({ host }: { host: HTMLElement }) => {
  useHostState(host, "initializing");
  return null;
};

/** Loads the library and starts the carousel; destroys it, or starts it anew, when the page says so. */
export const Carousel = ({ host, readOptions }: CarouselProps) => {
  const [library, setLibrary] = useState<{ create: CreateEmbla }>();
  // Owl may have come while this code was on its way.
  const [run, setRun] = useState(() => ({ number: 1, isOver: hasOwl() }));

  useEffect(() => {
    import("embla-carousel").then(
      ({ default: create }) => setLibrary({ create }),
      // The list stays as the server's styles show it.
      (error) => reportError("carousel", error, host),
    );
  }, [host]);

  // Whoever says so goes on with the server's nodes at once.
  const end = () => flushSync(() => setRun(({ number }) => ({ number, isOver: true })));

  const destroy = () => {
    carouselRequests.delete(host);
    end();
  };

  useCommands(host, {
    "destroy.owl.carousel": destroy,
    // Owl itself, come late, begins with this. It is its owner.
    "initialize.owl.carousel": end,
  });
  useListener(host, CAROUSEL_REQUESTED, ({ target }) => {
    if (target !== host) return;
    // It begins with the server's nodes in their places.
    end();
    setRun(({ number }) => ({ number: number + 1, isOver: false }));
  });

  if (run.isOver) return null;
  if (!library) return <Waiting host={host} />;
  return (
    <RunningCarousel key={run.number} host={host} options={readOptions()} create={library.create} onDestroy={destroy} />
  );
};
