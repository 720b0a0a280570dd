import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { recordingsFolder } from "#mock/recordings.ts";
import { expect, test } from "./fixtures.ts";
import type { JQueryPage } from "./jquery-page.ts";
import { products } from "./shop.ts";
import { addButton, cartCount, openCart, removeButton, visit } from "./storefront.ts";

/** On a page with the real jQuery, the same events must fire as the platform's own scripts fired on the recorded shop. */

const { mug } = products;

interface ShopEvent {
  at: string;
  event: string;
  args: string[];
  how: string;
}

interface RecordingPage extends JQueryPage {
  shopEvents: ShopEvent[];
}

/** Runs in the page: notes every event as it is triggered, as the recordings did. */
const recordEvents = (): void => {
  const page = window as unknown as RecordingPage;
  page.shopEvents = [];
  const nameOf = (node: Element, classes: number) =>
    [node.localName, ...[...node.classList].slice(0, classes)].join(".");
  const kindOf = (value: unknown): string => {
    if (value instanceof Object && "jquery" in value) {
      const [first] = value as unknown as Element[];
      return `jQuery(${(value as unknown as Element[]).length}) ${first ? nameOf(first, 3) : ""}`;
    }
    return value instanceof Object ? `object{${Object.keys(value).join(",")}}` : JSON.stringify(value);
  };
  const record = ([event, args, target, onlyHandlers]: unknown[]): void => {
    if (typeof event !== "string" || !(target instanceof Element)) return;
    const list = Array.isArray(args) ? args : [];
    const how = onlyHandlers ? "triggerHandler" : "trigger";
    page.shopEvents.push({ at: nameOf(target, 2), event, args: list.map(kindOf), how });
  };
  let jquery: JQueryPage["jQuery"];
  Object.defineProperty(window, "jQuery", {
    get: () => jquery,
    set(value: JQueryPage["jQuery"]) {
      jquery = value;
      const { trigger } = value.event;
      value.event.trigger = (...call: unknown[]) => {
        record(call);
        return trigger.apply(value.event, call);
      };
    },
  });
};

const eventsSoFar = (page: Page): Promise<ShopEvent[]> =>
  page.evaluate(() => (window as unknown as RecordingPage).shopEvents.splice(0));

const folder = join(recordingsFolder, "events");

const recorded = (journey: string): ShopEvent[] | undefined => {
  try {
    return JSON.parse(readFileSync(join(folder, `${journey}.json`), "utf8")).events;
  } catch {
    return undefined;
  }
};

/** Ids, hashes and fragment names differ between shops; nothing else may. */
const comparable = (events: readonly ShopEvent[]): ShopEvent[] =>
  events.map((entry) => ({
    ...entry,
    args: entry.args.map((argument) =>
      argument
        .replace(/^".*"$/, "a text")
        .replace(/^object\{div\.widget_shopping_cart_content.*\}$/, "fragments")
        .replace(/^object\{(.*)\}$/, (_, keys: string) => `object{${keys.split(",").toSorted().join(",")}}`),
    ),
  }));

const expectAsRecorded = async (page: Page, journey: string): Promise<void> => {
  const wanted = recorded(journey);
  expect(comparable(await eventsSoFar(page)), journey).toEqual(comparable(wanted ?? []));
};

test("events come as the platform's own scripts fired them, in order, with the same arguments", async ({ page }) => {
  test.skip(!recorded("add-to-cart"), `No recordings in ${folder}; set RECORDINGS_DIR.`);
  await page.addInitScript(recordEvents);
  await visit(page, "/shop/?jquery=1");
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("1");
  await expectAsRecorded(page, "add-to-cart");

  await openCart(page);
  await removeButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("0");
  await expectAsRecorded(page, "remove-from-cart");

  await page.evaluate(() => (window as unknown as JQueryPage).jQuery(document.body).trigger("wc_fragment_refresh"));
  await expect
    .poll(async () => (await page.evaluate(() => (window as unknown as RecordingPage).shopEvents)).length)
    .toBe(2);
  await expectAsRecorded(page, "fragment-refresh");

  await page.keyboard.press("Escape");
  await page.evaluate(() =>
    (window as unknown as JQueryPage).jQuery(document.body).on("should_send_ajax_request.adding_to_cart", () => false),
  );
  await addButton(page, mug.name).click();
  await expect
    .poll(async () => (await page.evaluate(() => (window as unknown as RecordingPage).shopEvents)).length)
    .toBe(3);
  await expectAsRecorded(page, "add-to-cart-vetoed");
});
