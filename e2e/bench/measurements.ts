import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** Each measurement is one visit: a fresh context, a throttled processor, and the browser's own counters. */

export interface Bench {
  browser: Browser;
  origin: string;
  /** The factor by which the processor is slowed down. */
  throttle: number;
}

interface Visit {
  page: Page;
  context: BrowserContext;
  session: CDPSession;
}

/** Runs in the page before any other script: notes long tasks, the bundle's part of them, and layout shifts. */
const observe = (): void => {
  const seen = { tasks: [] as number[], own: [] as number[], shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
  // Long frames name their scripts, so the page's own first layout does not count as the bundle's.
  new PerformanceObserver((list) => {
    const frames = list.getEntries() as (PerformanceEntry & { scripts: { sourceURL: string; duration: number }[] })[];
    for (const { sourceURL, duration } of frames.flatMap(({ scripts }) => scripts))
      if (sourceURL.includes("/storefront-widgets/")) seen.own.push(duration);
  }).observe({ type: "long-animation-frame", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
};

interface Observed {
  seen: { tasks: number[]; own: number[]; shift: number };
}

const visit = async <Result>(
  { browser, origin, throttle }: Bench,
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  try {
    await context.request.post("/__mock/api/scenario", { data: { name: "fresh" } });
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
    await session.send("Performance.enable");
    await session.send("HeapProfiler.enable");
    return await work({ page, context, session });
  } finally {
    await context.close();
  }
};

/** A headless browser with a throttled page sometimes reports neither idle time nor a quiet network. */
const QUIET_TIMEOUT_MS = 5000;

const whenQuiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle", { timeout: QUIET_TIMEOUT_MS }).catch(() => undefined);
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    QUIET_TIMEOUT_MS,
  );
};

const scriptMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1000;
};

interface LoadCost {
  scriptMs: number;
  longestTaskMs: number;
  /** The bundle's longest script in a slow frame; 0 without slow frames. */
  longestOwnMs: number;
  shift: number;
}

/** The cost of a listing that nobody touches. `tag: "none"` is the page without the bundle. */
export const measureLoad = (bench: Bench, cards: number, tag: "module" | "none"): Promise<LoadCost> =>
  visit(bench, async ({ page, session }) => {
    await page.goto(`/shop/?per_page=${cards}&tag=${tag}`);
    await whenQuiet(page);
    const { tasks, own, shift } = await page.evaluate(() => (window as unknown as Observed).seen);
    return {
      scriptMs: await scriptMs(session),
      longestTaskMs: Math.max(0, ...tasks),
      longestOwnMs: Math.max(0, ...own),
      shift,
    };
  });

/** Runs in the page: clicks an add button and measures until the next paint and until the class `added`. */
const timeClick = async (index: number): Promise<{ paintMs: number; addedMs: number }> => {
  const button = document.querySelectorAll<HTMLElement>("a.ajax_add_to_cart")[index];
  if (!button) throw new Error(`The listing has no button ${index}.`);
  const start = performance.now();
  const painted = new Promise<number>((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });
  const added = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!button.classList.contains("added")) return;
      observer.disconnect();
      resolve(performance.now() - start);
    });
    observer.observe(button, { attributeFilter: ["class"] });
  });
  button.click();
  return { paintMs: await painted, addedMs: await added };
};

interface ClickCost {
  first: { paintMs: number; addedMs: number };
  later: { paintMs: number; addedMs: number }[];
}

const LATER_CLICKS = 5;

/** Clicks several buttons of one page, the first of which loads the code. The shop answers after 100 ms. */
export const measureClicks = (bench: Bench, cards: number): Promise<ClickCost> =>
  visit(bench, async ({ page, context }) => {
    await context.request.post("/__mock/api/latency", { data: { ms: 100, action: "add_to_cart" } });
    await page.goto(`/shop/?per_page=${cards}`);
    await whenQuiet(page);
    const first = await page.evaluate(timeClick, 0);
    const later: ClickCost["later"] = [];
    for (let index = 1; index <= LATER_CLICKS; index += 1) later.push(await page.evaluate(timeClick, index));
    return { first, later };
  });

/** A card's other hosts besides its button. */
const OTHER_HOSTS = "div.quantity, .yith-wcwl-add-to-wishlist";

/** Mounts all of a page's buttons at once, or all widgets of its cards. */
export const measureMount = (bench: Bench, cards: number, parts: "buttons" | "all"): Promise<number> =>
  visit(bench, async ({ page }) => {
    await page.goto(`/shop/?per_page=${cards}`);
    await whenQuiet(page);
    if (parts === "buttons")
      await page.locator(OTHER_HOSTS).evaluateAll((hosts) => {
        for (const host of hosts) host.remove();
      });
    return page.evaluate(async () => {
      const api = window.StorefrontWidgets;
      if (!api) throw new Error("The bundle did not start.");
      const [first] = document.querySelectorAll("li.product");
      // The first card loads the code, so that the rest measures mounting only.
      await api.mount(first);
      const start = performance.now();
      await api.mount(document.querySelector("ul.products") ?? document);
      return performance.now() - start;
    });
  });

interface SwapCost {
  swapMs: number;
  heapKb: number;
}

const SWAPS = 100;

/** The engine compiles and caches during the first swaps, which is no leak. */
const WARM_UP_SWAPS = 200;

const SWAP_ROUNDS = 3;

/** Runs in the page: fires another script's fragments, with a new cart each time. Resolves to the time of one swap. */
const swapOften = async (times: number): Promise<number> => {
  const content = document.querySelector(".widget_shopping_cart_content")?.outerHTML ?? "";
  // A task runs after all microtasks and does not wait for the next frame.
  const nextTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage("");
    });
  let spentMs = 0;
  for (let index = 0; index < times; index += 1) {
    const fragments = {
      "div.widget_shopping_cart_content": content.replace(/value="\d+"/, `value="${(index % 90) + 1}"`),
      ".bde-mini-cart-toggle__counter": `<span class="bde-mini-cart-toggle__counter">${index}</span>`,
    };
    const start = performance.now();
    document.body.dispatchEvent(
      new CustomEvent("added_to_cart", { bubbles: true, detail: [fragments, `hash-${index}`] }),
    );
    await nextTask();
    spentMs += performance.now() - start;
    if (index % 10 === 9) await new Promise(requestAnimationFrame);
  }
  const shown = document.querySelector(".bde-mini-cart-toggle__counter")?.textContent;
  if (shown !== String(times - 1)) throw new Error(`The last swap did not arrive: the counter shows ${shown}.`);
  return spentMs / times;
};

/** Rounds of 100 swaps of the cart's blocks, each with new content, on a page with `copies` mini-carts. */
export const measureSwaps = (bench: Bench, copies: number): Promise<SwapCost[]> =>
  visit(bench, async ({ page, context, session }) => {
    await context.request.post("/__mock/api/scenario", { data: { name: "big-cart" } });
    await page.goto(`/shop/?per_page=24&copies=${copies}`);
    await whenQuiet(page);
    const heapBytes = async () => {
      await session.send("HeapProfiler.collectGarbage");
      return (await session.send("Runtime.getHeapUsage")).usedSize;
    };
    await page.evaluate(swapOften, WARM_UP_SWAPS);
    const rounds: SwapCost[] = [];
    let before = await heapBytes();
    for (let round = 0; round < SWAP_ROUNDS; round += 1) {
      const swapMs = await page.evaluate(swapOften, SWAPS);
      const after = await heapBytes();
      rounds.push({ swapMs, heapKb: (after - before) / 1000 });
      before = after;
    }
    return rounds;
  });

/** The bundle's files before any interaction. */
export const loadedFiles = (bench: Bench, path: string, scenario: string): Promise<Buffer[]> =>
  visit(bench, async ({ page, context }) => {
    await context.request.post("/__mock/api/scenario", { data: { name: scenario } });
    const bodies: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/storefront-widgets/")) bodies.push(response.body());
    });
    await page.goto(path);
    await whenQuiet(page);
    return Promise.all(bodies);
  });
