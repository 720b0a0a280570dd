import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { startServer } from "#mock/server.ts";
import { budgets, PAGE_TYPES, pageUrls } from "./budgets.ts";
import { type Bench, loadedFiles, measureClicks, measureLoad, measureMount, measureSwaps } from "./measurements.ts";
import { type Measure, median, tableHead, tableRow } from "./statistics.ts";

/** `npm run bench`: prints numbers and asserts nothing. Let the machine do nothing else meanwhile. */

const THROTTLE = 4;

/** Long listings are slower and vary less, so they need fewer visits. */
const LISTINGS = [
  { cards: 24, runs: 5 },
  { cards: 100, runs: 4 },
  { cards: 500, runs: 3 },
] as const;

const print = (measures: readonly Measure[]): void => {
  for (const measure of measures) console.log(tableRow(measure));
};

const repeat = async <Result>(times: number, work: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let run = 0; run < times; run += 1) results.push(await work());
  return results;
};

const benchListing = async (bench: Bench, cards: number, runs: number): Promise<void> => {
  const isFirst = cards === 24;
  const bare = await repeat(runs, () => measureLoad(bench, cards, "none"));
  const loads = await repeat(runs, () => measureLoad(bench, cards, "module"));
  const clicks = await repeat(runs, () => measureClicks(bench, cards));
  const bareMs = median(bare.map(({ scriptMs }) => scriptMs));
  const later = clicks.flatMap((each) => each.later);
  print([
    {
      what: `${cards} cards: script until idle`,
      unit: "ms",
      values: loads.map(({ scriptMs }) => scriptMs - bareMs),
      ...(isFirst && { target: "≤ 40 ms" }),
    },
    {
      what: `${cards} cards: longest task of the bundle`,
      unit: "ms",
      values: loads.map(({ longestOwnMs }) => longestOwnMs),
      ...(isFirst && { target: "≤ 50 ms" }),
    },
    {
      what: `${cards} cards: longest task of the page`,
      unit: "ms",
      values: loads.map(({ longestTaskMs }) => longestTaskMs),
    },
    {
      what: `${cards} cards: the same without the bundle`,
      unit: "ms",
      values: bare.map(({ longestTaskMs }) => longestTaskMs),
    },
    { what: `${cards} cards: layout shift`, unit: "", values: loads.map(({ shift }) => shift), target: "0" },
    {
      what: `${cards} cards: first click → paint (loads code)`,
      unit: "ms",
      values: clicks.map(({ first }) => first.paintMs),
      target: "≤ 50 ms p95",
    },
    {
      what: `${cards} cards: later click → paint`,
      unit: "ms",
      values: later.map(({ paintMs }) => paintMs),
      target: "≤ 50 ms p95",
    },
    { what: `${cards} cards: first click → added`, unit: "ms", values: clicks.map(({ first }) => first.addedMs) },
    {
      what: `${cards} cards: later click → added`,
      unit: "ms",
      values: later.map(({ addedMs }) => addedMs),
      target: "100 ms are the shop's",
    },
  ]);
};

const benchCart = async (bench: Bench): Promise<void> => {
  const buttons = await repeat(3, () => measureMount(bench, 500, "buttons"));
  const islands = await repeat(3, () => measureMount(bench, 500, "all"));
  print([
    { what: "mount of 500 buttons at once", unit: "ms", values: buttons, target: "≤ 100 ms" },
    { what: "the same with hearts and quantities", unit: "ms", values: islands, target: "1,500 islands" },
  ]);
  for (const copies of [1, 5]) {
    const swaps = (await repeat(2, () => measureSwaps(bench, copies))).flat();
    print([
      {
        what: `fragment swap, 20 lines, mini-carts: ${copies}`,
        unit: "ms",
        values: swaps.map(({ swapMs }) => swapMs),
        target: copies === 1 ? "" : "flat in the copies",
      },
      {
        what: `heap growth per 100 swaps, mini-carts: ${copies}`,
        unit: "kB",
        values: swaps.map(({ heapKb }) => heapKb),
        target: "≤ 50 kB",
      },
    ]);
  }
};

const benchBytes = async (bench: Bench): Promise<void> => {
  for (const type of PAGE_TYPES) {
    const scenario = type === "cart" || type === "checkout" ? "two-items" : "fresh";
    const files = await loadedFiles(bench, pageUrls[type], scenario);
    const bytes = files.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    print([
      {
        what: `${type} page: bytes before any interaction`,
        unit: "kB",
        values: [bytes / 1000],
        target: `≤ ${budgets.page[type] / 1000} kB`,
      },
    ]);
  }
};

const { CHROMIUM_PATH } = process.env;
const server = await startServer();
const browser = await chromium.launch({
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const bench: Bench = { browser, origin: server.url, throttle: THROTTLE };

console.log(`Chromium ${browser.version()}, processor ${THROTTLE} times slower, the built bundle.\n${tableHead}`);
try {
  for (const { cards, runs } of LISTINGS) await benchListing(bench, cards, runs);
  await benchCart(bench);
  await benchBytes(bench);
} finally {
  await browser.close();
  await server.close();
}
