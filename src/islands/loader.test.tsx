import { fireEvent, waitFor } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { delegate } from "#src/dom/delegated-events.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { type AnyWidget, defineWidget, type RegistryLine } from "./define-widget.ts";
import { createLoader, type Loader } from "./loader.ts";

let heard: string[] = [];
let loader: Loader | undefined;

const TYPES = ["pointerover", "pointerdown", "focusin", "click", "keydown", "submit", "input", "storefront:called"];

const Ear = ({ host, type }: { host: HTMLElement; type: string }) => {
  useHostEvent(host, type, () => heard.push(type));
  return null;
};

const Greeting = ({ host }: { host: HTMLElement }) => {
  useLayoutEffect(() => {
    heard.push("mounted");
    return () => void heard.push("unmounted");
  }, []);
  return TYPES.map((type) => <Ear key={type} host={host} type={type} />);
};

const greeting = defineWidget({ name: "greeting", readProps: (host) => ({ host }), Island: Greeting });

const show = (html: string, line: Partial<RegistryLine> = {}, others: Record<string, RegistryLine> = {}): Loader => {
  document.body.innerHTML = html;
  const module = async () => ({ default: greeting });
  loader = createLoader({ greeting: { load: "interaction", module, ...line }, ...others });
  loader.listen();
  loader.scanPage();
  return loader;
};

/** Code that arrives when the test says so. */
const onItsWay = () => {
  let arrive: () => void = () => undefined;
  const module = vi.fn(
    () => new Promise<{ default: AnyWidget }>((resolve) => (arrive = () => resolve({ default: greeting }))),
  );
  return { module, arrive: () => arrive() };
};

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? document.body;
const states = () => loader?.inspect().map(({ state }) => state);
const host = (content = "", attributes = "") => `<div data-widget="greeting" ${attributes}>${content}</div>`;

afterEach(() => {
  loader?.stop();
  heard = [];
  vi.restoreAllMocks();
});

it("mounts at once what must act before the shopper does", async () => {
  show(host(), { load: "ready" });
  await waitFor(() => expect(states()).toEqual(["mounted"]));
});

it("mounts when the browser is idle", async () => {
  show(host(), { load: "idle" });
  expect(states()).toEqual(["waiting"]);
  await waitFor(() => expect(states()).toEqual(["mounted"]));
});

it("mounts after two seconds in a page that is never idle", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (begin: () => void, { timeout }: IdleRequestOptions = {}) => {
    if (timeout) setTimeout(begin, timeout);
  });
  show(host(), { load: "idle" });
  await vi.advanceTimersByTimeAsync(1999);
  expect(states()).toEqual(["waiting"]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await waitFor(() => expect(states()).toEqual(["mounted"]));
});

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

it("adopts the platform's own markup", async () => {
  show('<a class="stock" href="#">1</a><a class="other" href="#">2</a>', { load: "ready", stock: ".stock" });
  await waitFor(() => expect(loader?.inspect()).toMatchObject([{ host: find(".stock"), state: "mounted" }]));
});

it("runs what must come before the widget before it", async () => {
  show(host(), { load: "ready", after: async () => void heard.push("after") });
  await waitFor(() => expect(heard).toEqual(["after", "mounted"]));
});

const LINK = '<a href="https://shop.example/product/">Add</a>';

it("claims the click on a link, so that nothing is followed and nothing is lost", async () => {
  const { module, arrive } = onItsWay();
  show(host(LINK), { module, claims: "a" });
  expect(fireEvent.click(find("a"))).toBe(false);
  arrive();
  await waitFor(() => expect(heard).toEqual(["mounted", "click"]));
  expect(fireEvent.click(find("a"))).toBe(false);
});

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "leaves a click with %j to the browser",
  (modifier) => {
    show(host(LINK), { claims: "a" });
    expect(fireEvent.click(find("a"), modifier)).toBe(true);
  },
);

it("leaves links alone that it does not claim", () => {
  show(host(LINK), { claims: "button" });
  expect(fireEvent.click(find("a"))).toBe(true);
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

it("leaves Space on a real button to the browser", () => {
  show(host("<button>Add</button>"), { claims: "button" });
  expect(fireEvent.keyDown(find("button"), { key: " " })).toBe(true);
});

const FORM = '<form action="/send/"><input name="a"><button name="do" value="1">Send</button></form>';
const submit = () => new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: find("button") });

it("claims the submission of a form, not a click in it", async () => {
  show(host(FORM), { claims: "form" });
  expect(fireEvent.click(find("input"))).toBe(true);
  expect(find("form").dispatchEvent(submit())).toBe(false);
  await waitFor(() => expect(heard).toContain("submit"));
});

const cannotLoad = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

it("follows the link after all when the code cannot be loaded, and says why, once", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  show(host(LINK), { module: cannotLoad, claims: "a" });
  fireEvent.click(find("a"));
  await waitFor(() => expect(assign.mock.calls).toEqual([["https://shop.example/product/"]]));
  await waitFor(() => expect(error).toHaveBeenCalledOnce());
  expect(error.mock.calls[0]?.[0]).toMatch(
    /^\[greeting\] Cannot load the widget's code: .* Check that every file .* is served/,
  );
  expect(fireEvent.click(find("a"))).toBe(true);
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
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).not.toContain("submit");
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

it("keeps a host without what its widget needs plain HTML, and its neighbours alive", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const readProps = (element: HTMLElement) => {
    if (!element.dataset.name) throw new Error("Cannot read data-name");
    return { host: element };
  };
  const widget = defineWidget({ name: "greeting", readProps, Island: Greeting });
  show(host("broken") + host("fine", 'data-name="x"'), { load: "ready", module: async () => ({ default: widget }) });
  await waitFor(() => expect(states()).toEqual(["failed", "mounted"]));
  await waitFor(() => expect(error).toHaveBeenCalledOnce());
  expect(error.mock.calls[0]?.[0]).toMatch(/^\[greeting\] Cannot read data-name Element: <div data-widget="greeting"/);
});

it("listens as often for five hundred hosts as for one, and never on a host", () => {
  const count = (html: string): number => {
    const listening = [window, document, document.body].map((target) => vi.spyOn(target, "addEventListener"));
    const onHosts = vi.spyOn(HTMLDivElement.prototype, "addEventListener");
    show(html, { claims: "a" });
    expect(onHosts.mock.calls.filter(([type]) => TYPES.includes(type))).toEqual([]);
    const calls = listening.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    loader?.stop();
    vi.restoreAllMocks();
    return calls;
  };
  const forOne = count(host(LINK));
  expect(forOne).toBeGreaterThan(0);
  expect(count(host(LINK).repeat(500))).toBe(forOne);
});

it("mounts what comes later and unmounts what leaves", async () => {
  show("<main></main>", { load: "ready" });
  find("main").innerHTML = `<div>${host()}</div>`;
  await waitFor(() => expect(heard).toEqual(["mounted"]));
  find("main").replaceChildren();
  await waitFor(() => expect(heard).toEqual(["mounted", "unmounted"]));
  expect(loader?.inspect()).toEqual([]);
});

it("keeps an island whose host is only moved", async () => {
  show(`<main></main>${host()}`, { load: "ready" });
  await waitFor(() => expect(heard).toEqual(["mounted"]));
  find("main").append(find("[data-widget]"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toEqual(["mounted"]);
});

it("mounts all hosts for an event of the document that wakes the widget, and hands it over", async () => {
  show(host() + host(), { wakeOn: ["storefront:called"] });
  document.body.dispatchEvent(new CustomEvent("storefront:called", { bubbles: true }));
  await waitFor(() => expect(heard.filter((name) => name === "storefront:called")).toHaveLength(2));
  expect(states()).toEqual(["mounted", "mounted"]);
});

it("mounts by call, whatever the strategy, below a node or everywhere", async () => {
  const shown = show(`<main>${host()}</main>${host()}`);
  await shown.mount(find("main"));
  expect(states()).toEqual(["mounted", "waiting"]);
  await shown.mount();
  expect(shown.inspect()).toMatchObject([
    { widget: "greeting", state: "mounted", load: "interaction" },
    { widget: "greeting", state: "mounted", load: "interaction" },
  ]);
});

it("gives a node back to the server's HTML until it is mounted again", async () => {
  const shown = show(host(LINK), { claims: "a", wakeOn: ["storefront:called"] });
  await shown.mount();
  shown.unmount();
  expect(heard).toEqual(["mounted", "unmounted"]);
  expect(fireEvent.click(find("a"))).toBe(true);
  document.dispatchEvent(new CustomEvent("storefront:called"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(states()).toEqual(["unmounted"]);
  await shown.mount(find("[data-widget]"));
  expect(states()).toEqual(["mounted"]);
});

it("waits with every call for a mount that is under way", async () => {
  const { module, arrive } = onItsWay();
  const shown = show(host(), { module });
  const mounts = Promise.all([shown.mount(), shown.mount()]);
  arrive();
  await mounts;
  expect(heard).toEqual(["mounted"]);
});

it("does not mount what was unmounted while its code was on the way", async () => {
  const { module, arrive } = onItsWay();
  const shown = show(host("<b></b>"), { module });
  find("b").dispatchEvent(new Event("click", { bubbles: true }));
  shown.unmount();
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toEqual([]);
});

it("reports an unknown name once for each host, with the names that it knows", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const shown = show('<p data-widget="greting"></p>');
  await waitFor(() => expect(error).toHaveBeenCalledOnce());
  shown.scanPage();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(error.mock.calls).toHaveLength(1);
  expect(error.mock.calls[0]?.[0]).toBe(
    '[loader] Unknown widget name "greting": expected one of greeting. Correct data-widget. Element: <p data-widget="greting">',
  );
});

it("stops for good: nothing is mounted, nothing is heard", async () => {
  const shown = show(host(LINK), { claims: "a", load: "interaction" });
  await shown.mount();
  shown.stop();
  expect(heard).toEqual(["mounted", "unmounted"]);
  expect(fireEvent.click(find("a"))).toBe(true);
  document.body.insertAdjacentHTML("beforeend", host());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(states()).toEqual(["waiting", "waiting"]);
});
