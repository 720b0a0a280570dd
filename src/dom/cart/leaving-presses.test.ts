import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdPresses } from "./leaving-presses.ts";

const assign = vi.fn();
let isHeld = false;
let release: () => void;

/** Heard after the link is held or not; the page stays either way. */
const note = (event: Event): void => {
  isHeld = event.defaultPrevented;
  event.preventDefault();
};

beforeEach(() => {
  vi.spyOn(window.location, "assign").mockImplementation(assign);
  // happy-dom follows a pressed link before the window hears of the press.
  vi.spyOn(window, "open").mockReturnValue(null);
  release = holdPresses(() => Promise.resolve());
  window.addEventListener("click", note);
});

afterEach(() => {
  release();
  window.removeEventListener("click", note);
  vi.restoreAllMocks();
  assign.mockReset();
});

const press = (html: string): HTMLElement | null => {
  document.body.innerHTML = html;
  const pressed = document.querySelector<HTMLElement>("b");
  pressed?.click();
  return pressed;
};

it.each([
  ["to another page", 'href="/cart/"', true],
  ["with a whole address", 'href="https://shop.example/cart/"', true],
  ["with a relative address", 'href="../cart/"', true],
  ["to a place on the page", 'href="#reviews"', false],
  ["to a telephone", 'href="tel:+48221234567"', false],
  ["to another tab", 'href="/cart/" target="_blank"', false],
  ["to a file", 'href="/receipt.pdf" download', false],
  ["that adds a product and stays", 'href="/?add-to-cart=12" class="ajax_add_to_cart" data-product_id="12"', false],
  ["that removes a product and stays", 'href="/cart/?remove_item=k" class="remove" data-product_id="12"', false],
  ["that adds a product without AJAX", 'href="/?add-to-cart=12" data-product_id="12"', true],
])("while a change is sent, a link %s waits: %s, %s", async (_where, attributes, waits) => {
  press(`<a ${attributes}><b>Go</b></a>`);
  expect(isHeld).toBe(waits);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(Number(waits)));
});

/** What `form` posts. happy-dom sends no form. */
const sendsOf = (form: HTMLFormElement | null): string[] => {
  const sent: string[] = [];
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(String((event.submitter as HTMLButtonElement).value));
  });
  return sent;
};

it("sends a product's form once the change is answered, with the product that its button names", async () => {
  document.body.innerHTML =
    '<form class="cart"><button type="submit" name="add-to-cart" value="12"><b>Add</b></button></form>';
  const sent = sendsOf(document.querySelector("form"));
  document.querySelector<HTMLElement>("b")?.click();
  expect([isHeld, sent]).toEqual([true, []]);
  await vi.waitFor(() => expect(sent).toEqual(["12"]));
});

it("does not follow a link that another script has answered", async () => {
  const answer = (event: Event) => event.preventDefault();
  document.addEventListener("click", answer);
  press('<a href="/cart/"><b>Quick view</b></a>');
  document.removeEventListener("click", answer);
  await new Promise((resolve) => setTimeout(resolve));
  expect(assign).not.toHaveBeenCalled();
});

it.each(["ctrlKey", "metaKey", "shiftKey"])("leaves a press with %s alone, which opens another tab", async (key) => {
  document.body.innerHTML = '<a href="/cart/"><b>Go</b></a>';
  document.querySelector("b")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true }));
  expect(isHeld).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(assign).not.toHaveBeenCalled();
});

it("holds no link any more once the change is answered", () => {
  release();
  press('<a href="/cart/"><b>Go</b></a>');
  expect(isHeld).toBe(false);
});
