import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { carouselHtml, reduceMotion, showCarousel, shownSlides } from "#src/testing/carousel.ts";

const host = () => document.querySelector<HTMLElement>(".owl-carousel");
const slide = (number: number) => document.querySelectorAll<HTMLElement>(".owl-item")[number - 1];
const next = () => screen.getByRole("button", { name: "Next" });
const withItem = (number: number, attribute: string, html: string) =>
  html.replace(`<div><a href="/goods/${number}/">`, `<div ${attribute}><a href="/goods/${number}/">`);

let endAnimation: () => void;

beforeEach(() => {
  const finished = new Promise<void>((resolve) => {
    endAnimation = resolve;
  });
  vi.spyOn(Element.prototype, "getAnimations").mockReturnValue([{ finished } as unknown as Animation]);
});

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/shop/");
});

it("lets one slide go and another come by the theme's animations, in the same place", async () => {
  await showCarousel(carouselHtml('data-nav data-items="1" data-animate-out="fadeOut " data-animate-in="zoomIn slow"'));
  fireEvent.click(next());
  await waitFor(() => expect(shownSlides()).toEqual(["Thing 2"]));
  expect(slide(1)?.className).toBe("owl-item animated owl-animated-out fadeOut");
  expect(slide(1)?.style.left).toBe("100px");
  expect(slide(2)?.className).toBe("owl-item active animated owl-animated-in zoomIn slow");
  endAnimation();
  await waitFor(() => expect(slide(1)?.className).toBe("owl-item"));
  expect(slide(1)?.style.left).toBe("");
  expect(slide(2)?.className).toBe("owl-item active");
});

it("plays the animations of a quick second step to their end, when they break off the first ones", async () => {
  await showCarousel(carouselHtml('data-nav data-items="1" data-animate-out="fadeOut" data-animate-in="zoomIn"'));
  fireEvent.click(next());
  await waitFor(() => expect(shownSlides()).toEqual(["Thing 2"]));
  const breakOff = endAnimation;
  const finished = new Promise(() => {});
  vi.mocked(Element.prototype.getAnimations).mockReturnValue([{ finished } as unknown as Animation]);
  fireEvent.click(next());
  await waitFor(() => expect(shownSlides()).toEqual(["Thing 3"]));
  breakOff();
  // Whoever waits for the first ones is called before a task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(slide(2)?.className).toBe("owl-item animated owl-animated-out fadeOut");
  expect(slide(3)?.className).toBe("owl-item active animated owl-animated-in zoomIn");
});

it("lets a slide go by the theme's animation, and the next one come without", async () => {
  await showCarousel(carouselHtml('data-nav data-items="1" data-animate-out="fadeOut"'));
  fireEvent.click(next());
  await waitFor(() => expect(slide(1)?.className).toBe("owl-item animated owl-animated-out fadeOut"));
  expect(slide(2)?.className).toBe("owl-item active");
});

it.each([
  ["several are shown", 'data-items="2"', false],
  ["nothing may move", 'data-items="1"', true],
])("animates nothing where %s", async (_case, items, isReduced) => {
  reduceMotion(isReduced);
  await showCarousel(carouselHtml(`data-nav ${items} data-animate-out="fadeOut"`));
  fireEvent.click(next());
  await waitFor(() => expect(shownSlides()[0]).toBe("Thing 2"));
  expect(document.querySelector(".animated")).toBeNull();
});

it.each([
  ["", "2"],
  ['data-merge-fit="false"', "4"],
])("gives an item the places that it wants (%s)", async (attributes, places) => {
  const html = carouselHtml(`data-items="2" data-merge="true" ${attributes}`);
  const loader = await showCarousel(withItem(2, 'data-merge="4"', html));
  const placesOf = (number: number) => slide(number)?.style.getPropertyValue("--sw-carousel-places");
  expect([placesOf(1), placesOf(2)]).toEqual(["", places]);
  loader.unmount();
  expect(host()?.innerHTML).not.toContain("style");
});

it.each(["data-auto-width", "data-merge"])(
  "says which slide is the first where nobody knows how many are to be seen (%s)",
  async (option) => {
    reduceMotion();
    await showCarousel(carouselHtml(`data-nav ${option}="true"`));
    fireEvent.click(next());
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("2 of 5"));
  },
);

it("has a dot for each item, filled as the item says", async () => {
  await showCarousel(withItem(2, 'data-dot="Spring"', carouselHtml('data-dots-data="true"')));
  const dots = [...document.querySelectorAll(".owl-dot")];
  expect(dots.map(({ textContent }) => textContent)).toEqual(["", "Spring", ""]);
  expect(screen.getByRole("button", { name: "Spring" })).toBe(dots[1]);
});

it("reads labels and dots as HTML, whether they have elements or only characters by their names", async () => {
  const attributes = `data-dots-data="true" data-nav data-nav-text='["&amp;larr;","<i>&amp;amp;</i>"]'`;
  await showCarousel(withItem(2, 'data-dot="1 &amp;amp; 2"', carouselHtml(attributes)));
  const texts = [...document.querySelectorAll(".owl-prev, .owl-next, .owl-dot")].map(({ textContent }) => textContent);
  expect(texts).toEqual(["←", "&", "", "1 & 2", ""]);
});

it("begins with the item that the address names, and follows it without steps for Back or being asked for it", async () => {
  reduceMotion();
  window.history.replaceState(null, "", "/shop/#second");
  const steps = window.history.length;
  const html = withItem(3, 'data-hash="third"', withItem(2, 'data-hash="second"', carouselHtml()));
  await showCarousel(html.replace("<div ", '<div data-items="1" data-nav '));
  expect(shownSlides()).toEqual(["Thing 2"]);
  fireEvent.click(next());
  await waitFor(() => expect(window.location.hash).toBe("#third"));
  expect(window.history.length).toBe(steps);
  window.history.replaceState(null, "", "#second");
  fireEvent(window, new Event("hashchange"));
  await waitFor(() => expect(shownSlides()).toEqual(["Thing 2"]));
  window.history.replaceState(null, "", "#elsewhere");
  fireEvent(window, new Event("hashchange"));
  fireEvent.click(next());
  await waitFor(() => expect(shownSlides()).toEqual(["Thing 3"]));
  fireEvent.keyDown(host() as HTMLElement, { key: "ArrowLeft" });
  await waitFor(() => expect(window.location.hash).toBe("#second"));
});

it.each(["größe", "2 % off"])(
  "begins with the item of the hash %s, which the browser encodes in the address",
  async (hash) => {
    window.history.replaceState(null, "", "/shop/");
    window.location.hash = hash;
    await showCarousel(withItem(2, `data-hash="${hash}"`, carouselHtml('data-items="1"')));
    expect(shownSlides()).toEqual(["Thing 2"]);
  },
);

it("begins where the page says with items whose hashes are empty, as themes print them", async () => {
  const html = withItem(
    3,
    'data-hash="third"',
    withItem(2, 'data-hash=""', withItem(1, 'data-hash=""', carouselHtml())),
  );
  window.history.replaceState(null, "", "/shop/#here");
  await showCarousel(html.replace("<div ", '<div data-items="1" data-startPosition="2" '));
  expect(shownSlides()).toEqual(["Thing 3"]);
  expect(window.location.hash).toBe("#here");
});

it("stays with what has the focus where the browser scrolls to it, whatever the address names", async () => {
  reduceMotion();
  window.history.replaceState(null, "", "/shop/#fifth");
  await showCarousel(withItem(5, 'data-hash="fifth"', carouselHtml('data-items="2"')));
  fireEvent.keyDown(host() as HTMLElement, { key: "Home" });
  await waitFor(() => expect(shownSlides()).toEqual(["Thing 1", "Thing 2"]));
  screen.getByRole("link", { name: "Thing 2" }).focus();
  const stage = document.querySelector(".owl-stage-outer") as HTMLElement;
  stage.scrollLeft = 50;
  fireEvent.scroll(stage);
  await waitFor(() => expect(shownSlides()).toEqual(["Thing 2", "Thing 3"]));
  expect(stage.scrollLeft).toBe(0);
});

it("shows what the address names where the browser scrolls to it", async () => {
  reduceMotion();
  window.history.replaceState(null, "", "/shop/#fifth");
  await showCarousel(withItem(5, 'data-hash="fifth"', carouselHtml('data-items="2"')));
  fireEvent.keyDown(host() as HTMLElement, { key: "Home" });
  await waitFor(() => expect(shownSlides()).toEqual(["Thing 1", "Thing 2"]));
  const stage = document.querySelector(".owl-stage-outer") as HTMLElement;
  stage.scrollLeft = 50;
  fireEvent.scroll(stage);
  await waitFor(() => expect(shownSlides()).toEqual(["Thing 4", "Thing 5"]));
});

it("names the width's options in the class that the page has for it", async () => {
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(800);
  const html = carouselHtml(`data-responsive='{"0":{"items":1},"700":{"items":2}}'`);
  const loader = await showCarousel(html.replace("owl-carousel", "owl-carousel owl-responsive-0"));
  expect(host()?.classList.contains("owl-responsive-700")).toBe(true);
  loader.unmount();
  expect(host()?.className).toBe("owl-carousel owl-responsive-0");
});

it("shows the text of a late picture that cannot be had", async () => {
  const picture = '<img class="owl-lazy" data-src="/gone.jpg" alt="Thing 1" style="opacity: 0">';
  await showCarousel(carouselHtml('data-lazy-load="true"').replace("Thing 1", picture));
  const image = screen.getByRole("img", { name: "Thing 1" });
  await waitFor(() => expect(image.getAttribute("src")).toBe("/gone.jpg"));
  fireEvent.error(image);
  expect(image.style.opacity).toBe("1");
});

it("leaves a late picture as it was given back, which could not be had by then", async () => {
  const picture = '<img class="owl-lazy" data-src="/gone.jpg" alt="Thing 1" style="opacity: 0">';
  const loader = await showCarousel(carouselHtml('data-lazy-load="true"').replace("Thing 1", picture));
  const image = screen.getByRole("img", { name: "Thing 1" });
  await waitFor(() => expect(image.getAttribute("src")).toBe("/gone.jpg"));
  loader.unmount();
  await waitFor(() => expect(image.hasAttribute("src")).toBe(false));
  fireEvent.error(image);
  expect(image.style.opacity).toBe("0");
});

const inContainers = 'data-nav data-items="2" data-nav-container="#turns" data-dots-container=".steps"';
const classesIn = (selector: string) =>
  [...(document.querySelector(selector)?.children ?? [])].map((child) => child.className);

it("puts its buttons and dots where the theme wants them, and takes them away again", async () => {
  reduceMotion();
  const loader = await showCarousel(`<p id="turns"></p><p class="steps"></p>${carouselHtml(inContainers)}`);
  expect(classesIn("#turns")).toEqual(["owl-prev disabled", "owl-next"]);
  expect(classesIn(".steps")).toEqual(["owl-dot active", "owl-dot", "owl-dot"]);
  expect(host()?.querySelector(".owl-nav, .owl-dots")).toBeNull();
  fireEvent.click(next());
  await waitFor(() => expect(shownSlides()[0]).toBe("Thing 2"));
  loader.unmount();
  expect([...classesIn("#turns"), ...classesIn(".steps")]).toEqual([]);
});

it.each([
  ["which the page has not", "", ["owl-nav", "owl-dots"]],
  ["with dots of its own", '<p class="steps"><i class="owl-dot">1</i></p>', ["owl-nav", "owl-dots"]],
])("keeps them inside, for a theme's place %s", async (_case, html, expected) => {
  await showCarousel(html + carouselHtml(inContainers));
  expect(expected.map((name) => host()?.querySelector(`.${name}`)?.className)).toEqual(expected);
});
