import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { COMPOSING } from "#src/dom/composing.ts";
import { moveFocus } from "#src/dom/focus.ts";
import { emit } from "#src/dom/platform-events.ts";
import { isSendingKey } from "#src/dom/product/alert-form.ts";
import { reportError } from "#src/report-error.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useLatest } from "#src/ui/use-latest.ts";
import {
  AGREEMENT_LABEL,
  BUTTON,
  fieldOf,
  problemText,
  readEntries,
  readSubscription,
  type SubscribeFormProps,
  type Subscription,
} from "./contract.ts";
import { firstProblem } from "./first-problem.ts";
import { createPhoneField } from "./phone-io.ts";
import type { Answer } from "./subscription-io.ts";
import { useAnswer } from "./use-answer.ts";
import { useCaptcha } from "./use-captcha.ts";
import { useOverlay } from "./use-overlay.ts";
import "./style.css";

type State = "idle" | "checking" | "sending" | "subscribed" | "refused";

const ANSWER_FADE_MS = 2000;
const PROBLEM_FADE_MS = 400;

const loadCalls = () => import("./subscription-io.ts");

/** Captcha and phone field start when the shopper turns to them; in a popup the whole form starts at once. */
const useStart = (
  { host, phone, startsAtOnce }: SubscribeFormProps,
  startCaptcha: () => void,
  startPhone: () => void,
): void => {
  const starting = useLatest(() => {
    startCaptcha();
    startPhone();
  });
  useEffect(() => {
    if (startsAtOnce) starting.current();
  }, [startsAtOnce, starting]);

  const turnTo = ({ target, type }: Event) => {
    // Load the calls now: on a slow line the shopper would wait for them after sending.
    loadCalls().catch(() => {});
    startCaptcha();
    // The library moves the field: during the press itself, the focus would go to the element around the form.
    if (target === phone && type !== "pointerdown") startPhone();
  };
  useHostEvent(host, "focusin", turnTo);
  useHostEvent(host, "pointerdown", turnTo);
  useHostEvent(host, "input", turnTo);
};

/** Moves the focus to the answer when the button disappears with its used token. The caller notes the focus in the ref. */
const useButtonFocus = (output: HTMLElement, isGone: boolean) => {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isGone && hadFocus.current) moveFocus(output);
    hadFocus.current = false;
  }, [isGone, output]);
  return hadFocus;
};

/** Returns a function that moves the focus to a field and marks it until the shopper types; null only clears the mark. */
const useFields = (host: HTMLElement) => {
  // All forms on a page share the box's id, so a click on the label would tick the first form's box.
  useAttributes(host.querySelector(AGREEMENT_LABEL), { for: null });
  const [invalid, setInvalid] = useState<HTMLElement | null>(null);
  useAttributes(invalid, { "aria-invalid": "true" });
  useHostEvent(host, "input", () => setInvalid(null));
  return (field: HTMLElement | null): void => {
    setInvalid(field);
    field?.focus();
  };
};

const useSubmits = ({ host, button }: SubscribeFormProps, submit: () => void): void => {
  useHostEvent(host, "click", ({ target }) => {
    if (target.closest(BUTTON)) submit();
  });
  useHostEvent(host, "keydown", (event) => {
    if (!isSendingKey(event) || event.keyCode === COMPOSING) return;
    event.preventDefault();
    // Not `submit`: as in any form, a disabled button sends nothing.
    button.click();
  });
};

export const SubscribeForm = (props: SubscribeFormProps) => {
  const { host, button, output, phone, settings } = props;
  const [state, setState] = useState<State>("idle");
  const [phoneField] = useState(() => createPhoneField(phone, settings));
  const show = useAnswer(output);
  const leadTo = useFields(host);
  // HTML, because shops link to their terms in these texts.
  const tellProblem = (html: string) => show({ html, isProblem: true, fadeMs: PROBLEM_FADE_MS });
  const captcha = useCaptcha(props, () => tellProblem(settings.securityText));
  useLayoutEffect(() => phoneField.stop, [phoneField]);

  useHostState(host, state);
  useOverlay(host, state === "sending");

  const hadFocus = useButtonFocus(output, captcha.isMissing);
  useStart(props, captcha.start, () => {
    phoneField.start().catch((error) => reportError("subscribe-form", error, host));
  });

  const finish = ({ payload, isAccepted, ...answer }: Answer) => {
    show({ ...answer, isProblem: !isAccepted, fadeMs: ANSWER_FADE_MS });
    // At once: whoever hears of the answer finds it on the page, and the form free.
    flushSync(() => setState(isAccepted ? "subscribed" : "refused"));
    emit(isAccepted ? "cwginstock_success_ajax" : "cwginstock_error_ajax", payload);
  };

  const fail = (error: unknown) => {
    reportError("subscribe-form", error, host);
    setState("refused");
    tellProblem(settings.securityText);
  };

  const send = async (subscription: Subscription) => {
    flushSync(() => setState("sending"));
    const [{ subscribe }] = await Promise.all([loadCalls(), captcha.refresh()]);
    await subscribe(subscription, settings, captcha.takeToken()).then(finish, fail);
    hadFocus.current = document.activeElement === button;
    await captcha.reset();
  };

  const submit = async () => {
    if (captcha.isMissing || state === "checking" || state === "sending") return;
    flushSync(() => setState("checking"));
    const entries = readEntries(host, await phoneField.read());
    const problem = firstProblem(entries, settings);
    leadTo(problem ? fieldOf(host, problem) : null);
    if (!problem) return send(readSubscription(host, entries));
    setState("refused");
    tellProblem(problemText(problem, settings));
  };

  useHostEvent(host, "storefront:captcha-solved", captcha.adopt);
  useSubmits(props, () => void submit().catch(fail));

  return null;
};
