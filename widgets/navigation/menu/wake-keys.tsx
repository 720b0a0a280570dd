import { isMenuKey } from "#src/dom/menu-key.ts";
import type { Menu } from "./menu.tsx";

/** Loads the keys for those who use them: at a focus that is shown, or at the first key. */
export const wakeKeys = (menu: Menu): void => {
  let press: ((event: KeyboardEvent) => void) | undefined;
  // An import is done once however often it is asked for.
  const load = async () => {
    const { start } = await import("./keys.tsx");
    press ??= start(menu);
  };
  const answer = async (event: KeyboardEvent) => {
    event.preventDefault();
    if (!press) await load();
    press?.(event);
  };
  const hasArrows = menu.settings.dropdown.keyboardNavigation ?? true;
  menu.needKeys = load;
  menu.on<KeyboardEvent>("keydown", (event) => isMenuKey(event) && (hasArrows || event.key === " ") && answer(event));
  menu.on("focusin", ({ target }) => (target as Element).matches(":focus-visible") && load());
  window.addEventListener(
    "keydown",
    (event) => event.key === "Escape" && !event.defaultPrevented && menu.open.size && answer(event),
    { signal: menu.ended },
  );
};
