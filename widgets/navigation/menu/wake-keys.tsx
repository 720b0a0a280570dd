import type { Menu } from "./menu.tsx";

/** Loads the keys for those who use them: at a focus that is shown, or at the first key. */
export const wakeKeys = (menu: Menu): void => {
  let press: ((event: KeyboardEvent) => void) | undefined;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import("./keys.tsx").then(({ start }) => {
      press = start(menu);
    });
    return loading;
  };
  const answer = (event: KeyboardEvent) => (press ? press(event) : load().then(() => press?.(event)));
  menu.needKeys = load;
  menu.on("keydown", answer);
  menu.on("focusin", ({ target }) => (target as Element).matches(":focus-visible") && load());
  window.addEventListener("keydown", (event) => event.key === "Escape" && menu.open.size > 0 && answer(event), {
    signal: menu.ended,
  });
};
