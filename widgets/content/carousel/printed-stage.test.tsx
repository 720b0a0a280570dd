import { within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { showCarousel } from "#src/testing/carousel.ts";
import { find } from "#src/testing/find.ts";

const host = () => find(".owl-carousel");

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("adopts a stage that the server printed, without what an earlier script left", async () => {
  const item = (name: string, more = "") => `<div class="owl-item${more}"><p>${name}</p></div>`;
  const printed = `<div class="owl-carousel owl-loaded" data-items="1"><div class="owl-stage-outer"><div class="owl-stage">${item("C", " cloned")}${item("A", " active")}${item("B")}</div></div><div class="owl-nav"></div></div>`;
  const loader = await showCarousel(printed);
  expect(within(host()).getAllByRole("group", { hidden: true })).toHaveLength(2);
  expect(document.querySelectorAll(".owl-stage .owl-item")).toHaveLength(2);
  expect(document.querySelectorAll(".owl-nav:not(.disabled)")).toHaveLength(0);
  loader.unmount();
  expect(document.body.innerHTML).toContain(printed);
});

it("does not keep the widths that Owl wrote into a saved page, in which slides would be out of reach", async () => {
  const item = (name: string) => `<div class="owl-item" style="width: 190px; margin-right: 10px;"><p>${name}</p></div>`;
  const printed = `<div class="owl-carousel" data-items="1"><div class="owl-stage-outer"><div class="owl-stage" style="transition: all; width: 2400px;">${item("A")}${item("B")}</div></div></div>`;
  const loader = await showCarousel(printed);
  const written = [".owl-stage", ".owl-item"].map((part) => host().querySelector<HTMLElement>(part)?.style);
  expect(written.map((style) => [style?.width, style?.margin, style?.transition])).toEqual([
    ["", "", ""],
    ["", "", ""],
  ]);
  loader.unmount();
  expect(document.body.innerHTML).toContain(printed);
});

it("leaves a printed slide the classes that it has for its looks", async () => {
  const item = (name: string, more: string) => `<div class="owl-item ${more}"><p>${name}</p></div>`;
  const printed = `<div class="owl-carousel" data-items="1"><div class="owl-stage-outer"><div class="owl-stage">${item("A", "sale")}${item("B", "active sale")}</div></div></div>`;
  const loader = await showCarousel(printed);
  const slides = [...document.querySelectorAll(".owl-item")];
  expect(slides.map(({ className }) => className)).toEqual(["owl-item sale active", "owl-item sale"]);
  loader.unmount();
  expect(document.body.innerHTML).toContain(printed);
});

it("begins with one set of controls in a copy that a script has made of a running carousel", async () => {
  const loader = await showCarousel('<div class="owl-carousel" data-items="1" data-nav="true"><p>A</p><p>B</p></div>');
  const copy = host().cloneNode(true) as HTMLElement;
  const dead = copy.querySelector(".owl-next");
  host().replaceWith(copy);
  await loader.mount();
  await vi.waitFor(() => expect(dead?.isConnected).toBe(false));
  expect(copy.querySelectorAll(".sw-carousel-status")).toHaveLength(1);
  expect(copy.querySelectorAll(".owl-next")).toHaveLength(1);
});
