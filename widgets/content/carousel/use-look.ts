import { useLayoutEffect, useState } from "react";
import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useClasses } from "#src/ui/use-classes.ts";
import type { CarouselOptions } from "./carousel-options.ts";
import { text } from "./contract.ts";
import { mayLoop } from "./options-in-force.ts";

interface Look {
  settings: CarouselOptions;
  /** Of all slides. */
  count: number;
  isRtl: boolean;
  /** Pixels of the neighbours that show on either side. */
  peek: number;
}

export const useLook = (host: HTMLElement, { settings, count, isRtl, peek }: Look): void => {
  const { items, margin, stagePadding, autoWidth, mouseDrag, breakpoint } = settings;
  const [isNamed] = useState(() => host.hasAttribute("aria-label"));
  const [role] = useState(() => host.getAttribute("role") ?? "group");
  useAttributes(host, {
    role,
    "aria-roledescription": text("carousel"),
    ...(!isNamed && { "aria-label": text("slides") }),
    "data-sw-loop": mayLoop(settings, count) ? "" : null,
  });
  useClasses(host, `owl-loaded ${isRtl ? "owl-rtl" : ""} ${mouseDrag ? "owl-drag" : ""}`);
  useLayoutEffect(() => keepAttributes(host, ["style"]), [host]);
  useLayoutEffect(() => {
    // Owl replaces only a class that the page already has.
    const before = [...host.classList].find((name) => name.startsWith("owl-responsive-"));
    if (!before || breakpoint === undefined) return;
    const now = `owl-responsive-${breakpoint}`;
    host.classList.replace(before, now);
    return () => void host.classList.replace(now, before);
  }, [host, breakpoint]);
  useLayoutEffect(() => {
    const lengths = {
      items,
      gap: `${margin}px`,
      padding: `${stagePadding - peek}px`,
      peek: `${peek}px`,
      basis: autoWidth ? "auto" : "",
    };
    for (const [name, value] of Object.entries(lengths)) host.style.setProperty(`--sw-carousel-${name}`, `${value}`);
  }, [host, items, margin, stagePadding, peek, autoWidth]);
};
