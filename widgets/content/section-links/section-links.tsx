import { delegate } from "#src/dom/delegated-events.ts";
import { moveFocus } from "#src/dom/focus.ts";
import { prefersReducedMotion } from "#src/dom/reduced-motion.ts";
import { settingsOf } from "./contract.ts";
import { roomAbove } from "./room-above.ts";

/** A heading counts as reached while it stands in the uppermost fifth of the screen or above. */
const REACHED = { rootMargin: "9999999px 0px -80% 0px" };

const STICKY_HEADER =
  '.bde-header-builder--sticky:not(.bde-header-builder--sticky-bottom), [data-widget="sticky-header"]';

const heightOf = (selector: string): number => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;

/** Some plugins encode the id in the link only. Unlike decodeURIComponent this bears a heading such as "100% wool". */
const decode = (text: string): string => new URLSearchParams(`id=${text}`).get("id") ?? "";

/** The plugins put the id on a part of the heading. */
const headingOf = (link: Element): HTMLElement | null => {
  const id = link.getAttribute("href")?.slice(1) ?? "";
  const target = document.getElementById(id) ?? document.getElementById(decode(id));
  return target?.closest<HTMLElement>("h1, h2, h3, h4, h5, h6") ?? target;
};

/** Scrolls a heading to below a header that stays on the screen. */
const bringUp = (heading: HTMLElement, settings: ReturnType<typeof settingsOf>): void => {
  const room = roomAbove(settings, {
    paddingPx: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    headerPx: heightOf(STICKY_HEADER),
    adminBarPx: heightOf("#wpadminbar"),
  });
  const isSmooth = Number(settings.smooth_scroll) === 1 && !prefersReducedMotion();
  window.scrollTo({
    top: window.scrollY + heading.getBoundingClientRect().top - room,
    behavior: isSmooth ? "smooth" : "instant",
  });
};

export const attach = (host: HTMLElement): (() => void) => {
  const reached = new Set<unknown>();
  let links: HTMLAnchorElement[] = [];
  const mark = (current?: Element) => {
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) reached[isIntersecting ? "add" : "delete"](target);
    mark(links.findLast((link) => reached.has(headingOf(link))));
  }, REACHED);
  const follow = () => {
    observer.disconnect();
    links = [...host.querySelectorAll<HTMLAnchorElement>('[href^="#"]')];
    for (const link of links) observer.observe(headingOf(link) ?? link);
  };
  const jump = (link: HTMLAnchorElement) => {
    const heading = headingOf(link);
    if (!heading) return;
    if (location.hash !== link.hash) history.pushState(null, "", link.hash);
    bringUp(heading, settingsOf(host));
    moveFocus(heading);
    // Near the end of a page a heading cannot be scrolled up to where it counts as reached.
    window.addEventListener("scrollend", () => mark(link), { once: true, signal: stopped.signal });
  };
  const stopped = new AbortController();
  follow();
  const undos = [
    delegate(host, "storefront:contents-changed", follow),
    delegate(host, "click", ({ target }) => {
      const link = (target as Element).closest("a");
      if (link) jump(link);
    }),
  ];
  return () => {
    stopped.abort();
    observer.disconnect();
    mark();
    for (const undo of undos) undo();
  };
};
