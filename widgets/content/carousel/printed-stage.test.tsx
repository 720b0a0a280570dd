import { within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { showCarousel } from "#src/testing/carousel.ts";

const host = () => {
  const found = document.querySelector<HTMLElement>(".owl-carousel");
  if (!found) throw new Error("The page has no carousel.");
  return found;
};

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
  expect(document.querySelectorAll(".owl-nav")).toHaveLength(0);
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
