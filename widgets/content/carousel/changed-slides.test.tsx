import { waitFor } from "@testing-library/react";
import jquery from "jquery";
import { expect, it } from "vitest";
import { carouselHtml, layOutCarousels, reduceMotion, showCarousel, shownSlides } from "#src/testing/carousel.ts";
import { $host, host, things } from "#src/testing/owl.ts";
import { showPage } from "#src/testing/page.ts";

/** The page's other scripts add slides and take them out, as they did with Owl. */

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
