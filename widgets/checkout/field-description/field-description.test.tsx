import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { hasRecordings, recordedPart } from "#src/testing/recordings.ts";

const THEME = "<style>.description { display: none }</style>";
const SECOND = `<p><label for="email">E-mail</label><span class="woocommerce-input-wrapper"><input id="email" aria-describedby="email-description"><span class="description" id="email-description" aria-hidden="true">For the receipt.</span></span></p>`;

const animate = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom cannot animate, and cancelling an animation leaves an unhandled rejection.
  animate.mockReturnValue({ cancel: () => undefined });
  vi.spyOn(HTMLElement.prototype, "animate").mockImplementation(animate);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  animate.mockClear();
});

const field = (label = "Phone") => screen.getByRole("textbox", { name: label });
const description = (text = /Only for the courier/) => screen.getByText(text);
const isShown = (element: HTMLElement) => getComputedStyle(element).display !== "none";

const showForm = async (html = THEME + demoHtml("checkout/field-description") + SECOND) => {
  const loader = showPage(html);
  await loader.mount();
  return loader;
};

const settle = () => vi.advanceTimersByTimeAsync(250);

const focus = async (label?: string) => {
  field(label).focus();
  await settle();
};

it("opens when its field has the focus, for readers too", async () => {
  await showForm();
  expect(isShown(description())).toBe(false);
  await focus();
  expect(isShown(description())).toBe(true);
  expect(description().getAttribute("aria-hidden")).toBe("false");
  expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 250, direction: "normal" });
});

it("opens for each button of a choice", async () => {
  await showForm(
    `${THEME}<span class="woocommerce-input-wrapper"><input type="radio" aria-label="Home"><input type="radio" aria-label="Office"><span class="description">When we come</span></span>`,
  );
  screen.getByRole("radio", { name: "Office" }).focus();
  await settle();
  expect(isShown(description(/When we come/))).toBe(true);
});

it("opens for the focus that made its code load", async () => {
  showPage(THEME + demoHtml("checkout/field-description"));
  field().focus();
  await vi.dynamicImportSettled();
  await settle();
  expect(isShown(description())).toBe(true);
});

it("slides up in 250 ms on Escape, which does nothing else, and opens again on a click", async () => {
  await showForm();
  await focus();
  expect(fireEvent.keyDown(field(), { key: "Escape" })).toBe(false);
  await vi.advanceTimersByTimeAsync(249);
  expect(isShown(description())).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isShown(description())).toBe(false);
  expect(description().getAttribute("aria-hidden")).toBe("true");
  expect(fireEvent.keyDown(field(), { key: "Escape" })).toBe(true);
  fireEvent.click(field());
  await settle();
  expect(isShown(description())).toBe(true);
});

it("closes on a click elsewhere, but not on one inside", async () => {
  await showForm();
  await focus();
  fireEvent.click(description());
  await settle();
  expect(isShown(description())).toBe(true);
  fireEvent.click(document.body);
  await settle();
  expect(isShown(description())).toBe(false);
});

it("stays closed when the platform's script has closed it first", async () => {
  await showForm();
  await focus();
  description().style.display = "none";
  animate.mockClear();
  await focus("E-mail");
  expect([isShown(description()), isShown(description(/receipt/))]).toEqual([false, true]);
  expect(animate).toHaveBeenCalledOnce();
});

it("is closed for readers too after an Escape that the platform's script has taken", async () => {
  await showForm();
  await focus();
  const take = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  field().addEventListener("keydown", take);
  fireEvent.keyDown(field(), { key: "Escape" });
  await settle();
  expect(description().getAttribute("aria-hidden")).toBe("true");
  expect(field().closest<HTMLElement>("[data-state]")?.dataset.state).toBe("closed");
});

it("makes room for the description of the next field", async () => {
  await showForm();
  await focus();
  await focus("E-mail");
  await settle();
  expect([isShown(description()), isShown(description(/receipt/))]).toEqual([false, true]);
});

it("does not slide for shoppers who want no motion", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  await showForm();
  await focus();
  fireEvent.keyDown(field(), { key: "Escape" });
  await vi.advanceTimersByTimeAsync(0);
  expect(isShown(description())).toBe(false);
  expect(animate).not.toHaveBeenCalled();
});

it("gives the server's markup back when it is unmounted", async () => {
  const loader = showPage(THEME + demoHtml("checkout/field-description"));
  const before = document.body.innerHTML;
  await loader.mount();
  await focus();
  loader.unmount();
  await settle();
  expect(document.body.innerHTML.replace(' style=""', "")).toBe(before);
});

it("leaves a description alone that was given back open, when another one opens", async () => {
  const loader = await showForm();
  await focus();
  const wrapper = field().closest<HTMLElement>("[data-state]") ?? document.body;
  loader.unmount(wrapper);
  const before = wrapper.outerHTML;
  await focus("E-mail");
  expect(wrapper.outerHTML).toBe(before);
});

it.skipIf(!hasRecordings)("finds nothing to do on the recorded checkout, which has no descriptions", async () => {
  const loader = await showForm(recordedPart("checkout", "form.checkout"));
  expect(loader.inspect().filter(({ widget }) => widget === "field-description")).toEqual([]);
});

it("says that there is no field to describe", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await showForm('<span data-widget="field-description"><span class="description">Alone.</span></span>');
  await vi.waitFor(() => expect(error.mock.calls.join()).toContain('expected an element "input, select, textarea"'));
});
