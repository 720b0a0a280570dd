import type { BrowserContext, Page, Request } from "@playwright/test";

/**
 * What the fixtures watch: errors of any kind and running requests on any page in every test, and in some also layout
 * shifts without input.
 */

export interface Problems {
  /** Expects matching errors, which the test causes. Each pattern must match at least once. */
  expect: (...patterns: RegExp[]) => void;
  /** Accepts matching errors, which may or may not come. */
  tolerate: (...patterns: RegExp[]) => void;
  /** Errors that were neither expected nor tolerated, and patterns that never matched. */
  remaining: () => string[];
}

/** Breaches of the page's security policy count too: the browser writes each of them on the console. */
export const watchProblems = (context: BrowserContext): Problems => {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const tolerated: RegExp[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") seen.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => seen.push(`uncaught: ${webError.error().message}`));
  return {
    expect: (...patterns) => expected.push(...patterns),
    tolerate: (...patterns) => tolerated.push(...patterns),
    remaining: () => [
      ...seen.filter((text) => ![...expected, ...tolerated].some((pattern) => pattern.test(text))),
      ...expected
        .filter((pattern) => !seen.some((text) => pattern.test(text)))
        .map((pattern) => `expected ${pattern} on the console`),
    ],
  };
};

interface Shift {
  value: number;
  nodes: string[];
}

declare global {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  interface Window {
    reportLayoutShift?: (shift: Shift) => void;
  }
}

/** Runs in the page. Leaves out shifts right after an input, which the shopper caused. */
const reportShifts = (): void => {
  const describe = (node: Node | null): string => {
    if (node instanceof Text) return `"${node.data.trim()}" in ${describe(node.parentElement)}`;
    return node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? "gone");
  };
  // Before the page is complete its parts move without any script, such as the columns of half a table.
  let wholeAt = Number.POSITIVE_INFINITY;
  document.addEventListener("DOMContentLoaded", () => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        wholeAt = performance.now();
      }),
    );
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput || entry.startTime < wholeAt) continue;
      window.reportLayoutShift?.({ value: entry.value, nodes: entry.sources.map(({ node }) => describe(node)) });
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/** Returns the list of the shifts on all pages, which grows. */
export const watchLayout = async (context: BrowserContext): Promise<Shift[]> => {
  const shifts: Shift[] = [];
  await context.exposeFunction("reportLayoutShift", (shift: Shift) => shifts.push(shift));
  await context.addInitScript(reportShifts);
  return shifts;
};

const running = new WeakMap<Page, Set<Request>>();

const watchPage = (page: Page): void => {
  const requests = new Set<Request>();
  running.set(page, requests);
  page.on("request", (request) => requests.add(request));
  const drop = (request: Request) => requests.delete(request);
  page.on("requestfinished", drop);
  page.on("requestfailed", drop);
  page.on("framenavigated", (frame) => {
    // What a page sends while it is left may end unheard.
    const isNew = [...requests].some((request) => request.isNavigationRequest() && request.frame() === frame);
    if (isNew && frame === page.mainFrame()) requests.clear();
  });
};

export const watchRequests = (context: BrowserContext): void => {
  context.on("page", watchPage);
};

const end = async (request: Request): Promise<void> => {
  await (await request.response())?.finished();
};

/** Resolves when the requests that now run on a page have ended, with false if there were none. */
export const requestsEnd = async (page: Page): Promise<boolean> => {
  const requests = [...(running.get(page) ?? [])];
  await Promise.allSettled(requests.map(end));
  return requests.length > 0;
};
