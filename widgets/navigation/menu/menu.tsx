import { reportError } from "#src/report-error.ts";
import { answerClicks } from "./clicks.tsx";
import { readProps } from "./contract.ts";
import { markCurrentLinks } from "./current-links.tsx";
import { createMenu, type Menu } from "./menu-instance.tsx";
import { loadParts } from "./parts.tsx";
import { wakeKeys } from "./wake-keys.tsx";

const wire = async (menu: Menu): Promise<void> => {
  const parts = await loadParts(menu);
  if (menu.ended.aborted) return;
  markCurrentLinks(menu);
  answerClicks(menu);
  wakeKeys(menu);
  for (const part of parts) part.start(menu);
};

export const attach = async (host: HTMLElement & { bdMenu?: unknown }): Promise<() => void> => {
  let menu: Menu | undefined;
  let ignoreDevice = () => {};

  const leave = () => {
    ignoreDevice();
    menu?.destroy();
    host.removeEventListener("storefront:builder-call", refresh);
    delete host.bdMenu;
  };

  const fail = (error: unknown) => {
    menu?.destroy();
    // The menu counts as failed, not as destroyed by another script: the next change of the device tries again.
    menu = undefined;
    reportError("menu", error, host);
  };

  const start = async () => {
    const props = await readProps(host);
    // Meanwhile the menu has ended, or another script has taken it.
    if (host.bdMenu !== menu) return;
    const device = matchMedia(props.mobileQuery);
    const init = async () => {
      menu?.destroy();
      menu = createMenu(props, device.matches, { init, refresh });
      await wire(menu);
    };
    const change = () => {
      if (!menu?.ended.aborted) init().catch(fail);
    };
    ignoreDevice();
    device.addEventListener("change", change);
    ignoreDevice = () => device.removeEventListener("change", change);
    await init();
  };
  /** The page's call may come late, and the builder's editor calls again after each change. */
  const refresh = () => void start().catch(fail);

  host.addEventListener("storefront:builder-call", refresh);
  Object.defineProperty(host, "bdMenu", {
    configurable: true,
    get: () => menu,
    // The builder's script is on the page after all, and has taken the menu.
    set: (theirs) => {
      leave();
      host.bdMenu = theirs;
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
