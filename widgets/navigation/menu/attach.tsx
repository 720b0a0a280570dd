import { reportError } from "#src/report-error.ts";
import { answerClicks } from "./clicks.tsx";
import { readProps } from "./contract.ts";
import { markCurrentLinks } from "./current-links.tsx";
import { createMenu, type Menu } from "./menu.tsx";
import { loadParts } from "./parts.tsx";
import { wakeKeys } from "./wake-keys.tsx";

/** Begins a menu on its element. Returns the undo. */
export const attach = async (host: HTMLElement): Promise<() => void> => {
  let menu: Menu | undefined;
  let ignoreDevice = () => {};

  const leave = () => {
    ignoreDevice();
    menu?.destroy();
    host.removeEventListener("storefront:builder-call", refresh);
    Reflect.deleteProperty(host, "bdMenu");
  };

  const fail = (error: unknown) => {
    menu?.destroy();
    reportError("menu", error, host);
  };

  const start = async () => {
    const props = await readProps(host);
    const device = matchMedia(props.mobileQuery);
    const init = async () => {
      menu?.destroy();
      const started = createMenu(props, device.matches, { init, refresh });
      menu = started;
      const parts = await loadParts(started);
      if (started.ended.aborted) return;
      markCurrentLinks(started);
      answerClicks(started);
      wakeKeys(started);
      for (const part of parts) part.start(started);
    };
    // It becomes the mobile menu, or the desktop's.
    const change = () => {
      if (!menu?.ended.aborted) init().catch(fail);
    };
    ignoreDevice();
    device.addEventListener("change", change);
    ignoreDevice = () => device.removeEventListener("change", change);
    await init();
  };
  /** The page's call may come late, and the builder's editor calls after each change. */
  const refresh = () => void start().catch(fail);

  host.addEventListener("storefront:builder-call", refresh);
  Object.defineProperty(host, "bdMenu", {
    configurable: true,
    get: () => menu,
    // The replaced script is on the page after all, and has taken the menu.
    set: (theirs) => {
      leave();
      Reflect.set(host, "bdMenu", theirs);
    },
  });
  try {
    await start();
  } catch (error) {
    leave();
    throw error;
  }
  return leave;
};
