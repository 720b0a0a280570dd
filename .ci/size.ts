import { request } from "@playwright/test";
import { Browser } from "happy-dom";
import { budgets, type ContentBudget, PAGE_TYPES, type PageType, pageUrls } from "../e2e/bench/budgets.ts";
import { startServer } from "../mock-server/server.ts";
import { type Entry, entryOf } from "../src/islands/entries.ts";
import type { LoadStrategy } from "../src/islands/registry-line.ts";
import { WidgetRecord } from "../src/islands/widget-record.ts";
import { registry } from "../widgets/registry.ts";
import { chunkOf, closure, entryImporters, keyOf, sum, weigh, widgetKey } from "./manifest.ts";

/**
 * Weighs the build against `e2e/bench/budgets.ts`. To find the widgets that a page type loads by itself, this tries the
 * registry's selectors on the demo shop's own pages.
 */

const ENTRY = "src/main.ts";
const LOADER = "src/start-loader.ts";
const MOUNT = "src/islands/mount.tsx";
const CART_SESSION = "src/start-cart.ts";

const hasCart = (type: PageType): boolean => type === "cart" || type === "checkout";

/** The page as a new visitor gets it. Cart and checkout have two items, added without JavaScript. */
const fetchPage = async (origin: string, type: PageType): Promise<string> => {
  const visitor = await request.newContext({ baseURL: origin });
  await visitor.post("/__mock/api/scenario", { data: { name: hasCart(type) ? "two-items" : "fresh" } });
  const page = await (await visitor.get(pageUrls[type])).text();
  await visitor.dispose();
  return page;
};

/** Not `visible`, which depends on the layout; `page-weight.spec.ts` measures that. */
const LOADS_BY_ITSELF: readonly LoadStrategy[] = ["ready", "idle"];

const loadsOn = (host: HTMLElement, entry: Entry): boolean => {
  const record = new WidgetRecord(entry, host);
  return LOADS_BY_ITSELF.includes(record.load) && record.isNeeded("page");
};

/** Asks the registry itself, whose conditions read the page from the browser's globals. */
const widgetsOn = (html: string, url: string): string[] => {
  const page = new Browser().newPage();
  page.url = url;
  page.content = html;
  const { window } = page.mainFrame;
  const { document, location } = window;
  Object.assign(globalThis, { window, document, location });
  const hostsOf = (selector: string) => [...document.querySelectorAll(selector)] as unknown as HTMLElement[];
  return Object.entries(registry)
    .map(entryOf)
    .filter((entry) => hostsOf(entry.selector).some((host) => loadsOn(host, entry)))
    .map(({ name }) => name);
};

interface Row {
  what: string;
  bytes: number;
  budget: number;
  /** The row fails above this. Differs from the budget only for a known debt. */
  limit: number;
  parts: Set<string>;
  note: string;
}

const row = (weighed: Pick<Row, "what" | "budget" | "parts"> & Partial<Row>): Row => ({
  bytes: sum(weighed.parts),
  limit: weighed.budget,
  note: "",
  ...weighed,
});

const OVER = "over its budget, and may only shrink";

const pageRow = (type: PageType, html: string, url: string): Row => {
  const widgets = widgetsOn(html, url);
  const needsCart = widgets.some((name) => registry[name]?.after);
  const sources = [
    ENTRY,
    LOADER,
    ...(widgets.some((name) => registry[name]?.isIsland) ? [MOUNT] : []),
    ...(needsCart ? [CART_SESSION] : []),
  ];
  const keys = [...sources.map(keyOf), ...widgets.map(widgetKey)];
  return row({
    what: `${type} page`,
    budget: budgets.page[type],
    parts: closure(keys),
    note: widgets.join(", ") || "no widget by itself",
  });
};

const pageRows = async (): Promise<Row[]> => {
  const server = await startServer();
  try {
    const pages = PAGE_TYPES.map(async (type) => [type, await fetchPage(server.url, type)] as const);
    return (await Promise.all(pages)).map(([type, html]) => pageRow(type, html, server.url + pageUrls[type]));
  } finally {
    await server.close();
  }
};

/** Shared by all widgets: the loader, and the modules with which behaviours read and report. */
const RUNTIME = [ENTRY, LOADER, "src/platform/page-globals.ts"];

/** A content feature without the shared runtime, with all its widgets after every part has been used. */
const contentRow = ([what, { widgets, more = [], budget, limit = budget }]: [string, ContentBudget]): Row => {
  const runtime = closure(RUNTIME.map(keyOf));
  const all = closure([...widgets.map(widgetKey), ...more.map(keyOf)]);
  const own = [...all].filter((file) => !runtime.has(file));
  return row({ what, budget, limit, parts: new Set(own), note: limit > budget ? OVER : "" });
};

/** Without the edit screen's entry, which no shop page loads. */
const entryKeys = [keyOf(ENTRY)];

const rows = [
  row({ what: "entry", budget: budgets.entry, parts: closure(entryKeys) }),
  ...(await pageRows()),
  ...Object.entries(budgets.widget).map(([name, budget]) =>
    row({
      what: name,
      budget,
      parts: new Set([chunkOf(widgetKey(name)).file]),
      note: "the widget's own file, at its first use",
    }),
  ),
  ...Object.entries(budgets.content).map(contentRow),
  row({
    what: "everything",
    budget: budgets.all,
    limit: budgets.allForNow,
    parts: closure(entryKeys, true),
    note: OVER,
  }),
  // In the module build the styles are inside the chunks; only the single-file build has them in one sheet.
  row({ what: "styles", budget: budgets.css, parts: new Set(["storefront-widgets.iife.css"]) }),
];

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;

for (const { what, bytes, budget, note } of rows) {
  console.log(`${what.padEnd(18)} ${kB(bytes).padStart(9)} of ${kB(budget).padStart(9)}   ${note}`);
}

const heaviest = (parts: Set<string>): string =>
  [...parts]
    .toSorted((one, other) => weigh(other) - weigh(one))
    .slice(0, 3)
    .map((file) => `${file} ${kB(weigh(file))}`)
    .join(", ");

for (const file of entryImporters()) {
  console.error(`size: ${file} imports the entry. Move what it takes from src/main.ts to a module of its own.`);
  process.exitCode = 1;
}

for (const { what, bytes, limit, parts } of rows.filter(({ bytes, limit }) => bytes > limit)) {
  console.error(
    `size: ${what} is ${kB(bytes - limit)} over its limit in e2e/bench/budgets.ts. Take as much out. Heaviest: ${heaviest(parts)}.`,
  );
  process.exitCode = 1;
}
