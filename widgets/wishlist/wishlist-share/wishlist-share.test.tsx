import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";

const ADDRESS = "https://shop.example/wishlist/view/0JIHBI7E3003/";
const writeText = vi.fn();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (html = demoHtml("wishlist/wishlist-share")) => showPage(html);
const copy = () => screen.getByRole("button", { name: "copy" });
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Address of the list" });

it("copies the address, leaves it selected, and says so, to readers too", async () => {
  open();
  fireEvent.click(copy());
  expect(await screen.findByText("The address is copied.")).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, ADDRESS.length]);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("The address is copied."));
});

it("says it once to readers, as the text beside the address is for the eye, and leaves nothing of that behind", async () => {
  const loader = open();
  fireEvent.click(copy());
  expect((await screen.findByText("The address is copied.")).ariaHidden).toBe("true");
  loader.unmount();
  expect(document.querySelector("[data-sw-slot]")).toBeNull();
});

it.each(["Enter", " "])("copies the address with the key %j, too", async (key) => {
  open();
  expect(copy().tabIndex).toBe(0);
  fireEvent.keyDown(copy(), { key });
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
});

it("copies the text of an element that is no field", async () => {
  open(demoHtml("wishlist/wishlist-share").replace(/<input[^>]*>/, '<b class="copy-target"> the/address </b>'));
  fireEvent.click(copy());
  await waitFor(() => expect(writeText).toHaveBeenCalledWith("the/address"));
});

it.each([
  [true, "The address is copied."],
  [false, "Copying did not work. The address is selected: copy it from there."],
])("without a clipboard the command of old decides (%s)", async (isCopied, text) => {
  writeText.mockRejectedValue(new Error("not allowed"));
  Object.assign(document, { execCommand: () => isCopied });
  open();
  fireEvent.click(copy());
  expect(await screen.findByText(text)).toBeTruthy();
});
