import jquery from "jquery";
import another from "jquery/dist/jquery.slim.js";
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { followJQuery, listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { targetOf } from "./cart-event-names.ts";
import { ask, emit, emitOwn, isOwnEvent, startBridge } from "./platform-events.ts";

type Handler = (event: Event, ...args: unknown[]) => unknown;

const onJQuery = (name: string, handler: Handler) => {
  jquery(document.body).on(name, handler);
  onTestFinished(() => void jquery(document.body).off(name, handler));
};

const onDocument = (name: string, handler: (event: CustomEvent) => void) => {
  document.addEventListener(name, handler as EventListener);
  onTestFinished(() => document.removeEventListener(name, handler as EventListener));
};

const hearing = (name: string, hear: (args: unknown[]) => void) => {
  onTestFinished(listenToPage(name, hear, targetOf(name)));
};

const button = (): HTMLElement => {
  const created = document.createElement("a");
  document.body.append(created);
  return created;
};

const VETO = "should_send_ajax_request.adding_to_cart";

beforeAll(startBridge);

afterEach(() => {
  delete window.jQuery;
  vi.unstubAllGlobals();
});

it("without jQuery: fires the platform's name with the arguments as detail, and its own with named ones", () => {
  const heard: unknown[] = [];
  const clicked = button();
  for (const name of ["added_to_cart", "storefront:item-added"])
    onDocument(name, ({ type, detail }) => heard.push([type, detail]));
  emit("added_to_cart", { a: "<i></i>" }, "abc", clicked);
  expect(heard).toEqual([
    ["added_to_cart", [{ a: "<i></i>" }, "abc", clicked]],
    ["storefront:item-added", { fragments: { a: "<i></i>" }, cartHash: "abc", button: clicked }],
  ]);
});

it("takes no answer from a listener that throws", () => {
  window.jQuery = jquery;
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  onJQuery(VETO, () => {
    throw new Error("listener's own fault");
  });
  expect(ask(VETO, button())).toBe(true);
  expect(reported).toHaveBeenCalledOnce();
});

it("with jQuery: fires through jQuery, with elements as jQuery objects, then under its own name", () => {
  window.jQuery = jquery;
  const order: string[] = [];
  const clicked = button();
  onJQuery("added_to_cart", (_event, fragments, hash, $button) => {
    order.push("jquery");
    expect([fragments, hash]).toEqual([{ a: "1" }, "abc"]);
    expect(($button as { jquery: string }).jquery).toBe("3.7.1");
    expect(($button as unknown[])[0]).toBe(clicked);
  });
  onDocument("storefront:item-added", ({ detail }) => {
    order.push("native");
    expect(detail.button).toBe(clicked);
  });
  emit("added_to_cart", { a: "1" }, "abc", clicked);
  expect(order).toEqual(["jquery", "native"]);
});

it("hands data on by reference, so that listeners change what is sent", () => {
  window.jQuery = jquery;
  const data = { product_id: "12" };
  onJQuery("adding_to_cart", (_event, _button, sent) => Object.assign(sent as object, { gift: "1" }));
  onDocument("storefront:item-submitted", ({ detail }) => Object.assign(detail.data, { note: "2" }));
  emit("adding_to_cart", button(), data);
  expect(data).toEqual({ product_id: "12", gift: "1", note: "2" });
});

it("speaks to the platform's block scripts only where jQuery does not do it for them", () => {
  const heard = vi.fn();
  onDocument("wc-blocks_added_to_cart", ({ detail }) => heard(detail));
  emit("added_to_cart", {}, "");
  expect(heard.mock.calls).toEqual([[{ preserveCartData: false }]]);
  window.jQuery = jquery;
  emit("added_to_cart", {}, "");
  expect(heard).toHaveBeenCalledOnce();
});

it("hears what other scripts fire through jQuery, elements unwrapped, once", () => {
  window.jQuery = jquery;
  followJQuery();
  const calls: unknown[] = [];
  hearing("added_to_cart", (args) => calls.push(args, isOwnEvent("added_to_cart")));
  const clicked = button();
  jquery(document.body).trigger("added_to_cart", [{ a: "1" }, "abc", jquery(clicked)]);
  expect(calls).toEqual([[{ a: "1" }, "abc", clicked], false]);
});

it("hears what other scripts fire natively, with and without jQuery, once each", () => {
  const calls: unknown[] = [];
  hearing("wc_fragment_refresh", (args) => calls.push(args));
  const fire = (detail?: unknown) =>
    document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true, detail }));
  fire();
  window.jQuery = jquery;
  followJQuery();
  fire(["x"]);
  expect(calls).toEqual([[], ["x"]]);
});

it("hears jQuery that comes late, and does not hear anything twice", () => {
  const own: boolean[] = [];
  hearing("removed_from_cart", () => own.push(isOwnEvent("removed_from_cart")));
  emit("removed_from_cart", {}, "");
  window.jQuery = jquery;
  emit("removed_from_cart", {}, "");
  jquery(document.body).trigger("removed_from_cart", [{}, ""]);
  expect(own).toEqual([true, true, false]);
});

it("stops hearing when undone, on jQuery and natively", () => {
  window.jQuery = jquery;
  const heard = vi.fn();
  const stop = listenToPage("wc_update_cart", heard);
  stop();
  emit("wc_update_cart");
  document.body.dispatchEvent(new CustomEvent("wc_update_cart", { bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
});

it("knows its own events, also inside one another", () => {
  const own: boolean[] = [];
  hearing("wc_fragments_loaded", () => own.push(isOwnEvent("wc_fragments_loaded"), isOwnEvent("added_to_cart")));
  hearing("added_to_cart", () => emit("wc_fragments_loaded"));
  emit("added_to_cart", {}, "");
  emit("wc_fragments_loaded");
  expect(own).toEqual([true, true, true, false]);
  expect(isOwnEvent("added_to_cart")).toBe(false);
});

it("goes on when a listener of another script throws, and does not hide the error", () => {
  window.jQuery = jquery;
  const error = new Error("their bug");
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  onJQuery("wc_cart_button_updated", () => {
    throw error;
  });
  const heard = vi.fn();
  onDocument("storefront:button-updated", heard);
  emit("wc_cart_button_updated", button());
  expect(reported).toHaveBeenCalledWith(error);
  expect(heard).toHaveBeenCalledOnce();
  expect(isOwnEvent("wc_cart_button_updated")).toBe(false);
});

it.each<[string, unknown, boolean]>([
  ["says nothing", undefined, true],
  ["returns false", false, false],
  ["returns true", true, true],
  ["returns 0", 0, true],
])("asks jQuery listeners: one that %s", (_what, answer, isAllowed) => {
  window.jQuery = jquery;
  const asked = vi.fn(() => answer);
  onJQuery(VETO, asked);
  expect(ask(VETO, button())).toBe(isAllowed);
  expect(asked).toHaveBeenCalledOnce();
});

it("asks native listeners by a cancelable event of its own name", () => {
  const clicked = button();
  expect(ask(VETO, clicked)).toBe(true);
  onDocument("storefront:item-requested", (event) => {
    expect(event.detail).toEqual({ button: clicked });
    event.preventDefault();
  });
  expect(ask(VETO, clicked)).toBe(false);
  window.jQuery = jquery;
  expect(ask(VETO, clicked)).toBe(false);
});

it("hears the cart page's command on the document too, where plugins fire it", () => {
  window.jQuery = jquery;
  followJQuery();
  const heard = vi.fn();
  hearing("wc_update_cart", (args) => heard(args));
  jquery(document).trigger("wc_update_cart");
  jquery(document.body).trigger("wc_update_cart", [true]);
  expect(heard.mock.calls).toEqual([[[]], [[true]]]);
});

it("announces foreign events under its own names, and its own only once", () => {
  window.jQuery = jquery;
  followJQuery();
  const heard = vi.fn();
  onDocument("storefront:refresh-requested", heard);
  jquery(document.body).trigger("wc_fragment_refresh");
  expect(heard).toHaveBeenCalledOnce();
  emit("wc_fragment_refresh");
  expect(heard).toHaveBeenCalledTimes(2);
});

it("announces what the back-in-stock plugin's own script fires on the document", () => {
  window.jQuery = jquery;
  followJQuery();
  const heard = vi.fn();
  onDocument("storefront:subscription-added", ({ detail }) => heard(detail));
  jquery(document).trigger("cwginstock_success_ajax", [{ product_id: "14" }]);
  expect(heard.mock.calls).toEqual([[{ payload: { product_id: "14" } }]]);
});

it("tells of a subscription where the back-in-stock plugin does, with its payload", () => {
  window.jQuery = jquery;
  const heard = vi.fn();
  jquery(document).on("cwginstock_error_ajax", (_event, ...args) => heard(args));
  emit("cwginstock_error_ajax", { product_id: "14" });
  expect(heard.mock.calls).toEqual([[[{ product_id: "14" }]]]);
});

it("tells news on the body, where listeners of the document hear them", () => {
  const heard = vi.fn();
  onDocument("storefront:item-restored", ({ detail, target }) => heard(detail, target));
  emitOwn("storefront:item-restored", { key: "k1" });
  expect(heard).toHaveBeenCalledWith({ key: "k1" }, document.body);
});

it.each([undefined, jquery])("tells a listener in the body's property once, with the button by index", (ofPage) => {
  if (ofPage) window.jQuery = ofPage;
  const heard: unknown[] = [];
  const clicked = button();
  const hear = ({ type }: Event, ...[, , handed]: Record<number, HTMLElement>[]) => {
    // Unlike browsers, happy-dom calls such a property for the event of any name, too.
    if (handed) heard.push(type, handed[0]);
  };
  Object.assign(document.body, { onremoved_from_cart: hear });
  onTestFinished(() => void Reflect.deleteProperty(document.body, "onremoved_from_cart"));
  emit("removed_from_cart", {}, "abc", clicked);
  expect(heard).toEqual(["removed_from_cart", clicked]);
});

it("tells and asks what was bound through the page's first jQuery when a plugin brings another one", () => {
  const heard = vi.fn();
  onJQuery("added_to_cart", (_event, fragments) => heard(fragments));
  onJQuery(VETO, () => false);
  window.jQuery = jquery;
  followJQuery();
  window.jQuery = another;
  const heardByAnother = vi.fn();
  another(document.body).on("added_to_cart", heardByAnother);
  emit("added_to_cart", { ".count": "2" });
  expect(heard.mock.calls).toEqual([[{ ".count": "2" }]]);
  expect(heardByAnother).toHaveBeenCalledOnce();
  expect(ask(VETO, button())).toBe(false);
  // The plugin has given the name back.
  window.jQuery = jquery;
  emit("added_to_cart", {});
  expect(heard).toHaveBeenCalledTimes(2);
});

it("tells the page's other jQuery too when a listener of one throws", () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  onTestFinished(() => void vi.unstubAllGlobals());
  window.jQuery = jquery;
  followJQuery();
  onJQuery("added_to_cart", () => {
    throw new Error("The plugin's own.");
  });
  window.jQuery = another;
  const heard = vi.fn();
  another(document.body).on("added_to_cart", heard);
  emit("added_to_cart", {});
  expect(heard).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledOnce();
});
