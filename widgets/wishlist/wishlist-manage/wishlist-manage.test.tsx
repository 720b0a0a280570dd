import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { showPage } from "#src/testing/page.ts";
import { server, untilQuiet } from "#src/testing/server.ts";
import { openShopWithWishes, readShopPage } from "#src/testing/wishlist.ts";

const openTable = async () => {
  const shop = openShopWithWishes(101);
  const page = await readShopPage("/wishlist/manage/");
  const loader = showPage(page.part("form.yith-wcwl-form"), page.settings);
  await loader.mount();
  return { ...shop, loader };
};

const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /^Who may see/ });

afterEach(() => {
  vi.restoreAllMocks();
});

it("saves who may see a list, by the row's number", async () => {
  const shop = await openTable();
  fireEvent.change(select(), { target: { value: "2" } });
  await waitFor(() => expect(shop.shelf.lists[0]?.privacy).toBe(2));
  const sent = shop.calls("save_privacy")[0];
  expect([sent?.get("wishlist_id"), sent?.get("privacy")]).toEqual(["3", "2"]);
  await waitFor(() => expect(select().value).toBe("2"));
});

it.each([
  ["leaves", () => select().blur()],
  ["sees when the page is left, as by the Back key", () => dispatchEvent(new Event("pagehide"))],
])("saves none of the choices that arrow keys pass, but the one that the shopper %s", async (_how, leave) => {
  const shop = await openTable();
  select().focus();
  for (const value of ["1", "2", "1", "2"]) {
    fireEvent.keyDown(select(), { key: "ArrowDown" });
    fireEvent.change(select(), { target: { value } });
  }
  leave();
  await waitFor(() => expect(shop.shelf.lists[0]?.privacy).toBe(2));
  dispatchEvent(new Event("pageshow"));
  expect(shop.calls("save_privacy").map((sent) => sent.get("privacy"))).toEqual(["2"]);
});

it("saves nothing that arrow keys have come to in a table that was given back before", async () => {
  const shop = await openTable();
  fireEvent.keyDown(select(), { key: "ArrowDown" });
  fireEvent.change(select(), { target: { value: "1" } });
  shop.loader.unmount();
  dispatchEvent(new Event("pagehide"));
  dispatchEvent(new Event("pageshow"));
  await untilQuiet();
  expect(shop.calls("save_privacy")).toEqual([]);
});

it("shows the old choice again when the shop does not take the new one", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openTable();
  shop.session.faults.push({ action: "save_privacy", kind: "500", times: 1, isApplied: false });
  fireEvent.change(select(), { target: { value: "1" } });
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(select().value).toBe("0");
  fireEvent.change(select(), { target: { value: "1" } });
  expect(screen.queryByRole("alert")).toBeNull();
  await waitFor(() => expect(shop.shelf.lists[0]?.privacy).toBe(1));
});

it("shows who may see a list as the shop has it when only the shop's answer was lost", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openTable();
  shop.session.faults.push({ action: "save_privacy", kind: "500", times: 1, isApplied: true });
  fireEvent.change(select(), { target: { value: "2" } });
  expect(await screen.findByRole("alert")).toBeTruthy();
  await waitFor(() => expect(select().value).toBe("2"));
  expect(shop.shelf.lists[0]?.privacy).toBe(2);
});

it("says nothing in a table that was given back before the shop's refusal, but shows the choice that the shop has", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openTable();
  shop.session.faults.push({ action: "save_privacy", kind: "500", times: 1, isApplied: false });
  fireEvent.change(select(), { target: { value: "1" } });
  shop.loader.unmount();
  await waitFor(() => expect(select().value).toBe("0"));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows what the shop has when it takes one choice and not the next one", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await openTable();
  // This shop answers without fragments, so nothing is printed anew.
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async ({ request }) => {
      const isFirst = (await request.text()).includes("privacy=1");
      return isFirst ? HttpResponse.json({ result: true }) : HttpResponse.error();
    }),
  );
  fireEvent.change(select(), { target: { value: "1" } });
  fireEvent.change(select(), { target: { value: "2" } });
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(select().value).toBe("1");
});

it("shows the newer choice when the shop takes it, and not the one before", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openTable();
  shop.session.faults.push({ action: "save_privacy", kind: "500", times: 1, isApplied: false });
  fireEvent.change(select(), { target: { value: "1" } });
  fireEvent.change(select(), { target: { value: "2" } });
  await waitFor(() => expect(shop.shelf.lists[0]?.privacy).toBe(2));
  expect(warn).toHaveBeenCalledOnce();
  expect(select().value).toBe("2");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("is printed for phones where the breakpoint is crossed", async () => {
  const shop = await openTable();
  document.dispatchEvent(new CustomEvent("storefront:wishlist-layout-due", { detail: true }));
  await waitFor(() => expect(shop.calls("load_mobile")[0]?.get("is_mobile")).toBe("yes"));
});
