import { createElement, useLayoutEffect } from "react";
import { afterEach, vi } from "vitest";
import { type Behaviour, defineWidget } from "#src/islands/define-widget.ts";
import { Loader } from "#src/islands/loader.ts";
import type { RegistryLine } from "#src/islands/registry-line.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";

/** A widget that records what happens to it, on the test's own page. Importing sets up each test and tidies up. */

export const heard: string[] = [];
export let loader: Loader | undefined;

export const TYPES = [
  "pointerover",
  "pointerdown",
  "focusin",
  "click",
  "keydown",
  "submit",
  "input",
  "storefront:called",
];

const Ear = ({ host, type }: { host: HTMLElement; type: string }) => {
  useHostEvent(host, type, () => heard.push(type));
  return null;
};

export const Greeting = ({ host }: { host: HTMLElement }) => {
  useLayoutEffect(() => {
    heard.push("mounted");
    return () => void heard.push("unmounted");
  }, []);
  return TYPES.map((type) => createElement(Ear, { key: type, host, type }));
};

export const greeting = defineWidget({ readProps: (host) => ({ host }), Island: Greeting });

export const show = (
  html: string,
  line: Partial<RegistryLine> = {},
  others: Record<string, RegistryLine> = {},
): Loader => {
  document.body.innerHTML = html;
  const module = async () => ({ default: greeting });
  loader = new Loader({ greeting: { load: "interaction", module, ...line }, ...others });
  loader.listen([]);
  loader.scanPage();
  return loader;
};

/** Code that arrives when the test says so. */
export const onItsWay = () => {
  let arrive: () => void = () => undefined;
  const module = vi.fn(
    () => new Promise<{ default: Behaviour }>((resolve) => (arrive = () => resolve({ default: greeting }))),
  );
  return { module, arrive: () => arrive() };
};

export const states = () => loader?.inspect().map(({ state }) => state);
export const host = (content = "", attributes = "") => `<div data-widget="greeting" ${attributes}>${content}</div>`;

export const LINK = '<a href="https://shop.example/product/">Add</a>';

afterEach(() => {
  loader?.stop();
  heard.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
