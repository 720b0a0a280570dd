import { HELD } from "#src/dom/held-fields.ts";

const BOXES = "[data-row-id] .product-checkbox input";
const ALL = "th.product-checkbox input, #bulk_add_to_cart";
const APPLY = '[name="apply_bulk_actions"]';

const inputsOf = (form: HTMLElement, selector: string) => [...form.querySelectorAll<HTMLInputElement>(selector)];

/** Shows by each row's class, the checkbox of all rows and the button for bulk actions what is ticked. */
const showTicked = (form: HTMLElement): void => {
  const boxes = inputsOf(form, BOXES).filter(({ disabled }) => !disabled);
  for (const box of boxes) {
    const { parentElement, checked } = box;
    // Outlasts a new print of the list.
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
};

/** Gives the server's nodes back as they were. */
const forgetTicked = (form: HTMLElement): void => {
  for (const box of inputsOf(form, BOXES)) {
    box.removeAttribute(HELD);
    box.parentElement?.classList.remove("checked", "unchecked");
  }
  for (const all of inputsOf(form, ALL)) all.indeterminate = false;
  for (const apply of inputsOf(form, APPLY)) apply.disabled = false;
};

let isTickingAll = false;

/** One checkbox ticks them all. */
const tickAll = (form: HTMLElement, isTicked: boolean): void => {
  isTickingAll = true;
  for (const box of inputsOf(form, BOXES)) {
    if (box.disabled || box.checked === isTicked) continue;
    box.checked = isTicked;
    // Other scripts hear of each row.
    box.dispatchEvent(new Event("change", { bubbles: true }));
  }
  isTickingAll = false;
};

const followTick = (form: HTMLElement, { target }: Event): void => {
  // Each row's change would look through all of a long list.
  if (isTickingAll) return;
  if (target instanceof HTMLInputElement && target.matches(ALL)) tickAll(form, target.checked);
  showTicked(form);
};

const followed = new WeakSet<AbortSignal>();

/** Shows what is ticked, now and with each tick, until `over`. Call it again when the list was printed anew. */
export const showTicks = (form: HTMLElement, over: AbortSignal): void => {
  if (over.aborted) return;
  const isFirst = !followed.has(over);
  // It was ticked before this code was there to hear of it.
  if (isFirst && inputsOf(form, ALL).some(({ checked }) => checked)) tickAll(form, true);
  showTicked(form);
  if (!isFirst) return;
  followed.add(over);
  form.addEventListener("change", (event) => followTick(form, event), { signal: over });
  over.addEventListener("abort", () => forgetTicked(form), { once: true });
};
