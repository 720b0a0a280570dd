import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";

const cwginstock = {
  ajax_url: "/wp-json/back-in-stock/v1/subscriber/create/",
  default_ajax_url: "/wp-admin/admin-ajax.php",
  enable_recaptcha: "2",
};

const FORM = demoHtml("stock-alert/subscribe-form");
const DENIED = "Unable to verify details, please try again after some time";

let asked: Record<string, string>[] = [];

const answer = (respond: (fields: Record<string, string>) => Response | Promise<Response>) => {
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async ({ request }) => {
      const fields = Object.fromEntries(new URLSearchParams(await request.text()));
      asked.push(fields);
      return respond(fields);
    }),
  );
};

beforeEach(() => {
  asked = [];
  answer(() => HttpResponse.html(FORM));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (changes: object = {}) =>
  showPage(demoHtml("stock-alert/subscribe-popup"), { ...settings, cwginstock: { ...cwginstock, ...changes } });

const trigger = () => screen.getByRole("button", { name: "Notify me" });
const dialog = () => screen.findByRole("dialog", { name: "Email when stock available" });
const loadingBlock = () => document.querySelector(".sw-popup-loading");

it("shows a loading block, then the shop's form in a dialog that has the focus", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer(async () => {
    await held;
    return HttpResponse.html(FORM);
  });
  show();
  fireEvent.click(trigger());
  await waitFor(() => expect(loadingBlock()).not.toBeNull());
  expect(trigger().ariaBusy).toBe("true");
  release();
  const popup = await dialog();
  expect(loadingBlock()).toBeNull();
  expect(trigger().ariaBusy).toBeNull();
  // Themes style these classes, and the dialog library clears its layer for the next message.
  expect(popup.matches(".swal2-container > .swal2-popup")).toBe(true);
  expect(document.activeElement).toBe(screen.getByPlaceholderText("Your Name"));
  expect(screen.getByRole("button", { name: "Close this dialog" }).closest("dialog")).toBe(popup);
  expect(asked).toEqual([
    { action: "cwg_trigger_popup_ajax", product_id: "14", variation_id: "", quantity: "", security: "trigger-nonce" },
  ]);
});

it("does not open any more after Escape while it loads, until it is pressed again", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  answer(() => held.then(() => HttpResponse.html(FORM)));
  show();
  fireEvent.click(trigger());
  await waitFor(() => expect(loadingBlock()).not.toBeNull());
  expect(fireEvent.keyDown(trigger(), { key: "Escape" })).toBe(false);
  await waitFor(() => expect(loadingBlock()).toBeNull());
  const answered = new Promise((resolve) => server.events.on("response:mocked", resolve));
  release();
  await answered;
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(trigger());
  expect(await dialog()).toBeTruthy();
});

it("opens by a link that only its mark names, and does not follow it", async () => {
  showPage(
    '<a href="/product/mug/" data-widget="subscribe-popup" data-product_id="14" data-variation_id="21" data-quantity="3">Tell me</a>',
    {
      ...settings,
      cwginstock,
    },
  );
  expect(fireEvent.click(screen.getByRole("link", { name: "Tell me" }))).toBe(false);
  expect(await dialog()).toBeTruthy();
  expect(asked[0]).toMatchObject({ product_id: "14", variation_id: "21", quantity: "3" });
});

it("opens where only the plugin's script for forms is on the page", async () => {
  vi.stubGlobal("instock_notifier", {});
  show();
  fireEvent.click(trigger());
  expect(await dialog()).toBeTruthy();
  vi.unstubAllGlobals();
});

it("opens nothing beside the plugin's own script", async () => {
  vi.stubGlobal("popup_notifier", {});
  show();
  expect(fireEvent.click(trigger())).toBe(true);
  await vi.dynamicImportSettled();
  expect(loadingBlock()).toBeNull();
});

it("tells other scripts of opening and closing, and gives the focus back", async () => {
  const heard: string[] = [];
  for (const name of ["cwginstock_popup_open_callback", "cwginstock_popup_close_callback"]) {
    document.addEventListener(name, () => heard.push(name), { once: true });
  }
  show();
  fireEvent.click(trigger());
  await dialog();
  fireEvent.click(screen.getByRole("button", { name: "Close this dialog" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(heard).toEqual(["cwginstock_popup_open_callback", "cwginstock_popup_close_callback"]);
  expect(document.querySelector(".swal2-container")).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

it("leaves the focus with another script's message that takes the popup's place", async () => {
  show();
  fireEvent.click(trigger());
  const popup = await dialog();
  const message = document.createElement("button");
  document.body.append(message);
  popup.parentElement?.remove();
  message.focus();
  fireEvent(popup, new Event("close"));
  await waitFor(() => expect(trigger().dataset.state).toBe("closed"));
  expect(document.activeElement).toBe(message);
});

it("tells captchas of other plugins, which wait at jQuery's requests, that their place is there", async () => {
  vi.stubGlobal("jQuery", jquery);
  const drawn = vi.fn();
  const hear = (_event: Event, _request: unknown, sent: unknown) => {
    const { data } = sent as { data: string };
    const id = new URLSearchParams(data).get("product_id");
    drawn(data, document.querySelector(`dialog [name="cwg-product-id"][value="${id}"]`)?.isConnected);
  };
  jquery(document).on("ajaxSuccess", hear);
  show();
  fireEvent.click(trigger());
  await dialog();
  jquery(document).off("ajaxSuccess", hear);
  expect(drawn.mock.calls).toEqual([["action=cwg_trigger_popup_ajax&product_id=14", true]]);
});

it("tells them of its product where the shop has no form for this shopper", async () => {
  answer(() => HttpResponse.html('<p class="cwg-guest-message">Please log in</p>'));
  const heard = new Promise<Event>((resolve) => {
    document.addEventListener("ajaxSuccess", resolve, { once: true });
  });
  show();
  fireEvent.click(trigger());
  const { detail } = (await heard) as CustomEvent;
  expect(detail[1].data).toBe("action=cwg_trigger_popup_ajax&product_id=14");
});

it("holds the page while it is open, and lets it go with its button", async () => {
  show();
  const button = trigger();
  fireEvent.click(button);
  await dialog();
  expect(document.documentElement.className).toBe("bde-stop-scrolling");
  button.remove();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.documentElement.className).toBe("");
});

it.each([
  ["reCAPTCHA", "Escape", "g-recaptcha", (popup: Element) => fireEvent.keyDown(popup, { key: "Escape" })],
  ["reCAPTCHA", "Escape after a puzzle", "g-recaptcha", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  [
    "hCaptcha",
    "a press beside it",
    "h-captcha",
    () => fireEvent.pointerDown(document.body) && fireEvent.click(document.body, { clientX: 5 }),
  ],
])("leaves room for puzzles of %s over the page, which stands still, and closes by %s", async (...row) => {
  const [, , captcha, close] = row;
  const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  answer(() => HttpResponse.html(`${FORM}<div class="${captcha}"></div>`));
  const page = document.createElement("main");
  show();
  document.body.append(page);
  fireEvent.click(trigger());
  const popup = await dialog();
  const puzzle = document.body.appendChild(document.createElement("div"));
  expect(showModal).not.toHaveBeenCalled();
  expect([popup.ariaModal, page.inert, puzzle.inert]).toEqual(["true", true, false]);
  fireEvent.click(puzzle);
  expect(screen.queryByRole("dialog")).toBe(popup);
  close(popup);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(page.inert).toBe(false);
  expect(document.activeElement).toBe(trigger());
});

it("names its closing in the shop's words", async () => {
  vi.stubGlobal("storefront_messages", { closeDialog: "Fenster schließen" });
  show();
  fireEvent.click(trigger());
  await dialog();
  expect(screen.getByRole("button", { name: "Fenster schließen" }).textContent).toBe("×");
});

it("shows the loading block over the quick view from which it is opened", async () => {
  answer(() => new Promise(() => {}));
  show();
  const quickView = document.createElement("dialog");
  trigger().replaceWith(quickView);
  quickView.innerHTML = demoHtml("stock-alert/subscribe-popup");
  quickView.showModal();
  fireEvent.click(trigger());
  await waitFor(() => expect(loadingBlock()?.parentElement).toBe(quickView));
});

it("closes alone by Escape, not together with the quick view from which it was opened", async () => {
  show();
  fireEvent.click(trigger());
  // An unprevented Escape closes the browser's topmost dialog, and the popup is gone by then.
  expect(fireEvent.keyDown(await dialog(), { key: "Escape" })).toBe(false);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("stays where Escape gives up what an input method composes, or is answered in the popup", async () => {
  show();
  fireEvent.click(trigger());
  const popup = await dialog();
  fireEvent.keyDown(popup, { key: "Escape", keyCode: 229 });
  expect(popup.isConnected).toBe(true);
  expect((popup as HTMLDialogElement).open).toBe(true);
  const field = screen.getByPlaceholderText("Your Name");
  fireEvent.keyDown(field, { key: "a" });
  field.addEventListener("keydown", (event) => event.preventDefault());
  fireEvent.keyDown(field, { key: "Escape" });
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole("dialog")).not.toBeNull();
});

it("asks once, however often the shopper presses, and again after closing", async () => {
  show();
  fireEvent.click(trigger());
  fireEvent.click(trigger());
  await dialog();
  fireEvent.click(screen.getByRole("button", { name: "Close this dialog" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.click(trigger());
  await dialog();
  expect(asked).toHaveLength(2);
});

it("opens one popup, though the keyboard reaches another button while it is loading", async () => {
  const held = Promise.withResolvers<void>();
  answer(async () => {
    await held.promise;
    return HttpResponse.html(FORM);
  });
  const html = demoHtml("stock-alert/subscribe-popup");
  showPage(html + html.replace('value="Notify me"', 'value="Other"'), { ...settings, cwginstock });
  fireEvent.click(trigger());
  await waitFor(() => expect(loadingBlock()).not.toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Other" }));
  held.resolve();
  await dialog();
  expect(asked).toHaveLength(1);
});

it("opens one popup in a table that lets no click out", async () => {
  vi.stubGlobal("wc_bulk_variations_params", {});
  const button = demoHtml("stock-alert/subscribe-popup").match(/<input[^>]*>/)?.[0] ?? "";
  showPage(
    `<table><tbody><tr><td>${button}</td></tr></tbody></table>${button.replace('value="Notify me"', 'value="Other"')}`,
    {
      ...settings,
      cwginstock,
    },
  );
  document.querySelector("table")?.addEventListener("click", (event) => event.stopPropagation());
  expect(fireEvent.click(trigger())).toBe(false);
  await dialog();
  fireEvent.click(screen.getByRole("button", { name: "Close this dialog" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Other" }));
  await dialog();
  expect(asked).toHaveLength(2);
});

it("gets a fresh nonce from the page when the shop calls its own stale", async () => {
  answer(({ security }) => (security === "fresh" ? HttpResponse.html(FORM) : HttpResponse.html(DENIED)));
  const page = demoHtml("stock-alert/subscribe-popup").replace("trigger-nonce", "fresh");
  server.use(http.get("*/shop/", () => HttpResponse.html(page)));
  show();
  fireEvent.click(trigger());
  await dialog();
  expect(asked.map(({ security }) => security)).toEqual(["trigger-nonce", "fresh"]);
});

it("shows the shop's refusal in the dialog when a fresh nonce does not help", async () => {
  answer(() => HttpResponse.html(DENIED));
  server.use(http.get("*/shop/", () => HttpResponse.html(demoHtml("stock-alert/subscribe-popup"))));
  show();
  fireEvent.click(trigger());
  expect((await screen.findByRole("dialog", { name: "Notify me" })).textContent).toContain(DENIED);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close this dialog" }));
});

it.each([
  ["the shop is down", () => new HttpResponse("", { status: 500 })],
  ["the network is gone", () => HttpResponse.error()],
  ["the product can be bought again", () => HttpResponse.html("")],
  ["a login page answers", () => HttpResponse.html("\n<!DOCTYPE html><html><body><form>Log in</form></body></html>")],
  ["JSON answers", () => HttpResponse.json({ success: false })],
])("removes the loading block silently when %s", async (_case, respond) => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  answer(respond);
  server.use(http.get("*/shop/", () => HttpResponse.html(demoHtml("stock-alert/subscribe-popup"))));
  show();
  fireEvent.click(trigger());
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(trigger().dataset.state).toBe("closed"));
  expect(loadingBlock()).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("runs no script that comes with the popup", async () => {
  answer(() =>
    HttpResponse.html(
      '<h4 id="t">Hello</h4><script>window.wasHacked=1</script><img src="x" onerror="window.wasHacked=1">',
    ),
  );
  server.use(http.get("*/shop/", () => HttpResponse.html("")));
  show();
  fireEvent.click(trigger());
  const popup = await screen.findByRole("dialog", { name: "Hello" });
  expect(popup.querySelector("script")).toBeNull();
  expect(popup.querySelector("img")?.hasAttribute("onerror")).toBe(false);
});

it("sends a score's token in the place of the nonce", async () => {
  const execute = vi.fn(async (_key: string, { action }: { action: string }) => `${action}-token`);
  vi.stubGlobal("grecaptcha", { ready: (begin: () => void) => begin(), execute });
  show({ enable_recaptcha: "1", is_v3_recaptcha: "yes", recaptcha_site_key: "site-key" });
  fireEvent.click(trigger());
  await dialog();
  expect(asked[0]).toMatchObject({ product_id: "14", security: "popup_form-token" });
  // The form inside the popup asks for a token of its own.
  await waitFor(() => expect(execute).toHaveBeenLastCalledWith("site-key", { action: "subscribe_form" }));
});

it("gives the page back when a score never comes", async () => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  const execute = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal("grecaptcha", { ready: (begin: () => void) => begin(), execute });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  show({ enable_recaptcha: "1", is_v3_recaptcha: "yes", recaptcha_site_key: "site-key" });
  fireEvent.click(trigger());
  await vi.waitFor(() => expect(execute).toHaveBeenCalled());
  expect(loadingBlock()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await waitFor(() => expect(loadingBlock()).toBeNull());
});

it("starts the captcha of the form when it opens, and removes it when it closes", async () => {
  const api = { render: vi.fn(() => "1"), reset: vi.fn(), remove: vi.fn() };
  vi.stubGlobal("turnstile", api);
  answer(() =>
    HttpResponse.html(
      FORM.replace('<input type="submit"', '<div class="cf-turnstile"></div><input disabled type="submit"'),
    ),
  );
  show({ get_bot_type: "turnstile", enable_turnstile: "1", turnstile_site_key: "site-key" });
  fireEvent.click(trigger());
  await dialog();
  await waitFor(() => expect(api.render).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByRole("button", { name: "Close this dialog" }));
  await waitFor(() => expect(api.remove).toHaveBeenCalledTimes(1));
});
