import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";

const DEMO = demoHtml("checkout/data-processing-info");

const animate = vi.fn();

beforeEach(() => {
  animate.mockReturnValue({ cancel: () => undefined });
  vi.spyOn(HTMLElement.prototype, "animate").mockImplementation(animate);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  animate.mockReset();
});

const link = (name: string) => screen.getByRole("button", { name });
const panels = () => [...document.querySelectorAll<HTMLElement>(".paynow-data-processing-info-more")];
const shown = () => panels().map(({ className }) => className.includes("show"));

it("opens the text in 400 ms and closes it, with the shop's own words", async () => {
  await showPage(DEMO).mount();
  vi.useFakeTimers();
  fireEvent.click(link("Read more"));
  expect(link("Collapse").getAttribute("aria-expanded")).toBe("true");
  await vi.advanceTimersByTimeAsync(400);
  expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 400, direction: "normal" });
  expect(panels()[0]?.style.display).toBe("block");
  fireEvent.click(link("Collapse"));
  expect(link("Read more").getAttribute("aria-expanded")).toBe("false");
  await vi.advanceTimersByTimeAsync(400);
  expect(panels()[0]?.style.display).toBe("none");
});

it.each(["Enter", " "])("is reached by Tab and opened by the key %j, before its code is there", async (key) => {
  showPage(DEMO);
  expect(link("Read more").tabIndex).toBe(0);
  expect(link("Read more").getAttribute("aria-expanded")).toBe("false");
  fireEvent.keyDown(link("Read more"), { key });
  await waitFor(() => expect(link("Collapse")).toBeTruthy());
});

it("opens its own text where several notices share an id", async () => {
  await showPage(DEMO + DEMO).mount();
  fireEvent.click(screen.getAllByRole("button")[1] as HTMLElement);
  expect(shown()).toEqual([false, true]);
});

it("keeps the link's text where the shop names no other", async () => {
  await showPage(DEMO.replace(/ data-expanded-text="\w+"/, "")).mount();
  fireEvent.click(link("Read more"));
  expect(link("Read more").getAttribute("aria-expanded")).toBe("true");
});

/** Listens on the body, as the plugin's own script does. */
const listenAsPage = (selector: string, handler: () => void) => {
  vi.stubGlobal("jQuery", jquery);
  const page = jquery(document.body) as unknown as Record<"on" | "off", (...args: unknown[]) => void>;
  page.on("click", selector, handler);
  onTestFinished(() => page.off("click", selector, handler));
};

it("leaves the text to the plugin's own script, however late that comes, and tells of its state", async () => {
  await showPage(DEMO).mount();
  listenAsPage(".paynow-data-processing-info .expand", () => void panels()[0]?.classList.toggle("show"));
  fireEvent.click(link("Read more"));
  expect(shown()).toEqual([true]);
  expect(link("Read more").getAttribute("aria-expanded")).toBe("true");
});

it("does not take a menu of the theme for the plugin's script", async () => {
  await showPage(DEMO).mount();
  listenAsPage(".menu-toggle", () => document.body.setAttribute("aria-expanded", "true"));
  fireEvent.click(link("Read more"));
  expect(shown()).toEqual([true]);
});

it("gives the server's markup back when it is unmounted", async () => {
  const loader = showPage(DEMO);
  await loader.mount();
  fireEvent.click(link("Read more"));
  loader.unmount();
  const host = document.querySelector(".expand");
  for (const name of ["role", "tabindex", "aria-expanded"]) expect(host?.hasAttribute(name)).toBe(false);
  expect(host?.textContent).toBe("Read more");
  expect(panels()[0]?.className).toBe("paynow-data-processing-info-more collapse");
});
