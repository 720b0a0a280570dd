import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { expireNonces } from "#mock/nonces.ts";
import { whenIdle } from "#src/dom/when-idle.ts";
import { wishlistKey } from "#src/dom/wishlist/wishlist-mark.ts";
import { find } from "#src/testing/find.ts";
import { showPage } from "#src/testing/page.ts";
import { MUG } from "#src/testing/products.ts";
import { server, untilQuiet } from "#src/testing/server.ts";
import { addLink, HEART, hearWishlist, openShopWithWishes, readShopPage, setOptions } from "#src/testing/wishlist.ts";

const openProduct = async (options = "", ...wishes: number[]) => {
  const shop = openShopWithWishes(...wishes);
  setOptions(shop, options);
  const page = await readShopPage("/product/ridge-enamel-mug/");
  shop.session.requests.length = 0;
  return { ...shop, page, heart: page.part(`${HEART}--single`) };
};

const withSetting = ({ yith_wcwl_l10n }: Record<string, unknown>, more: object) => ({
  yith_wcwl_l10n: { ...(yith_wcwl_l10n as object), ...more },
});
const inHaste = (settings: Record<string, unknown>) => withSetting(settings, { popup_timeout: "400" });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("adds the product, shows the server's new block and marks the product as listed everywhere", async () => {
  const shop = await openProduct();
  showPage(shop.heart + shop.heart.replaceAll("--single", "--other"), shop.page.settings);
  fireEvent.click(find(`${HEART} a`));
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

it("shows what an older template, which many themes have copied, prints hidden, and moves the focus to it", async () => {
  const shop = await openProduct();
  const old = `<div class="yith-wcwl-add-to-wishlist add-to-wishlist-${MUG}">
    <div class="yith-wcwl-add-button show" style="display:block"><a href="?add_to_wishlist=${MUG}" data-product-id="${MUG}" data-product-type="simple" class="add_to_wishlist">Add to wishlist</a></div>
    <div class="yith-wcwl-wishlistaddedbrowse hide" style="display:none;"><a href="/wishlist/">Browse wishlist</a></div>
    <div class="yith-wcwl-wishlistexistsbrowse hide" style="display:none"><a href="/wishlist/">Browse wishlist</a></div>
  </div>`;
  showPage(old, shop.page.settings);
  addLink().focus();
  fireEvent.click(addLink());
  const browse = await screen.findByRole("link", { name: "Browse wishlist" });
  expect(browse.parentElement?.className).toMatch(/added.* show/);
  await waitFor(() => expect(document.activeElement).toBe(browse));
  expect(shop.listed()).toEqual([[MUG]]);
  expect(document.querySelector(".yith-wcwl-add-button")).toBeNull();
});

it("removes the item of the remove state by its record id", async () => {
  const shop = await openProduct("remove", MUG);
  showPage(shop.heart, shop.page.settings);
  fireEvent.click(screen.getByRole("link", { name: "Remove from list" }));
  await waitFor(() => expect(shop.listed()).toEqual([[]]));
  expect(await screen.findByRole("link", { name: "Add to wishlist" })).toBeTruthy();
  expect(shop.calls("delete_item")[0]?.get("item_id")).toBe("41");
});

it("keeps what a double click has added, though its second click meets the link that removes", async () => {
  const shop = await openProduct("remove");
  showPage(shop.heart, shop.page.settings);
  fireEvent.click(addLink(), { detail: 1 });
  const remove = await screen.findByRole("link", { name: "Remove from list" });
  await waitFor(() => expect(document.querySelector<HTMLElement>(HEART)?.dataset.state).toBe("idle"));
  expect(fireEvent.click(remove, { detail: 2 })).toBe(false);
  expect(document.querySelector<HTMLElement>(HEART)?.dataset.state).toBe("idle");
  expect(shop.listed()).toEqual([[MUG]]);
});

it("shows that an item has gone elsewhere which the shop cannot take off any more", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openProduct("remove", MUG);
  const isChecked = new Promise((resolve) =>
    document.addEventListener("storefront:wishlist-blocks-ready", resolve, { once: true }),
  );
  showPage(shop.heart, shop.page.settings);
  await isChecked;
  for (const list of shop.shelf.lists) list.items = [];
  const link = screen.getByRole("link", { name: "Remove from list" });
  link.focus();
  fireEvent.click(link);
  expect(await screen.findByRole("link", { name: "Add to wishlist" })).toBe(document.activeElement);
});

it("leaves a button alone that was given back before the shop's refusal", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openProduct();
  const loader = showPage(shop.heart, shop.page.settings);
  await loader.mount();
  const before = document.body.innerHTML;
  shop.session.faults.push({ action: "add_to_wishlist", kind: "500", times: 1, isApplied: false });
  fireEvent.click(addLink());
  loader.unmount();
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  await waitFor(() => expect(document.querySelector("[data-sw-pending]")).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.querySelector("[data-state]")).toBeNull();
  expect(before).toContain("data-state");
});

it("renews a refused nonce once", async () => {
  const shop = await openProduct();
  showPage(shop.heart, shop.page.settings);
  expireNonces(shop.session);
  fireEvent.click(addLink());
  await waitFor(() => expect(shop.listed()).toEqual([[MUG]]));
  expect(shop.calls("add_to_wishlist")).toHaveLength(2);
});

it("lets the link be followed on a page that does not say how to call the shop", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const shop = await openProduct();
  showPage(shop.heart, {});
  fireEvent.click(addLink());
  await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining("add_to_wishlist=")));
});

it("sends one request while its own is pending", async () => {
  const shop = await openProduct();
  shop.session.latencyMs.set("add_to_wishlist", 100);
  const heard = hearWishlist();
  showPage(shop.heart, shop.page.settings);
  const link = addLink();
  fireEvent.click(link);
  await waitFor(() => expect([link.getAttribute("aria-busy"), link.dataset.swPending]).toEqual(["true", "wish"]));
  expect(document.documentElement.style.getPropertyValue("--sw-wishlist-loader")).toMatch(/wishlist-loader\.svg/);
  fireEvent.click(link);
  // Waits for the announcement: a second request would be queued and announce its start at once.
  await waitFor(() => expect(heard).toEqual(["add-started", "item-added"]));
  expect(shop.listed()).toEqual([[MUG]]);
  expect(shop.calls("add_to_wishlist")).toHaveLength(1);
});

it("is printed anew where Back brings the page without the answer", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  const shop = await openProduct();
  shop.session.latencyMs.set("add_to_wishlist", 200);
  const heard = hearWishlist();
  showPage(shop.heart, shop.page.settings);
  fireEvent.click(addLink());
  await waitFor(() => expect(document.querySelector(HEART)).toHaveProperty("dataset.state", "pending"));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
  await waitFor(() => expect(heard).toEqual(["add-started", "item-added"]));
});

it("shows the configured label and asks nobody when cookies are disabled", async () => {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  const shop = await openProduct();
  showPage(shop.heart, shop.page.settings);
  const heard = hearWishlist();
  fireEvent.click(addLink());
  expect((await screen.findByRole("alert")).textContent).toMatch(/^We are sorry, but this feature is available only/);
  expect(heard).toEqual(["add-started", "failed"]);
  expect(shop.calls("add_to_wishlist")).toEqual([]);
});

it("tells the shopper when the shop cannot be reached, and can be tried again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openProduct();
  server.use(http.post("*/wp-admin/admin-ajax.php", () => HttpResponse.error(), { once: true }));
  showPage(shop.heart, shop.page.settings);
  fireEvent.click(addLink());
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not be changed/);
  expect([addLink().getAttribute("aria-busy"), addLink().dataset.swPending]).toEqual([null, undefined]);
  fireEvent.click(addLink());
  await waitFor(() => expect(shop.listed()).toEqual([[MUG]]));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says that it is added, and tells other scripts, where only the shop's answer to that was lost", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openProduct();
  shop.session.faults.push({ action: "add_to_wishlist", kind: "500", times: 1, isApplied: true });
  showPage(shop.heart, shop.page.settings);
  const heard = hearWishlist();
  fireEvent.click(addLink());
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Added to your wishlist."), {
    timeout: 2000,
  });
  expect(document.querySelector(HEART)?.classList.contains("exists")).toBe(true);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(heard).toEqual(["add-started", "item-added"]);
});

it("an add that the shop refuses with words is told as failed, and shown", async () => {
  const shop = await openProduct();
  server.use(
    http.post("*/wp-admin/admin-ajax.php", () =>
      HttpResponse.json({ result: "error", message: "The list is full.", fragments: [] }),
    ),
  );
  showPage(shop.heart, shop.page.settings);
  const heard = hearWishlist();
  fireEvent.click(addLink());
  expect(await screen.findByText("The list is full.", { selector: "#yith-wcwl-message" })).toBeTruthy();
  expect(heard).toEqual(["add-started", "failed"]);
  expect(addLink().closest(HEART)?.classList.contains("exists")).toBe(false);
});

it("tells shopper and developers when the shop refuses an add without a word", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shop = await openProduct();
  server.use(http.post("*/wp-admin/admin-ajax.php", () => HttpResponse.json({ result: "error", message: "" })));
  showPage(shop.heart, shop.page.settings);
  fireEvent.click(addLink());
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not be changed/);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^\[add-to-wishlist\] The shop refused/)]]);
});

it("asks nothing for a visitor who never had a list, and once for all buttons of one who has", async () => {
  const fresh = await openProduct();
  const others = fresh.page.part(HEART);
  showPage(others, fresh.page.settings);
  await new Promise<void>((resolve) => whenIdle(resolve));
  await untilQuiet();
  expect(fresh.session.requests).toEqual([]);

  const shop = openShopWithWishes(MUG);
  window.localStorage.setItem("sw_wishlist_guest", JSON.stringify({ shop: "x", productIds: [], changedAt: 0 }));
  showPage(others, fresh.page.settings);
  await waitFor(() => expect(document.querySelectorAll(`${HEART}.exists`)).toHaveLength(1));
  expect(shop.calls("load_fragments")).toHaveLength(1);
});

it("asks anew on a page that Back brings as it was left, for who has had a list", async () => {
  const { heart, page } = await openProduct();
  const shop = openShopWithWishes(MUG);
  const back = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  showPage(heart, page.settings);
  back(true);
  await new Promise<void>((resolve) => whenIdle(resolve));
  await untilQuiet();
  expect(shop.calls("load_fragments")).toEqual([]);
  window.localStorage.setItem(wishlistKey(), "{}");
  back(false);
  back(true);
  await waitFor(() => expect(document.querySelector(`${HEART}.exists`)).toBeTruthy());
  expect(shop.calls("load_fragments")).toHaveLength(1);
});

it("fills the empty frames of AJAX loading, and with them asks for what the plugin shows of the lists in the page's header", async () => {
  const shop = await openProduct("ajax");
  const options = JSON.stringify({ item: "YITH_WCWL_Items_Widget", unique_id: "6f1" });
  const lists = `<div class="content mini yith-wcwl-items-6f1 wishlist-fragment on-first-load" data-fragment-options='${options}'></div>`;
  showPage(`${lists}${shop.heart}`, shop.page.settings);
  await waitFor(() => expect(shop.calls("load_fragments")).toHaveLength(1));
  const key = "content.mini.yith-wcwl-items-6f1.wishlist-fragment.on-first-load";
  expect(shop.calls("load_fragments")[0]?.get(`fragments[${key}][unique_id]`)).toBe("6f1");
  await waitFor(() => expect(addLink().dataset.productId).toBe(String(MUG)));
});

it.each([
  ["under the pointer", () => fireEvent(addLink(), new PointerEvent("pointerover", { bubbles: true }))],
  ["on focus", () => addLink().focus()],
])("shows its tooltip %s and hides it on Escape, wherever the focus is", async (_when, reach) => {
  const shop = await openProduct("tooltip");
  showPage(shop.heart, shop.page.settings);
  reach();
  const tooltip = await screen.findByText("Add to wishlist", { selector: ".yith-wcwl-tooltip" });
  expect(tooltip.getAttribute("aria-hidden")).toBe("true");
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  await waitFor(() => expect(document.querySelector(".yith-wcwl-tooltip")).toBeNull());
});

it("shows its tooltip at each visit of the mouse, also in Firefox, which hovers only after the event", async () => {
  const shop = await openProduct("tooltip");
  showPage(shop.heart, shop.page.settings);
  const visit = () =>
    fireEvent(
      addLink(),
      Object.defineProperty(new PointerEvent("pointerover", { bubbles: true }), "isTrusted", { value: true }),
    );
  const tooltip = () => document.querySelector(".yith-wcwl-tooltip");
  addLink().focus();
  await waitFor(() => expect(tooltip()).toBeTruthy());
  fireEvent(addLink(), new PointerEvent("pointerleave"));
  await waitFor(() => expect(tooltip()).toBeNull());
  addLink().blur();
  visit();
  expect(tooltip()).toBeTruthy();
});

it.each([
  ["the pointer", () => fireEvent(addLink(), new PointerEvent("pointerleave"))],
  ["the focus", () => fireEvent.blur(addLink())],
])("hides its tooltip when %s leaves", async (_what, leave) => {
  const shop = await openProduct("tooltip");
  showPage(shop.heart, shop.page.settings);
  addLink().focus();
  await screen.findByText("Add to wishlist", { selector: ".yith-wcwl-tooltip" });
  leave();
  await waitFor(() => expect(document.querySelector(".yith-wcwl-tooltip")).toBeNull());
});

it("takes its tooltip along when it goes", async () => {
  const shop = await openProduct("tooltip");
  const loader = showPage(shop.heart, shop.page.settings);
  const before = addLink().className;
  addLink().focus();
  await screen.findByText("Add to wishlist", { selector: ".yith-wcwl-tooltip" });
  loader.unmount();
  expect(document.querySelector(".yith-wcwl-tooltip")).toBeNull();
  expect(addLink().className).toBe(before);
});

it("leaves the tooltips that the platform's own script shows to it", async () => {
  const shop = await openProduct("tooltip");
  showPage(shop.heart, shop.page.settings);
  fireEvent.click(addLink());
  // The new link shows that the widget is mounted.
  const link = await screen.findByRole("link", { name: "View wishlist" });
  link.classList.add("tooltip-added");
  fireEvent(link, new PointerEvent("pointerover", { bubbles: true }));
  expect(link.querySelector(".yith-wcwl-tooltip")).toBeNull();
});

it("shows no tooltip where the shop has none", async () => {
  const shop = await openProduct();
  showPage(shop.heart, shop.page.settings);
  const before = addLink();
  fireEvent.click(before);
  // The new block shows that the widget is mounted.
  await waitFor(() => expect(document.querySelector(`${HEART}.exists`)).toBeTruthy());
  const link = find(`${HEART} a`);
  link.setAttribute("data-title", "View list");
  fireEvent(link, new PointerEvent("pointerover", { bubbles: true }));
  expect(link.isConnected).toBe(true);
  expect(document.querySelector(".yith-wcwl-tooltip")).toBeNull();
});

it.each([
  ["thumbnails", true],
  ["after_add_to_cart", false],
])("in the position %s the button joins the product's pictures: %s", async (position, isInside) => {
  const shop = await openProduct();
  const settings = {
    ...shop.page.settings,
    yith_wcwl_l10n: { ...(shop.page.settings.yith_wcwl_l10n as object), yith_wcwl_button_position: position },
  };
  const loader = showPage(`<div class="woocommerce-product-gallery"><p></p></div>${shop.heart}`, settings);
  const gallery = document.querySelector(".woocommerce-product-gallery");
  if (isInside) await waitFor(() => expect(gallery?.querySelector(HEART)).toBeTruthy());
  else await vi.dynamicImportSettled();
  expect(gallery?.querySelector(HEART) !== null).toBe(isInside);
  loader.unmount();
  expect(gallery?.nextElementSibling?.matches(HEART)).toBe(true);
});

it("speaks what the notice shows, and holds the notice while the pointer or the focus is on it", async () => {
  const shop = await openProduct("notices");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  showPage(shop.heart, { ...shop.page.settings, ...inHaste(shop.page.settings) });
  fireEvent.click(addLink());
  const notice = await screen.findByText("Product added!", { selector: "#yith-wcwl-message" });
  const box = notice.parentElement ?? document.body;
  fireEvent(box, new Event("focusin"));
  vi.advanceTimersByTime(600);
  expect(box.hidden).toBe(false);
  fireEvent(box, new Event("focusout"));
  await waitFor(() => expect(box.hidden).toBe(true));
  await waitFor(
    () => expect(document.querySelector(".widget_shopping_cart_live_region")?.textContent).toBe("Product added!"),
    { timeout: 2000 },
  );
});

it("speaks also where the shop shows no notices", async () => {
  const shop = await openProduct("notices");
  showPage(shop.heart, { ...shop.page.settings, ...withSetting(shop.page.settings, { enable_notices: "" }) });
  fireEvent.click(addLink());
  await waitFor(
    () =>
      expect(document.querySelector(".widget_shopping_cart_live_region")?.textContent).toBe("Added to your wishlist."),
    { timeout: 3000 },
  );
  expect(document.querySelector("#yith-wcwl-message")).toBeNull();
});
