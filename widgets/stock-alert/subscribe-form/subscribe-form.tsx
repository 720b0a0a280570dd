import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { COMPOSING } from "#src/dom/composing.ts";
import { moveFocus } from "#src/dom/focus.ts";
import { emit } from "#src/dom/platform-events.ts";
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
import { FormOverlay } from "./form-overlay.tsx";
import { createPhoneField } from "./phone-store.ts";
import type { Answer } from "./subscription-store.ts";
import { useAnswer } from "./use-answer.ts";
import { useCaptcha } from "./use-captcha.ts";
import "./style.css";

type State = "idle" | "checking" | "sending" | "subscribed" | "refused";

/** How long an answer of the shop fades in, and how long a text of the form itself. */
const ANSWER_FADE_MS = 2000;
const PROBLEM_FADE_MS = 400;

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && !/^(submit|button|checkbox)$/.test(target.type);

const loadCalls = () => import("./subscription-store.ts");

/** Captcha and phone field start when the shopper turns to them, or at once. */
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
    // On a slow line it must not come only once the shopper sends.
    loadCalls().catch(() => {});
    startCaptcha();
    // It moves the field: before the press has brought the focus, that would go to what is around the form.
    if (target === phone && type !== "pointerdown") startPhone();
  };
  useHostEvent(host, "focusin", turnTo);
  useHostEvent(host, "pointerdown", turnTo);
  useHostEvent(host, "input", turnTo);
};

/** A button that is taken away with the used token must not take the focus with it, which is noted in what this returns. */
const useButtonFocus = (output: HTMLElement, isGone: boolean) => {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isGone && hadFocus.current) moveFocus(output);
    hadFocus.current = false;
  }, [isGone, output]);
  return hadFocus;
};

/** Leads the shopper to a field, which is marked until something is typed, or to none. */
const useFields = (host: HTMLElement) => {
  // The label names its box by an id that all forms of a page have: the text would tick the first one's.
  useAttributes(host.querySelector(AGREEMENT_LABEL), { for: null });
  const [invalid, setInvalid] = useState<HTMLElement | null>(null);
  useAttributes(invalid, { "aria-invalid": "true" });
  useHostEvent(host, "input", () => setInvalid(null));
  return (field: HTMLElement | null): void => {
    setInvalid(field);
    field?.focus();
  };
};

const useSubmits = (host: HTMLElement, submit: () => void): void => {
  useHostEvent(host, "click", ({ target }) => {
    if (target.closest(BUTTON)) submit();
  });
  // The section is no form of its own: Enter would do nothing, or send the product's form around it.
  useHostEvent<KeyboardEvent>(host, "keydown", (event) => {
    if (event.key !== "Enter" || event.keyCode === COMPOSING || !isTextField(event.target)) return;
    event.preventDefault();
    submit();
  });
};

export const SubscribeForm = (props: SubscribeFormProps) => {
  const { host, button, output, phone, settings } = props;
  const [state, setState] = useState<State>("idle");
  const [phoneField] = useState(() => createPhoneField(phone, settings));
  const show = useAnswer(output);
  const leadTo = useFields(host);
  // Shops put a link to their terms into it.
  const tellProblem = (html: string) => show({ html, isProblem: true, fadeMs: PROBLEM_FADE_MS });
  const captcha = useCaptcha(props, () => tellProblem(settings.securityText));
  useLayoutEffect(() => phoneField.stop, [phoneField]);

  useHostState(host, state);
  useAttributes(host, { "aria-busy": state === "sending" ? "true" : null });
  useAttributes(button, { disabled: captcha.isMissing ? "" : null });

  const hadFocus = useButtonFocus(output, captcha.isMissing);
  useStart(props, captcha.start, () => {
    phoneField.start().catch((error) => reportError("subscribe-form", error, host));
  });

  const finish = ({ payload, isAccepted, ...answer }: Answer) => {
    show({ ...answer, isProblem: !isAccepted, fadeMs: ANSWER_FADE_MS });
    setState(isAccepted ? "subscribed" : "refused");
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
    const reading = await phoneField.read();
    const entries = readEntries(host, reading);
    const problem = firstProblem(entries, settings);
    leadTo(problem ? fieldOf(host, problem) : null);
    if (!problem) return send(readSubscription(host, entries, reading));
    setState("refused");
    tellProblem(problemText(problem, settings));
  };

  useHostEvent<CustomEvent>(host, "storefront:captcha-solved", captcha.adopt);
  useSubmits(host, () => void submit().catch(fail));

  return <FormOverlay host={host} isBlocking={state === "sending"} />;
};
