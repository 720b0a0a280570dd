import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Loader } from "#src/islands/loader.ts";
import { startAdmin } from "#src/start-admin.ts";
import { demoHtml } from "#src/testing/page.ts";

let loader: Loader | undefined;

const show = async (html: string) => {
  document.body.innerHTML = html;
  loader = startAdmin();
  await loader.mount();
  return loader;
};

const field = () => screen.getByLabelText<HTMLInputElement>("Available on");
const input = (attributes: string) => `<label for="d">Available on</label><input type="text" id="d" ${attributes}>`;

const enter = (day: string) => {
  fireEvent.change(field(), { target: { value: day } });
  fireEvent.blur(field());
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 12), toFake: ["Date"] });
});

afterEach(() => {
  loader?.stop();
  vi.useRealTimers();
});

it("makes a date field of it, from today on, and keeps value and form", async () => {
  await show(demoHtml("admin/product-dates"));
  expect([field().type, field().value, field().min]).toEqual(["date", "2099-12-24", "2026-11-20"]);
  loader?.unmount();
  expect([field().type, field().value, field().hasAttribute("min")]).toEqual(["text", "2099-12-24", false]);
});

it("takes its minimum from the field's attribute, also in the shop", async () => {
  await show(input('class="datepicker" data-pre_order_date="2026-12-24"'));
  expect(field().min).toBe("2026-12-24");
  enter("2026-12-01");
  expect(field().value).toBe("2026-12-24");
});

it("does not hold up a product whose date is past, but takes no other past day", async () => {
  await show(input('class="datepicker" value="2025-05-01"'));
  fireEvent.blur(field());
  expect([field().value, field().min]).toEqual(["2025-05-01", "2025-05-01"]);
  enter("2025-06-01");
  expect([field().value, field().min]).toEqual(["2026-11-20", "2026-11-20"]);
});

it("lets a year be typed, whose first digits are a year long past", async () => {
  await show(input('class="datepicker"'));
  for (const value of ["0002-12-24", "0020-12-24", "0202-12-24", "2027-12-24"]) {
    fireEvent.change(field(), { target: { value } });
    expect(field().value).toBe(value);
  }
});

it("follows midnight on a page that stays open", async () => {
  await show(input('class="datepicker"'));
  vi.setSystemTime(new Date(2026, 10, 21, 0, 1));
  fireEvent.focus(field());
  expect(field().min).toBe("2026-11-21");
});

it.each([
  ["a value in another form", 'class="datepicker" value="24/12/2026"'],
  ["a time, which saving would lose", 'class="datepicker" value="2099-12-24 10:30:00"'],
  ["another picker's field", 'class="datepicker hasDatepicker" value="2026-12-24"'],
])("leaves %s alone", async (_what, attributes) => {
  await show(input(attributes));
  expect(field().type).toBe("text");
});

it("leaves a variation that is loaded later to the picker that has the product's own field", async () => {
  const own = '<input class="datepicker hasDatepicker">';
  await show(`${own}${input('class="datepicker" value="2099-12-24"')}`);
  expect(field().type).toBe("text");
});

it("is there again when a variation's box is clicked", async () => {
  await show(demoHtml("admin/product-dates"));
  loader?.unmount();
  expect(field().type).toBe("text");
  fireEvent.click(screen.getByRole("heading"));
  await vi.waitFor(() => expect(field().type).toBe("date"));
});
