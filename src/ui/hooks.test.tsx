import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deliver } from "#src/dom/delegated-events.ts";
import { find } from "#src/testing/find.ts";
import { InlineNotice } from "./inline-notice.tsx";
import { useAttributes } from "./use-attributes.ts";
import { useClasses } from "./use-classes.ts";
import { useHostEvent } from "./use-host-event.ts";
import { useHostState } from "./use-host-state.ts";
import { useListener } from "./use-listener.ts";
import { useMediaQuery } from "./use-media-query.ts";
import { useUid } from "./use-uid.ts";

const SERVER = '<p id="host"><b>Server</b></p>';
let host: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = SERVER;
  host = find("#host");
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Renders off the page, as islands do. */
const mount = (Probe: () => React.ReactNode) => {
  const container = document.createElement("div");
  return render(<Probe />, { container, baseElement: container });
};

it("sets an attribute of a server node and gives the server's value back", () => {
  host.title = "from the server";
  const Probe = ({ value }: { value: string | null }) => {
    useAttributes(host, { title: value, "aria-busy": "true" });
    return null;
  };
  const container = document.createElement("div");
  const { rerender, unmount } = render(<Probe value="ours" />, { container, baseElement: container });
  expect([host.title, host.getAttribute("aria-busy")]).toEqual(["ours", "true"]);
  rerender(<Probe value={null} />);
  expect(host.hasAttribute("title")).toBe(false);
  unmount();
  expect(host.outerHTML).toBe('<p id="host" title="from the server"><b>Server</b></p>');
});

it("keeps classes on a server node, and leaves it those that the server has set", () => {
  host.className = "theirs";
  const Probe = () => {
    useClasses(host, "theirs  ours");
    return null;
  };
  const { unmount } = render(<Probe />);
  expect(host.className).toBe("theirs ours");
  unmount();
  expect(host.className).toBe("theirs");
});

it("shows the state on the host, and none when the island goes", () => {
  const Probe = ({ state }: { state: string }) => {
    useHostState(host, state);
    return null;
  };
  const container = document.createElement("div");
  const { rerender, unmount } = render(<Probe state="idle" />, { container, baseElement: container });
  rerender(<Probe state="loading" />);
  expect(host.dataset.state).toBe("loading");
  unmount();
  expect(document.body.innerHTML).toBe(SERVER);
});

it("shows a notice after a server node, spoken at once, and takes it away", () => {
  const { unmount } = mount(() => <InlineNotice after={host} text="It did not work." />);
  expect(screen.getByRole("alert").textContent?.trim()).toBe("It did not work.");
  expect(host.nextElementSibling?.contains(screen.getByRole("alert"))).toBe(true);
  unmount();
  expect(document.body.innerHTML).toBe(SERVER);
});

it("hears what the loader delivers, with the newest handler, until it goes", () => {
  const heard: string[] = [];
  const Probe = ({ name }: { name: string }) => {
    useHostEvent(host, "click", ({ type }) => heard.push(`${name} ${type}`));
    return null;
  };
  const container = document.createElement("div");
  const { rerender, unmount } = render(<Probe name="first" />, { container, baseElement: container });
  deliver(host, new Event("click"));
  rerender(<Probe name="second" />);
  deliver(host, new Event("click"));
  deliver(host, new Event("input"));
  deliver(document.body, new Event("click"));
  unmount();
  deliver(host, new Event("click"));
  expect(heard).toEqual(["first click", "second click"]);
});

it("listens elsewhere, with the newest handler, until it goes", () => {
  const heard: string[] = [];
  const Probe = ({ name }: { name: string }) => {
    useListener(document, "keydown", () => heard.push(name));
    return null;
  };
  const listen = vi.spyOn(document, "addEventListener");
  const container = document.createElement("div");
  const { rerender, unmount } = render(<Probe name="first" />, { container, baseElement: container });
  rerender(<Probe name="second" />);
  fireEvent.keyDown(document);
  unmount();
  fireEvent.keyDown(document);
  expect(heard).toEqual(["second"]);
  expect(listen.mock.calls.filter(([type]) => type === "keydown")).toHaveLength(1);
});

it("follows a media query and stops following", () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  const stop = vi.spyOn(list, "removeEventListener");
  vi.spyOn(window, "matchMedia").mockReturnValue(list as unknown as MediaQueryList);
  const seen: boolean[] = [];
  const { unmount } = mount(() => {
    seen.push(useMediaQuery("(max-width: 767px)"));
    return null;
  });
  act(() => {
    list.matches = true;
    list.dispatchEvent(new Event("change"));
  });
  expect([seen[0], seen.at(-1)]).toEqual([false, true]);
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

it("makes ids that differ within an island and between islands", () => {
  const ids: string[] = [];
  const Probe = () => {
    ids.push(useUid(), useUid());
    return null;
  };
  const first = mount(Probe);
  mount(Probe);
  expect(new Set(ids).size).toBe(4);
  expect(ids.every((id) => /^[a-z]/.test(id))).toBe(true);
  const [one, other] = ids;
  first.rerender(<Probe />);
  expect(ids.slice(4)).toEqual([one, other]);
});
