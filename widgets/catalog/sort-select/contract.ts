// Spec 1 and 2, listings; shop contract 4.1.
import { unreadable } from "#src/errors.ts";
import { message } from "#src/platform/messages.ts";

interface SortSelectParts {
  select: HTMLSelectElement;
  form: HTMLFormElement;
  pageOrder: string;
  hintText: string;
}

const pageOrderOf = (select: HTMLSelectElement): string =>
  (select.querySelector<HTMLOptionElement>("[selected]") ?? select.options[0])?.value ?? "";

export const readParts = (select: HTMLElement): SortSelectParts => {
  const form = select.closest("form");
  if (select instanceof HTMLSelectElement && form)
    return { select, form, pageOrder: pageOrderOf(select), hintText: message("sortHint") };
  throw unreadable("the order", "a <select> in a <form>", select.localName);
};
