import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { demoHtml, settings, showPage } from "#src/test-page.ts";
import { hasRecordings, recordedPart } from "#src/test-recordings.ts";
import { server } from "#src/test-server.ts";

const cwginstock = {
  ajax_url: "/wp-admin/admin-ajax.php",
  default_ajax_url: "/wp-admin/admin-ajax.php",
  security: "header-nonce",
  user_id: "0",
  security_error: "Something went wrong, please try after sometime",
  empty_name: "Name cannot be empty",
  empty_quantity: "Quantity cannot be empty",
  empty_email: "Email Address cannot be empty",
  invalid_email: "Please Enter Valid Email Address",
  phone_field: "2",
  phone_field_error: ["wrong", "no country", "too short", "too long", "local"],
  is_phone_field_optional: "2",
  is_quantity_field_optional: "2",
  get_bot_type: "recaptcha",
  enable_recaptcha: "2",
  iagree_error: "Please agree",
};

interface Sent {
  fields: URLSearchParams;
  nonce: string | null;
}

let sent: Sent[] = [];
const animate = vi.fn();

const DONE = "<div class='cwginstocksuccess' style='color:green;'>You will hear from us</div>";
const STALE = { msg: "-1", code: "cwg_nonce_verify_failed" };

const answer = (respond: (sent: Sent) => Response | Promise<Response>) => {
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async ({ request }) => {
      const one = { fields: new URLSearchParams(await request.text()), nonce: request.headers.get("x-wp-nonce") };
      sent.push(one);
      return respond(one);
    }),
  );
};
const accept = () => HttpResponse.json({ msg: DONE });

beforeEach(() => {
  sent = [];
  animate.mockReset().mockReturnValue({ cancel: () => undefined });
  vi.spyOn(HTMLElement.prototype, "animate").mockImplementation(animate);
  answer(accept);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const FORM = demoHtml("stock-alert/subscribe-form");

const show = async (changes: object = {}, html = FORM) => {
  const loader = showPage(html, { ...settings, cwginstock: { ...cwginstock, ...changes } });
  await loader.mount();
  return loader;
};

const button = () => screen.getByRole<HTMLInputElement>("button", { name: "Subscribe Now" });
const output = () => document.querySelector<HTMLElement>(".cwgstock_output");
const fill = () => {
  fireEvent.change(screen.getByPlaceholderText("Your Name"), { target: { value: "Ada" } });
  fireEvent.change(screen.getByPlaceholderText("Your Email Address"), { target: { value: "ada@example.com" } });
};
const send = async () => {
  fill();
  fireEvent.click(button());
  await screen.findByText("You will hear from us");
};

it("sends everything that the platform sends, in its order, and shows the shop's words", async () => {
  await show();
  const heard = vi.fn();
  document.body.addEventListener("cwginstock_success_ajax", heard, { once: true });
  await send();
  expect(sent[0]?.nonce).toBe("header-nonce");
  const fields = [...(sent[0]?.fields ?? [])];
  expect(fields.filter(([name]) => !name.startsWith("dataobj"))).toEqual([
    ["action", "cwginstock_product_subscribe"],
    ["product_id", "14"],
    ["variation_id", "0"],
    ["subscriber_name", "Ada"],
    ["subscriber_phone", ""],
    ["subscriber_phone_meta", '""'],
    ["user_email", "ada@example.com"],
    ["user_id", "0"],
    ["security", "form-nonce"],
    ["custom_quantity", ""],
  ]);
  expect(sent[0]?.fields.get("dataobj[empty_name]")).toBe("Name cannot be empty");
  expect(sent[0]?.fields.getAll("dataobj[phone_field_error][]")).toHaveLength(5);
  expect(heard).toHaveBeenCalledTimes(1);
  const [payload] = heard.mock.calls[0]?.[0].detail ?? [];
  expect(Object.keys(payload)).toEqual([
    "action",
    "product_id",
    "variation_id",
    "subscriber_name",
    "subscriber_phone",
    "subscriber_phone_meta",
    "user_email",
    "user_id",
    "security",
    "dataobj",
    "custom_quantity",
  ]);
  expect(payload.action).toBe("cwginstock_product_subscribe");
  expect(animate.mock.calls.at(-1)?.[1]).toEqual({ duration: 2000 });
});

it("shows the first problem in red, asks nothing of the shop, and leads to the field", async () => {
  await show();
  fireEvent.click(button());
  const problem = await screen.findByText("Name cannot be empty");
  expect(problem.className).toBe("cwginstockerror");
  expect(problem.style.color).toContain("#c00");
  expect(document.activeElement).toBe(screen.getByPlaceholderText("Your Name"));
  expect(animate.mock.calls.at(-1)?.[1]).toEqual({ duration: 400 });
  expect(sent).toEqual([]);
});

it("is sent by Enter in a field, not the product's form around it", async () => {
  await show({}, `<form class="cart">${FORM}<button type="submit">Add to cart</button></form>`);
  fill();
  expect(fireEvent.keyDown(screen.getByPlaceholderText("Your Email Address"), { key: "Enter" })).toBe(false);
  await screen.findByText("You will hear from us");
  expect(sent).toHaveLength(1);
});

it("covers the form while it is sent, and for 400 ms more", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer(async () => {
    await held;
    return accept();
  });
  await show();
  fill();
  fireEvent.click(button());
  const overlay = () => document.querySelector(".sw-form-overlay");
  await waitFor(() => expect(overlay()?.getAttribute("data-state")).toBe("blocking"));
  fireEvent.click(button());
  fireEvent.keyDown(screen.getByPlaceholderText("Your Name"), { key: "Enter" });
  await waitFor(() => expect(sent).toHaveLength(1));
  release();
  await waitFor(() => expect(overlay()?.getAttribute("data-state")).toBe("leaving"));
  const since = performance.now();
  await waitFor(() => expect(overlay()).toBeNull());
  expect(performance.now() - since).toBeGreaterThan(300);
  expect(sent).toHaveLength(1);
});

const FRESH = `<script>var cwginstock = {"security":"new-header","ajax_url":"/wp-admin/admin-ajax.php","security_error":"x"};</script>${FORM.replace("form-nonce", "new-form-nonce")}`;

it("gets fresh nonces from the page once, for the header and for the form", async () => {
  answer(({ fields }) =>
    fields.get("security") === "new-form-nonce" ? accept() : HttpResponse.json(STALE, { status: 403 }),
  );
  server.use(http.get("*/shop/", () => HttpResponse.html(FRESH)));
  await show();
  await send();
  expect(sent.map(({ nonce }) => nonce)).toEqual(["header-nonce", "new-header"]);
});

it("finds a variation's fresh nonce in the data of the product's form", async () => {
  answer(({ fields }) =>
    fields.get("security") === "new-form-nonce" ? accept() : HttpResponse.json(STALE, { status: 403 }),
  );
  const data = JSON.stringify([{ variation_id: 9, availability_html: FORM.replace("form-nonce", "new-form-nonce") }]);
  const form = document.createElement("form");
  form.className = "variations_form";
  form.dataset.product_variations = data;
  server.use(http.get("*/shop/", () => HttpResponse.html(form.outerHTML)));
  await show();
  await send();
});

it("shows the security text when fresh nonces do not help either", async () => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  answer(() => HttpResponse.json(STALE, { status: 403 }));
  server.use(http.get("*/shop/", () => HttpResponse.html(FRESH)));
  await show();
  fill();
  fireEvent.click(button());
  await screen.findByText(cwginstock.security_error);
  expect(sent).toHaveLength(2);
  await waitFor(() => expect(document.querySelector("section")?.dataset.state).toBe("refused"));
  expect(document.querySelector("section")?.hasAttribute("aria-busy")).toBe(false);
});

it.each([
  ["msg", () => HttpResponse.json({ msg: "That domain takes no mail" }, { status: 403 }), "That domain takes no mail"],
  ["body", () => HttpResponse.html("<h1>Blocked</h1>", { status: 403 }), "Blocked"],
  ["nothing to say", () => HttpResponse.error(), cwginstock.security_error],
])("tells the shopper of a refusal with %s", async (_case, respond, text) => {
  answer(respond);
  await show();
  fill();
  fireEvent.click(button());
  const told = await screen.findByText(text);
  expect(told.className).toBe("cwginstockerror");
  expect(told.style.color).toContain("#c00");
});

it("runs nothing that hides in the shop's words", async () => {
  answer(() => HttpResponse.json({ msg: '<img src="x" onerror="window.wasHacked=1"><a href="javascript:1">Done</a>' }));
  await show();
  fill();
  fireEvent.click(button());
  await screen.findByText("Done");
  expect(output()?.innerHTML).toBe('<img src="x"><a>Done</a>');
});

const withPlace = (place: string) => FORM.replace('<input type="submit"', `${place}<input type="submit" disabled`);
const turnTo = () => fireEvent.focusIn(screen.getByPlaceholderText("Your Name"));

/** The provider's real interface; `solve` is the shopper. */
const provide = () => {
  const callbacks: ((token: string) => void)[] = [];
  const api = {
    ready: (begin: () => void) => begin(),
    render: vi.fn((place: HTMLElement, { callback }: { callback: (token: string) => void }) => {
      const field = document.createElement("input");
      field.name = "cf-turnstile-response";
      field.id = `cf-chl-widget-${callbacks.length}`;
      place.append(field);
      callbacks.push(callback);
      return callbacks.length - 1;
    }),
    reset: vi.fn(),
    remove: vi.fn(),
    execute: vi.fn(
      async (_key: string, { action }: { action: string }) => `${action}-token-${api.execute.mock.calls.length}`,
    ),
  };
  return { api, solve: (token: string, index = 0) => callbacks[index]?.(token) };
};

const recaptcha = { enable_recaptcha: "1", recaptcha_site_key: "site-key" };
const verified = { ...recaptcha, enable_recaptcha_verify: "1", recaptcha_secret_present: "yes" };
const turnstile = { get_bot_type: "turnstile", enable_turnstile: "1", turnstile_site_key: "site-key" };

it.each([
  ["reCAPTCHA that the server verifies", verified, "token"],
  ["reCAPTCHA that the server does not verify", recaptcha, "form-nonce"],
  ["Turnstile", turnstile, "token"],
])("waits for the token of %s, sends %s, and starts over", async (_case, changes, security) => {
  const { api, solve } = provide();
  vi.stubGlobal("grecaptcha", api);
  vi.stubGlobal("turnstile", api);
  await show(changes, withPlace('<div id="cwg-google-recaptcha"></div>'));
  expect(button().disabled).toBe(true);
  expect(api.render).not.toHaveBeenCalled();
  turnTo();
  await waitFor(() => expect(api.render).toHaveBeenCalledTimes(1));
  expect(button().disabled).toBe(true);
  solve("token");
  await waitFor(() => expect(button().disabled).toBe(false));
  button().focus();
  await send();
  expect(sent[0]?.fields.get("security")).toBe(security);
  await waitFor(() => expect(button().disabled).toBe(true));
  expect(api.reset).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement).toBe(output()));
});

it("scores the visitor with v3, sends the token, and gets another one without disabling the button", async () => {
  const { api } = provide();
  vi.stubGlobal("grecaptcha", api);
  await show({ ...recaptcha, is_v3_recaptcha: "yes" }, withPlace(""));
  turnTo();
  await waitFor(() => expect(button().disabled).toBe(false));
  await send();
  expect(api.execute.mock.calls[0]).toEqual(["site-key", { action: "subscribe_form" }]);
  expect(sent[0]?.fields.get("security")).toBe("subscribe_form-token-1");
  await waitFor(() => expect(api.execute).toHaveBeenCalledTimes(2));
  expect(button().disabled).toBe(false);
});

it("resets the captcha after a refusal too, and does not try a used token twice", async () => {
  const { api, solve } = provide();
  vi.stubGlobal("turnstile", api);
  answer(() => HttpResponse.json(STALE, { status: 403 }));
  await show(turnstile, withPlace('<div class="cf-turnstile"></div>'));
  turnTo();
  await waitFor(() => expect(api.render).toHaveBeenCalled());
  solve("token");
  await waitFor(() => expect(button().disabled).toBe(false));
  fill();
  fireEvent.click(button());
  await screen.findByText(cwginstock.security_error);
  await waitFor(() => expect(api.reset).toHaveBeenCalled());
  expect(sent).toHaveLength(1);
});

it("renders Turnstile anew in a fresh place when no widget shows up within 4 s", async () => {
  const { api } = provide();
  api.render.mockImplementation(() => api.render.mock.calls.length - 1);
  vi.stubGlobal("turnstile", api);
  await show(turnstile, withPlace('<div class="cf-turnstile"></div>'));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  turnTo();
  await vi.waitFor(() => expect(api.render).toHaveBeenCalledTimes(1));
  const [first] = api.render.mock.calls[0] ?? [];
  await vi.advanceTimersByTimeAsync(3900);
  expect(api.render).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(api.render).toHaveBeenCalledTimes(2);
  const [second] = api.render.mock.calls[1] ?? [];
  expect(second).not.toBe(first);
  await vi.advanceTimersByTimeAsync(8000);
  expect(api.render).toHaveBeenCalledTimes(2);
});

it("gives each of several forms its own captcha and its own token", async () => {
  const { api, solve } = provide();
  vi.stubGlobal("turnstile", api);
  const one = withPlace('<div class="cf-turnstile"></div>');
  await show(turnstile, one + one.replaceAll("14", "15"));
  const [, second] = [...document.querySelectorAll("section")];
  if (!second) throw new Error("no second form");
  fireEvent.focusIn(within(second).getByPlaceholderText("Your Name"));
  await waitFor(() => expect(api.render).toHaveBeenCalledTimes(1));
  expect(second.contains(api.render.mock.calls[0]?.[0] ?? null)).toBe(true);
  solve("second-token");
  const buttons = screen.getAllByRole<HTMLInputElement>("button", { name: "Subscribe Now" });
  await waitFor(() => expect(buttons.map(({ disabled }) => disabled)).toEqual([true, false]));
});

it("takes over a box that the page has rendered itself, by the callback that the page calls", async () => {
  const { api } = provide();
  vi.stubGlobal("grecaptcha", api);
  const own = '<div class="g-recaptcha"><textarea name="g-recaptcha-response">own-token</textarea></div>';
  showPage(withPlace(own), { ...settings, cwginstock: { ...cwginstock, ...verified } });
  window.cwginstock_recaptcha_callback?.();
  await waitFor(() => expect(button().disabled).toBe(false));
  await send();
  expect(sent[0]?.fields.get("security")).toBe("own-token");
  await waitFor(() => expect(api.render).toHaveBeenCalledTimes(1));
});

const PHONE = '<input type="tel" class="cwgstock_phone" name="cwgstock_phone" placeholder="Phone">';
const withPhone = FORM.replace('<input type="hidden"', `${PHONE}<input type="hidden"`);
const phoneField = () => document.querySelector<HTMLInputElement>(".cwgstock_phone");
const isEnhanced = () => phoneField()?.closest(".iti") !== null;
const phoneOn = { phone_field: "1", default_country_code: "GB", hide_country_placeholder: "2" };

it("loads the phone library when its field has the focus, and sends number and country", async () => {
  await show(phoneOn, withPhone);
  turnTo();
  expect(isEnhanced()).toBe(false);
  const field = phoneField();
  if (!field) throw new Error("no phone field");
  fireEvent.focusIn(field);
  await waitFor(() => expect(isEnhanced()).toBe(true), { timeout: 5000 });
  fireEvent.input(field, { target: { value: "07400 123456" } });
  await send();
  expect(sent[0]?.fields.get("subscriber_phone")).toBe("+447400123456");
  expect(JSON.parse(sent[0]?.fields.get("subscriber_phone_meta") ?? "")).toMatchObject({ iso2: "gb", dialCode: "44" });
});

it.each([
  ["12", "2", "too short"],
  ["12", "1", "too short"],
  ["", "2", "wrong"],
  ["nonsense", "2", "wrong"],
])("does not take the phone %j in mode %s: %s", async (value, mode, text) => {
  await show({ ...phoneOn, is_phone_field_optional: mode }, withPhone);
  fill();
  const field = phoneField();
  if (field) field.value = value;
  fireEvent.click(button());
  await screen.findByText(text, {}, { timeout: 5000 });
  expect(sent).toEqual([]);
});

it("takes an optional phone that was left empty, without its library", async () => {
  await show({ ...phoneOn, is_phone_field_optional: "1" }, withPhone);
  await send();
  expect(isEnhanced()).toBe(false);
});

it("shows only the form of the chosen variation", async () => {
  const variation = (id: number) =>
    FORM.replace('name="cwg-variation-id" value="0"', `name="cwg-variation-id" value="${id}"`).replace(
      "Email when",
      `${id}: Email when`,
    );
  const product = `<form class="variations_form" data-product_id="14"><input class="variation_id" name="variation_id" value="0"><div class="single_variation"></div></form>`;
  showPage(product + variation(21) + variation(22), { ...settings, cwginstock });
  const choose = (id: string, name: string) => {
    const field = document.querySelector<HTMLInputElement>(".variation_id");
    if (field) field.value = id;
    document
      .querySelector(".single_variation")
      ?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: [{}, true] }));
  };
  const shown = () => [...document.querySelectorAll("section")].map(({ style }) => style.display !== "none");
  choose("22", "show_variation");
  expect(shown()).toEqual([false, true]);
  choose("21", "show_variation");
  expect(shown()).toEqual([true, false]);
  choose("", "hide_variation");
  expect(shown()).toEqual([false, false]);
});

it.skipIf(!hasRecordings)("adopts the form of the recorded sold-out product", async () => {
  await show({}, recordedPart("product-out-of-stock", ".cwginstock-subscribe-form"));
  await send();
  expect(sent[0]?.fields.get("product_id")).toBe("14");
});
