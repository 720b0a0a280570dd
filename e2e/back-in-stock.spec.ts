import type { Locator, Page } from "@playwright/test";
import { mockCaptchas } from "./captcha-providers.ts";
import { expect, test } from "./fixtures.ts";
import { chunk, rewrite, watchChunks } from "./network.ts";
import { card, visit } from "./storefront.ts";

const TEAPOT = "/product/salt-glaze-teapot/";
const SOCKS = "/product/ribbed-wool-socks/";

const SUBSCRIBED = "You have successfully subscribed";
const ALREADY = "you have already subscribed";
const SECURITY = "Something went wrong, please try after sometime";

const form = (root: Page | Locator) => root.locator(".cwginstock-subscribe-form");
const button = (root: Page | Locator) => form(root).getByRole("button", { name: "Subscribe Now" });

const enter = async (root: Page | Locator, email: string) => {
  await form(root).getByPlaceholder("Your Name").fill("Ada");
  await form(root).getByPlaceholder("Your Email Address").fill(email);
};

const subscribe = async (root: Page | Locator, email: string) => {
  await enter(root, email);
  await button(root).click();
};

test("a shopper subscribes to a sold-out variation, is known the second time, and stale nonces do not matter", async ({
  page,
  shop,
  problems,
  expectAccessible,
}) => {
  test.slow();
  await visit(page, SOCKS);
  await page.getByLabel("Colour").selectOption("berry");
  await page.getByLabel("Size").selectOption("large");
  await expect(form(page)).toHaveCount(1);
  await page.getByLabel("Size").selectOption("small");
  await expect(form(page).filter({ visible: true }), "a variation in stock").toHaveCount(0);
  await page.getByLabel("Size").selectOption("large");
  await expect(form(page)).toBeVisible();
  await button(page).click();
  await expect(form(page)).toContainText("Name cannot be empty");
  await expectAccessible("a form with a problem", ".cwginstock-subscribe-form");

  await subscribe(page, "ada@example.com");
  await expect(form(page)).toContainText(SUBSCRIBED);
  await expectAccessible("a form that was accepted", ".cwginstock-subscribe-form");
  await button(page).click();
  await expect(form(page)).toContainText(ALREADY);
  await expectAccessible("a form whose shopper is known", ".cwginstock-subscribe-form");

  await shop.expireNonces();
  problems.expect(/403 \(Forbidden\)/);
  await subscribe(page, "grace@example.com");
  await expect(form(page)).toContainText(SUBSCRIBED);
  const sent = await shop.requests("cwginstock_product_subscribe");
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 403, 200]);
  expect(sent[0]?.fields).toMatchObject({ product_id: "121", variation_id: "6052", subscriber_name: "Ada" });
});

test("the countries of the phone field can be read in a shop whose letters are bright, and searched", async ({
  page,
}) => {
  await visit(page, `${TEAPOT}?alert=phone`);
  await form(page).evaluate((node) => {
    node.style.color = "#eee";
    // Some of the plugin's own designs clip the form, for their round corners.
    node.classList.add("cwg-design");
    node.style.overflow = "hidden";
    // A theme's quick view lies above everything else.
    node.style.cssText += "position: relative; z-index: 99999; padding-block-end: 20rem";
  });
  await form(page).getByRole("textbox", { name: "Phone" }).click();
  await form(page).getByRole("button", { name: "change the country" }).click();
  const countries = page.locator(".iti__country-selector");
  await expect(countries).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(countries).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(countries).toBeInViewport({ ratio: 1 });
  await countries.getByRole("option", { name: "Panama" }).click({ trial: true, timeout: 2000 });
  // Most themes leave no room for an icon in a search field, so the text would cover it.
  await expect(countries.getByRole("combobox").locator("..").locator("svg").filter({ visible: true })).toHaveCount(0);
});

test("a shop whose plugin takes the form by its REST route subscribes, with a stale nonce too", async ({
  page,
  shop,
  problems,
}) => {
  await visit(page, `${TEAPOT}?alert=rest`);
  await shop.expireNonces();
  problems.expect(/403 \(Forbidden\)/);
  await subscribe(page, "ada@example.com");
  await expect(form(page)).toContainText(SUBSCRIBED);
  const sent = await shop.requests("back-in-stock/v1/subscriber/create");
  expect(sent.map(({ status }) => status)).toEqual([403, 200]);
});

test("what sends the form comes while the shopper types", async ({ page }) => {
  await visit(page, TEAPOT);
  const client = page.waitForRequest(chunk("request"));
  await enter(page, "ada@example.com");
  await client;
});

test("a refused captcha is told, starts over, and the next one is accepted", async ({
  page,
  context,
  problems,
  expectAccessible,
}) => {
  const asked = await mockCaptchas(context);
  problems.expect(/403 \(Forbidden\)/);
  await visit(page, `${TEAPOT}?alert=turnstile`);
  await expect(button(page)).toBeDisabled();
  expect(asked).toEqual([]);
  await enter(page, "ada@example.com");
  const box = form(page).getByRole("button", { name: "Verify you are human" });
  await box.click();
  await expect(button(page)).toBeEnabled();
  await button(page).click();
  await expect(form(page)).toContainText(SECURITY);
  await expect(button(page)).toBeDisabled();
  await expectAccessible("a form whose captcha was refused", ".cwginstock-subscribe-form");
  await box.click();
  await button(page).click();
  await expect(form(page)).toContainText(SUBSCRIBED);
  expect(asked).toEqual(["https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit"]);
});

for (const [name, words] of [
  ["reCAPTCHA v2", "recaptcha,verify"],
  ["reCAPTCHA v3", "score"],
] as const) {
  test(`${name} is loaded when the shopper turns to the form, once`, async ({ page, context }) => {
    const asked = await mockCaptchas(context);
    await visit(page, `${TEAPOT}?alert=${words}`);
    expect(asked).toEqual([]);
    await enter(page, "ada@example.com");
    if (words !== "score") await form(page).getByRole("button", { name: "I am not a robot" }).click();
    await expect(button(page)).toBeEnabled();
    await button(page).click();
    await expect(form(page)).toContainText(SUBSCRIBED);
    expect(asked).toHaveLength(1);
  });
}

test("the popup of a listing is worked by keyboard alone and gives the focus back", async ({
  page,
  shop,
  expectAccessible,
}) => {
  await visit(page, "/product-category/kitchen/");
  const trigger = card(page, "Salt-glaze teapot").getByRole("button", { name: "Tell me when it is back" });
  await trigger.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Email when stock available" });
  await expect(dialog.getByPlaceholder("Your Name")).toBeFocused();
  await expectAccessible("the opened popup", "dialog");
  await page.keyboard.type("Ada");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ada@example.com");
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(SUBSCRIBED);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(trigger).toBeFocused();
  const [opened] = await shop.requests("cwg_trigger_popup_ajax");
  expect(opened?.fields).toMatchObject({ product_id: "107", variation_id: "", quantity: "" });
});

test("a popup opens on a page from a cache, whose nonce is stale, and closes by its button and a press beside it, not by a selection that ends there", async ({
  page,
  shop,
}) => {
  // Under a strict policy each answer's inline styles have a nonce of that answer, so the page must not apply them.
  await rewrite(page, /storefront-fresh=/, (html) => `<style nonce="other">p{}</style>${html}`);
  await visit(page, "/product-category/kitchen/");
  await shop.expireNonces();
  const trigger = card(page, "Salt-glaze teapot").getByRole("button", { name: "Tell me when it is back" });
  await trigger.click();
  const dialog = page.getByRole("dialog", { name: "Email when stock available" });
  await dialog.getByRole("button", { name: "Close this dialog" }).click();
  await expect(dialog).toHaveCount(0);
  await trigger.click();
  await expect(dialog).toBeVisible();
  const width = await dialog.evaluate((element) => getComputedStyle(element).width);
  expect(width).toBe("512px");
  await enter(dialog, "ada@example.com");
  await dialog.getByPlaceholder("Your Email Address").hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog.getByPlaceholder("Your Email Address")).toHaveValue("ada@example.com");
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});

test("a popup that an extension hides or takes away gives the page back", async ({ page }) => {
  await visit(page, "/product-category/kitchen/");
  const trigger = card(page, "Salt-glaze teapot").getByRole("button", { name: "Tell me when it is back" });
  const popup = page.locator(".sw-popup");
  for (const block of [
    (element: Element) => element.setAttribute("style", "display: none !important"),
    (element: Element) => element.remove(),
  ]) {
    await trigger.click();
    await popup.evaluate(block);
    await expect(trigger).toBeFocused();
    await expect(popup).toHaveCount(0);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  }
});

test("reCAPTCHA's puzzle, which it lays over the page, can be solved for a popup's form", async ({ page, context }) => {
  await mockCaptchas(context);
  await visit(page, "/product-category/kitchen/?alert=popup,recaptcha,verify");
  await card(page, "Salt-glaze teapot").getByRole("button", { name: "Tell me when it is back" }).click();
  const dialog = page.getByRole("dialog", { name: "Email when stock available" });
  await enter(dialog, "ada@example.com");
  const box = dialog.getByRole("button", { name: "I am not a robot" });
  await expect(box).toBeVisible();
  await page.evaluate(() => {
    const puzzle = document.createElement("button");
    puzzle.style.cssText = "position: absolute; top: 100px; left: 100px; z-index: 2000000000";
    puzzle.textContent = "Verify";
    puzzle.onclick = () => puzzle.remove();
    document.body.append(puzzle);
  });
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await box.click();
  await button(dialog).click();
  await expect(dialog).toContainText(SUBSCRIBED);
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});

test("a popup whose captcha's script never comes gives the page back", async ({ page }) => {
  await page.route("https://www.google.com/**", () => {});
  await page.clock.install();
  await visit(page, "/product-category/kitchen/?alert=popup,score");
  await card(page, "Salt-glaze teapot").getByRole("button", { name: "Tell me when it is back" }).click();
  const block = page.locator(".sw-popup-loading");
  await expect(block).toBeVisible();
  await expect(page.locator('script[src*="recaptcha"]')).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expect(block).toHaveCount(0);
});

test("a popup stands in the middle of the window under the sheet of the plugin's dialog library", async ({ page }) => {
  await visit(page, "/product-category/kitchen/");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .swal2-container { display: flex; position: fixed; inset: 0; z-index: 1060; pointer-events: none }
      .swal2-popup { display: none; position: relative; width: 20em }
      .swal2-container .swal2-close { color: purple }`);
    document.adoptedStyleSheets.push(sheet);
    document.body.style.minHeight = "4000px";
    window.scrollTo({ top: 900, behavior: "instant" });
  });
  // By keyboard, because a click would scroll the page to the button.
  await card(page, "Salt-glaze teapot")
    .getByRole("button", { name: "Tell me when it is back" })
    .evaluate((trigger) => {
      trigger.focus({ preventScroll: true });
    });
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Email when stock available" });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await expect(dialog).toHaveCSS("width", "320px");
  await expect(dialog.getByRole("button", { name: "Close this dialog" })).toHaveCSS("color", "rgb(128, 0, 128)");
  await expect(dialog.locator(".swal2-html-container")).toContainText("Email when stock available");
  await dialog.getByPlaceholder("Your Email Address").click();
  // Another script's message: the library makes room for it.
  await page.evaluate(() => document.querySelector(".swal2-container")?.remove());
  await expect(card(page, "Salt-glaze teapot").locator(".cwg_popup_submit")).toHaveAttribute("data-state", "closed");
  await expect(page.locator("html")).not.toHaveClass(/bde-stop-scrolling/);
});

test("the phone field has its library on focus, and its number rules in a file of their own", async ({
  page,
  shop,
  expectAccessible,
}) => {
  test.slow();
  const asked = watchChunks(page);
  const phone = form(page).getByRole("textbox", { name: "Phone" });
  await visit(page, `${TEAPOT}?alert=phone`);
  await enter(page, "ada@example.com");
  expect(asked("phone-setup-io")).toEqual([]);
  await phone.click();
  await expect(form(page).locator(".iti")).toBeVisible();
  expect(asked("phone-setup-io")).toHaveLength(1);
  // No second click: the library must not have taken the focus away.
  await page.keyboard.type("12");
  await button(page).click();
  await expect(form(page)).toContainText("Phone Number too short");
  await expectAccessible("the enhanced phone field", ".cwginstock-subscribe-form");
  await form(page).getByRole("button", { name: "change the country" }).click();
  await expect(page.getByRole("dialog", { name: "Countries" })).toBeVisible();
  await expectAccessible("the list of countries", "[role=dialog]");
  await page.keyboard.press("Escape");
  await phone.fill("07400 123456");
  await button(page).click();
  await expect(form(page)).toContainText(SUBSCRIBED);
  const [sent] = await shop.requests("cwginstock_product_subscribe");
  expect(sent?.fields.subscriber_phone).toBe("+447400123456");
  expect(JSON.parse(sent?.fields.subscriber_phone_meta ?? "")).toMatchObject({ iso2: "gb" });
});

test("axe finds nothing in the list of countries that covers a phone", { tag: "@phone-only" }, async ({
  page,
  expectAccessible,
}) => {
  await visit(page, `${TEAPOT}?alert=phone`);
  await form(page).getByRole("textbox", { name: "Phone" }).click();
  await form(page).getByRole("button", { name: "change the country" }).click();
  await expect(page.getByRole("dialog", { name: "Countries" })).toBeVisible();
  await expectAccessible("the list of countries", "[role=dialog]");
});

test("in a shopper's own colours it is seen which country the arrow keys have led to", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, `${TEAPOT}?alert=phone`);
  await form(page).getByRole("textbox", { name: "Phone" }).click();
  await form(page).getByRole("button", { name: "change the country" }).press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "United States" })).toHaveCSS("outline-style", "solid");
  await expect(page.getByRole("option", { name: "United Kingdom" })).toHaveCSS("outline-style", "none");
});

test("the countries of a popup's phone field are not cut off: in a low window, a turned one, a wide one, from right to left", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, "/product-category/kitchen/?alert=popup,phone");
  await card(page, "Salt-glaze teapot").getByRole("button", { name: "Tell me when it is back" }).click();
  const dialog = page.getByRole("dialog", { name: "Email when stock available" });
  await dialog.getByRole("textbox", { name: "Phone" }).click();
  const country = dialog.getByRole("button", { name: "change the country" });
  const countries = page.getByRole("listbox");
  await country.click();
  await expect(countries).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(countries).toBeInViewport({ ratio: 1 });
  expect((await countries.boundingBox())?.width).toBeGreaterThan(200);
  await page.getByRole("option", { name: "Panama" }).click();
  await expect(country).toContainText("+507");
  await page.setViewportSize({ width: 1280, height: 800 });
  await country.click();
  await expect(countries).toBeInViewport({ ratio: 1 });
  await page.getByRole("option", { name: "Panama" }).click();
  await page.evaluate(() => {
    document.dir = "rtl";
  });
  await country.click();
  await expect(countries).toBeInViewport({ ratio: 1 });
});

const HOSTILE =
  '<h4 id="hostile">Hello</h4><img src="/nothing.svg" onerror="window.wasHacked = 1"><script>window.wasHacked = 1</script><a href="javascript:window.wasHacked=1">Go</a><iframe srcdoc="<script>parent.wasHacked=1</script>"></iframe>';

test("nothing in the shop's words or popup can run script", async ({ page, problems }) => {
  problems.tolerate(/nothing\.svg/, /frame-src|Content Security Policy/);
  await page.route("**/admin-ajax.php", (route) => {
    const isPopup = route.request().postData()?.includes("cwg_trigger_popup_ajax");
    return isPopup
      ? route.fulfill({ contentType: "text/html", body: HOSTILE })
      : route.fulfill({ contentType: "application/json", body: JSON.stringify({ msg: HOSTILE }) });
  });
  await visit(page, TEAPOT);
  await subscribe(page, "ada@example.com");
  await expect(form(page)).toContainText("Hello");
  await form(page).getByText("Go", { exact: true }).click();
  await visit(page, "/product-category/kitchen/");
  await card(page, "Salt-glaze teapot").getByRole("button", { name: "Tell me when it is back" }).click();
  await expect(page.getByRole("dialog", { name: "Hello" })).toBeVisible();
  expect(await page.evaluate(() => "wasHacked" in window)).toBe(false);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form stands there, and what can be bought still is", async ({ page }) => {
    await page.goto(TEAPOT);
    await expect(form(page)).toBeVisible();
    await page.goto("/product/beeswax-pillar-candle/");
    const buy = page.locator("form.cart");
    await buy.getByRole("spinbutton").fill("6");
    await buy.getByRole("button", { name: "Add to cart" }).click();
    await page.goto("/cart/");
    await expect(page.locator(".cart-subtotal")).toContainText("118.80");
  });
});
