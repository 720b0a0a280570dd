import { fireEvent } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { delegate } from "#src/dom/delegated-events.ts";
import { find } from "#src/testing/find.ts";
import { Loader } from "./loader.ts";

/** A behaviour that loads more code before it starts. */

let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const show = () => {
  document.body.innerHTML = '<p data-widget="greeting"><a href="/hello/">Hello</a></p>';
  let resolve = () => {};
  let reject = (_reason: Error) => {};
  const promise = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  const begun = { resolve, reject };
  const clicks: string[] = [];
  const undo = vi.fn();
  const attach = vi.fn(async (host: HTMLElement) => {
    await promise;
    const forget = delegate(host, "click", ({ type }) => clicks.push(type));
    return () => {
      forget();
      undo();
    };
  });
  const module = async () => ({ default: attach });
  const loader = new Loader({ greeting: { load: "interaction", claims: "a", module } });
  stop = () => loader.stop();
  loader.listen([]);
  loader.scanPage();
  const state = () => loader.inspect()[0]?.state;
  const link = find("a");
  return { loader, attach, begun, clicks, undo, state, link };
};

it("is handed the events that came before it had begun, each once", async () => {
  const { begun, clicks, state, link } = show();
  fireEvent.click(link);
  await vi.waitFor(() => expect(state()).toBe("loading"));
  fireEvent.click(link);
  expect(clicks).toEqual([]);
  begun.resolve();
  await vi.waitFor(() => expect(state()).toBe("mounted"));
  await vi.waitFor(() => expect(clicks).toEqual(["click", "click"]));
});

it("says why it cannot begin, and lets the link be followed after that", async () => {
  const acts: unknown[] = [];
  vi.spyOn(console, "error").mockImplementation((message) => void acts.push(message));
  vi.spyOn(window.location, "assign").mockImplementation((url) => void acts.push(url));
  const { begun, state, link } = show();
  fireEvent.click(link);
  begun.reject(new Error("No code."));
  await vi.waitFor(() => expect(acts).toHaveLength(2));
  expect(acts).toEqual([expect.stringContaining("[greeting] No code."), "https://shop.example/hello/"]);
  expect(state()).toBe("failed");
});

it("is handed the click on a link that newer HTML has replaced meanwhile, where that link stands now", async () => {
  const { begun, clicks, link } = show();
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  fireEvent.click(link);
  const host = document.querySelector("p");
  host?.replaceWith(host.cloneNode(true));
  await vi.waitFor(() => expect(document.querySelector("a")).not.toBe(link));
  begun.resolve();
  await vi.waitFor(() => expect(clicks).toEqual(["click"]));
  expect(assign).not.toHaveBeenCalled();
});

it("lets a link be followed that has left the page meanwhile", async () => {
  const { link } = show();
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  fireEvent.click(link);
  find("p").remove();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("https://shop.example/hello/"));
});

it("is undone when it was not wanted any more by the time it began", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const { loader, attach, begun, clicks, undo, state, link } = show();
  fireEvent.click(link);
  await vi.waitFor(() => expect(attach).toHaveBeenCalledOnce());
  loader.unmount();
  begun.resolve();
  await vi.waitFor(() => expect(undo).toHaveBeenCalledOnce());
  expect(state()).toBe("unmounted");
  expect(clicks).toEqual([]);
  expect(assign).toHaveBeenCalledOnce();
});

it("begins once when it is taken off the page and put back before it has begun", async () => {
  const { loader, attach, begun, clicks, state, link } = show();
  const first = loader.mount();
  loader.unmount();
  const second = loader.mount();
  begun.resolve();
  await Promise.all([first, second]);
  expect(attach).toHaveBeenCalledOnce();
  expect(state()).toBe("mounted");
  fireEvent.click(link);
  expect(clicks).toEqual(["click"]);
  loader.unmount();
  fireEvent.click(link);
  expect(clicks).toEqual(["click"]);
});

it("tells of no missing code where Firefox breaks its load off because another link is followed", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { begun, state, link } = show();
  fireEvent.click(link);
  fireEvent(window, new Event("beforeunload"));
  begun.reject(new TypeError("error loading dynamically imported module"));
  await vi.waitFor(() => expect(state()).toBe("failed"));
  await import("./report-failure.ts");
  expect(error).not.toHaveBeenCalled();
});

it("tells of code that is missing later on the same page, as where the link has only led to a download", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { loader, attach, begun, state } = show();
  const mounted = loader.mount();
  fireEvent(window, new Event("beforeunload"));
  begun.resolve();
  await mounted;
  loader.unmount();
  attach.mockRejectedValueOnce(new TypeError("error loading dynamically imported module"));
  await loader.mount();
  expect(state()).toBe("failed");
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
});

it("leaves no listener that keeps a page from Back behind where its code has not come for want of a network", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const listening = new Set<unknown>();
  vi.spyOn(window, "addEventListener").mockImplementation((type, listener) => {
    if (type === "beforeunload") listening.add(listener);
  });
  vi.spyOn(window, "removeEventListener").mockImplementation((_type, listener) => void listening.delete(listener));
  const { loader, begun, state } = show();
  const mounted = loader.mount();
  expect(listening.size).toBe(1);
  begun.reject(new TypeError("error loading dynamically imported module"));
  await mounted;
  expect(state()).toBe("failed");
  expect(listening.size).toBe(0);
});
