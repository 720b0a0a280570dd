import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it, onTestFinished, vi } from "vitest";
import {
  answer,
  asked,
  demo,
  heard,
  html,
  notice,
  page,
  pressUpdate,
  quantity,
  totals,
  typeQuantity,
} from "#src/testing/cart-form.ts";
import { find } from "#src/testing/find.ts";
import { showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";

it("applies a coupon by its own button, and says which before the page changes", async () => {
  answer(html(demo));
  const codes: unknown[] = [];
  const keep = (event: Event) => codes.push((event as CustomEvent).detail);
  document.addEventListener("storefront:coupon-applied", keep, { once: true });
  fireEvent.input(screen.getByLabelText("Coupon"), { target: { value: "TENOFF" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
  await waitFor(() => expect(codes).toEqual([{ code: "TENOFF" }]));
  expect(asked[0]?.fields).toMatchObject({ coupon_code: "TENOFF", apply_coupon: "Apply coupon" });
  expect(asked[0]?.fields).not.toHaveProperty("update_cart");
  await waitFor(() => expect(heard).toEqual(["applied_coupon", "updated_cart_totals", "updated_wc_div"]));
});

it("keeps a code that is not sent yet when a changed quantity has the form printed anew", async () => {
  fireEvent.input(screen.getByLabelText("Coupon"), { target: { value: "TENOFF" } });
  answer(html(page({ "<strong>$15.00": "<strong>$45.00" })));
  document.body.dispatchEvent(new CustomEvent("storefront:cart-update-requested", { bubbles: true }));
  await waitFor(() => expect(totals()).toBe("$45.00"));
  expect(screen.getByLabelText("Coupon")).toHaveProperty("value", "TENOFF");
});

it("empties the code's field also for who presses Enter in it, and keeps what is typed meanwhile", async () => {
  const code = screen.getByLabelText<HTMLInputElement>("Coupon");
  code.focus();
  const enter = async (typedMeanwhile = "") => {
    const times = asked.length + 1;
    answer(html(page({ 'wrapper">': notice("Coupon applied.") })));
    fireEvent.input(code, { target: { value: "tenoff" } });
    // What a browser does for Enter: the form's first button submits, and the focus stays.
    fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
    if (typedMeanwhile) fireEvent.input(code, { target: { value: typedMeanwhile } });
    await waitFor(() => expect(heard.filter((name) => name === "updated_wc_div")).toHaveLength(times));
    await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(0));
  };
  await enter();
  expect(asked).toHaveLength(1);
  expect(code.value).toBe("");
  await enter("another");
  expect(asked).toHaveLength(2);
  expect(code.value).toBe("another");
});

it("tells beside the code why it is refused, and takes that back as it is corrected", async () => {
  const refused = 'wrapper"><ul class="woocommerce-error" role="alert"><li>Coupon "tenof" does not exist.</li></ul>';
  answer(html(page({ 'wrapper">': refused })));
  const code = screen.getByLabelText<HTMLInputElement>("Coupon");
  fireEvent.input(code, { target: { value: "tenof" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe('Coupon "tenof" does not exist.');
  expect(alert.closest(".coupon")).not.toBeNull();
  expect(alert.id).toBe(code.getAttribute("aria-describedby"));
  expect(code.value).toBe("tenof");
  expect(code.getAttribute("aria-invalid")).toBe("true");
  expect(code.classList.contains("has-error")).toBe(true);
  // An earlier change of a quantity asks for the form again.
  answer(html(demo));
  document.body.dispatchEvent(new CustomEvent("storefront:cart-update-requested", { bubbles: true }));
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(0));
  expect(screen.getByRole("alert")).toBe(alert);
  fireEvent.input(code, { target: { value: "tenoff" } });
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(code.hasAttribute("aria-invalid")).toBe(false);
  expect(code.hasAttribute("aria-describedby")).toBe(false);
  expect(code.classList.contains("has-error")).toBe(false);
});

const totalsBox = '<div class="cart_totals">';

it.each([
  [
    "whose form a theme has put next to the totals",
    (page: string, box: string) =>
      page.replace(totalsBox, `<form action="/cart/" method="post">${box}</form>${totalsBox}`),
  ],
  [
    "that a theme has put into another column than its form",
    (page: string, box: string) =>
      page
        .replace(' data-widget="cart-form"', "")
        .replace("<form ", '<div data-widget="cart-form"><form id="cart" ')
        .replace("</form>", `</form></div>${box.replace(/(?<=<input |<button )/g, 'form="cart" ')}`),
  ],
])("tells it beside a code %s, too", async (_where, move) => {
  const [box = ""] = /<p class="coupon">.*<\/p>/.exec(demo) ?? [];
  const moved = move(demo.replace(box, ""), box);
  answer(html(moved.replace('wrapper">', 'wrapper"><p class="woocommerce-error" role="alert">No such coupon.</p>')));
  showPage(moved);
  const code = screen.getByLabelText<HTMLInputElement>("Coupon");
  fireEvent.input(code, { target: { value: "tenof" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
  expect((await screen.findByRole("alert")).textContent).toBe("No such coupon.");
  expect(code.value).toBe("tenof");
  expect(code.getAttribute("aria-invalid")).toBe("true");
});

/** The page has a nonce for coupons, and the coupon endpoint answers with these words. */
const sayToCoupon = (words: string) => {
  const bodies: string[] = [];
  vi.stubGlobal("wc_cart_params", { apply_coupon_nonce: "n1" });
  onTestFinished(() => void vi.unstubAllGlobals());
  server.use(
    http.post("https://shop.example/", async ({ request }) => {
      if (!request.url.includes("apply_coupon")) return HttpResponse.json({ fragments: [], cart_hash: "" });
      bodies.push(await request.text());
      return HttpResponse.html(words);
    }),
  );
  return bodies;
};

it("applies a coupon by the platform's call, then asks for the form without sending it", async () => {
  answer(html(page({ "<strong>$15.00": "<strong>$13.50" })));
  const bodies = sayToCoupon('<div class="woocommerce-message" role="alert">Coupon code applied successfully.</div>');
  fireEvent.input(screen.getByLabelText("Coupon"), { target: { value: "tenoff" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
  const words = await screen.findByText("Coupon code applied successfully.");
  expect(words.closest(".woocommerce-notices-wrapper")).not.toBeNull();
  expect(bodies).toEqual(["security=n1&coupon_code=tenoff"]);
  expect(asked.map(({ fields }) => "apply_coupon" in fields || "update_cart" in fields)).toEqual([false]);
  expect(totals()).toBe("$13.50");
  await waitFor(() => expect(heard).toEqual(["applied_coupon", "updated_cart_totals", "updated_wc_div"]));
});

it("asks for an empty code where a theme has put the field outside the button's form, as the form itself does", async () => {
  answer(html(demo));
  const bodies = sayToCoupon('<ul class="woocommerce-error" role="alert"><li>Please enter a coupon code.</li></ul>');
  document.body.append(screen.getByLabelText("Coupon"));
  fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
  await screen.findByText("Please enter a coupon code.");
  expect(bodies).toEqual(["security=n1&coupon_code="]);
});

it.each([
  ["taken", '<div class="woocommerce-message" role="alert">Coupon code applied successfully.</div>'],
  ["refused", '<ul class="woocommerce-error" role="alert"><li>Coupon "tenoff" does not exist.</li></ul>'],
])("keeps a quantity that is typed and not sent while a coupon is %s", async (_how, words) => {
  answer(html(demo));
  sayToCoupon(words);
  await typeQuantity("3");
  fireEvent.input(screen.getByLabelText("Coupon"), { target: { value: "tenoff" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
  await waitFor(() => expect(heard).toContain("updated_wc_div"));
  expect(quantity().value).toBe("3");
  answer(html(page({ 'value="1"': 'value="2"' })));
  pressUpdate();
  await waitFor(() => expect(quantity().value).toBe("2"));
  expect(asked.at(-1)?.fields).toMatchObject({ [quantity().name]: "3" });
});

it.each([
  ["not answered", ""],
  [
    "answered with another page",
    '<!doctype html><html lang="en"><body><div class="woocommerce-info">Please log in.</div></body></html>',
  ],
])("sends the code with the form where the platform's call is %s", async (_how, said) => {
  answer(html(page({ 'wrapper">': notice("Coupon applied.") })));
  const bodies = sayToCoupon(said);
  fireEvent.input(screen.getByLabelText("Coupon"), { target: { value: "tenoff" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
  await screen.findByText("Coupon applied.");
  expect(bodies).toHaveLength(1);
  expect(asked[0]?.fields).toMatchObject({ coupon_code: "tenoff", apply_coupon: "Apply coupon" });
  expect(screen.queryByText("Please log in.")).toBeNull();
});

it("sends the code once more with the form where its nonce is too old", async () => {
  const stale = page({ 'value="4f0db09316"': 'value="fresh"' });
  answer(() => HttpResponse.html(asked.length < 2 ? stale : page({ 'wrapper">': notice("Coupon applied.") })));
  fireEvent.input(screen.getByLabelText("Coupon"), { target: { value: "tenoff" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
  await screen.findByText("Coupon applied.");
  expect(asked.map(({ fields }) => [fields.coupon_code, fields["woocommerce-cart-nonce"]])).toEqual([
    ["tenoff", "4f0db09316"],
    ["tenoff", "fresh"],
  ]);
});

it.each([
  ["missing", "", "Please enter a coupon code."],
  ["wrong", "tenof", 'Coupon "tenof" does not exist.'],
])("tells beside the code, by the platform's call, that it is %s", async (_what, code, text) => {
  answer(html(demo));
  sayToCoupon(`<ul class="woocommerce-error" role="alert"><li>${text}</li></ul>`);
  fireEvent.input(screen.getByLabelText("Coupon"), { target: { value: code } });
  fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe(text);
  expect(screen.getByLabelText<HTMLInputElement>("Coupon").value).toBe(code);
  expect(screen.getByLabelText("Coupon").getAttribute("aria-describedby")).toBe(alert.id);
});

it("does not blame a coupon for what the shop says of the cart anyway", async () => {
  const soldOut = '<ul class="woocommerce-error" role="alert"><li>The mug is sold out.</li></ul>';
  find(".woocommerce-notices-wrapper").insertAdjacentHTML("beforeend", soldOut);
  answer(html(page({ 'wrapper">': notice("Coupon applied.").replace("</div>", `</div>${soldOut}`) })));
  const code = screen.getByLabelText<HTMLInputElement>("Coupon");
  fireEvent.input(code, { target: { value: "tenoff" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
  await screen.findByText("Coupon applied.");
  expect(screen.getByText("The mug is sold out.").closest(".coupon")).toBeNull();
  expect(code.hasAttribute("aria-invalid")).toBe(false);
  expect(code.value).toBe("");
});

it.each([
  ["taken", '<div class="woocommerce-message" role="alert">Coupon applied.</div>', ""],
  ["refused", '<ul class="woocommerce-error" role="alert"><li>No such coupon.</li></ul>', "No such coupon."],
])("does not blame a coupon that is %s for a product that has sold out meanwhile", async (_how, words, refusal) => {
  answer(html(page({ 'wrapper">': 'wrapper"><p class="woocommerce-error" role="alert">The mug is sold out.</p>' })));
  sayToCoupon(words);
  const code = screen.getByLabelText<HTMLInputElement>("Coupon");
  fireEvent.input(code, { target: { value: "tenoff" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply coupon" }));
  const soldOut = await screen.findByText("The mug is sold out.");
  expect(soldOut.closest(".woocommerce-notices-wrapper")).not.toBeNull();
  await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(0));
  expect(document.querySelector(".coupon-error-notice")?.textContent ?? "").toBe(refusal);
  expect(code.hasAttribute("aria-invalid")).toBe(refusal !== "");
  expect(code.value).toBe(refusal && "tenoff");
});

it("takes a coupon out by its link, and says which before the page changes", async () => {
  const link =
    '<a role="button" class="woocommerce-remove-coupon" data-coupon="tenoff" href="/cart/?remove_coupon=tenoff">[Remove]</a>';
  find(".cart_totals").insertAdjacentHTML("beforeend", link);
  answer(html(demo));
  const codes: unknown[] = [];
  const keep = (event: Event) => codes.push((event as CustomEvent).detail);
  document.addEventListener("storefront:coupon-removed", keep, { once: true });
  fireEvent.click(screen.getByRole("button", { name: "[Remove]" }));
  await waitFor(() => expect(heard).toEqual(["removed_coupon", "updated_cart_totals", "updated_wc_div"]));
  expect(codes).toEqual([{ code: "tenoff" }]);
  expect(asked[0]?.query).toBe("?remove_coupon=tenoff");
  await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(0));
  expect(heard).not.toContain("item_removed_from_classic_cart");
});

it("takes a coupon out without a word where the shop has none", async () => {
  const link = '<a role="button" class="woocommerce-remove-coupon" data-coupon="tenoff" href="/cart/">[Remove]</a>';
  find(".cart_totals").insertAdjacentHTML("beforeend", link);
  answer(html(demo));
  server.use(http.post("https://shop.example/", () => new HttpResponse("-1", { status: 403 })));
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole("button", { name: "[Remove]" }));
  await waitFor(() => expect(heard).toEqual(["removed_coupon", "updated_cart_totals", "updated_wc_div"]));
  expect(assign).not.toHaveBeenCalled();
});

it("shows what the shop says to a coupon that is taken out", async () => {
  vi.stubGlobal("wc_cart_params", { remove_coupon_nonce: "n1" });
  const link =
    '<a role="button" class="woocommerce-remove-coupon" data-coupon="tenoff" href="/cart/?remove_coupon=tenoff">[Remove]</a>';
  find(".cart_totals").insertAdjacentHTML("beforeend", link);
  answer(html(demo));
  const bodies: string[] = [];
  server.use(
    http.post("https://shop.example/", async ({ request }) => {
      if (!request.url.includes("remove_coupon")) return HttpResponse.json({ fragments: [], cart_hash: "" });
      bodies.push(await request.text());
      return HttpResponse.html('<div class="woocommerce-message" role="alert">Coupon has been removed.</div>');
    }),
  );
  fireEvent.click(screen.getByRole("button", { name: "[Remove]" }));
  expect((await screen.findByText("Coupon has been removed.")).closest(".woocommerce-notices-wrapper")).not.toBeNull();
  expect(bodies).toEqual(["security=n1&coupon=tenoff"]);
  // The coupon's link would remove it a second time.
  expect(asked.map(({ query }) => query)).toEqual([""]);
  expect(screen.queryByRole("button", { name: "[Remove]" })).toBeNull();
  vi.unstubAllGlobals();
});
