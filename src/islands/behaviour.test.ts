import { afterEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import type { Behaviour } from "./define-widget.ts";
import { Loader } from "./loader.ts";
import type { RegistryLine } from "./registry-line.ts";

const wasMountLoaded = vi.hoisted(() => ({ current: false }));
vi.mock("./mount.tsx", async (original) => {
  wasMountLoaded.current = true;
  return original();
});

let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const show = (attach: Behaviour, line: Partial<RegistryLine> = {}) => {
  document.body.innerHTML = '<p data-widget="greeting">Hello</p>';
  const module = async () => ({ default: attach });
  const loader = new Loader({ greeting: { load: "ready", module, ...line } });
  stop = () => loader.stop();
  loader.listen([]);
  loader.scanPage();
  const state = () => loader.inspect()[0]?.state;
  return { loader, state };
};

it("begins on its host and is undone, without the island runtime", async () => {
  const undo = vi.fn();
  const attach = vi.fn((_host: HTMLElement) => undo);
  const { loader, state } = show(attach);
  await vi.waitFor(() => expect(state()).toBe("mounted"));
  expect(attach.mock.calls.map(([host]) => host)).toEqual([document.querySelector("p")]);
  loader.unmount();
  loader.unmount();
  expect(undo).toHaveBeenCalledOnce();
  await loader.mount();
  expect(attach).toHaveBeenCalledTimes(2);
  expect(wasMountLoaded.current).toBe(false);
});

it("is undone when its host leaves the page", async () => {
  const undo = vi.fn();
  const { state } = show(() => undo);
  await vi.waitFor(() => expect(state()).toBe("mounted"));
  find("p").remove();
  await vi.waitFor(() => expect(undo).toHaveBeenCalledOnce());
});

it("tells of what its host lacks, and leaves the host as it is", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { state } = show(() => {
    throw new Error("Cannot find the name.");
  });
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  expect(error.mock.calls[0]?.[0]).toContain("[greeting] Cannot find the name.");
  expect(state()).toBe("failed");
  expect(document.body.textContent).toBe("Hello");
});

it("tells of what fails later", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let fail = (_error: unknown) => {};
  const { state } = show((_host, _hear, onFailure) => {
    fail = onFailure;
    return () => undefined;
  });
  await vi.waitFor(() => expect(state()).toBe("mounted"));
  fail(new Error("No price."));
  expect(state()).toBe("failed");
  await vi.waitFor(() => expect(error.mock.calls[0]?.[0]).toContain("[greeting] No price."));
});

it.each(["visible", "interaction"] as const)(
  "hears what happens in its host, the press that loaded it included, until it is undone (%s)",
  async (load) => {
    const heard: string[] = [];
    const { loader } = show(
      (_host, hear) => {
        hear("click", ({ type }) => heard.push(type));
        return () => undefined;
      },
      { load, claims: "p" },
    );
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    find("p").dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(heard).toEqual(["click"]));
    find("p").click();
    expect(heard).toEqual(["click", "click"]);
    loader.unmount();
    find("p").click();
    expect(heard).toEqual(["click", "click"]);
  },
);
