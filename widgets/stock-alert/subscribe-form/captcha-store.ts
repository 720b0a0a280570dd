import { ContractError } from "#src/errors.ts";
import { type CaptchaBox, type OnToken, renderCaptcha, scoreVisitor } from "#src/platform/captcha.ts";
import type { CaptchaSettings } from "#src/platform/stock-alert-settings.ts";

/** reCAPTCHA v3 forgets its tokens after two minutes. */
const SCORE_LASTS_MS = 110_000;

/** A box that the page has rendered itself keeps its answer in a field of its own, unless that is switched off. */
const answerIn = (place: HTMLElement | null): string | undefined =>
  place?.querySelector<HTMLInputElement>('[name="g-recaptcha-response"], [name="cf-turnstile-response"]')?.value;

export interface Captcha {
  /** Takes over the answer of a box that the page has rendered, or what its callback was given; else asks for a token. */
  start(given?: string): Promise<void>;
  /** Renews a token that has become too old while the shopper was typing. */
  refresh(): Promise<void>;
  /** Asks for another token; each can be used once. */
  reset(): Promise<void>;
  stop(): void;
}

type Settings<Kind extends CaptchaSettings["kind"]> = Extract<CaptchaSettings, { kind: Kind }>;

const createBox = (settings: Settings<"box">, place: HTMLElement | null, onToken: OnToken): Captcha => {
  let box: CaptchaBox | undefined;
  let isOurs = false;
  let isStopped = false;

  const render = async () => {
    if (!place) {
      throw new ContractError(
        "Cannot show the captcha: expected a place such as #cwg-google-recaptcha or .cf-turnstile in the form. Check the template.",
      );
    }
    isOurs = true;
    const rendered = await renderCaptcha(settings, place, onToken);
    if (isStopped) rendered.remove();
    else box = rendered;
  };

  return {
    async start(given) {
      // While ours is on its way, the page's box still shows the answer that was used.
      if (isOurs) return;
      const answer = answerIn(place) ?? given;
      if (answer) onToken(answer);
      // Without the field the page's box has come to nothing, as Turnstile's does now and then.
      else if (answer === undefined) await render();
    },
    refresh: async () => {},
    async reset() {
      onToken(null);
      // Given back while the shop was asked: what the page has rendered is none of ours any more.
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
    const token = await scoreVisitor(siteKey, "subscribe_form");
    scoredAt = Date.now();
    onToken(token);
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

/** The captcha of one form. `onToken` is told every token, and null when there is none any more. */
export const createCaptcha = (
  settings: Exclude<CaptchaSettings, { kind: "none" }>,
  place: HTMLElement | null,
  onToken: OnToken,
): Captcha => (settings.kind === "box" ? createBox(settings, place, onToken) : createScore(settings, onToken));
