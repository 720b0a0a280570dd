import { unreadable } from "#src/errors.ts";
import { type CaptchaBox, type OnToken, renderCaptcha, scoreVisitor } from "#src/platform/captcha.ts";
import type { CaptchaSettings } from "#src/platform/stock-alert-settings.ts";

/** Ask anew before reCAPTCHA v3 drops a token, which it does after two minutes. */
const SCORE_LASTS_MS = 110_000;

/** The provider's answer field in a box that the page has rendered; undefined where the page has switched it off. */
const answerIn = (place: HTMLElement | null): string | undefined =>
  place?.querySelector<HTMLInputElement>('[name$="-response"]')?.value;

export interface Captcha {
  /** Takes the answer of the page's own box, or the one given to its callback; else asks for a token. */
  start(given?: string): Promise<void>;
  /** Renews a token that has expired while the shopper was typing. A box tells by itself. */
  refresh?(): Promise<void>;
  /** Asks for another token, because each one works once. */
  reset(): Promise<void>;
  stop(): void;
}

type Settings<Kind extends CaptchaSettings["kind"]> = Extract<CaptchaSettings, { kind: Kind }>;

const createBox = (settings: Settings<"box">, place: HTMLElement | null, onToken: OnToken): Captcha => {
  let box: CaptchaBox | undefined;
  let isOurs = false;
  let isStopped = false;

  const render = async () => {
    if (!place) throw unreadable("the captcha's place", "#cwg-google-recaptcha or .cf-turnstile in the form", place);
    isOurs = true;
    box = await renderCaptcha(settings, place, onToken);
    if (isStopped) box.remove();
  };

  return {
    async start(given) {
      // While our box loads, the page's box still holds its used answer.
      if (isOurs) return;
      const answer = answerIn(place) ?? given;
      if (answer) onToken(answer);
      // No answer field: the page's box failed to render, as Turnstile's does now and then.
      else if (answer === undefined) await render();
    },
    async reset() {
      onToken(null);
      // The form was unmounted during the request; the box that the page rendered is its own again.
      if (isStopped) return;
      if (box) box.reset();
      else await render();
    },
    stop() {
      isStopped = true;
      box?.remove();
    },
  };
};

const createScore = ({ siteKey }: Settings<"score">, onToken: OnToken): Captcha => {
  let scoredAt = 0;
  const score = async () => {
    onToken(await scoreVisitor(siteKey, "subscribe_form"));
    scoredAt = Date.now();
  };
  return {
    start: score,
    refresh: async () => {
      if (Date.now() - scoredAt > SCORE_LASTS_MS) await score();
    },
    reset: score,
    stop: () => {},
  };
};

/** The captcha of one form. `onToken` gets every token, and null when the token is gone. */
export const createCaptcha = (
  settings: Exclude<CaptchaSettings, { kind: "none" }>,
  place: HTMLElement | null,
  onToken: OnToken,
): Captcha => (settings.kind === "box" ? createBox(settings, place, onToken) : createScore(settings, onToken));
