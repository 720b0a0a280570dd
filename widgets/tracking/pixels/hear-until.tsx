import type { Hear as HearEarly } from "#src/dom/delegated-events.ts";

type Heard = "click" | "mouseover" | "submit";

/** Hears an event on what matches, before scripts that stop it. What comes into the page later counts too. */
export type Hear = <Type extends Heard>(
  type: Type,
  selector: string,
  act: (element: HTMLElement, event: HTMLElementEventMap[Type]) => unknown,
) => void;

/** What the visitor has pressed last. */
let pressed: Node | null = null;

/** Scripts press a link for its Space key, which is a press of its own. */
const forgetPress = ({ key }: KeyboardEvent): void => {
  if (key === " ") pressed = null;
};

/** A script presses anew what it has kept back, as the loader does with a link while a product's button loads. */
const isRepeated = ({ type, isTrusted, target }: Event): boolean => {
  if (type !== "click") return false;
  if (isTrusted) pressed = target as Node;
  return !isTrusted && (target as Node).contains(pressed);
};

/** `hearEarly` gives what the loader has kept from before this code. */
export const hearUntil = (signal: AbortSignal, hearEarly: HearEarly): Hear => {
  document.addEventListener("keydown", forgetPress, { capture: true, signal });
  return (type, selector, act) => {
    const listen = (event: Event) => {
      const element = (event.target as Element).closest?.<HTMLElement>(selector);
      if (!isRepeated(event) && element) act(element, event as Parameters<typeof act>[1]);
    };
    document.addEventListener(type, listen, { capture: true, signal });
    hearEarly(type, (event) => event.eventPhase || listen(event));
  };
};
