import { fireEvent, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { whenIdle } from "#src/dom/when-idle.ts";
import { parseObject } from "#src/plain-object.ts";
import { find } from "#src/testing/find.ts";
import { Greeting, greeting, heard, host, LINK, loader, onItsWay, show, states, TYPES } from "#src/testing/loader.ts";
import { type Behaviour, defineWidget } from "./define-widget.ts";
import { Loader } from "./loader.ts";

it("mounts at once what must act before the shopper does", async () => {
  show(host(), { load: "ready" });
  await waitFor(() => expect(states()).toEqual(["mounted"]));
});

it("mounts when the browser is idle", async () => {
  show(host(), { load: "idle" });
  expect(states()).toEqual(["waiting"]);
  await waitFor(() => expect(states()).toEqual(["mounted"]));
});

it("mounts with the page's first act, wherever that is, what waits for a visitor", async () => {
  show(host(), { load: "first-act" });
  await new Promise<void>((resolve) => whenIdle(resolve));
  expect(states()).toEqual(["waiting"]);
  document.body.dispatchEvent(new Event("keydown"));
  await waitFor(() => expect(states()).toEqual(["mounted"]));
});

it("leaves alone what is unmounted before its turn", async () => {
  const turns: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (begin: () => void) => turns.push(begin));
  show(host(), { load: "idle" }).unmount();
  for (const begin of turns) begin();
  expect(states()).toEqual(["unmounted"]);
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
  await waitFor(() => expect(states()).toEqual(["mounted"]));
});

it("adopts the platform's own markup", async () => {
  show('<a class="stock" href="#">1</a><a class="other" href="#">2</a>', { load: "ready", stock: ".stock" });
  await waitFor(() => expect(loader?.inspect()).toMatchObject([{ host: find(".stock"), state: "mounted" }]));
});

it("runs what must come before the widget before it", async () => {
  show(host(), { load: "ready", after: async () => void heard.push("after") });
  await waitFor(() => expect(heard).toEqual(["after", "mounted"]));
});

it("fetches what the widget will need beside it, and does not wait for that", async () => {
  const soon = vi.fn(() => Promise.reject(new Error("Cannot load.")));
  const { module, arrive } = onItsWay();
  show(host(), { load: "ready", soon, module });
  await waitFor(() => expect(soon).toHaveBeenCalledOnce());
  expect(states()).toEqual(["loading"]);
  arrive();
  await waitFor(() => expect(states()).toEqual(["mounted"]));
});

it("keeps a host without what its widget needs plain HTML, and its neighbours alive", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const readProps = (element: HTMLElement) => {
    if (!element.dataset.name) throw new Error("Cannot read data-name");
    return { host: element };
  };
  const widget = defineWidget({ readProps, Island: Greeting });
  show(host("broken") + host("fine", 'data-name="x"'), { load: "ready", module: async () => ({ default: widget }) });
  await waitFor(() => expect(states()).toEqual(["failed", "mounted"]));
  await waitFor(() => expect(error).toHaveBeenCalledOnce());
  expect(error.mock.calls[0]?.[0]).toMatch(/^\[greeting\] Cannot read data-name Element: <div data-widget="greeting"/);
});

it("says that an attribute is not the JSON that it should be", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const readProps = (element: HTMLElement) => ({
    host: element,
    ...parseObject(element.getAttribute("data-name"), "data-name"),
  });
  const widget = defineWidget({ readProps, Island: Greeting });
  show(host("broken", 'data-name="{Days: 3"'), { load: "ready", module: async () => ({ default: widget }) });
  await waitFor(() => expect(error).toHaveBeenCalledOnce());
  expect(error.mock.calls[0]).toEqual([
    expect.stringMatching(
      /^\[greeting\] Cannot read data-name: expected a JSON object, got "\{Days: 3"\. .+ data-name="\{Days: 3"/,
    ),
    expect.any(SyntaxError),
  ]);
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

it("mounts what comes later, unmounts what leaves, and mounts what a filter puts back", async () => {
  show("<main></main>", { load: "ready" });
  find("main").innerHTML = `<div>${host()}</div>`;
  await waitFor(() => expect(heard).toEqual(["mounted"]));
  const card = find("main > div");
  card.remove();
  await waitFor(() => expect(heard).toEqual(["mounted", "unmounted"]));
  expect(loader?.inspect()).toEqual([]);
  find("main").append(card);
  await waitFor(() => expect(heard).toEqual(["mounted", "unmounted", "mounted"]));
});

it("keeps an island whose host is only moved", async () => {
  show(`<main></main>${host()}`, { load: "ready" });
  await waitFor(() => expect(heard).toEqual(["mounted"]));
  find("main").append(find("[data-widget]"));
  document.body.insertAdjacentHTML("beforeend", host());
  await waitFor(() => expect(heard).toEqual(["mounted", "mounted"]));
});

it("mounts all hosts for an event of the document that wakes the widget, and hands it over", async () => {
  show(host() + host(), { wakeOn: ["storefront:called"] });
  document.body.dispatchEvent(new CustomEvent("storefront:called", { bubbles: true }));
  await waitFor(() => expect(heard.filter((name) => name === "storefront:called")).toHaveLength(2));
  expect(states()).toEqual(["mounted", "mounted"]);
});

it("hands over a press from before the loader to the widgets that a press wakes", async () => {
  document.body.innerHTML = host("<b></b>");
  const press = new MouseEvent("click", { bubbles: true });
  find("b").dispatchEvent(press);
  const module = async () => ({ default: greeting });
  const late = new Loader({ greeting: { load: "idle", wakeOn: ["click"], module } });
  onTestFinished(() => late.stop());
  late.listen([press]);
  await waitFor(() => expect(heard).toEqual(["mounted", "click"]));
});

it("wakes no host by what is told of another one, nor a widget by what wakes another", async () => {
  const { module } = onItsWay();
  const deaf = { load: "interaction", stock: ["div", "a"], module } as const;
  show(host(LINK) + host(), { wakeOn: ["storefront:called"] }, { deaf });
  find("a").dispatchEvent(new CustomEvent("storefront:called", { bubbles: true }));
  await waitFor(() => expect(states()?.slice(0, 2)).toEqual(["mounted", "waiting"]));
  expect(module).not.toHaveBeenCalled();
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
  expect(heard).toEqual(["mounted", "mounted"]);
});

it("gives a node back to the server's HTML until it is mounted again", async () => {
  const shown = show(host(LINK), { claims: "a", wakeOn: ["storefront:called"] });
  await shown.mount();
  shown.unmount();
  expect(heard).toEqual(["mounted", "unmounted"]);
  expect(fireEvent.click(find("a"))).toBe(true);
  document.dispatchEvent(new CustomEvent("storefront:called"));
  expect(states()).toEqual(["unmounted"]);
  await shown.mount(find("[data-widget]"));
  expect(states()).toEqual(["mounted"]);
  expect(heard).toEqual(["mounted", "unmounted", "mounted"]);
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
  const shown = show(host("<b></b>") + host("<i></i>"), { module });
  for (const name of ["b", "i"]) find(name).dispatchEvent(new Event("click", { bubbles: true }));
  shown.unmount(find("[data-widget]"));
  arrive();
  await waitFor(() => expect(states()).toEqual(["unmounted", "mounted"]));
  expect(heard).toEqual(["mounted", "click"]);
});

it("tries again what could not be loaded, and only that", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const module = vi.fn<() => Promise<{ default: Behaviour }>>(async () => ({ default: greeting }));
  module.mockRejectedValueOnce(new TypeError("Importing a module script failed."));
  const later = { load: "interaction", module } as const;
  const shown = show(`${host()}<p data-widget="later"></p>`, { load: "ready", module }, { later });
  await waitFor(() => expect(states()).toEqual(["failed", "waiting"]));
  shown.retry();
  await waitFor(() => expect(states()).toEqual(["mounted", "waiting"]));
  shown.retry();
  expect(module).toHaveBeenCalledTimes(2);
});

it("reports an unknown name once for each host, with the names that it knows", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const shown = show('<p data-widget="greting"></p>');
  await waitFor(() => expect(error).toHaveBeenCalledOnce());
  document.body.insertAdjacentHTML("beforeend", '<p data-widget="greetin"></p>');
  shown.scanPage();
  const message = (name: string) =>
    `[loader] Unknown widget name "${name}": expected one of greeting. Correct data-widget. Element: <p data-widget="${name}">`;
  await waitFor(() => expect(error.mock.calls).toEqual([[message("greting")], [message("greetin")]]));
});

it("stops for good: nothing is mounted, nothing is heard", async () => {
  const shown = show(host(LINK), { claims: "a", load: "ready" });
  await waitFor(() => expect(states()).toEqual(["mounted"]));
  shown.stop();
  expect(heard).toEqual(["mounted", "unmounted"]);
  expect(fireEvent.click(find("a"))).toBe(true);
  const arrival = new Promise((resolve) => new MutationObserver(resolve).observe(document.body, { childList: true }));
  document.body.insertAdjacentHTML("afterbegin", host(LINK));
  await arrival;
  expect(fireEvent.click(find("a"))).toBe(true);
  expect(states()).toEqual(["waiting", "unmounted"]);
});

it("goes on behind a host that cannot be prepared, whose link is then the browser's", async () => {
  const told = vi.fn();
  vi.stubGlobal("reportError", told);
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const prepare = (element: HTMLElement) => {
    if (!element.previousElementSibling) throw new Error("Not this one.");
    return () => undefined;
  };
  show(host(LINK) + host(), { claims: "a", load: "ready", prepare });
  await waitFor(() => expect(heard).toEqual(["mounted"]));
  expect(told).toHaveBeenCalledOnce();
  const assign = vi.spyOn(window.location, "assign").mockReturnValue(undefined);
  fireEvent.click(find("a"));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(states()).toEqual(["failed", "mounted"]);
});

it("prepares a long page in several tasks, so that a press is answered in between", async () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal("scheduler", { yield: () => new Promise<void>((begin) => tasks.push(begin)) });
  const prepare = vi.fn(() => () => undefined);
  show(host().repeat(45), { prepare });
  expect(prepare.mock.calls.length).toBeLessThan(25);
  document.body.lastElementChild?.remove();
  while (tasks.length > 0) {
    tasks.shift()?.();
    await Promise.resolve();
  }
  expect(new Set(prepare.mock.calls.flat())).toEqual(new Set(document.querySelectorAll("[data-widget]")));
});

it.each([[undefined], [{}]])("prepares all of a long page where the browser's scheduler is %j", async (scheduler) => {
  vi.stubGlobal("scheduler", scheduler);
  const prepare = vi.fn(() => () => undefined);
  show(host().repeat(45), { prepare });
  await waitFor(() => expect(prepare).toHaveBeenCalledTimes(45));
});
