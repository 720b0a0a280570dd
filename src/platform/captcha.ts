import { PlatformError } from "#src/errors.ts";
import { loadScript, scriptUrls } from "./scripts.ts";
import type { CaptchaSettings } from "./stock-alert-settings.ts";

/** The captcha providers' interfaces (Spec 4 and 7; pricing contract B.6). All other code knows only tokens. */

interface RenderOptions {
  sitekey: string;
  theme: "light";
  callback: (token: string) => void;
  "expired-callback": () => void;
}

type BoxId = number | string;

interface Boxes {
  render(container: HTMLElement, options: RenderOptions): BoxId | undefined;
  reset(id: BoxId): void;
  /** Turnstile's only. Stand-ins, such as consent managers', may lack it. */
  remove?(id: BoxId): void;
}

interface Recaptcha extends Boxes {
  ready(begin: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Partial<Recaptcha>;
    turnstile?: Partial<Boxes>;
  }
}

const RECAPTCHA = "https://www.google.com/recaptcha/api.js";
const TURNSTILE = "https://challenges.cloudflare.com/turnstile/v0/api.js";

scriptUrls.push(RECAPTCHA, TURNSTILE);

/** Turnstile sometimes renders nothing; a second box helps. */
const FALLBACK_AFTER_MS = 4000;
const POLL_MS = 100;

/** A blocker or a dead line may stop any step, such as reCAPTCHA's second file, and no event would tell. */
const STEP_MS = 10_000;

/** Gets null when a token has expired or was used. */
export type OnToken = (token: string | null) => void;

/** A box on the page. `reset` makes it ask again; `remove` empties its container. */
export interface CaptchaBox {
  reset(): void;
  remove(): void;
}

type BoxSettings = Extract<CaptchaSettings, { kind: "box" }>;

const inTime = <Value>(step: PromiseLike<Value>, url: string): Promise<Value> =>
  Promise.race([step, new Promise<never>((_done, fail) => setTimeout(fail, STEP_MS, missing(url)))]);

/** By a consent banner, until the visitor agrees. */
const isHeldBack = (url: string): boolean =>
  document.querySelector(`[type="text/plain"][src^="${url.replace(/\?.*/, "")}"]`) !== null;

/** Loads a provider's script. A stand-in, such as a consent manager's, may have its name but not its methods. */
const loadApi = async <Api extends object>(
  url: string,
  method: keyof Api,
  current: () => Partial<Api> | undefined,
): Promise<Api> => {
  const isWhole = () => typeof current()?.[method] === "function";
  if (!isHeldBack(url)) await inTime(loadScript(url, isWhole), url);
  if (isWhole()) return current() as Api;
  throw missing(url);
};

const recaptcha = async (query: string): Promise<Recaptcha> => {
  const api = await loadApi<Recaptcha>(RECAPTCHA + query, "ready", () => window.grecaptcha);
  await inTime(new Promise<void>((begin) => api.ready(begin)), RECAPTCHA);
  return api;
};

const turnstile = (): Promise<Boxes> =>
  loadApi<Boxes>(`${TURNSTILE}?render=explicit`, "render", () => window.turnstile);

const missing = (url: string): PlatformError =>
  new PlatformError(
    "shape",
    `${url} did not bring its interface. Look for a content blocker, a consent banner or another captcha.`,
  );

/** Providers change the element that they get, so the server's container gets one of ours inside. */
const openPlace = (container: HTMLElement): HTMLElement => {
  const place = document.createElement("div");
  container.replaceChildren(place);
  return place;
};

const widgetIn = (container: HTMLElement): Element | null =>
  container.querySelector('input[name="cf-turnstile-response"][id^="cf-chl-widget-"]');

/** Renders the box a second time unless it shows in time. Returns the undo. */
const watchForWidget = (container: HTMLElement, renderAnew: () => void): (() => void) => {
  let waitedMs = 0;
  const poll = setInterval(() => {
    waitedMs += POLL_MS;
    const widget = widgetIn(container);
    if (!widget && waitedMs < FALLBACK_AFTER_MS) return;
    clearInterval(poll);
    if (!widget) renderAnew();
  }, POLL_MS);
  return () => clearInterval(poll);
};

/** @throws PlatformError when the provider's script does not come, or not whole. */
export const renderCaptcha = async (
  { provider, siteKey }: BoxSettings,
  container: HTMLElement,
  onToken: OnToken,
): Promise<CaptchaBox> => {
  const isTurnstile = provider === "turnstile";
  const api: Boxes = await (isTurnstile ? turnstile() : recaptcha("?render=explicit"));
  const render = () =>
    api.render(openPlace(container), {
      sitekey: siteKey,
      theme: "light",
      callback: (token) => onToken(token || null),
      "expired-callback": () => onToken(null),
    });
  let id = render();
  const removeBox = () => id !== undefined && api.remove?.(id);
  const renderAnew = () => {
    removeBox();
    id = render();
  };
  const stopWatching = isTurnstile ? watchForWidget(container, renderAnew) : () => {};
  return {
    reset: () => id !== undefined && api.reset(id),
    remove: () => {
      stopWatching();
      removeBox();
      container.replaceChildren();
    },
  };
};

/**
 * Resolves with reCAPTCHA's token for a visitor whom it judges without asking.
 * @throws PlatformError when the provider's script does not come, or not whole, or does not answer in time.
 */
export const scoreVisitor = async (siteKey: string, action: "subscribe_form" | "popup_form"): Promise<string> => {
  const api = await recaptcha(`?render=${encodeURIComponent(siteKey)}`);
  return inTime(api.execute(siteKey, { action }), RECAPTCHA);
};
