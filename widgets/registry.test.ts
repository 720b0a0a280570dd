import { readdirSync, readFileSync } from "node:fs";
import { HttpResponse, http } from "msw";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Loader } from "#src/islands/loader.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { registry } from "./registry.ts";

// Node loads no script of another host.
vi.mock("https://static.paynow.pl/scripts/PyG5QjFDUI.min.js", () => ({
  load: async () => ({ get: async () => ({ visitorId: "" }) }),
}));

/** The conformance test of all widgets. */

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const folders = foldersIn("widgets").flatMap((domain) =>
  foldersIn(`widgets/${domain}`).map((name) => `${domain}/${name}`),
);
const nameOf = (folder: string): string => folder.split("/")[1] ?? "";

interface Listening {
  type: string;
  listener: unknown;
  isCapturing: boolean;
}

/** Lists the listeners still bound to the shared targets. An aborted signal unbinds; `once` counts until removed. */
const countListeners = () => {
  const held: Listening[] = [];
  const drop = ({ type, listener, isCapturing }: Listening) => {
    const index = held.findIndex(
      (one) => one.type === type && one.listener === listener && one.isCapturing === isCapturing,
    );
    if (index >= 0) held.splice(index, 1);
  };
  const of = (type: string, listener: unknown, options: unknown): Listening => {
    const { capture = false } =
      typeof options === "object" && options !== null ? (options as AddEventListenerOptions) : {};
    return { type, listener, isCapturing: options === true || capture };
  };
  for (const target of [window, document, document.body, document.documentElement]) {
    const { addEventListener, removeEventListener } = target;
    vi.spyOn(target, "addEventListener").mockImplementation((type: string, listener: unknown, options?: unknown) => {
      const listening = of(type, listener, options);
      drop(listening);
      held.push(listening);
      if (
        typeof options === "object" &&
        options !== null &&
        "signal" in options &&
        options.signal instanceof AbortSignal
      ) {
        options.signal.addEventListener("abort", () => drop(listening));
      }
      Reflect.apply(addEventListener, target, [type, listener, options]);
    });
    vi.spyOn(target, "removeEventListener").mockImplementation((type: string, listener: unknown, options?: unknown) => {
      drop(of(type, listener, options));
      Reflect.apply(removeEventListener, target, [type, listener, options]);
    });
  }
  return () => held.map(({ type }) => type);
};

const statesOf = (loader: Loader, name: string) =>
  loader
    .inspect()
    .filter(({ widget, host }) => widget === name && host.dataset.widget === name)
    .map(({ state }) => state);

/** Ignores lists in brackets, which browsers match as quickly as one selector. */
const hasComma = (selector: string): boolean => selector.replace(/\([^)]*\)/g, "").includes(",");

it("asks the page for one selector at a time: a list would be tried on each of its elements", () => {
  const lists = Object.entries(registry).filter(([, { stock = [] }]) => [stock].flat().some(hasComma));
  expect(lists.map(([name]) => name)).toEqual([]);
});

it("searches only small boxes for a descendant: the browser would walk through a long list's rows at each event", () => {
  const stock = Object.values(registry).flatMap(({ stock = [] }) => stock);
  // Children are few, and of what stands in a table the last one is found first.
  const searched = stock.filter((selector) => /:has\((?!>)[^*]+\)/.test(selector));
  expect(searched.map((selector) => /[\w-]+/.exec(selector)?.[0])).toEqual([
    "bde-mini-cart",
    "quantity",
    "variations_form",
    "cwginstock-subscribe-form",
    "yith-wcwl-share",
  ]);
});

const hostsOf = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-widget="${name}"]`)];

const mountAll = (loader: Loader, name: string) =>
  vi.waitFor(async () => {
    await loader.mount();
    expect(new Set(statesOf(loader, name))).toEqual(new Set(["mounted"]));
  });

// A widget's files are compiled at their first use, which takes a busy machine seconds.
beforeAll(() => Promise.all(Object.values(registry).map(({ module }) => module())), 120_000);

beforeEach(() => {
  // Some widgets act only on a sorted listing.
  window.history.replaceState(null, "", "/shop/?orderby=price");
  server.use(http.all("*", () => HttpResponse.json({})));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("has one line for each folder and one folder for each line", () => {
  expect(Object.keys(registry).toSorted()).toEqual(folders.map(nameOf).toSorted());
});

it("is sorted by domain and name", () => {
  expect(Object.keys(registry)).toEqual(folders.toSorted().map(nameOf));
});

it("has the fields of each line in the order of their type", () => {
  const [, type = ""] = readFileSync("src/islands/registry-line.ts", "utf8").split("export interface RegistryLine");
  const order = [...type.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field = ""]) => field);
  for (const [name, line] of Object.entries(registry))
    expect(Object.keys(line), name).toEqual(order.filter((field) => field in line));
});

const indexOf = (folder: string): string => readFileSync(`widgets/${folder}/index.ts`, "utf8");

it.each(folders)("%s: folder, line, module, first file and demo have one name", (folder) => {
  const name = nameOf(folder);
  expect(String(registry[name]?.module)).toContain(`/${name}/index.ts`);
  expect(indexOf(folder)).toContain(`from "./${name}.tsx"`);
  expect(demoHtml(folder)).toContain(`data-widget="${name}"`);
});

it.each(folders)("%s: its line says whether the island runtime comes beside it", (folder) => {
  expect(registry[nameOf(folder)]?.isIsland ?? false).toBe(indexOf(folder).includes("defineWidget("));
});

it.each(folders)(
  "%s: mounts on its demo, survives a swap of its host, and gives the server's HTML back",
  async (folder) => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const name = nameOf(folder);
    const loader = showPage(demoHtml(folder));
    loader.unmount();
    const before = document.body.innerHTML;
    const sources = hostsOf(name).map(({ outerHTML }) => outerHTML);
    await mountAll(loader, name);
    for (const [index, host] of hostsOf(name).entries()) {
      const template = document.createElement("template");
      template.innerHTML = sources[index] ?? "";
      host.replaceWith(template.content);
    }
    const fresh = hostsOf(name);
    await mountAll(loader, name);
    expect(hostsOf(name).every((host, index) => host === fresh[index])).toBe(true);
    loader.unmount();
    expect(document.body.innerHTML).toBe(before);
    expect(errors.mock.calls).toEqual([]);
  },
);

it.each(folders)("%s: leaves no listener and no timer behind", async (folder) => {
  const name = nameOf(folder);
  const warmUp = showPage(demoHtml(folder));
  await mountAll(warmUp, name);
  warmUp.stop();
  const listeners = countListeners();
  vi.useFakeTimers();
  const loader = showPage(demoHtml(folder));
  await mountAll(loader, name);
  loader.stop();
  expect(listeners()).toEqual([]);
  // Idle callbacks that are still due must find nothing to do.
  vi.advanceTimersByTime(200);
  expect(vi.getTimerCount()).toBe(0);
});
