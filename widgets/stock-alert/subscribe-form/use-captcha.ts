import { useLayoutEffect, useRef, useState } from "react";
import { reportError } from "#src/report-error.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import type { Captcha } from "./captcha-io.ts";
import type { SubscribeFormProps } from "./contract.ts";

/** The captcha of one form. Its code does not load before `start`. */
export const useCaptcha = ({ host, button, captchaPlace, settings }: SubscribeFormProps, onFailure: () => void) => {
  const { captcha } = settings;
  const [hasToken, setHasToken] = useState(false);
  // Without a captcha the button is not ours to enable: a theme or extension may have disabled it.
  useAttributes(captcha.kind === "none" ? null : button, { disabled: hasToken ? null : "" });
  const token = useRef<string | null>(null);
  const created = useRef<Promise<Captcha>>(undefined);

  const keep = (next: string | null) => {
    token.current = next;
    setHasToken(next !== null);
  };

  useLayoutEffect(() => () => void created.current?.then((one) => one.stop()), []);

  const run = async (step: "start" | "refresh" | "reset", given?: string) => {
    if (captcha.kind === "none") return;
    try {
      created.current ??= import("./captcha-io.ts").then(({ createCaptcha }) =>
        createCaptcha(captcha, captchaPlace, keep),
      );
      await (await created.current)[step]?.(given);
    } catch (error) {
      reportError("subscribe-form", error, host);
      // The shopper's next touch of the form tries again.
      created.current = undefined;
      // After sending, the shopper must read the shop's answer, not that of the captcha.
      if (step !== "reset") onFailure();
    }
  };

  return {
    isMissing: captcha.kind !== "none" && !hasToken,
    /** The token to send instead of the form's nonce; undefined where the shop checks the nonce itself. */
    takeToken: () => (captcha.kind === "box" && !captcha.sendsToken ? undefined : (token.current ?? undefined)),
    start: () => {
      if (!token.current && !created.current) void run("start");
    },
    /** The shopper has solved a box that the page itself has rendered. */
    adopt: ({ detail }: CustomEvent<string | undefined>) => captchaPlace && void run("start", detail),
    refresh: () => run("refresh"),
    /** The form may be gone by now: another variation was chosen, or the popup was closed. */
    reset: () => host.isConnected && run("reset"),
  };
};
