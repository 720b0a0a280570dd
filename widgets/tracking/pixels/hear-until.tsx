type Heard = "click" | "mouseover" | "submit";

/** Hears an event on what matches, before scripts that stop it. What comes into the page later counts too. */
export type Hear = <Type extends Heard>(
  type: Type,
  selector: string,
  act: (element: HTMLElement, event: HTMLElementEventMap[Type]) => unknown,
) => void;

export const hearUntil =
  (signal: AbortSignal): Hear =>
  (type, selector, act) =>
    document.addEventListener(
      type,
      (event) => {
        const element = (event.target as Element).closest?.<HTMLElement>(selector);
        if (element) act(element, event);
      },
      { capture: true, signal },
    );
