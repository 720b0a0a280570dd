import { waitFor } from "@testing-library/react";
import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadCart } from "#src/cart-demand.ts";
import type { JQueryCollection } from "#src/dom/jquery/jquery.ts";
import { platformEvents } from "#src/dom/platform-event-names.ts";
import { find } from "#src/testing/find.ts";
import { showPage } from "#src/testing/page.ts";
import { hasRecordings, recordedPart, recording } from "#src/testing/recordings.ts";
import { server } from "#src/testing/server.ts";
import { removeItem } from "./cart-actions.ts";

/** Compares the page's jQuery events during a journey with those of the platform's own scripts. */

interface JourneyEvent {
  at: string;
  event: string;
  args: string[];
  how: string;
}

const journey = (name: string): JourneyEvent[] => recording(`events/${name}`).events;

const isCollection = (value: object): value is JQueryCollection & { length: number } => "jquery" in value;
const nameOf = (element: Element): string =>
  [
    element.localName,
    ...[...element.classList].filter((name) => !["loading", "added"].includes(name)).slice(0, 3),
  ].join(".");

/** Describes an argument as the recordings do: a text only as a text, since hashes differ. */
const kindOf = (value: unknown): string => {
  if (typeof value === "string") return "text";
  if (typeof value !== "object" || value === null) return String(value);
  if (isCollection(value)) return `jQuery(${value.length}) ${nameOf(value[0] as Element)}`;
  return `object{${Object.keys(value).sort().join()}}`;
};

const recordedKind = (arg: string): string => {
  if (arg.startsWith('"')) return "text";
  return arg.replace(/^object\{(.*)\}$/, (_whole, keys: string) => `object{${keys.split(",").sort().join()}}`);
};

const expected = (name: string) =>
  journey(name).map(({ event, args, how }) => ({ event, args: args.map(recordedKind), how }));

const { trigger } = jquery.event;
let heard: { event: string; args: string[]; how: string }[] = [];

const answer = (endpoint: string, path: string) => {
  server.use(
    http.post("https://shop.example/", ({ request }) => {
      const isAsked = new URL(request.url).searchParams.get("wc-ajax") === endpoint;
      return isAsked ? HttpResponse.json(recording(path).response.json) : undefined;
    }),
  );
};

const showListing = () => {
  const [button] = recordedPart("shop", "a.ajax_add_to_cart").split("\n");
  showPage(`${button}<div class="widget_shopping_cart_content"></div>`);
};

beforeEach(() => {
  window.jQuery = jquery;
  heard = [];
  jquery.event.trigger = (event, data, element, onlyHandlers) => {
    if (element === document.body && typeof event === "string" && event in platformEvents) {
      const args = Array.isArray(data) ? data : [];
      heard.push({ event, args: args.map(kindOf), how: onlyHandlers ? "triggerHandler" : "trigger" });
    }
    return trigger.call(jquery.event, event, data, element, onlyHandlers);
  };
});

afterEach(() => {
  jquery.event.trigger = trigger;
  delete window.jQuery;
});

const button = () => find<HTMLAnchorElement>("a.add_to_cart_button");

it.skipIf(!hasRecordings)("fires for an added product what the platform fires, in its order", async () => {
  answer("add_to_cart", "cart/add_to_cart-simple");
  showListing();
  button().click();
  await waitFor(() => expect(heard.at(-1)?.event).toBe("wc_fragments_loaded"));
  expect(heard).toEqual(expected("add-to-cart"));
});

it.skipIf(!hasRecordings)("fires for a vetoed product what the platform fires, and sends nothing", async () => {
  const veto = () => false;
  jquery(document.body).on("should_send_ajax_request.adding_to_cart", veto);
  showListing();
  button().click();
  await waitFor(() => expect(heard.at(-1)?.event).toBe("wc_cart_button_updated"));
  jquery(document.body).off("should_send_ajax_request.adding_to_cart", veto);
  expect(heard).toEqual(expected("add-to-cart-vetoed"));
});

it.skipIf(!hasRecordings)("fires for a removed line what the platform fires", async () => {
  answer("remove_from_cart", "cart/remove_from_cart");
  showPage('<div class="widget_shopping_cart_content"></div>');
  await loadCart();
  const link = document.createElement("a");
  link.className = "remove remove_from_cart_button";
  await removeItem("c20ad4d76fe97759aa27a0c99bff6710", link);
  expect(heard).toEqual(expected("remove-from-cart"));
  expect(document.querySelector(".remove_from_cart_button")?.getAttribute("aria-label")).toBe("Remove Polo from cart");
});

it.skipIf(!hasRecordings)("answers a third party's wc_fragment_refresh as the platform does", async () => {
  answer("get_refreshed_fragments", "cart/get_refreshed_fragments-two-items");
  showPage('<div class="widget_shopping_cart_content"></div>');
  await loadCart();
  jquery(document.body).trigger("wc_fragment_refresh");
  await waitFor(() => expect(heard.at(-1)?.event).toBe("wc_fragments_refreshed"));
  expect(heard).toEqual(expected("fragment-refresh"));
});
