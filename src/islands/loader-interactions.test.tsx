import { fireEvent, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { expect, it, onTestFinished, vi } from "vitest";
import { delegate } from "#src/dom/delegated-events.ts";
import { tellChange } from "#src/dom/product/own-changes.ts";
import { find } from "#src/testing/find.ts";
import { greeting, heard, host, LINK, loader, onItsWay, show, states } from "#src/testing/loader.ts";
import type { Behaviour } from "./define-widget.ts";

/** A shopper's acts before the code is there: handed over, claimed, or done by the browser after all. */

it.each(["pointerover", "pointerdown", "focusin", "input", "click", "keydown"])(
  "loads nothing before the first interaction, and hands %s to the island after the mount",
  async (type) => {
    const { module, arrive } = onItsWay();
    show(host("<b>Hello</b>"), { module });
    expect(module).not.toHaveBeenCalled();
    find("b").dispatchEvent(new Event(type, { bubbles: true }));
    expect(states()).toEqual(["loading"]);
    arrive();
    await waitFor(() => expect(heard).toEqual(["mounted", type]));
  },
);

it("loads nothing for a change that the bundle itself makes, and hands it to a widget that is there", async () => {
  const { module, arrive } = onItsWay();
  show(host("<input>"), { module });
  tellChange(find("input"));
  expect(module).not.toHaveBeenCalled();
  find("input").dispatchEvent(new Event("pointerover", { bubbles: true }));
  arrive();
  await waitFor(() => expect(heard).toEqual(["mounted", "pointerover"]));
  const changed = vi.fn();
  delegate(find("[data-widget]"), "change", changed);
  tellChange(find("input"));
  expect(changed).toHaveBeenCalledOnce();
});

it("hands over everything that came before the mount, in order, and everything after it", async () => {
  const { module, arrive } = onItsWay();
  show(host("<b>Hello</b>"), { module });
  for (const type of ["pointerover", "pointerdown", "click", "pointerover", "click"]) {
    find("b").dispatchEvent(new Event(type, { bubbles: true }));
  }
  arrive();
  const early = ["mounted", "pointerover", "pointerdown", "click", "pointerover", "click"];
  await waitFor(() => expect(heard).toEqual(early));
  fireEvent.click(find("b"));
  fireEvent.click(find("b"));
  expect(heard.slice(early.length)).toEqual(["click", "click"]);
  expect(module).toHaveBeenCalledOnce();
});

it("hands over what was typed while the code was on its way, whatever has been written into the field since", async () => {
  const { module, arrive } = onItsWay();
  const typed: string[] = [];
  show(host("<input>"), { module });
  const field = find("input") as HTMLInputElement;
  delegate(find("[data-widget]"), "input", () => typed.push(field.value));
  for (const value of ["6", "62"]) fireEvent.input(field, { target: { value } });
  field.value = "1";
  arrive();
  await waitFor(() => expect(typed).toEqual(["6", "62"]));
  expect(field.value).toBe("62");
});

it("leaves what the first widget has made of an early value to the second, which comes later", async () => {
  const second = onItsWay();
  const later = { load: "interaction", stock: "section", module: second.module } as const;
  show(`<section>${host("<input>")}</section>`, {}, { later });
  const field = find("input") as HTMLInputElement;
  delegate(find("[data-widget]"), "change", () => {
    field.value = "9";
  });
  fireEvent.change(field, { target: { value: "12" } });
  await waitFor(() => expect(field.value).toBe("9"));
  // Newer server HTML overwrites the field, which no widget holds yet.
  field.value = "1";
  second.arrive();
  await waitFor(() => expect(states()).toEqual(["mounted", "mounted"]));
  expect(field.value).toBe("9");
});

it("hears a link that another script presses through jQuery, unless that is prevented", async () => {
  vi.stubGlobal("jQuery", jquery);
  show(host(`${LINK}<button>Real</button>`), { claims: "a, button" });
  const clicks = () => heard.filter((type) => type === "click").length;
  jquery(find("a")).trigger("click");
  await waitFor(() => expect(clicks()).toBe(1));
  // jQuery presses everything but links natively.
  jquery(find("button")).trigger("click");
  expect(clicks()).toBe(2);
  jquery(find("a")).on("click", (event) => event.preventDefault());
  jquery(find("a")).trigger("click");
  expect(clicks()).toBe(2);
});

it("hears a field that another script changes through jQuery alone, once, and a real change once", async () => {
  vi.stubGlobal("jQuery", jquery);
  const changes: unknown[] = [];
  show(host("<input>"));
  delegate(find("[data-widget]"), "change", ({ target }) => changes.push(target));
  jquery(find("input")).trigger("change");
  await waitFor(() => expect(changes).toEqual([find("input")]));
  fireEvent.change(find("input"), { target: { value: "8" } });
  expect(changes).toHaveLength(2);
  loader?.stop();
  jquery(find("input")).trigger("change");
  expect(changes).toHaveLength(2);
});

it("leaves another script's listener on the document its element, also after that script's request", () => {
  vi.stubGlobal("jQuery", jquery);
  const page = jquery(document) as unknown as Record<"on" | "off", (...args: unknown[]) => void>;
  const events: Event[] = [];
  const keep = (event: Event) => events.push(event);
  page.on("click change", "p", keep);
  onTestFinished(() => page.off("click change", "p", keep));
  show(host("<p><input></p>"));
  fireEvent.click(find("input"));
  fireEvent.change(find("input"), { target: { value: "8" } });
  expect(events.map(({ currentTarget }) => currentTarget)).toEqual([find("p"), find("p")]);
});

it("claims the click on a link, so that nothing is followed and nothing is lost", async () => {
  const { module, arrive } = onItsWay();
  show(host(LINK), { module, claims: "a" });
  expect(fireEvent.click(find("a"))).toBe(false);
  arrive();
  await waitFor(() => expect(heard).toEqual(["mounted", "click"]));
  expect(fireEvent.click(find("a"))).toBe(false);
});

it("shows at once that a press was noticed, until the code is there to show it", async () => {
  const { module, arrive } = onItsWay();
  show(host(LINK), { module, claims: "a", busyClass: "loading" });
  const isBusy = () => find("[data-widget]").classList.contains("loading");
  fireEvent.pointerOver(find("a"));
  expect(isBusy()).toBe(false);
  fireEvent.click(find("a"));
  expect(isBusy()).toBe(true);
  arrive();
  await waitFor(() => expect(heard).toContain("click"));
  expect(isBusy()).toBe(false);
  // From now on the widget owns the class.
  find("[data-widget]").classList.add("loading");
  fireEvent.click(find("a"));
  expect(isBusy()).toBe(true);
});

it.each([LINK, "<button>Hello</button>"])(
  "delivers a press whose host a filter takes off the page before the code is there, and is undone after that: %s",
  async (inside) => {
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    const { module, arrive } = onItsWay();
    show(`<ul>${host(inside)}</ul><b></b>`, { module, claims: "a, button", busyClass: "loading" });
    fireEvent.click(find("a, button"));
    find("ul").replaceChildren();
    await new Promise((resolve) => setTimeout(resolve));
    arrive();
    await waitFor(() => expect(heard).toEqual(["mounted", "click"]));
    find("b").remove();
    await waitFor(() => expect(heard).toEqual(["mounted", "click", "unmounted"]));
    expect(assign).not.toHaveBeenCalled();
  },
);

it("shows no sign of waiting any more when the code does not come", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  show(host(LINK), { module: () => Promise.reject(new Error("offline")), claims: "a", busyClass: "loading" });
  fireEvent.click(find("a"));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(find("[data-widget]").className).toBe("");
});

it("listens to links no longer than a press waits for its code", async () => {
  const { module, arrive } = onItsWay();
  show(host(LINK), { module, claims: "a", busyClass: "loading" });
  const begun = vi.spyOn(window, "addEventListener");
  const ended = vi.spyOn(window, "removeEventListener");
  onTestFinished(() => void vi.restoreAllMocks());
  fireEvent.click(find("a"));
  const [hold] = begun.mock.calls.filter(([type]) => type === "click");
  arrive();
  await waitFor(() => expect(heard).toContain("click"));
  expect(ended.mock.calls).toContainEqual(hold);
});

it("holds a link until a press that waits for its code is delivered, but not a second time", async () => {
  const { module, arrive } = onItsWay();
  show(`${host(LINK)}<a id="on" href="/on">On</a><a id="menu" href="#">Menu</a>`, {
    module,
    claims: "[data-widget] a",
    busyClass: "loading",
  });
  fireEvent.click(find("[data-widget] a"));
  const follow = (event: Event) => {
    if (!event.defaultPrevented) heard.push((event.target as Element).id);
    event.preventDefault();
  };
  window.addEventListener("click", follow);
  fireEvent.click(find("#menu"));
  fireEvent.click(find("#on"), { ctrlKey: true });
  expect(heard).toEqual(["menu", "on"]);
  find("#on").addEventListener("click", (event) => event.preventDefault(), { once: true });
  for (let press = 0; press < 2; press += 1) fireEvent.click(find("#on"));
  expect(heard).toEqual(["menu", "on"]);
  fireEvent.click(find("#on"));
  expect(heard).toEqual(["menu", "on", "on"]);
  heard.length = 0;
  arrive();
  await waitFor(() => expect(heard).toEqual(["mounted", "click", "on"]));
  fireEvent.click(find("#on"));
  expect(heard.at(-1)).toBe("on");
  window.removeEventListener("click", follow);
});

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "leaves a click with %j to the browser",
  (modifier) => {
    show(host(LINK), { claims: "a" });
    expect(fireEvent.click(find("a"), modifier)).toBe(true);
    expect(states()).toEqual(["waiting"]);
  },
);

it("takes a click with a modifier key on a button, which the browser opens nowhere else", async () => {
  show(host("<button><b></b></button>"), { claims: "button" });
  expect(fireEvent.click(find("b"), { shiftKey: true })).toBe(false);
  await waitFor(() => expect(heard).toEqual(["mounted", "click"]));
});

it("leaves links alone that it does not claim", () => {
  show(host(LINK), { claims: "button" });
  expect(fireEvent.click(find("a"))).toBe(true);
});

it("leaves a link around a host alone", () => {
  show(`<a href="#there">${host("<b></b>")}</a>`, { claims: "a" });
  expect(fireEvent.click(find("b"))).toBe(true);
});

it("keeps a key that the coming widget answers from scrolling the page, and no other", () => {
  const { module } = onItsWay();
  show(host("<input>"), { module, ownsKey: ({ key }) => key === "ArrowDown" });
  const isLeft = ["ArrowDown", "Tab", "ArrowDown"].map((key) => fireEvent.keyDown(find("input"), { key }));
  expect(isLeft).toEqual([false, true, false]);
});

it("takes no event whose default another script has prevented: it is that script's", () => {
  const { module } = onItsWay();
  show(host(LINK), { module, claims: "a" });
  find("a").addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(find("a"));
  expect(module).not.toHaveBeenCalled();
});

it("answers Space on a claimed link as on a button, and no other key", async () => {
  show(host(LINK), { claims: "a" });
  expect(fireEvent.keyDown(find("a"), { key: "Enter" })).toBe(true);
  expect(fireEvent.keyDown(find("a"), { key: " " })).toBe(false);
  await waitFor(() => expect(heard).toContain("click"));
});

it.each([" ", "Enter"])("presses what is only called a button by the key %j on what is in it", async (key) => {
  show(host('<span role="button"><b tabindex="0">Play</b></span>'), { claims: '[role="button"]' });
  expect(fireEvent.keyDown(find("b"), { key })).toBe(false);
  await waitFor(() => expect(heard).toContain("click"));
});

it("presses a link without an address by Enter too, which the browser leaves to the script", async () => {
  show(host('<a role="button" tabindex="0">Edit</a>'), { claims: "a" });
  expect(fireEvent.keyDown(find("a"), { key: "Tab" })).toBe(true);
  expect(fireEvent.keyDown(find("a"), { key: "Enter" })).toBe(false);
  await waitFor(() => expect(heard).toContain("click"));
});

it("presses once for a key that is held down", async () => {
  show(host(LINK), { claims: "a" });
  fireEvent.keyDown(find("a"), { key: " " });
  await waitFor(() => expect(heard).toContain("click"));
  const clicks = heard.length;
  expect(fireEvent.keyDown(find("a"), { key: " ", repeat: true })).toBe(false);
  expect(heard).toHaveLength(clicks);
});

it("leaves Space and Enter on a real button to the browser, which presses a step again while it is held down", () => {
  show(host("<button>Add</button>"), { claims: "button" });
  expect(fireEvent.keyDown(find("button"), { key: " " })).toBe(true);
  expect(fireEvent.keyDown(find("button"), { key: "Enter", repeat: true })).toBe(true);
});

const FORM = '<form action="/send/"><input name="a"><button name="do" value="1">Send</button></form>';
const submit = () => new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: find("button") });

it("claims the submission of a form, not a click in it", async () => {
  show(host(FORM), { claims: "form" });
  expect(fireEvent.click(find("input"))).toBe(true);
  expect(find("form").dispatchEvent(submit())).toBe(false);
  await waitFor(() => expect(heard).toContain("submit"));
});

it("leaves the submission of a form to the browser that is another script's", () => {
  show(host(FORM), { claims: "form", ownsSubmit: ({ submitter }) => submitter === null });
  expect(find("form").dispatchEvent(submit())).toBe(true);
});

const cannotLoad = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

it("follows the link after all when the code cannot be loaded, and says why, once", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  // A widget of its own, since missing code is told of once for all of a widget's hosts.
  const missing = { load: "interaction", module: cannotLoad, claims: "a" } as const;
  show(`<div data-widget="missing">${LINK}</div>`, {}, { missing });
  fireEvent.click(find("a"));
  await waitFor(() => expect(assign.mock.calls).toEqual([["https://shop.example/product/"]]));
  await waitFor(() => expect(error).toHaveBeenCalledOnce());
  expect(error.mock.calls[0]?.[0]).toMatch(
    /^\[missing\] Cannot load the widget's code: .* Check that every file .* is served/,
  );
  expect(fireEvent.click(find("a"))).toBe(true);
});

it("stays on the page and shows that it waits where there is no network, and acts as soon as there is one", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  let load: () => Promise<{ default: Behaviour }> = cannotLoad;
  show(host(LINK), { module: () => load(), claims: "a", busyClass: "loading" });
  find("a").dispatchEvent(new Event("pointerover", { bubbles: true }));
  await waitFor(() => expect(states()).toEqual(["failed"]));
  for (let press = 0; press < 2; press += 1) {
    expect(fireEvent.click(find("a"))).toBe(false);
    await waitFor(() => expect(states()).toEqual(["failed"]));
  }
  expect(find("[data-widget]").className).toBe("loading");
  load = async () => ({ default: greeting });
  onLine.mockRestore();
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(heard).toEqual(["mounted", "pointerover", "click", "click"]));
  expect(find("[data-widget]").className).toBe("");
  expect(assign).not.toHaveBeenCalled();
});

it("sends the form after all, by the button that was pressed, and does not send it a second time", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const module = vi.fn().mockImplementationOnce(cannotLoad).mockResolvedValue({ default: greeting });
  show(host(FORM), { module, claims: "form" });
  const requestSubmit = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => {
    find("form").dispatchEvent(submit());
  });
  find("form").dispatchEvent(submit());
  await waitFor(() => expect(requestSubmit.mock.calls).toEqual([[find("button")]]));
  // The next interaction loads the code, which must not find a submission that waits for it.
  find("button").dispatchEvent(new Event("pointerover", { bubbles: true }));
  await waitFor(() => expect(heard).toEqual(["mounted", "pointerover"]));
});

it("gives a button back to the browser alone: a widget around it has heard the press already", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const around = { load: "interaction", module: async () => ({ default: greeting }) } as const;
  show(
    `<div data-widget="around">${host("<button>Go</button>")}</div>`,
    { module: cannotLoad, claims: "button" },
    { around },
  );
  const press = vi.fn();
  find("button").addEventListener("click", press);
  fireEvent.click(find("button"));
  await waitFor(() => expect(press).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(heard).toEqual(["mounted", "click"]));
  fireEvent.pointerOver(find("button"));
  expect(heard).toEqual(["mounted", "click", "pointerover"]);
});

it("hands over what was entered while the code could not be had, with the next interaction", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const module = vi.fn().mockImplementationOnce(cannotLoad).mockResolvedValue({ default: greeting });
  show(host('<input value="1">'), { module });
  const field = find("input") as HTMLInputElement;
  fireEvent.input(field, { target: { value: "7" } });
  await waitFor(() => expect(states()).toEqual(["failed"]));
  field.dispatchEvent(new Event("pointerover", { bubbles: true }));
  await waitFor(() => expect(heard).toEqual(["mounted", "input", "pointerover"]));
  expect(field.value).toBe("7");
});

it("tries again to load code that did not come, at the next interaction", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const module = vi.fn().mockImplementationOnce(cannotLoad).mockResolvedValue({ default: greeting });
  show(host("<b>Hello</b>"), { module });
  find("b").dispatchEvent(new Event("pointerover", { bubbles: true }));
  await waitFor(() => expect(states()).toEqual(["failed"]));
  find("b").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await waitFor(() => expect(heard).toEqual(["mounted", "pointerdown"]));
});
