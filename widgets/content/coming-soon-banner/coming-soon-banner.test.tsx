import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { requestedAt } from "#src/dom/jquery/jquery.ts";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { server, untilQuiet } from "#src/testing/server.ts";

afterEach(() => vi.restoreAllMocks());

const answerDismissal = (answer: () => Response, held?: Promise<void>) => {
  const requests: { body: string; nonce: string | null; type: string | null }[] = [];
  server.use(
    http.post("*/wp-json/wp/v2/users/1", async ({ request }) => {
      const { headers } = request;
      requests.push({
        body: await request.text(),
        nonce: headers.get("x-wp-nonce"),
        type: headers.get("content-type"),
      });
      await held;
      return answer();
    }),
  );
  return requests;
};

const dismissButton = () => screen.findByRole("button", { name: "Dismiss this banner" });
const banner = () => document.querySelector<HTMLElement>("#coming-soon-footer-banner");
const isHidden = () => waitFor(() => expect(banner()?.style.display).toBe("none"));

const showBanner = async () => {
  const loader = showPage(demoHtml("content/coming-soon-banner"));
  await loader.mount();
  return loader;
};

it("tells the shop with the link's nonce, form-encoded, and hides when the call is done", async () => {
  const requests = answerDismissal(() => HttpResponse.json({ id: 1 }));
  await showBanner();
  fireEvent.click(await dismissButton());
  expect(banner()?.style.display).toBe("");
  await isHidden();
  expect(requests).toHaveLength(1);
  expect(new URLSearchParams(requests[0]?.body).get("woocommerce_meta[coming_soon_banner_dismissed]")).toBe("yes");
  expect(requests[0]?.nonce).toBe("abc123");
  expect(requests[0]?.type).toMatch(/^application\/x-www-form-urlencoded/);
});

it.each([
  ["the server fails", () => new HttpResponse("", { status: 500 })],
  ["the user may not", () => HttpResponse.json({ code: "rest_cannot_edit" }, { status: 403 })],
  ["the network is gone", () => HttpResponse.error()],
])("hides all the same when %s, and tells the developer", async (_case, answer) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  answerDismissal(answer);
  await showBanner();
  fireEvent.click(await dismissButton());
  await isHidden();
  expect(warn.mock.calls[0]?.[0]).toMatch(/^\[coming-soon-banner\]/);
});

it.each(["Enter", " "])("is reached by Tab and dismissed by the key %j, once", async (key) => {
  const requests = answerDismissal(() => HttpResponse.json({ id: 1 }));
  await showBanner();
  const button = await dismissButton();
  expect(button.tabIndex).toBe(0);
  fireEvent.keyDown(button, { key });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
  fireEvent.keyDown(button, { key });
  await isHidden();
  expect(requests).toHaveLength(1);
});

it("hands the focus on when it hides with it", async () => {
  answerDismissal(() => HttpResponse.json({ id: 1 }));
  const loader = showPage(`${demoHtml("content/coming-soon-banner")}<a href="/shop/">Shop</a>`);
  await loader.mount();
  const button = await dismissButton();
  button.focus();
  fireEvent.click(button);
  await isHidden();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Shop" }));
});

it("is dismissed once by a double click", async () => {
  const requests = answerDismissal(() => HttpResponse.json({ id: 1 }));
  await showBanner();
  const button = await dismissButton();
  fireEvent.click(button);
  fireEvent.click(button);
  await isHidden();
  await untilQuiet();
  expect(requests).toHaveLength(1);
});

it("keeps a click that comes before its code", async () => {
  const requests = answerDismissal(() => HttpResponse.json({ id: 1 }));
  showPage(demoHtml("content/coming-soon-banner"));
  fireEvent.click(find(".coming-soon-footer-banner-dismiss"));
  await isHidden();
  expect(requests).toHaveLength(1);
});

it("leaves a click to the platform's own script where that is on the page", async () => {
  const requests = answerDismissal(() => HttpResponse.json({ id: 1 }));
  window.jQuery = jquery;
  window.dispatchEvent(new Event("load"));
  await showBanner();
  const button = await dismissButton();
  button.addEventListener("click", () => {
    jquery(document).trigger("ajaxSend", [{}, { url: "/wp-json/wp/v2/users/1" }]);
  });
  fireEvent.click(button);
  await untilQuiet();
  expect(requests).toEqual([]);
  // The next test's click comes in the same moment.
  requestedAt.clear();
  delete window.jQuery;
});

it("stays as it was given back while the shop was told", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requests = answerDismissal(() => HttpResponse.json({ id: 1 }), held);
  const loader = await showBanner();
  const before = demoHtml("content/coming-soon-banner").trim();
  fireEvent.click(await dismissButton());
  await waitFor(() => expect(requests).toHaveLength(1));
  loader.unmount();
  release();
  await untilQuiet();
  expect(banner()?.outerHTML).toBe(before);
});

it("gives the server's link back when it is unmounted", async () => {
  const loader = await showBanner();
  const button = await dismissButton();
  loader.unmount();
  await waitFor(() => expect(button.getAttributeNames().sort()).toEqual(["class", "data-rest-nonce", "data-rest-url"]));
});
