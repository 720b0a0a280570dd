import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { requestedAt } from "#src/dom/jquery/jquery.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { hasRecordings, recordedPart } from "#src/testing/recordings.ts";

const submitted = vi.fn<(data: Record<string, unknown>) => void>();

/** Keeps the browser from leaving the page. */
const stay = (event: Event) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) submitted(Object.fromEntries(new FormData(event.target)));
};

beforeEach(() => document.addEventListener("submit", stay));
afterEach(() => {
  vi.restoreAllMocks();
  document.removeEventListener("submit", stay);
  submitted.mockClear();
});

const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Shop order" });

/** In the form, since the page's live region may say the same by now. */
const hint = () => within(select().form as HTMLFormElement).queryByText("Press Enter to sort");

const showListing = async (html = demoHtml("catalog/sort-select")) => {
  const loader = showPage(html);
  fireEvent.pointerOver(select());
  await waitFor(() => expect(select().dataset.state).toBe("idle"));
  return loader;
};

const pressInClosedSelect = (key: string, value: string) => {
  fireEvent.keyDown(select(), { key });
  fireEvent.change(select(), { target: { value } });
};

it("submits the form at once when an order is chosen", async () => {
  await showListing();
  fireEvent.change(select(), { target: { value: "price" } });
  expect(submitted.mock.calls).toEqual([[{ orderby: "price", paged: "1" }]]);
});

it("submits for a choice that was made before its code had arrived", async () => {
  showPage(demoHtml("catalog/sort-select"));
  fireEvent.change(select(), { target: { value: "date" } });
  await waitFor(() => expect(submitted.mock.calls).toEqual([[{ orderby: "date", paged: "1" }]]));
});

it("leaves the submit to the platform's own script where that is on the page", async () => {
  await showListing();
  window.jQuery = jquery;
  window.dispatchEvent(new Event("load"));
  onTestFinished(() => {
    delete window.jQuery;
  });
  const filtered = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = jquery("form").on("submit", filtered);
  form.on("change", () => void form.trigger("submit"));
  fireEvent.change(select(), { target: { value: "price" } });
  expect(filtered).toHaveBeenCalledOnce();
});

it("leaves an order alone that a filter has put into the address, also while a shopper walks to it", async () => {
  const url = window.location.href;
  const filter = () => window.history.replaceState(null, "", `?colour=red&orderby=${select().value}`);
  document.addEventListener("change", filter);
  onTestFinished(() => {
    document.removeEventListener("change", filter);
    window.history.replaceState(null, "", url);
  });
  await showListing();
  fireEvent.change(select(), { target: { value: "price" } });
  pressInClosedSelect("ArrowUp", "date");
  fireEvent.focusOut(select());
  expect(hint()).toBeNull();
  expect(submitted).not.toHaveBeenCalled();
});

it.each([
  ["address", { url: "/shop/?orderby=date" }],
  ["data", { url: "/wp-admin/admin-ajax.php", data: "action=filter&orderby=date" }],
])(
  "leaves an order alone that a theme asks for through jQuery by its request's %s, and no other one",
  async (_what, sent) => {
    window.jQuery = jquery;
    onTestFinished(() => {
      delete window.jQuery;
      requestedAt.clear();
    });
    await showListing();
    jquery("form").on("change", () => {
      if (select().value === "date") jquery(document).trigger("ajaxSend", [{}, sent]);
    });
    fireEvent.change(select(), { target: { value: "date" } });
    expect(submitted).not.toHaveBeenCalled();
    fireEvent.change(select(), { target: { value: "price" } });
    expect(submitted.mock.calls).toEqual([[{ orderby: "price", paged: "1" }]]);
  },
);

it("does not validate, so that a foreign required field cannot hold the listing up", async () => {
  await showListing(demoHtml("catalog/sort-select").replace("</form>", '<input name="coupon" required></form>'));
  fireEvent.change(select(), { target: { value: "price" } });
  expect(submitted).toHaveBeenCalledOnce();
  expect(select().form?.noValidate).toBe(false);
});

it("waits for Enter while a shopper walks through the options by keyboard, and says so", async () => {
  await showListing();
  pressInClosedSelect("ArrowDown", "popularity");
  pressInClosedSelect("ArrowDown", "date");
  expect(submitted).not.toHaveBeenCalled();
  expect(hint()).not.toBeNull();
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Press Enter to sort"));
  fireEvent.keyDown(select(), { key: "Enter" });
  expect(submitted.mock.calls).toEqual([[{ orderby: "date", paged: "1" }]]);
});

it("takes its words and its state away when it ends", async () => {
  const loader = await showListing();
  pressInClosedSelect("ArrowDown", "popularity");
  loader.stop();
  expect(hint()).toBeNull();
  expect(select().dataset.state).toBeUndefined();
});

it("stays on the page when the page's own listener of the arrow key takes long", async () => {
  await showListing();
  fireEvent.keyDown(select(), { key: "ArrowDown" });
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 80);
  fireEvent.change(select(), { target: { value: "popularity" } });
  expect(submitted).not.toHaveBeenCalled();
});

it("submits a walked-to order when the shopper goes on, but not when the window loses the focus", async () => {
  await showListing();
  select().focus();
  pressInClosedSelect("End", "price");
  const hasFocus = vi.spyOn(document, "hasFocus").mockReturnValueOnce(false);
  fireEvent.focusOut(select());
  expect(submitted).not.toHaveBeenCalled();
  hasFocus.mockReturnValue(true);
  select().blur();
  expect(submitted).toHaveBeenCalledOnce();
});

it("has nothing to submit when the shopper walks back to where they were", async () => {
  await showListing();
  pressInClosedSelect("ArrowDown", "popularity");
  pressInClosedSelect("ArrowUp", "menu_order");
  fireEvent.keyDown(select(), { key: "Enter" });
  expect(submitted).not.toHaveBeenCalled();
  expect(hint()).toBeNull();
});

it("submits at once when the key opened the list and the choice came from there", async () => {
  await showListing();
  vi.useFakeTimers();
  fireEvent.keyDown(select(), { key: "ArrowDown" });
  vi.advanceTimersByTime(600);
  fireEvent.change(select(), { target: { value: "price" } });
  expect(submitted).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it.each(["Enter", " "])("submits at once what %j chooses in the opened list", async (key) => {
  await showListing();
  pressInClosedSelect(key, "price");
  expect(submitted).toHaveBeenCalledOnce();
  expect(hint()).toBeNull();
});

it("names the page's own order again once the page is left, as Back brings it", async () => {
  await showListing();
  const leave = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockReturnValue(undefined);
  fireEvent.change(select(), { target: { value: "price" } });
  expect(leave).toHaveBeenCalledOnce();
  fireEvent(window, new Event("pagehide"));
  expect(select().value).toBe("menu_order");
});

it("knows the order of a list that a filter has sorted in place, as it keeps the form from being sent", async () => {
  await showListing();
  fireEvent.change(select(), { target: { value: "price" } });
  fireEvent(window, new Event("pagehide"));
  expect(select().value).toBe("price");
  pressInClosedSelect("Home", "menu_order");
  fireEvent.keyDown(select(), { key: "Enter" });
  expect(submitted).toHaveBeenLastCalledWith({ orderby: "menu_order", paged: "1" });
});

it("runs jQuery's submit handlers, which may prevent it", async () => {
  const { default: jquery } = await import("jquery");
  const handler = vi.fn(() => false);
  await showListing();
  jquery("form").on("submit", handler);
  fireEvent.change(select(), { target: { value: "price" } });
  expect(handler).toHaveBeenCalledOnce();
  jquery("form").off("submit", handler);
});

it("reports a host that is no select in a form and leaves the page alone", async () => {
  const report = vi.spyOn(console, "error").mockReturnValue(undefined);
  await showPage('<div data-widget="sort-select">Sort</div>').mount();
  await waitFor(() =>
    expect(report.mock.calls[0]?.[0]).toMatch(
      /^\[sort-select\] Cannot read the order: expected a <select> in a <form>/,
    ),
  );
});

it.skipIf(!hasRecordings)("adopts both selects of the recorded listing", async () => {
  const loader = showPage(recordedPart("shop", ".woocommerce-ordering"));
  const selects = loader.inspect().filter(({ widget }) => widget === "sort-select");
  expect(selects.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  const [, second] = screen.getAllByRole<HTMLSelectElement>("combobox", { name: "Shop order" });
  if (second) fireEvent.change(second, { target: { value: "rating" } });
  await waitFor(() => expect(submitted.mock.calls).toEqual([[{ orderby: "rating", paged: "1" }]]));
});
