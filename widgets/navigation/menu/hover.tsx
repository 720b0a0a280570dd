import type { Dropdown } from "./dropdown.tsx";
import type { Menu } from "./menu.tsx";
import { isOnTheWay, type Move, type Point } from "./safe-triangle.ts";

/** Events older than this waited for the menu's code, and the pointer may be elsewhere by now. */
const STALE_MS = 100;
/** A pointer that rests this long on a neighbour was not on its way to the panel. */
const REST_MS = 120;
const TOGGLE = ".breakdance-dropdown-toggle";

/** Opens the dropdown under the pointer, and closes it when its toggle, its panel and the way between them are left. */
export const startHover = (menu: Menu, isOnWay = isOnTheWay): void => {
  if (matchMedia("(pointer: coarse)").matches) return;
  const { host, settings } = menu;
  const opensByHover = ({ hasLink }: Dropdown) => !settings.dropdown.openOnClick || hasLink;
  /** Where the pointer was last on the toggle of what is open. */
  let from: Point | undefined;

  const openAt = (target: unknown, { clientX, clientY }: PointerEvent): boolean => {
    const dropdown = target instanceof Element && target.closest(TOGGLE) ? menu.at(target) : undefined;
    if (!dropdown || !opensByHover(dropdown)) return false;
    menu.openDropdown(target, "hover");
    from = { x: clientX, y: clientY };
    return true;
  };

  menu.on<PointerEvent>("pointerover", (event) => {
    if (event.pointerType === "touch" || from) return;
    const isStale = performance.now() - event.timeStamp > STALE_MS;
    openAt(isStale ? host.querySelector(`${TOGGLE}:hover`) : event.target, event);
  });

  menu.onOpen((dropdown, signal) => {
    if (!opensByHover(dropdown)) return;
    const { root, toggle, floater } = dropdown;
    let rest: ReturnType<typeof setTimeout> | undefined;
    // A field that somebody types in must not go because the pointer has drifted away.
    const leave = (event: PointerEvent) =>
      openAt(event.target, event) || floater.querySelector(":focus-visible") || menu.closeAll();
    const isLeaving = (move: Move) => !isOnWay(move, toggle.getBoundingClientRect(), floater.getBoundingClientRect());

    const watchInside = (to: Point, target: Element) => {
      if (!from || !floater.contains(target)) from = to;
    };
    const watchOutside = (event: PointerEvent, to: Point, target: Element) => {
      // The dropdown was opened by other means, and the pointer has not been there yet.
      if (!from) return;
      if (isLeaving({ from, to })) leave(event);
      else if (target.closest(".breakdance-menu-item")) rest = setTimeout(leave, REST_MS, event);
    };
    const watch = (event: PointerEvent) => {
      const { target, pointerType } = event;
      const point = { x: event.clientX, y: event.clientY };
      clearTimeout(rest);
      if (pointerType === "touch" || !(target instanceof Element)) return;
      if (root.contains(target)) watchInside(point, target);
      else watchOutside(event, point, target);
    };
    // In a frame of the page it moves unseen; that it has gone there is told.
    for (const type of ["pointermove", "pointerover"] as const) addEventListener(type, watch, { signal });
    const leaveWindow = ({ clientY }: MouseEvent) => clientY <= 0 && menu.closeAll();
    document.documentElement.addEventListener("mouseleave", leaveWindow, { signal });
    signal.addEventListener("abort", () => {
      clearTimeout(rest);
      from = undefined;
    });
  });
};
