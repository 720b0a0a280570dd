import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { expireNonces } from "#mock/nonces.ts";
import { showPage } from "#src/test-page.ts";
import { server } from "#src/test-server.ts";
import { openShopWithWishes, readShopPage, setOptions } from "#src/test-wishlist.ts";

const MUG = 101;
const HEART = ".yith-wcwl-add-to-wishlist";

const openProduct = async (options = "", ...wishes: number[]) => {
  const shop = openShopWithWishes(...wishes);
  setOptions(shop, options);
  const page = await readShopPage("/product/ridge-enamel-mug/");
  shop.session.requests.length = 0;
  return { ...shop, page, heart: page.part(`${HEART}--single`) };
};

const addLink = () => screen.getByRole("link", { name: "Add to wishlist" });

afterEach(() => {
  vi.restoreAllMocks();
});

it("adds the product, shows the server's new block and marks the product as listed everywhere", async () => {
  const shop = await openProduct();
  showPage(shop.heart + shop.heart.replaceAll("--single", "--other"), shop.page.settings);
  const [first] = screen.getAllByRole("link", { name: "Add to wishlist" });
  if (first) fireEvent.click(first);
  await waitFor(() => expect(document.querySelectorAll(`${HEART}.exists`)).toHaveLength(2));
  expect(shop.listed()).toEqual([[MUG]]);
  const [sent] = shop.calls("add_to_wishlist");
  expect([...(sent?.keys() ?? [])].slice(0, 6)).toEqual([
    "action",
    "nonce",
    "context",
    "add_to_wishlist",
    "product_type",
    "wishlist_id",
  ]);
  expect(sent?.get("context")).toBe("frontend");
  const key = `yith-wcwl-add-to-wishlist.add-to-wishlist-${MUG}.yith-wcwl-add-to-wishlist--link-style.yith-wcwl-add-to-wishlist--single.wishlist-fragment.on-first-load`;
  expect(sent?.get(`fragments[${key}][product_id]`)).toBe(String(MUG));
  expect(sent?.get(`fragments[${key}][is_single]`)).toBe("true");
});

it("removes the item of the remove state by its record id", async () => {
  const shop = await openProduct("remove", MUG);
  showPage(shop.heart, shop.page.settings);
  fireEvent.click(screen.getByRole("link", { name: "Remove from list" }));
  await waitFor(() => expect(shop.listed()).toEqual([[]]));
  expect(await screen.findByRole("link", { name: "Add to wishlist" })).toBeTruthy();
  expect(shop.calls("delete_item")[0]?.get("item_id")).toBe("41");
});

it("renews a refused nonce once", async () => {
  const shop = await openProduct();
  showPage(shop.heart, shop.page.settings);
  expireNonces(shop.session);
  fireEvent.click(addLink());
  await waitFor(() => expect(shop.listed()).toEqual([[MUG]]));
  expect(shop.calls("add_to_wishlist")).toHaveLength(2);
});

it("sends one request while its own is pending", async () => {
  const shop = await openProduct();
  showPage(shop.heart, shop.page.settings);
  const link = addLink();
  fireEvent.click(link);
  fireEvent.click(link);
  await waitFor(() => expect(shop.listed()).toEqual([[MUG]]));
  expect(shop.calls("add_to_wishlist")).toHaveLength(1);
});

it("shows the configured label and asks nobody when cookies are disabled", async () => {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  const shop = await openProduct();
  showPage(shop.heart, shop.page.settings);
  fireEvent.click(addLink());
  expect((await screen.findByRole("alert")).textContent).toMatch(/^We are sorry, but this feature is available only/);
  expect(shop.calls("add_to_wishlist")).toEqual([]);
});

it("tells the shopper when the shop cannot be reached, and can be tried again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openProduct();
  server.use(http.post("*/wp-admin/admin-ajax.php", () => HttpResponse.error(), { once: true }));
  showPage(shop.heart, shop.page.settings);
  fireEvent.click(addLink());
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not be changed/);
  fireEvent.click(addLink());
  await waitFor(() => expect(shop.listed()).toEqual([[MUG]]));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("asks nothing for a visitor who never had a list, and once for all buttons of one who has", async () => {
  const fresh = await openProduct();
  const others = fresh.page.part(HEART);
  showPage(others, fresh.page.settings);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(fresh.session.requests).toEqual([]);

  const shop = openShopWithWishes(MUG);
  window.localStorage.setItem("sw_wishlist_guest", JSON.stringify({ shop: "x", productIds: [], changedAt: 0 }));
  showPage(others, fresh.page.settings);
  await waitFor(() => expect(document.querySelectorAll(`${HEART}.exists`)).toHaveLength(1));
  expect(shop.calls("load_fragments")).toHaveLength(1);
});

it("stands for the chosen variation and asks for its state", async () => {
  openShopWithWishes(6001);
  const page = await readShopPage("/product/hillside-wool-blanket/");
  const html = page.part("form.variations_form") + page.part(`${HEART}--single`);
  expect(html).toContain("variations_form");
  showPage(html, page.settings);
  const form = document.querySelector("form.variations_form");
  form?.dispatchEvent(new CustomEvent("found_variation", { bubbles: true, detail: [{ variation_id: 6001 }] }));
  await waitFor(() => expect(document.querySelector(".add-to-wishlist-6001.exists")).toBeTruthy());
  form?.dispatchEvent(new CustomEvent("reset_data", { bubbles: true }));
  await waitFor(() => expect(addLink().dataset.originalProductId).toBe("0"));
  expect(document.querySelector(".add-to-wishlist-6001")).toBeNull();
});

it("shows its tooltip also on focus and hides it on Escape", async () => {
  const shop = await openProduct("tooltip");
  showPage(shop.heart, shop.page.settings);
  fireEvent.focusIn(addLink());
  const tooltip = await screen.findByText("Add to wishlist", { selector: ".yith-wcwl-tooltip" });
  expect(tooltip.getAttribute("aria-hidden")).toBe("true");
  fireEvent.keyDown(addLink(), { key: "Escape" });
  await waitFor(() => expect(document.querySelector(".yith-wcwl-tooltip")).toBeNull());
});
