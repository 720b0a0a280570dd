import type { Dropdown } from "./dropdown.tsx";
import type { Menu } from "./menu-instance.tsx";
import { isOnTheWay, type Move, type Point } from "./safe-triangle.ts";

/** An older event has waited for the menu's code, and the pointer may be elsewhere by now. */
const STALE_MS = 100;
/** A pointer that rests on a neighbour this long is not on its way to the panel. */
const REST_MS = 120;
const TOGGLE = ".breakdance-dropdown-toggle";

/** Closes the dropdown once the pointer leaves its toggle, its panel and the way between them. */
export const startHover = (menu: Menu, isOnWay = isOnTheWay): void => {
  if (matchMedia("(pointer: coarse)").matches) return;
  const { host, settings } = menu;
  const opensByHover = ({ hasLink }: Dropdown) => !settings.dropdown.openOnClick || hasLink;
  /** The pointer's last point on the open dropdown's toggle. */
  let from: Point | undefined;

  const openAt = (target: Element | null, point: Point): boolean => {
    const dropdown = target?.closest(TOGGLE) && menu.at(target);
    if (!dropdown || !opensByHover(dropdown)) return false;
    menu.openDropdown(target, "hover");
    from = point;
    return true;
  };

  menu.on("pointerover", (event) => {
    if (event.pointerType === "touch" || from) return;
    const isStale = performance.now() - event.timeStamp > STALE_MS;
    openAt(isStale ? host.querySelector(`${TOGGLE}:hover`) : event.target, event);
  });

  menu.onOpen((dropdown, signal) => {
    if (!opensByHover(dropdown)) return;
    const { root, toggle, floater } = dropdown;
    let rest: ReturnType<typeof setTimeout> | undefined;
    // A field in the panel must not vanish while the shopper types, only because the pointer has drifted away.
    const leave = (event: PointerEvent) =>
      openAt(event.target as Element, event) || floater.querySelector(":focus-visible") || menu.closeAll();
    const isLeaving = (move: Move) => !isOnWay(move, toggle.getBoundingClientRect(), floater.getBoundingClientRect());

    const watchInside = (to: Point, target: Element) => {
      if (!from || !floater.contains(target)) from = to;
    };
    const watchOutside = (event: PointerEvent, target: Element) => {
      // The pointer has not been on this dropdown yet, which opened in another way.
      if (!from) return;
      if (isLeaving({ from, to: event })) leave(event);
      else if (target.closest(".breakdance-menu-item")) rest = setTimeout(leave, REST_MS, event);
    };
    const watch = (event: PointerEvent) => {
      const { target, pointerType } = event;
      clearTimeout(rest);
      if (pointerType === "touch" || !(target instanceof Element)) return;
      if (root.contains(target)) watchInside(event, target);
      else watchOutside(event, target);
    };
    // An embedded frame swallows pointer moves, but leaving for it fires `pointerover`.
    for (const type of ["pointermove", "pointerover"] as const) addEventListener(type, watch, { signal });
    const leaveWindow = ({ clientY }: MouseEvent) => clientY <= 0 && menu.closeAll();
    document.documentElement.addEventListener("mouseleave", leaveWindow, { signal });
    signal.addEventListener("abort", () => {
      clearTimeout(rest);
      from = undefined;
    });
  });
};
