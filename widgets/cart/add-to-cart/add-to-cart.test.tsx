import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";
import { server, untilQuiet } from "#src/testing/server.ts";

const answerAdd = (answer: () => Response | Promise<Response>) => {
  const bodies: string[] = [];
  server.use(
    http.post("*/", async ({ request }) => {
      bodies.push(await request.text());
      return answer();
    }),
  );
  return bodies;
};

const added = () =>
  HttpResponse.json({
    fragments: { "div.widget_shopping_cart_content": '<div class="widget_shopping_cart_content"><ul></ul></div>' },
    cart_hash: "abc",
  });

const button = () => screen.getByRole("button", { name: /Add to cart/ });

it("sends the button's data attributes and shows the View cart link after the button", async () => {
  const bodies = answerAdd(added);
  showPage(demoHtml("cart/add-to-cart"));
  fireEvent.click(button());
  const link = await screen.findByRole("link", { name: "View cart" });
  expect(link.previousElementSibling).toBe(button());
  expect(link).toHaveProperty("href", "https://shop.example/cart/");
  expect(Object.fromEntries(new URLSearchParams(bodies[0]))).toEqual({
    product_id: "12",
    product_sku: "enamel-mug",
    quantity: "1",
    success_message: "“Enamel mug” has been added to your cart",
  });
});

it.each([
  ["what has been typed beside it while the quantity's code is on its way", "1", "3"],
  ["what another script has made of that", "6", "6"],
])("sends %s", async (_what, printed, sent) => {
  const bodies = answerAdd(added);
  const field = '<input class="qty" value="1" aria-label="Pieces">';
  const card = demoHtml("cart/add-to-cart").replace('data-quantity="1"', `data-quantity="${printed}"`);
  showPage(`<ul><li class="product">${field}${card}</li></ul>`);
  screen.getByLabelText<HTMLInputElement>("Pieces").value = "3";
  fireEvent.click(button());
  await screen.findByRole("link", { name: "View cart" });
  expect(new URLSearchParams(bodies[0]).get("quantity")).toBe(sent);
});

it("keeps its state out of what another script sends of the button", async () => {
  showPage(demoHtml("cart/add-to-cart"));
  fireEvent.pointerOver(button());
  await waitFor(() => expect(button().dataset.state).toBe("idle"));
  const tell = (sent: Element): Record<string, unknown> => {
    const data = { ...button().dataset };
    document.body.dispatchEvent(new CustomEvent("adding_to_cart", { bubbles: true, detail: [sent, data] }));
    return data;
  };
  expect(tell(button())).toHaveProperty("product_id", "12");
  expect(tell(button())).not.toHaveProperty("state");
  // Another button's `state` may be a plugin's own field.
  expect(tell(document.createElement("button"))).toHaveProperty("state");
});

it("shows the View cart link again that a theme has taken away, and takes its own away with the widget", async () => {
  answerAdd(added);
  const loader = showPage(demoHtml("cart/add-to-cart"));
  for (const _press of [1, 2]) {
    fireEvent.click(button());
    (await screen.findByRole("link", { name: "View cart" })).remove();
  }
  for (const _press of [1, 2]) {
    fireEvent.click(button());
    await waitFor(() => expect(button().className).toMatch(/\badded\b/));
    expect(screen.getAllByRole("link", { name: "View cart" })).toHaveLength(1);
  }
  loader.unmount();
  expect(screen.queryByRole("link", { name: "View cart" })).toBeNull();
});

it("shows no link without a text where the shop has no text for it", async () => {
  const { wc_add_to_cart_params } = settings;
  answerAdd(added);
  showPage(demoHtml("cart/add-to-cart"), {
    ...settings,
    wc_add_to_cart_params: { ...wc_add_to_cart_params, i18n_view_cart: "" },
  });
  fireEvent.click(button());
  await waitFor(() => expect(button().dataset.state).toBe("added"));
  expect(button().nextElementSibling?.matches(".added_to_cart") ?? false).toBe(false);
});

it("shows no View cart link on the cart's own page", async () => {
  answerAdd(added);
  const onCartPage = { ...settings.wc_add_to_cart_params, is_cart: "1" };
  showPage(demoHtml("cart/add-to-cart"), { ...settings, wc_add_to_cart_params: onCartPage });
  fireEvent.click(button());
  await waitFor(() => expect(button().className).toMatch(/\badded\b/));
  expect(screen.queryByRole("link", { name: "View cart" })).toBeNull();
});

it("shows as added what the shop has added although its answer was lost, and not what was in the cart before", async () => {
  const line =
    '<li class="mini_cart_item"><a data-cart_item_key="c2" data-product_id="12">×</a><span class="quantity">1 × 9</span></li>';
  server.use(
    http.post("*/", ({ request }) =>
      request.url.includes("add_to_cart")
        ? HttpResponse.html("", { status: 500 })
        : HttpResponse.json({
            fragments: {
              "div.widget_shopping_cart_content": `<div class="widget_shopping_cart_content">${line}</div>`,
            },
            cart_hash: "abc",
          }),
    ),
  );
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  showPage(demoHtml("cart/add-to-cart"));
  fireEvent.click(button());
  await screen.findByRole("link", { name: "View cart" });
  expect(button().dataset.state).toBe("added");
  expect(screen.queryByRole("alert")).toBeNull();
  const asked = vi.fn();
  server.events.on("response:mocked", asked);
  fireEvent.click(button());
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect((await screen.findByRole("alert")).textContent).toContain("could not be added");
});

it("does not add twice while its own request is pending", async () => {
  const { promise: pressed, resolve } = Promise.withResolvers<void>();
  const bodies = answerAdd(() => pressed.then(added));
  showPage(demoHtml("cart/add-to-cart"));
  fireEvent.click(button());
  fireEvent.click(button());
  await waitFor(() => expect(bodies).toHaveLength(1));
  fireEvent.click(button());
  resolve();
  await screen.findByRole("link", { name: "View cart" });
  await untilQuiet();
  expect(bodies).toHaveLength(1);
  fireEvent.click(button());
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(screen.getAllByRole("link", { name: "View cart" })).toHaveLength(1);
});

it("gives the button back when Back restores a page that was left while it added", async () => {
  showPage(demoHtml("cart/add-to-cart"));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(http.post("*/", () => answered.then(added)));
  fireEvent.click(button());
  await waitFor(() => expect(button().className).toMatch(/\bloading\b/));
  const show = (persisted: boolean) => fireEvent(window, Object.assign(new Event("pageshow"), { persisted }));
  show(false);
  expect(button().classList.contains("loading")).toBe(true);
  show(true);
  expect(button().classList.contains("loading")).toBe(false);
  answer();
  await screen.findByRole("link", { name: "View cart" });
});

it("is busy for screen readers too while the shop answers", async () => {
  answerAdd(added);
  const loader = showPage(demoHtml("cart/add-to-cart"));
  fireEvent.click(button());
  await waitFor(() => expect(button().getAttribute("aria-busy")).toBe("true"));
  await screen.findByRole("link", { name: "View cart" });
  expect(button().hasAttribute("aria-busy")).toBe(false);
  fireEvent.click(button());
  expect(button().getAttribute("aria-busy")).toBe("true");
  loader.unmount();
  expect(button().hasAttribute("aria-busy")).toBe(false);
});

it("empties the live region when pressed, so that the same words are spoken again", async () => {
  answerAdd(added);
  showPage(`${demoHtml("cart/add-to-cart")}<div class="widget_shopping_cart_live_region" role="status">Added</div>`);
  fireEvent.click(button());
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(""));
  await screen.findByRole("link", { name: "View cart" });
});

it("frees the button and tells the shopper when the shop cannot be reached", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  answerAdd(() => HttpResponse.error());
  showPage(demoHtml("cart/add-to-cart"));
  fireEvent.click(button());
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not be added/);
  expect(button().classList.contains("loading")).toBe(false);
  expect(warn.mock.calls[0]?.[0]).toMatch(/^\[add-to-cart\].*could not be reached/);
  fireEvent.click(button());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(await screen.findByRole("alert")).toBeTruthy();
  warn.mockRestore();
});

it("leaves no mark on a button that the bundle lets go of before the shop fails to answer", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  const { promise, resolve: fail } = Promise.withResolvers<Response>();
  const bodies = answerAdd(() => promise);
  const loader = showPage(demoHtml("cart/add-to-cart"));
  fireEvent.click(button());
  await waitFor(() => expect(bodies).toHaveLength(1));
  loader.unmount();
  fail(HttpResponse.error());
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(button().dataset.state).toBeUndefined();
  warn.mockRestore();
});

it("tells the shopper, and speaks no success, when the answer says nothing of a cart", async () => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  answerAdd(() => HttpResponse.json({ message: "Too many requests." }));
  showPage(demoHtml("cart/add-to-cart"));
  const succeeded = vi.fn();
  document.body.addEventListener("added_to_cart", succeeded, { once: true });
  fireEvent.click(button());
  expect((await screen.findByRole("alert")).textContent).toContain("could not be added");
  expect(button().dataset.state).toBe("failed");
  expect(succeeded).not.toHaveBeenCalled();
  document.body.removeEventListener("added_to_cart", succeeded);
});

it("is reset and sends nothing when a listener vetoes", async () => {
  const bodies = answerAdd(added);
  const veto = (event: Event) => event.preventDefault();
  document.addEventListener("storefront:item-requested", veto);
  showPage(demoHtml("cart/add-to-cart"));
  fireEvent.click(button());
  await new Promise((resolve) => document.addEventListener("storefront:item-vetoed", resolve, { once: true }));
  document.removeEventListener("storefront:item-requested", veto);
  expect(bodies).toEqual([]);
  expect(button().classList.contains("loading")).toBe(false);
});

it.each([
  ["no settings for it", {}],
  ["null in their place", { wc_add_to_cart_params: null }],
  ["PHP's empty list", { wc_add_to_cart_params: [] }],
])("stays a link in a shop that has switched adding without a reload off: %s", async (_what, addSettings) => {
  const { woocommerce_params: everyPage } = settings;
  const loader = showPage(demoHtml("cart/add-to-cart"), {
    woocommerce_params: { ...everyPage, wc_ajax_url: "/?wc-ajax=%%endpoint%%" },
    ...addSettings,
  });
  fireEvent.pointerOver(button());
  const isFollowed: boolean[] = [];
  const follow = (event: Event) => {
    isFollowed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener("click", follow, { once: true });
  fireEvent.click(button());
  await loader.mount();
  expect(isFollowed).toEqual([true]);
  expect(loader.inspect().find(({ widget }) => widget === "add-to-cart")?.state).toBe("waiting");
});

it("leaves a button to the block scripts that drive it", async () => {
  const printed = demoHtml("cart/add-to-cart").replace('data-widget="add-to-cart"', "");
  const loader = showPage(`${printed}${printed.replace("ajax_add_to_cart", "$& wc-interactive")}`);
  await loader.mount();
  const mounted = loader.inspect().filter(({ widget }) => widget === "add-to-cart");
  expect(mounted.map(({ state }) => state)).toEqual(["mounted"]);
});

it("leads to the cart in a shop that wants that after each add", async () => {
  const bodies = answerAdd(added);
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const redirects = { ...settings.wc_add_to_cart_params, cart_redirect_after_add: "yes" };
  showPage(demoHtml("cart/add-to-cart"), { ...settings, wc_add_to_cart_params: redirects });
  fireEvent.click(button());
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("https://shop.example/cart/"));
  expect(bodies).toHaveLength(1);
  assign.mockRestore();
});

it("leaves another script's mark on the button until it is used again", async () => {
  answerAdd(added);
  const loader = showPage(demoHtml("cart/add-to-cart"));
  button().classList.add("added");
  await loader.mount();
  expect(button().classList.contains("added")).toBe(true);
  fireEvent.click(button());
  expect(["loading", "added"].filter((name) => button().classList.contains(name))).toEqual(["loading"]);
  await screen.findByRole("link", { name: "View cart" });
});

it("keeps what it shows of an add on a card that a filter takes away and puts back", async () => {
  answerAdd(added);
  showPage(`<ul><li class="product">${demoHtml("cart/add-to-cart")}</li></ul>`);
  fireEvent.click(button());
  const link = await screen.findByRole("link", { name: "View cart" });
  const card = button().closest("li") as HTMLElement;
  const list = card.parentElement as HTMLElement;
  const taken = button();
  card.remove();
  await waitFor(() => expect(taken.dataset.state).toBeUndefined());
  list.append(card);
  await waitFor(() => expect(link.isConnected).toBe(true));
  expect(button().classList).toContain("added");
});
