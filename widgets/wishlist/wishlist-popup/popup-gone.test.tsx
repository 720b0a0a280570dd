import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { showPage } from "#src/testing/page.ts";
import { openPopup } from "#src/testing/wishlist-popup.ts";

vi.mock("./index.ts", async (importOriginal) => {
  const { default: popup } = await importOriginal<typeof import("./index.ts")>();
  const attach = vi.fn(popup).mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  return { default: attach };
});

afterEach(() => {
  vi.restoreAllMocks();
});

it("opens at the second press where the code did not come for the first", async () => {
  const told = vi.spyOn(console, "error").mockReturnValue(undefined);
  showPage(`<a href="#create_new_wishlist" data-rel="prettyPhoto[create_wishlist]">Create</a>
    <div id="create_new_wishlist"><form method="post"><input class="wishlist-name" aria-label="Name"></form></div>`);
  fireEvent.click(screen.getByRole("link", { name: "Create" }));
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(document.querySelector("dialog[open]")).toBeNull();
  const popup = await openPopup("Create");
  expect(popup.getByRole("textbox", { name: "Name" })).toBeTruthy();
  expect(document.querySelectorAll("dialog")).toHaveLength(1);
});
