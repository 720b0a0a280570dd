import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { products } from "./shop.ts";
import { addButton, cartCount, cartPanel, cartRow, openCart, removeButton, visit } from "./storefront.ts";

/** The page has the real jQuery, and other plugins talk to us through it. */

const { mug, kettle } = products;

interface ShopEvent {
  at: string;
  event: string;
  args: string[];
  how: string;
}

interface JQueryPage {
  jQuery: {
    (
      target: unknown,
    ): {
      on(name: string, handler: (...args: never[]) => unknown): void;
      trigger(name: string, args?: unknown[]): void;
      data(name: string, value: unknown): void;
    };
    event: { trigger(...args: unknown[]): unknown };
  };
  shopEvents: ShopEvent[];
}

/** Runs in the page: writes every event down the moment it is triggered, as the recordings were made. */
const recordEvents = (): void => {
  const page = window as unknown as JQueryPage;
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
  let jquery: JQueryPage["jQuery"];
  Object.defineProperty(window, "jQuery", {
    get: () => jquery,
    set(value: JQueryPage["jQuery"]) {
      jquery = value;
      const { trigger } = value.event;
      value.event.trigger = (...call: unknown[]) => {
        const [event, args, target, onlyHandlers] = call;
        if (typeof event === "string" && target instanceof Element) {
          const list = Array.isArray(args) ? args : [];
          const how = onlyHandlers ? "triggerHandler" : "trigger";
          page.shopEvents.push({ at: nameOf(target, 2), event, args: list.map(kindOf), how });
        }
        return trigger.apply(value.event, call);
      };
    },
  });
};

const eventsSoFar = (page: Page): Promise<ShopEvent[]> =>
  page.evaluate(() => (window as unknown as JQueryPage).shopEvents.splice(0));

const folder = join(process.env.RECORDINGS_DIR ?? join(import.meta.dirname, "../../shared/recordings"), "events");

const recorded = (journey: string): ShopEvent[] | undefined => {
  try {
    return JSON.parse(readFileSync(join(folder, `${journey}.json`), "utf8")).events;
  } catch {
    return undefined;
  }
};

/** Ids, hashes and which fragments there are differ from shop to shop; the rest must not. */
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

test.beforeEach(async ({ page }) => {
  await page.addInitScript(recordEvents);
});

test("events come as the platform's own scripts fired them, in order, with the same arguments", async ({ page }) => {
  test.skip(!recorded("add-to-cart"), `No recordings in ${folder}; set RECORDINGS_DIR.`);
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
    .poll(async () => (await page.evaluate(() => (window as unknown as JQueryPage).shopEvents)).length)
    .toBe(2);
  await expectAsRecorded(page, "fragment-refresh");

  await page.keyboard.press("Escape");
  await page.evaluate(() =>
    (window as unknown as JQueryPage).jQuery(document.body).on("should_send_ajax_request.adding_to_cart", () => false),
  );
  await addButton(page, mug.name).click();
  await expect
    .poll(async () => (await page.evaluate(() => (window as unknown as JQueryPage).shopEvents)).length)
    .toBe(3);
  await expectAsRecorded(page, "add-to-cart-vetoed");
});

test("a jQuery veto sends nothing, resets the button, and native listeners hear of it", async ({ page, shop }) => {
  await visit(page, "/shop/?jquery=1");
  await page.evaluate(() => {
    (window as unknown as JQueryPage).jQuery(document.body).on("should_send_ajax_request.adding_to_cart", () => false);
    document.addEventListener("storefront:item-vetoed", () => document.body.classList.add("was-vetoed"));
  });
  await addButton(page, mug.name).click();
  await expect(page.locator("body")).toHaveClass(/was-vetoed/);
  await expect(addButton(page, mug.name)).not.toHaveClass(/\bloading\b|\badded\b/);
  expect(await shop.calls()).toEqual([]);
});

test("a listener of adding_to_cart changes what is sent, and data stored with jQuery is sent too", async ({
  page,
  shop,
}) => {
  await visit(page, "/shop/?jquery=1");
  await page.evaluate((id) => {
    const { jQuery } = window as unknown as JQueryPage;
    jQuery(document.querySelector(`a.ajax_add_to_cart[data-product_id="${id}"]`)).data("engraving", "A. M.");
    jQuery(document.body).on("adding_to_cart", (_event: never, _button: never, data: Record<string, unknown>) => {
      data.quantity = 4;
      data.wrap = { paper: "moss", ribbon: ["red", "white"] };
      Reflect.deleteProperty(data, "success_message");
    });
  }, mug.id);
  await addButton(page, mug.name).click();
  await expect(cartCount(page)).toHaveText("4");
  const [request] = await shop.requests("add_to_cart");
  expect(request?.fields).toEqual({
    product_id: String(mug.id),
    product_sku: `LM-${mug.id}`,
    quantity: "4",
    engraving: "A. M.",
    "wrap[paper]": "moss",
    "wrap[ribbon][]": "white",
  });
});

test("a button that another plugin presses through jQuery adds, once", async ({ page, shop }) => {
  await visit(page, "/shop/?jquery=1");
  await page.evaluate((id) => {
    const { jQuery } = window as unknown as { jQuery: (node: unknown) => { trigger(name: string): void } };
    jQuery(document.querySelector(`a.ajax_add_to_cart[data-product_id="${id}"]`)).trigger("click");
  }, mug.id);
  await expect(cartCount(page)).toHaveText("1");
  expect(await shop.calls()).toEqual(["add_to_cart"]);
});

test("added_to_cart fired by another plugin, with and without arguments, updates the page", async ({ page, shop }) => {
  await visit(page, "/shop/?jquery=1");
  await page.evaluate(() => {
    const { jQuery } = window as unknown as JQueryPage;
    jQuery(document.body).trigger("added_to_cart");
    jQuery(document.body).trigger("added_to_cart", [
      { ".bde-mini-cart-toggle__counter": '<span class="bde-mini-cart-toggle__counter" data-count="8">8</span>' },
      "some-hash",
      jQuery(document.querySelector("a.ajax_add_to_cart")),
    ]);
  });
  await expect(cartCount(page)).toHaveText("8");
  expect(await shop.requests("add_to_cart")).toEqual([]);
});

test("the first product that another plugin adds opens the mini-cart where the shop wants it", async ({ page }) => {
  await visit(page, "/shop/?jquery=1&open_on_add=1&style=sidebar");
  await page.evaluate(() => {
    const counter = '<span class="bde-mini-cart-toggle__counter">8</span>';
    const { jQuery } = window as unknown as JQueryPage;
    jQuery(document.body).trigger("added_to_cart", [{ ".bde-mini-cart-toggle__counter": counter }, "some-hash"]);
  });
  await expect(cartPanel(page)).toBeVisible();
});

test("wc_update_cart by another plugin, on the body or the document, renders the cart page anew", async ({
  page,
  shop,
}) => {
  await shop.scenario("two-items");
  await visit(page, "/cart/?jquery=1");
  for (const [target, quantity] of [
    ["document", "2"],
    ["body", "3"],
  ] as const) {
    await page.evaluate((id) => fetch(`/?add-to-cart=${id}`, { method: "POST" }), mug.id);
    await page.evaluate((name) => {
      const { jQuery } = window as unknown as JQueryPage;
      jQuery(name === "body" ? document.body : document).trigger("wc_update_cart");
    }, target);
    await expect(cartRow(page, mug.name).getByRole("spinbutton")).toHaveValue(quantity);
  }
});

test("wc_fragment_refresh by another plugin asks once and repaints", async ({ page, shop }) => {
  await visit(page, "/shop/?jquery=1");
  await addButton(page, kettle.name).click();
  await expect(cartCount(page)).toHaveText("1");
  // Another plugin changes the cart behind the page's back.
  await page.evaluate((id) => fetch(`/?add-to-cart=${id}`, { method: "POST" }), mug.id);
  await page.evaluate(() => (window as unknown as JQueryPage).jQuery(document.body).trigger("wc_fragment_refresh"));
  await expect(cartCount(page)).toHaveText("2");
  expect(await shop.requests("get_refreshed_fragments")).toHaveLength(1);
});

test("a jQuery that comes late is heard and told as well", async ({ page }) => {
  for (const early of ["**/vendor/jquery.js", "**/assets/event-recorder.js"]) {
    await page.route(early, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  }
  await visit(page, "/shop/?jquery=1");
  await page.addScriptTag({ url: "/vendor/jquery.js?late" });
  await page.evaluate(() => {
    const { jQuery } = window as unknown as JQueryPage;
    jQuery(document.body).on(
      "added_to_cart",
      (_event: never, _fragments: never, _hash: never, button?: { jquery?: string }) => {
        if (button) document.body.classList.add(button.jquery ? "heard" : "heard-without-jquery");
      },
    );
  });
  await addButton(page, mug.name).click();
  await expect(page.locator("body")).toHaveClass(/\bheard\b/);
  await page.evaluate(() => {
    const { jQuery } = window as unknown as JQueryPage;
    const counter = '<span class="bde-mini-cart-toggle__counter">8</span>';
    jQuery(document.body).trigger("added_to_cart", [{ ".bde-mini-cart-toggle__counter": counter }, "some-hash"]);
  });
  await expect(cartCount(page)).toHaveText("8");
});
