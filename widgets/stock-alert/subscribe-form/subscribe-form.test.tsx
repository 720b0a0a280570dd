import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { settings, showPage } from "#src/testing/page.ts";
import { hasRecordings, recordedPart } from "#src/testing/recordings.ts";
import { server, untilQuiet } from "#src/testing/server.ts";
import {
  accept,
  animate,
  answer,
  button,
  cwginstock,
  FORM,
  fill,
  output,
  STALE,
  send,
  sent,
  show,
} from "#src/testing/subscribe-form.ts";

it("sends everything that the platform sends, in its order, and shows the shop's words", async () => {
  await show();
  const heard = vi.fn();
  document.addEventListener("cwginstock_success_ajax", heard, { once: true });
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
  expect(animate.mock.calls.at(-1)?.[1]).toBe(2000);
  expect(button().closest<HTMLElement>("section")?.dataset.state).toBe("subscribed");
});

it("sends what other plugins have put into the form, such as a captcha of their own", async () => {
  const OTHERS = `<textarea name="h-captcha-response">token</textarea><input type="hidden" name="their_nonce" value="n">
    <input type="checkbox" name="news" value="1"><input type="checkbox" name="terms" value="1" checked>
    <input type="radio" name="by" value="email" checked><input type="radio" name="by" value="text">
    <input type="hidden" name="action" value="theirs"><iframe name="frame"></iframe>`;
  await show({}, FORM.replace(/<input type="hidden"/, `${OTHERS}$&`));
  await send();
  const fields = [...(sent[0]?.fields ?? [])].filter(([name]) => !name.startsWith("dataobj"));
  expect(fields.slice(0, 5)).toEqual([
    ["action", "cwginstock_product_subscribe"],
    ["h-captcha-response", "token"],
    ["their_nonce", "n"],
    ["terms", "1"],
    ["by", "email"],
  ]);
  expect(fields.map(([name]) => name)).not.toContain("frame");
});

it("leaves a form to the plugin's own script where that is still on the page", async () => {
  vi.stubGlobal("instock_notifier", {});
  const loader = showPage(FORM, { ...settings, cwginstock });
  fireEvent.focusIn(screen.getByPlaceholderText("Your Name"));
  fireEvent.click(button());
  await untilQuiet();
  vi.unstubAllGlobals();
  expect(loader.inspect().find(({ widget }) => widget === "subscribe-form")?.state).toBe("waiting");
  expect(sent).toEqual([]);
});

it("shows the first problem in red, asks nothing of the shop, and leads to the field", async () => {
  await show();
  fireEvent.click(button());
  const problem = await screen.findByText("Name cannot be empty");
  expect(problem.className).toBe("cwginstockerror");
  expect(problem.style.color).toContain("#c00");
  expect(document.activeElement).toBe(screen.getByPlaceholderText("Your Name"));
  expect(animate.mock.calls.at(-1)?.[1]).toBe(400);
  expect(button().closest<HTMLElement>("section")?.dataset.state).toBe("refused");
  expect(sent).toEqual([]);
});

it("does not fade its words in where nothing may move", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  await show();
  fireEvent.click(button());
  await screen.findByText("Name cannot be empty");
  expect(animate).not.toHaveBeenCalled();
});

it("follows the links that a shop has in its words for a problem", async () => {
  await show({ empty_name: 'Who are you? See our <a href="/privacy">privacy policy</a>.' });
  fireEvent.click(button());
  const link = await screen.findByRole("link", { name: "privacy policy" });
  expect(link.parentElement?.className).toBe("cwginstockerror");
});

it("marks the field with the problem until something is typed", async () => {
  await show();
  const name = screen.getByPlaceholderText("Your Name");
  fireEvent.click(button());
  await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
  fireEvent.input(name, { target: { value: "Ada" } });
  expect(name.getAttribute("aria-invalid")).toBeNull();
  fireEvent.click(button());
  const email = screen.getByPlaceholderText("Your Email Address");
  await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
});

it("has its own agreement ticked by its text, where a page has several forms", async () => {
  const agree = `<label for="agree">I agree <input type="checkbox" id="agree" class="cwg_iagree_checkbox_input"></label>`;
  const loader = await show({}, FORM.replace("<input", `${agree}<input`).repeat(2));
  const labels = [...document.querySelectorAll("label")];
  for (const label of labels) expect(label.control?.parentElement).toBe(label);
  loader.unmount();
  expect(labels.map(({ htmlFor }) => htmlFor)).toEqual(["agree", "agree"]);
});

it("is sent by Enter in a field, not the product's form around it", async () => {
  await show({}, `<form class="cart">${FORM}<button type="submit">Add to cart</button></form>`);
  fill();
  expect(fireEvent.keyDown(screen.getByPlaceholderText("Your Email Address"), { key: "m" })).toBe(true);
  expect(fireEvent.keyDown(button(), { key: "Enter" })).toBe(true);
  expect(fireEvent.keyDown(screen.getByPlaceholderText("Your Email Address"), { key: "Enter" })).toBe(false);
  await screen.findByText("You will hear from us");
  expect(sent).toHaveLength(1);
});

it("is sent by Enter on its agreement, where the product's form would be sent too", async () => {
  const agree = `<label><input type="checkbox" class="cwg_iagree_checkbox_input"> I agree</label>`;
  await show({}, `<form class="cart">${FORM.replace("<input", `${agree}<input`)}<button>Add to cart</button></form>`);
  fill();
  expect(fireEvent.keyDown(screen.getByLabelText("I agree"), { key: "Enter" })).toBe(false);
  await screen.findByText("You will hear from us");
  expect(sent).toHaveLength(1);
});

it("is not sent by Enter while a theme or extension has its button disabled", async () => {
  await show({}, FORM.replace('<input type="submit"', '<input disabled type="submit"'));
  fill();
  const field = screen.getByPlaceholderText("Your Name");
  expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(false);
  expect(document.querySelector("section")?.dataset.state).toBe("idle");
  button().disabled = false;
  fireEvent.keyDown(field, { key: "Enter" });
  await screen.findByText("You will hear from us");
  expect(sent).toHaveLength(1);
});

it("is sent by an Enter that comes before its code, not the product's form around it", async () => {
  showPage(`<form class="cart"><button>Add to cart</button>${FORM}</form>`, { ...settings, cwginstock });
  fill();
  expect(fireEvent.keyDown(button(), { key: "Enter" })).toBe(true);
  expect(fireEvent.keyDown(screen.getByPlaceholderText("Your Name"), { key: "Enter" })).toBe(false);
  await screen.findByText("You will hear from us");
  expect(sent).toHaveLength(1);
});

it("leaves the Enter that takes over a name's characters to the input method", async () => {
  await show();
  fill();
  const byInputMethod = { key: "Enter", keyCode: 229 };
  expect(fireEvent.keyDown(screen.getByPlaceholderText("Your Name"), byInputMethod)).toBe(true);
  expect(document.querySelector(".sw-form-overlay")).toBeNull();
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
  // A double click, whose second press comes while the fields are still read.
  fireEvent.click(button());
  fireEvent.click(button());
  const overlay = () => document.querySelector(".sw-form-overlay");
  await waitFor(() => expect(overlay()).not.toBeNull());
  expect(document.querySelector("section")?.ariaBusy).toBe("true");
  fireEvent.click(button());
  fireEvent.keyDown(screen.getByPlaceholderText("Your Name"), { key: "Enter" });
  await waitFor(() => expect(sent).toHaveLength(1));
  const fade = { onfinish: () => {}, cancel: () => {} };
  animate.mockReturnValue(fade);
  release();
  await waitFor(() => expect(animate).toHaveBeenCalledWith({ opacity: 0 }, 400));
  expect(overlay()).not.toBeNull();
  fade.onfinish();
  expect(overlay()).toBeNull();
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

it("asks no second time where the page still has the nonces that the shop has refused", async () => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  answer(() => HttpResponse.json(STALE, { status: 403 }));
  server.use(http.get("*/shop/", () => HttpResponse.html(FORM)));
  await show();
  fill();
  fireEvent.click(button());
  await screen.findByText(cwginstock.security_error);
  expect(sent).toHaveLength(1);
});

it("shows the security text when fresh nonces do not help either, and tells developers", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  answer(() => HttpResponse.json(STALE, { status: 403 }));
  server.use(http.get("*/shop/", () => HttpResponse.html(FRESH)));
  await show();
  fill();
  fireEvent.click(button());
  await screen.findByText(cwginstock.security_error);
  expect(sent).toHaveLength(2);
  await waitFor(() => expect(document.querySelector("section")?.dataset.state).toBe("refused"));
  expect(document.querySelector("section")?.hasAttribute("aria-busy")).toBe(false);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\[subscribe-form\] .+ answered 403\./));
});

it.each([
  ["msg", () => HttpResponse.json({ msg: "That domain takes no mail" }, { status: 403 }), "That domain takes no mail"],
  ["body", () => HttpResponse.html("<h1>Blocked</h1>", { status: 403 }), "Blocked"],
  ["nothing to say", () => HttpResponse.error(), cwginstock.security_error],
  ["a code of success, from a proxy", () => HttpResponse.json(STALE), cwginstock.security_error],
])("tells the shopper and other scripts of a refusal with %s", async (_case, respond, text) => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  const heard = vi.fn();
  document.addEventListener("cwginstock_error_ajax", heard, { once: true });
  answer(respond);
  await show();
  fill();
  fireEvent.click(button());
  const told = await screen.findByText(text);
  expect(told.className).toBe("cwginstockerror");
  expect(told.style.color).toContain("#c00");
  expect(heard).toHaveBeenCalledOnce();
});

it.each([
  ["accepts", "cwginstock_success_ajax", accept, "You will hear from us"],
  ["refuses", "cwginstock_error_ajax", () => HttpResponse.json({ msg: "No" }, { status: 403 }), "No"],
])(
  "is free and shows the answer by the time other scripts hear that the shop %s",
  async (_case, name, respond, text) => {
    vi.spyOn(console, "warn").mockReturnValue(undefined);
    answer(respond);
    await show();
    fill();
    const heard = new Promise((resolve) => {
      const look = () => resolve([output()?.textContent, find("section").ariaBusy]);
      document.addEventListener(name, look, { once: true });
    });
    fireEvent.click(button());
    expect(await heard).toEqual([text, null]);
  },
);

it("runs nothing that hides in the shop's words", async () => {
  answer(() => HttpResponse.json({ msg: '<img src="x" onerror="window.wasHacked=1"><a href="javascript:1">Done</a>' }));
  await show();
  fill();
  fireEvent.click(button());
  await screen.findByText("Done");
  expect(output()?.innerHTML).toBe('<img src="x"><a>Done</a>');
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
    find<HTMLInputElement>(".variation_id").value = id;
    find(".single_variation").dispatchEvent(new CustomEvent(name, { bubbles: true, detail: [{}, true] }));
  };
  const shown = () => [...document.querySelectorAll("section")].map(({ style }) => style.display !== "none");
  expect(shown()).toEqual([false, false]);
  choose("22", "show_variation");
  expect(shown()).toEqual([false, true]);
  choose("21", "show_variation");
  expect(shown()).toEqual([true, false]);
  choose("", "hide_variation");
  expect(shown()).toEqual([false, false]);
});

it("stays in its popup whatever is chosen on the page below", () => {
  const popup = FORM.replace('name="cwg-variation-id" value="0"', 'name="cwg-variation-id" value="21"');
  const product = `<form class="variations_form" data-product_id="14"><input class="variation_id" value="22"></form>`;
  showPage(`${product}<dialog class="swal2-popup" open>${popup}</dialog>`, { ...settings, cwginstock });
  expect(find("section").style.display).toBe("");
});

it("beside the product's form follows any form of the product: a sticky bar may repeat it and not follow the choice", () => {
  const form = '<form class="variations_form" data-product_id="14"><input class="variation_id" value="0"></form>';
  const alert = FORM.replace('name="cwg-variation-id" value="0"', 'name="cwg-variation-id" value="21"');
  showPage(form.repeat(2) + alert, { ...settings, cwginstock });
  expect(find("section").style.display).toBe("none");
  const second = find("form + form");
  find<HTMLInputElement>("form + form > input").value = "21";
  second.dispatchEvent(new CustomEvent("show_variation", { bubbles: true, detail: [{}, true] }));
  expect(find("section").style.display).toBe("");
});

it("follows the product's form that it stands in where the page has two", () => {
  const product = (id: string, alert = "") =>
    `<form class="variations_form" data-product_id="14"><input class="variation_id" name="variation_id" value="${id}"><div class="single_variation">${alert}</div></form>`;
  const alert = FORM.replace('name="cwg-variation-id" value="0"', 'name="cwg-variation-id" value="21"');
  showPage(product("0") + product("21", alert), { ...settings, cwginstock });
  const [bar, main] = document.querySelectorAll(".single_variation");
  const tell = (panel: Element | undefined, name: string) =>
    panel?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: [{}, true] }));
  const isShown = () => document.querySelector("section")?.style.display !== "none";
  tell(main, "show_variation");
  tell(bar, "show_variation");
  expect(isShown()).toBe(true);
  tell(bar, "hide_variation");
  expect(isShown()).toBe(true);
});

it.skipIf(!hasRecordings)("adopts the form of the recorded sold-out product", async () => {
  await show({}, recordedPart("product-out-of-stock", ".cwginstock-subscribe-form"));
  await send();
  expect(sent[0]?.fields.get("product_id")).toBe("14");
});

it.each(["{x", "null"])("with the unreadable settings %j says so and still answers the press", async (block) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const loader = showPage(FORM);
  Object.assign(document.getElementById("storefront-widgets") ?? {}, { textContent: block });
  fireEvent.click(button());
  await waitFor(() => expect(output()?.role).toBe("alert"));
  expect(error.mock.calls.join()).toContain("[settings] Cannot read the settings block: expected a JSON object");
  expect(loader.inspect().map(({ state }) => state)).toContain("failed");
});
