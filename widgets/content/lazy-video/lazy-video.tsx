import { keepAttributes } from "#src/dom/changed-attributes.ts";
import { delegate } from "#src/dom/delegated-events.ts";
import { reportError } from "#src/report-error.ts";
import { readPlayer } from "./contract.ts";
import { FOCUSED_PART, LOADED, PLAY_BUTTON } from "./parts.ts";
import { playerPermissions } from "./player-address.ts";

export const attach = (host: HTMLElement): (() => void) => {
  const { classList } = host;
  const undos: (() => void)[] = [];

  /** Puts the player in the place of the poster. */
  const load = (plays: boolean): HTMLIFrameElement | undefined => {
    try {
      const { iframe, address } = readPlayer(host, plays);
      // One that came by itself and waits for a press is loaded anew to play.
      if (classList.contains(LOADED) && (!plays || iframe.src === address)) return iframe;
      undos.unshift(keepAttributes(iframe, ["src", "allow", "allowfullscreen", "inert"]));
      classList.add(LOADED, "loading");
      iframe.allow = playerPermissions(iframe.allow);
      iframe.allowFullscreen = true;
      iframe.src = address;
      iframe.removeAttribute("inert");
      classList.remove("loading");
      return iframe;
    } catch (error) {
      // Spec 8: a video without its iframe or data-src is told on the console. It stays as it is, and may be tried again.
      reportError("lazy-video", error, host);
      return undefined;
    }
  };
  const press = (event: Event) => {
    const { target, type, key } = event as KeyboardEvent & { target: Element };
    if (!target.closest(PLAY_BUTTON)) return;
    if (type === "keydown") {
      // Links and buttons turn their keys into clicks by themselves.
      if (!target.matches(FOCUSED_PART) || !/^(Enter| )$/.test(key)) return;
      event.preventDefault();
    }
    load(true)?.focus();
  };
  const link = document.createElement("link");
  const connect = () => {
    const source = host.querySelector("iframe")?.dataset.src;
    if (!source || link.rel) return;
    link.rel = "preconnect";
    link.href = new URL(readPlayer(host, false).address).origin;
    document.head.append(link);
  };
  undos.push(
    delegate(host, "storefront:video-due", (event) => {
      if (event.target === host) load((event as CustomEvent<boolean>).detail);
    }),
    delegate(host, "click", press),
    delegate(host, "keydown", press),
    delegate(host, "pointerover", connect),
    delegate(host, "focusin", connect),
    () => link.remove(),
    () => classList.remove(LOADED),
  );
  return () => {
    for (const undo of undos) undo();
  };
};
