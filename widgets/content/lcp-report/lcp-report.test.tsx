import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { endPages, settings, showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";

/** Imports the widget afresh, since the module reports only once per page. */
const freshWidget = async () => {
  vi.resetModules();
  const { default: widget } = await import("./index.ts");
  return widget;
};

type Tell = (entries: object[]) => void;
let tell: Tell;
let waiting: object[] = [];
let undo = () => {};

const stubObserver = () => {
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      static supportedEntryTypes = ["largest-contentful-paint"];
      constructor(callback: (list: { getEntries: () => object[] }) => void) {
        tell = (entries) => callback({ getEntries: () => entries });
      }
      observe() {}
      disconnect() {}
      takeRecords = () => waiting.splice(0);
    },
  );
};

const detector = {
  ajax_url: "https://shop.example/wp-admin/admin-ajax.php",
  nonce: "abc",
  is_mobile: "",
  data_store: { type: "post-meta", data: { id: 12 } },
  previous_data_version: "3",
  previous_data_hash: "no-data",
};

const PAGE =
  '<main><p>Moor</p><img class="hero wide" src="/moor.jpg" alt="The moor"><img id="mill" src="/mill.jpg" alt="The mill"></main>';

const act = (type: string, isTrusted = true) => {
  const event = new Event(type, { bubbles: true });
  Object.defineProperty(event, "isTrusted", { value: isTrusted });
  find("main").dispatchEvent(event);
};

const begin = async (pageSettings: object = { ...settings, smush_detector: detector }) => {
  const attach = await freshWidget();
  showPage(PAGE, pageSettings);
  const beacon = vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);
  undo = attach();
  return { beacon };
};

const entry = (alt: string, url: string) => ({ element: screen.getByAltText(alt), url });
const reported = (beacon: { mock: { calls: unknown[][] } }) => {
  const [, body] = beacon.mock.calls[0] ?? [];
  return Object.fromEntries(body as URLSearchParams);
};

beforeEach(() => {
  waiting = [];
  stubObserver();
});

afterEach(() => {
  undo();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endPages();
});

it("reports the last largest image when the shopper acts, with what the page gave for it", async () => {
  const { beacon } = await begin();
  tell([entry("The mill", "https://shop.example/mill.jpg"), entry("The moor", "https://shop.example/moor.jpg")]);
  act("pointerdown");
  expect(beacon).toHaveBeenCalledOnce();
  expect(beacon.mock.calls[0]?.[0]).toBe(`${detector.ajax_url}?action=smush_handle_lcp_data`);
  const report = reported(beacon);
  const names = "url data nonce is_mobile data_store previous_data_version previous_data_hash";
  expect(Object.keys(report).join(" ")).toBe(names);
  const { data = "", data_store = "", ...fields } = report;
  expect(fields).toEqual({
    url: "https://shop.example/shop/",
    nonce: "abc",
    is_mobile: "",
    previous_data_version: "3",
    previous_data_hash: "no-data",
  });
  expect(JSON.parse(data_store)).toEqual(detector.data_store);
  expect(JSON.parse(data)).toEqual({
    selector: "html > body > main > img:nth-of-type(1)",
    selector_xpath: "/html/body/main/img[1]",
    selector_id: "",
    selector_class: "hero wide",
    image_url: "/moor.jpg",
    background_data: null,
  });
});

it("names an element by its own id", async () => {
  const { beacon } = await begin();
  tell([entry("The mill", "https://shop.example/mill.jpg")]);
  act("keydown");
  const { selector, selector_id } = JSON.parse(reported(beacon).data ?? "");
  expect([selector, selector_id]).toEqual(["#mill", "mill"]);
});

it("counts what the browser has not told yet", async () => {
  const { beacon } = await begin();
  waiting = [entry("The moor", "https://shop.example/moor.jpg")];
  act("click");
  expect(beacon).toHaveBeenCalledOnce();
});

it("waits for the picture also after what the browser calls an act of the shopper, such as a script's", async () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true }, sendBeacon: () => true });
  const { beacon } = await begin();
  tell([entry("The moor", "https://shop.example/moor.jpg")]);
  act("click");
  expect(beacon).toHaveBeenCalledOnce();
});

it("reports once, and also when the page is left", async () => {
  const { beacon } = await begin();
  tell([entry("The moor", "https://shop.example/moor.jpg")]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  act("click");
  expect(beacon).toHaveBeenCalledOnce();
});

it("does not take what a script does for the shopper", async () => {
  const { beacon } = await begin();
  tell([entry("The moor", "https://shop.example/moor.jpg")]);
  act("click", false);
  expect(beacon).not.toHaveBeenCalled();
});

it("does not report a text", async () => {
  const { beacon } = await begin();
  tell([{ element: screen.getByText("Moor"), url: "" }]);
  act("click");
  expect(beacon).not.toHaveBeenCalled();
});

it("leaves out what lies below the first screen", async () => {
  const { beacon } = await begin();
  vi.spyOn(screen.getByAltText("The mill"), "getBoundingClientRect").mockReturnValue({ top: 5000 } as DOMRect);
  tell([entry("The moor", "https://shop.example/moor.jpg")]);
  tell([entry("The mill", "https://shop.example/mill.jpg")]);
  act("touchstart");
  expect(JSON.parse(reported(beacon).data ?? "").image_url).toBe("/moor.jpg");
});

it("says nothing of a page that comes back scrolled", async () => {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(900);
  const { beacon } = await begin();
  vi.spyOn(screen.getByAltText("The moor"), "getBoundingClientRect").mockReturnValue({ top: -900 } as DOMRect);
  waiting = [entry("The moor", "https://shop.example/moor.jpg")];
  act("click");
  expect(beacon).not.toHaveBeenCalled();
});

it("posts through the client where the browser refuses the beacon", async () => {
  const bodies: string[] = [];
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async ({ request }) => {
      bodies.push(await request.text());
      return HttpResponse.json({ success: false, data: { error_msg: "LCP data is already up to date" } });
    }),
  );
  const { beacon } = await begin();
  beacon.mockReturnValue(false);
  tell([entry("The moor", "https://shop.example/moor.jpg")]);
  act("click");
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toContain("nonce=abc");
});

it("listens to nothing after it was taken off", async () => {
  const { beacon } = await begin();
  tell([entry("The moor", "https://shop.example/moor.jpg")]);
  undo();
  act("click");
  expect(beacon).not.toHaveBeenCalled();
});

it("comes by itself only where the image plugin asks for it", async () => {
  const loader = showPage(PAGE);
  await loader.mount();
  const stateOf = () => loader.inspect().find(({ widget }) => widget === "lcp-report")?.state;
  expect(stateOf()).toBe("waiting");
  vi.stubGlobal("smush_detector", detector);
  await loader.mount();
  expect(stateOf()).toBe("mounted");
});

it("leaves the report to the plugin's own script, which comes with the same settings", async () => {
  vi.stubGlobal("smush_detector", detector);
  const loader = showPage(`<script id="smush-detector-js" type="text/plain"></script>${PAGE}`);
  await loader.mount();
  expect(loader.inspect().find(({ widget }) => widget === "lcp-report")?.state).toBe("waiting");
});

it("tells of a page that says not where the report goes", async () => {
  const attach = await freshWidget();
  showPage(PAGE, {});
  expect(() => attach()).toThrow('Cannot read smush_detector: expected an ajax_url, got "undefined"');
});
