import { keepAttributes } from "#src/dom/changed-attributes.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { prefersReducedMotion } from "#src/dom/reduced-motion.ts";
import { readSettings } from "./contract.ts";

/** A section is reached once its heading is in the top fifth of the screen or above. */
const REACHED = "9999999px 0px -80%";

/** Longest glide. Safari before 26.2 has no `scrollend` event. */
const GLIDE_MS = 1000;

const ADMIN_BAR = "#wpadminbar";
const STICKY_HEADER = ".bde-header-builder--sticky, [data-widget=sticky-header]";

const heightOf = (selector: string): number => document.querySelector<HTMLElement>(selector)?.offsetHeight || 0;

/**
 * Plugins encode non-Latin letters in link and id, or in the link only, and may move the address to `data-href` for
 * their script. Unlike decodeURIComponent, URLSearchParams survives a heading such as "100% wool".
 */
const targetOf = (link: HTMLAnchorElement): HTMLElement | null => {
  const id = (link.dataset.href ?? link.hash).replace(/.*#/, "");
  return (
    document.getElementById(id) ??
    document.getElementById(new URLSearchParams(`=${id.replaceAll("+", "%2B")}`).get("") as string)
  );
};

export const attach = (host: HTMLElement, hear: Hear): (() => void) => {
  const settings = readSettings();
  const root = document.documentElement;
  const links = [...host.querySelectorAll("a")];
  const isReached = new Map<unknown, boolean>();
  const mark = (link?: Element): void => {
    for (const each of links) each.ariaCurrent = each === link ? "location" : null;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) isReached.set(target, isIntersecting);
      mark(links.findLast((link) => isReached.get(targetOf(link))));
    },
    { rootMargin: REACHED },
  );
  for (const link of links) observer.observe(targetOf(link) ?? link);

  let endGlide: (() => void) | undefined;
  hear("click", ({ target: clicked }) => {
    const link = clicked.closest("a");
    const target = link && targetOf(link);
    if (!target) return;
    endGlide?.();
    const restore = keepAttributes(target, ["style"]);
    const padding = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
    // WordPress's own bar lies above a sticky header.
    const covered = heightOf(ADMIN_BAR) + heightOf(STICKY_HEADER);
    const offset = Math.max(padding, covered, Number(settings.smooth_scroll_offset ?? settings.scroll_offset) || 0);
    target.style.scrollMarginTop = `${offset - padding}px`;
    if (Number(settings.smooth_scroll) && !prefersReducedMotion()) root.style.scrollBehavior = "smooth";
    const timer = setTimeout(() => {
      endGlide?.();
      // Near the page's end a heading cannot scroll high enough to count as reached. Out of sight, nobody reads it.
      const { y } = target.getBoundingClientRect();
      if (y >= 0 && y < innerHeight) mark(link);
    }, GLIDE_MS);
    endGlide = () => {
      clearTimeout(timer);
      root.style.scrollBehavior = "";
      restore();
    };
    // The browser's own jump also moves the starting point for Tab. A `<base>` must not lead it to another page.
    location.assign(new URL(`#${target.id}`, location.href));
  });
  return () => {
    endGlide?.();
    observer.disconnect();
    mark();
  };
};
