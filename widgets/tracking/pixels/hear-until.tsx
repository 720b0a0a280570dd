type Heard = "click" | "mouseover" | "submit";

/** Hears an event on what matches, before scripts that stop it. What comes into the page later counts too. */
export type Hear = <Type extends Heard>(
  type: Type,
  selector: string,
  act: (element: HTMLElement, event: HTMLElementEventMap[Type]) => unknown,
) => void;

/** What the visitor has pressed last. */
let pressed: Node | null = null;

/** A script presses anew what it has kept back, as the loader does with a link while a product's button loads. */
const isRepeated = ({ type, isTrusted, target }: Event): boolean => {
  if (type !== "click") return false;
  if (isTrusted) pressed = target as Node;
  return !isTrusted && (target as Node).contains(pressed);
};

export const hearUntil =
  (signal: AbortSignal): Hear =>
  (type, selector, act) =>
    document.addEventListener(
      type,
      (event) => {
        const element = (event.target as Element).closest?.<HTMLElement>(selector);
        if (!isRepeated(event) && element) act(element, event);
      },
      { capture: true, signal },
    );
