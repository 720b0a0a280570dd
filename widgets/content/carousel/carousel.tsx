import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { CAROUSEL_REQUESTED, carouselRequests, hasOwl } from "#src/dom/jquery/jquery-owl-plugin.ts";
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

export const Carousel = ({ host, readOptions }: CarouselProps) => {
  const [library, setLibrary] = useState<{ create: CreateEmbla }>();
  // Owl may have loaded while this code did.
  const [run, setRun] = useState(() => ({ number: 1, isOver: hasOwl() }));

  useEffect(() => {
    import("embla-carousel").then(
      ({ default: create }) => setLibrary({ create }),
      // Without the library, the list stays as the server's styles show it.
      (error) => reportError("carousel", error, host),
    );
  }, [host]);

  // Synchronous, because the calling script goes on with the server's nodes at once.
  const end = () => flushSync(() => setRun(({ number }) => ({ number, isOver: true })));

  const destroy = () => {
    carouselRequests.delete(host);
    end();
  };

  useCommands(host, {
    "destroy.owl.carousel": destroy,
    // If Owl itself loads late, it fires this first and takes the carousel over.
    "initialize.owl.carousel": end,
  });
  useListener(host, CAROUSEL_REQUESTED, ({ target }) => {
    if (target !== host) return;
    // A new run starts from the server's nodes in their places.
    end();
    setRun(({ number }) => ({ number: number + 1, isOver: false }));
  });

  if (run.isOver) return null;
  if (!library) return <Waiting host={host} />;
  return (
    <RunningCarousel key={run.number} host={host} options={readOptions()} create={library.create} onDestroy={destroy} />
  );
};
