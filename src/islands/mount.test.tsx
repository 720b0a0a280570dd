import { fireEvent, screen } from "@testing-library/react";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { afterEach, expect, it, vi } from "vitest";
import { useSlot } from "#src/ui/use-slot.ts";
import { useUid } from "#src/ui/use-uid.ts";
import { defineWidget } from "./define-widget.ts";

let undo: (() => void)[] = [];

afterEach(() => {
  for (const unmount of undo) unmount();
  undo = [];
  vi.restoreAllMocks();
});

const SERVER = '<p>Server text <a href="/there/">There</a></p>';

const hosts = (count: number): HTMLElement[] => {
  document.body.innerHTML = SERVER.repeat(count);
  return [...document.querySelectorAll("p")];
};

interface Props {
  host: HTMLElement;
}

const mount = (Island: (props: Props) => React.ReactNode, host: HTMLElement, onFailure = vi.fn()) => {
  const widget = defineWidget({ readProps: (element) => ({ host: element }), Island });
  const unmount = widget(host, vi.fn(), onFailure) as () => void;
  undo.push(unmount);
  return { unmount, onFailure };
};

const Field = ({ host }: Props) => {
  const id = useUid();
  return createPortal(<input id={id} aria-label={`Field ${id}`} />, useSlot(host, "beforeend"));
};

it("adds its own nodes, leaves the server's alone and takes only its own away", () => {
  const [host = document.body] = hosts(1);
  const link = host.querySelector("a");
  const { unmount } = mount(Field, host);
  expect(screen.getByRole("textbox")).toBeTruthy();
  expect(host.querySelector("a")).toBe(link);
  unmount();
  expect(document.body.innerHTML).toBe(SERVER);
});

it("is on the page when the call returns", () => {
  const [host = document.body] = hosts(1);
  const Marked = ({ host: element }: Props) => {
    useLayoutEffect(() => {
      element.dataset.state = "ready";
      return () => {
        delete element.dataset.state;
      };
    }, [element]);
    return null;
  };
  const { unmount } = mount(Marked, host);
  expect(host.dataset.state).toBe("ready");
  unmount();
  expect(document.body.innerHTML).toBe(SERVER);
});

it("gives each island ids of its own", () => {
  for (const host of hosts(3)) {
    mount(Field, host);
    mount(Field, host);
  }
  const ids = screen.getAllByRole("textbox").map(({ id }) => id);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
});

const Breakable = ({ host }: Props) => {
  const [isBroken, setBroken] = useState(false);
  const slot = useSlot(host, "beforeend");
  if (isBroken) throw new Error("broken inside");
  return createPortal(
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>,
    slot,
  );
};

it("takes a broken island's additions off the page, and nothing of the server's nor of its neighbour's", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [first = document.body, second = document.body] = hosts(2);
  const broken = mount(Breakable, first);
  const neighbour = mount(Breakable, second);
  const [button] = screen.getAllByRole("button");
  fireEvent.click(button ?? first);
  await vi.waitFor(() => expect(broken.onFailure).toHaveBeenCalledOnce());
  expect(broken.onFailure.mock.calls[0]?.[0]).toMatchObject({ message: "broken inside" });
  expect(first.outerHTML).toBe(SERVER);
  expect(screen.getAllByRole("button")).toHaveLength(1);
  expect(neighbour.onFailure).not.toHaveBeenCalled();
});

it("tells of an island that cannot even begin", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [host = document.body] = hosts(1);
  const { onFailure } = mount(() => {
    throw new Error("broken at once");
  }, host);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(document.body.innerHTML).toBe(SERVER);
});

it("throws what the widget's contract throws, and mounts nothing", () => {
  const [host = document.body] = hosts(1);
  const readProps = (): Props => {
    throw new Error("Cannot find the field");
  };
  const widget = defineWidget({ readProps, Island: Field });
  expect(() => widget(host, vi.fn(), vi.fn())).toThrow("Cannot find the field");
  expect(document.body.innerHTML).toBe(SERVER);
});
