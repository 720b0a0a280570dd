import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { settings, showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import {
  accept,
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
  turnTo,
} from "#src/testing/subscribe-form.ts";

const withPlace = (place: string) => FORM.replace('<input type="submit"', `${place}<input type="submit" disabled`);

interface BoxOptions {
  callback: (token: string) => void;
  "expired-callback": () => void;
}

/** Stands in for the provider's script; `solve` plays the shopper. */
const provide = () => {
  const callbacks: ((token: string) => void)[] = [];
  const api = {
    ready: (begin: () => void) => begin(),
    render: vi.fn((place: HTMLElement, { callback }: BoxOptions) => {
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

const solveTurnstile = async () => {
  const { api, solve } = provide();
  vi.stubGlobal("turnstile", api);
  await show(turnstile, withPlace('<div class="cf-turnstile"></div>'));
  turnTo();
  await waitFor(() => expect(api.render).toHaveBeenCalled());
  solve("token");
  await waitFor(() => expect(button().disabled).toBe(false));
  return api;
};

const scoreVisitor = async () => {
  const { api } = provide();
  vi.stubGlobal("grecaptcha", api);
  await show({ ...recaptcha, is_v3_recaptcha: "yes" }, withPlace(""));
  turnTo();
  await waitFor(() => expect(button().disabled).toBe(false));
  return api;
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
  solve("");
  await new Promise((resolve) => setTimeout(resolve));
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

it("asks at once in a popup, which the shopper has opened for it", async () => {
  const { api } = provide();
  vi.stubGlobal("turnstile", api);
  await show(turnstile, `<dialog open>${withPlace('<div class="cf-turnstile"></div>')}</dialog>`);
  await waitFor(() => expect(api.render).toHaveBeenCalledTimes(1));
});

it("scores the visitor with v3, sends the token, and gets another one without disabling the button", async () => {
  const api = await scoreVisitor();
  await send();
  expect(api.execute.mock.calls[0]).toEqual(["site-key", { action: "subscribe_form" }]);
  expect(sent[0]?.fields.get("security")).toBe("subscribe_form-token-1");
  await waitFor(() => expect(api.execute).toHaveBeenCalledTimes(2));
  expect(button().disabled).toBe(false);
});

it("resets the captcha after a refusal too, and does not try a used token twice", async () => {
  const api = await solveTurnstile();
  answer(() => HttpResponse.json(STALE, { status: 403 }));
  fill();
  fireEvent.click(button());
  await screen.findByText(cwginstock.security_error);
  await waitFor(() => expect(api.reset).toHaveBeenCalled());
  expect(sent).toHaveLength(1);
});

it("sends a token again that the shop has not looked at, because the header's nonce was too old", async () => {
  await solveTurnstile();
  const stale = { code: "rest_cookie_invalid_nonce", message: "Cookie check failed" };
  answer(({ nonce }) => (nonce === "new-header" ? accept() : HttpResponse.json(stale, { status: 403 })));
  const fresh = JSON.stringify({ ...cwginstock, ...turnstile, security: "new-header" });
  server.use(http.get("*/shop/", () => HttpResponse.html(`<script>var cwginstock = ${fresh};</script>`)));
  await send();
  expect(sent.map(({ nonce, fields }) => [nonce, fields.get("security")])).toEqual([
    ["header-nonce", "token"],
    ["new-header", "token"],
  ]);
});

it.each([
  ["Turnstile", solveTurnstile],
  ["reCAPTCHA v3", scoreVisitor],
])("asks %s for no further token of a form that went while the shop was asked", async (_kind, getToken) => {
  const api = await getToken();
  api.execute.mockClear();
  const isTold = new Promise((resolve) => {
    document.addEventListener("storefront:subscription-added", resolve, { once: true });
  });
  answer(() => {
    button().closest("section")?.remove();
    return accept();
  });
  fill();
  fireEvent.click(button());
  await isTold;
  await new Promise((resolve) => setTimeout(resolve));
  expect(api.reset).not.toHaveBeenCalled();
  expect(api.execute).not.toHaveBeenCalled();
});

it.each([
  ["", {}, [[0]]],
  [" of a stand-in that takes none away", { remove: undefined }, []],
])("renders Turnstile%s anew in a fresh place when no widget shows up within 4 s", async (_case, changes, removed) => {
  const { api } = provide();
  api.render.mockImplementation(() => api.render.mock.calls.length - 1);
  vi.stubGlobal("turnstile", { ...api, ...changes });
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
  expect(api.remove.mock.calls).toEqual(removed);
  await vi.advanceTimersByTimeAsync(8000);
  expect(api.render).toHaveBeenCalledTimes(2);
});

it("does not load a captcha that a consent banner holds back, and takes it once the visitor has agreed", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { api } = provide();
  const banner = '<script type="text/plain" src="https://www.google.com/recaptcha/api.js?hl=en"></script>';
  await show(recaptcha, `${banner}${withPlace('<div id="cwg-google-recaptcha"></div>')}`);
  turnTo();
  await waitFor(() => expect(output()?.textContent).toBeTruthy());
  expect(document.querySelectorAll('script[src*="recaptcha"]')).toHaveLength(1);
  vi.stubGlobal("grecaptcha", { ...api, render: api.render.mockReturnValue(0) });
  turnTo();
  await waitFor(() => expect(api.render).toHaveBeenCalledTimes(1));
});

it.each([
  ["reCAPTCHA, which shows no widget of Turnstile's", "grecaptcha", recaptcha, 0],
  ["Turnstile that shows its widget", "turnstile", turnstile, undefined],
])("renders one box of a %s", async (_what, name, changes, id) => {
  const { api } = provide();
  if (id !== undefined) api.render.mockReturnValue(id);
  vi.stubGlobal(name, api);
  await show(changes, withPlace('<div id="cwg-google-recaptcha"></div>'));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  turnTo();
  await vi.waitFor(() => expect(api.render).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(8000);
  expect(api.render).toHaveBeenCalledTimes(1);
});

it("leaves nothing of Turnstile in a form that goes, and renders nothing more into it", async () => {
  const { api } = provide();
  api.render.mockImplementation((place) => {
    place.append("…");
    return 7;
  });
  vi.stubGlobal("turnstile", api);
  const loader = await show(turnstile, withPlace('<div class="cf-turnstile"></div>'));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  turnTo();
  await vi.waitFor(() => expect(api.render).toHaveBeenCalledTimes(1));
  loader.unmount();
  await vi.waitFor(() => expect(api.remove).toHaveBeenCalledExactlyOnceWith(7));
  expect(document.querySelector(".cf-turnstile")?.hasChildNodes()).toBe(false);
  await vi.advanceTimersByTimeAsync(8000);
  expect(api.render).toHaveBeenCalledTimes(1);
});

it("leaves the page's own box alone in a form that was given back while the shop was asked", async () => {
  const { api } = provide();
  vi.stubGlobal("turnstile", api);
  const { promise: asked, resolve: answerNow } = Promise.withResolvers<void>();
  answer(() => asked.then(accept));
  const own = '<input name="cf-turnstile-response" value="page-token">';
  const loader = await show(turnstile, withPlace(`<div class="cf-turnstile">${own}</div>`));
  turnTo();
  await waitFor(() => expect(button().disabled).toBe(false));
  fill();
  fireEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(1));
  loader.unmount();
  const told = new Promise((resolve) => document.addEventListener("cwginstock_success_ajax", resolve, { once: true }));
  answerNow();
  await told;
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector(".cf-turnstile")?.innerHTML).toBe(own);
  expect(api.render).not.toHaveBeenCalled();
});

it("leaves the shop's answer to be read when the captcha fails to start over", async () => {
  const complain = vi.spyOn(console, "error").mockReturnValue(undefined);
  const api = await scoreVisitor();
  api.execute.mockRejectedValue(new Error("Timeout"));
  await send();
  await waitFor(() => expect(complain).toHaveBeenCalled());
  expect(output()?.textContent).toBe("You will hear from us");
});

it("waits once more when the token has run out while the shopper was typing", async () => {
  const api = await solveTurnstile();
  api.render.mock.calls[0]?.[1]["expired-callback"]();
  await waitFor(() => expect(button().disabled).toBe(true));
});

it("takes a box away again that was rendered for a form which has gone meanwhile", async () => {
  const { api } = provide();
  vi.stubGlobal("turnstile", api);
  const loader = await show(turnstile, withPlace('<div class="cf-turnstile"></div>'));
  turnTo();
  loader.unmount();
  await waitFor(() => expect(api.remove).toHaveBeenCalledExactlyOnceWith(0));
  expect(document.querySelector(".cf-turnstile")?.hasChildNodes()).toBe(false);
});

it.each([
  ["score", { is_v3_recaptcha: "yes" }, ""],
  ["box", {}, '<div id="cwg-google-recaptcha"></div>'],
])("tells the shopper of a reCAPTCHA %s that never gets ready", async (_kind, changes, place) => {
  const ready = vi.fn();
  vi.stubGlobal("grecaptcha", { ...provide().api, ready });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await show({ ...recaptcha, ...changes }, withPlace(place));
  turnTo();
  await vi.waitFor(() => expect(ready).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await screen.findByText(cwginstock.security_error);
});

it("sends with the old score when a new one never comes, and leaves the shop's answer to be read", async () => {
  const api = await scoreVisitor();
  api.execute.mockReturnValue(new Promise(() => {}));
  fill();
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  vi.setSystemTime(Date.now() + 120_000);
  fireEvent.click(button());
  await vi.waitFor(() => expect(api.execute).toHaveBeenCalledTimes(2));
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(output()?.textContent).toBe("You will hear from us"));
  await vi.waitFor(() => expect(api.execute).toHaveBeenCalledTimes(3));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(output()?.textContent).toBe("You will hear from us");
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
  const ready = vi.fn();
  vi.stubGlobal("grecaptcha", { ...api, ready });
  const own = '<div class="g-recaptcha"><textarea name="g-recaptcha-response">own-token</textarea></div>';
  showPage(withPlace(own), { ...settings, cwginstock: { ...cwginstock, ...verified } });
  window.cwginstock_recaptcha_callback?.();
  await waitFor(() => expect(button().disabled).toBe(false));
  button().focus();
  await send();
  expect(sent[0]?.fields.get("security")).toBe("own-token");
  await waitFor(() => expect(document.activeElement).toBe(output()));
  expect(button().disabled).toBe(true);
  ready.mock.lastCall?.[0]();
  await waitFor(() => expect(api.render).toHaveBeenCalledTimes(1));
});

it("takes the token that the page's callback is given, where the box keeps none", async () => {
  const { api } = provide();
  vi.stubGlobal("turnstile", api);
  const own = '<div class="cf-turnstile" data-response-field="false"></div>';
  showPage(withPlace(own), { ...settings, cwginstock: { ...cwginstock, ...turnstile } });
  window.cwginstock_turnstile_callback?.("given-token");
  await waitFor(() => expect(button().disabled).toBe(false));
  turnTo();
  await send();
  expect(sent[0]?.fields.get("security")).toBe("given-token");
  // Only now, beside no other box of ours.
  await waitFor(() => expect(api.render).toHaveBeenCalledTimes(1));
  expect(api.reset).not.toHaveBeenCalled();
});

it("renders a box of its own where the page's has come to nothing", async () => {
  const { api, solve } = provide();
  vi.stubGlobal("turnstile", api);
  await show(turnstile, withPlace('<div class="cf-turnstile"><div></div></div>'));
  turnTo();
  await waitFor(() => expect(api.render).toHaveBeenCalledTimes(1));
  solve("token");
  await waitFor(() => expect(button().disabled).toBe(false));
});
