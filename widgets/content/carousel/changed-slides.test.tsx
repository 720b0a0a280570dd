import { waitFor } from "@testing-library/react";
import jquery from "jquery";
import { expect, it, onTestFinished } from "vitest";
import { carouselHtml, layOutCarousels, reduceMotion, showCarousel, shownSlides } from "#src/testing/carousel.ts";
import { $host, host, things } from "#src/testing/owl.ts";
import { showPage } from "#src/testing/page.ts";

it.each([
  ["HTML", "<i>One</i><i>Two</i><i>Three</i><i>Four</i>"],
  ["a collection", jquery("<i>One</i> <i>Two</i><i>Three</i><i>Four</i>")],
])("shows the first of the slides that a script puts in the place of all, from %s", async (_what, content) => {
  reduceMotion();
  await showCarousel(carouselHtml('data-items="2"'));
  $host().trigger("to.owl.carousel", [2, 0]);
  await waitFor(() => expect(shownSlides()).toEqual(things(4, 5)));
  $host().trigger("replace.owl.carousel", [content]);
  await waitFor(() => expect(shownSlides()).toEqual(["One", "Two"]));
  expect(document.querySelectorAll(".owl-item")).toHaveLength(4);
});

it("does what it was told while its code was on its way", async () => {
  reduceMotion();
  layOutCarousels();
  showPage(carouselHtml("", 3));
  $host().owlCarousel({ items: 1 });
  $host().trigger("remove.owl.carousel", [0]).trigger("add.owl.carousel", ["<div>Late</div>"]);
  $host().owlCarousel("to", 2, 0);
  expect(host().isConnected).toBe(true);
  await waitFor(() => expect(shownSlides()).toEqual(["Late"]));
  expect(document.querySelectorAll(".owl-item")).toHaveLength(3);
  $host().trigger("to.owl.carousel", [0, 0]);
  await waitFor(() => expect(shownSlides()).toEqual(things(2)));
});

it("loses every slide to a script that counts on while there are fewer", async () => {
  await showCarousel(carouselHtml());
  for (const at of things(1, 2, 3, 4, 5).keys()) $host().trigger("remove.owl.carousel", [at]);
  expect(document.querySelectorAll(".owl-item")).toHaveLength(0);
});

it("leaves the marks that a page's script gives slides, such as the current one of two that move together", async () => {
  reduceMotion();
  await showCarousel(carouselHtml());
  const first = document.querySelector(".owl-item");
  first?.classList.add("current");
  $host().trigger("next.owl.carousel");
  await waitFor(() => expect(shownSlides()).toEqual(things(2, 3, 4)));
  expect(first?.className).toBe("owl-item current");
});

it("goes at once to what has just been added", async () => {
  reduceMotion();
  await showCarousel(carouselHtml('data-items="1"', 3));
  $host().trigger("add.owl.carousel", ["<div>New</div>"]).trigger("to.owl.carousel", [3, 0]);
  await waitFor(() => expect(shownSlides()).toEqual(["New"]));
});

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const PRINTED =
  '<div class="owl-carousel owl-loaded"><div class="owl-stage-outer"><div class="owl-stage"><div class="owl-item"><b>Thing 1</b></div><div class="owl-item"><b>Thing 2</b></div></div></div></div>';

it.each([
  ["a list", carouselHtml("", 2), ".owl-carousel > *"],
  ["a stage", PRINTED, ".owl-stage > .owl-item"],
])("leaves what the page has added and removed when it is destroyed, in %s", async (_case, html, items) => {
  reduceMotion();
  await showCarousel(html);
  $host().trigger("add.owl.carousel", ["<div>Last</div>"]);
  $host().trigger("add.owl.carousel", ["<div>First</div>", 0]);
  await waitFor(() => expect(texts(".owl-item")).toEqual(["First", ...things(1, 2), "Last"]));
  $host().trigger("remove.owl.carousel", [1]);
  await waitFor(() => expect(texts(".owl-item")).toHaveLength(3));
  $host().trigger("destroy.owl.carousel");
  expect(texts(items)).toEqual(["First", "Thing 2", "Last"]);
});

interface Told {
  type: string;
  content?: unknown;
  position?: number;
}

const textOf = (content: unknown) => content && (jquery(content as Element).get() as Element[])[0]?.textContent;

/** Records the events of slides that come and go, from before the carousel starts. */
const hearSlides = () => {
  const heard: unknown[][] = [];
  const types = "prepare prepared added removed".split(" ").map((name) => `${name}.owl.carousel`);
  const handler = (event: unknown) => {
    const { type, content, position } = event as Told;
    heard.push([type, textOf(content), ...(position === undefined ? [] : [position])]);
  };
  jquery(document).on(types.join(" "), handler);
  onTestFinished(() => void jquery(document).off(types.join(" "), handler));
  return heard;
};

it("tells of each item that is put into its box, and of what comes and goes with its place", async () => {
  reduceMotion();
  const heard = hearSlides();
  await showCarousel(carouselHtml("", 2));
  expect(heard.splice(0)).toEqual(
    things(1, 2).flatMap((text) => [
      ["prepare", text],
      ["prepared", text],
    ]),
  );
  $host().trigger("add.owl.carousel", ["<i>New</i>"]).trigger("remove.owl.carousel", [0]);
  expect(heard).toEqual([
    ["prepare", "New"],
    ["prepared", "New"],
    ["added", "New", 2],
    ["removed", null, 0],
  ]);
});

it("tells nothing of a stage that the server printed: nothing is put into boxes", async () => {
  const heard = hearSlides();
  await showCarousel(PRINTED);
  expect(heard).toEqual([]);
});

it("adds, removes and replaces by its instance, as scripts do that keep it", async () => {
  reduceMotion();
  await showCarousel(carouselHtml("", 2));
  const instance = $host().data()["owl.carousel"] as Record<"add" | "remove" | "replace", (...args: unknown[]) => void>;
  instance.add("<i>New</i>", 0);
  await waitFor(() => expect(shownSlides()).toEqual(["New", ...things(1, 2)]));
  instance.remove(1);
  await waitFor(() => expect(shownSlides()).toEqual(["New", ...things(2)]));
  instance.replace("<i>One</i><i>Two</i>");
  await waitFor(() => expect(shownSlides()).toEqual(["One", "Two"]));
});
