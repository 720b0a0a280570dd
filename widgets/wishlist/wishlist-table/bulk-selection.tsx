import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { HELD } from "#src/dom/marks.ts";

const BOXES = "[data-row-id] .product-checkbox input:not([disabled])";
const ALL = "#bulk_add_to_cart";
const APPLY = '[name="apply_bulk_actions"]';
const ACTION = '[name="bulk_actions"]';

const inputsOf = (form: HTMLElement, selector: string) => [...form.querySelectorAll<HTMLInputElement>(selector)];

/** Shows what is ticked on each row's class, on the checkbox for all rows and on the bulk button. */
const showTicked = (form: HTMLElement): void => {
  const boxes = inputsOf(form, BOXES);
  for (const box of boxes) {
    const { parentElement, checked } = box;
    // Keeps the tick when the list is printed anew.
    box.toggleAttribute(HELD, checked);
    parentElement?.classList.toggle("checked", checked);
    parentElement?.classList.toggle("unchecked", !checked);
  }
  const hasTicked = boxes.some(({ checked }) => checked);
  const hasOthers = boxes.some(({ checked }) => !checked);
  for (const all of inputsOf(form, ALL)) {
    all.checked = hasTicked && !hasOthers;
    all.indeterminate = hasTicked && hasOthers;
  }
  for (const apply of inputsOf(form, APPLY)) apply.disabled = !hasTicked;
  // What to do with the ticked rows stays chosen as well.
  form.querySelector(ACTION)?.toggleAttribute(HELD, hasTicked);
};

const forgetTicked = (form: HTMLElement): void => {
  for (const held of inputsOf(form, `${BOXES}, ${ACTION}`)) {
    held.removeAttribute(HELD);
    held.parentElement?.classList.remove("checked", "unchecked");
  }
  for (const all of inputsOf(form, ALL)) all.indeterminate = false;
  for (const apply of inputsOf(form, APPLY)) apply.disabled = false;
};

let isTickingAll = false;

const tickAll = (form: HTMLElement, isTicked: boolean): void => {
  isTickingAll = true;
  for (const box of inputsOf(form, BOXES)) {
    // Other scripts listen to each row's change.
    if (box.checked !== isTicked) box.click();
  }
  isTickingAll = false;
};

const followTick = (form: HTMLElement, { target }: Event): void => {
  // `tickAll` fires a change for each row; checking the whole list at each would be slow.
  if (isTickingAll) return;
  const box = target as HTMLInputElement;
  if (box.matches(ALL)) tickAll(form, box.checked);
  showTicked(form);
};

const followed = new WeakSet<AbortSignal>();

/** Shows what is ticked, now and after each change, until `over`. Call it again when the list is printed anew. */
export const showTicks = (form: HTMLElement, over: AbortSignal): void => {
  if (over.aborted) return;
  const isFirst = !followed.has(over);
  // The shopper ticked "all" before this code was loaded.
  if (isFirst && inputsOf(form, ALL).some(({ checked }) => checked)) tickAll(form, true);
  showTicked(form);
  if (!isFirst) return;
  followed.add(over);
  // Other scripts tick rows through jQuery alone.
  const ignore = listenToPage("change", (_args, event) => followTick(form, event), form);
  over.addEventListener("abort", () => {
    ignore();
    forgetTicked(form);
  });
};
