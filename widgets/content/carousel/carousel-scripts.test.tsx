import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { expect, it, onTestFinished, vi } from "vitest";
import { hasOwl } from "#src/dom/jquery/jquery-owl-plugin.ts";
import { carouselHtml, reduceMotion, showCarousel, shownSlides } from "#src/testing/carousel.ts";
import { $host, host, things } from "#src/testing/owl.ts";
import { showPage } from "#src/testing/page.ts";

const NAMES = "initialize initialized refresh refreshed change changed translate translated added removed".split(" ");

interface OwlEvent extends Event {
  item: { index: number; count: number };
  page: object;
  property?: { name: string; value: unknown };
}

/** Records Owl's events. */
const record = () => {
  const heard: [string, number, ...unknown[]][] = [];
  const types = NAMES.map((name) => `${name}.owl.carousel`).join(" ");
  const handler = (event: Event) => {
    const { type, item, property } = event as OwlEvent;
    heard.push(property?.name === "position" ? [type, item.index, property.value] : [type, item.index]);
  };
  jquery(document).on(types, handler);
  onTestFinished(() => void jquery(document).off(types, handler));
  return heard;
};

it("takes the options of the page's own call, whenever it comes", async () => {
  await showCarousel(carouselHtml());
  expect(shownSlides()).toEqual(things(1, 2, 3));
  $host().owlCarousel({ items: 2, nav: true });
  await waitFor(() => expect(shownSlides()).toEqual(things(1, 2)));
  expect(screen.getByRole("button", { name: "Next" })).toBeTruthy();
});

it("starts at the page's call where its element was not near the viewport, and leaves others alone", async () => {
  showPage(carouselHtml().repeat(2));
  $host().owlCarousel({ items: 2 });
  await waitFor(() => expect(document.querySelectorAll("[data-state='still']")).toHaveLength(1));
  expect(host().dataset.state).toBe("still");
});

it("hands a picture that has loaded late to the page's listeners as jQuery's collection, like Owl", async () => {
  const heard: unknown[] = [];
  const handler = (event: Event) => {
    const { element } = event as Event & { element: { data: (name: string) => unknown } };
    heard.push(element.data("src"));
  };
  jquery(document).on("loaded.owl.lazy", handler);
  onTestFinished(() => void jquery(document).off("loaded.owl.lazy", handler));
  const picture = '<b class="owl-lazy" data-src="/late.jpg"></b>';
  await showCarousel(carouselHtml('data-lazy-load="true"').replace("Thing 1", picture));
  await waitFor(() => expect(heard).toEqual(["/late.jpg"]));
});

it("tells everything under Owl's names, in Owl's order, with item and page", async () => {
  reduceMotion();
  const heard = record();
  await showCarousel(carouselHtml("data-nav"));
  expect(heard.map(([type]) => type)).toEqual([
    "initialize",
    "refresh",
    "change",
    "changed",
    "refreshed",
    "initialized",
  ]);
  heard.length = 0;
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(heard).toEqual([
    ["change", 0, 1],
    ["changed", 1, 1],
    ["translate", 1],
    ["translated", 1],
  ]);
});

it("tells that its buttons have begun, once", async () => {
  const heard: string[] = [];
  const types = "initialized.owl.carousel initialize.owl.navigation initialized.owl.navigation";
  const handler = (event: unknown) => {
    const { type, namespace } = event as Record<string, string>;
    heard.push(`${type}.${namespace}`);
  };
  jquery(document).on(types, handler);
  onTestFinished(() => void jquery(document).off(types, handler));
  await showCarousel(carouselHtml());
  $host().trigger("refresh.owl.carousel");
  expect(heard).toEqual(["initialized.carousel.owl", "initialize.navigation.owl", "initialized.navigation.owl"]);
});

it("makes the callbacks of the call, with the instance", async () => {
  reduceMotion();
  const calls: unknown[] = [];
  showPage(carouselHtml());
  $host().owlCarousel({
    items: 2,
    onInitialized(this: { settings: { items: number } }, { page, item }: OwlEvent) {
      calls.push([this.settings.items, item, page]);
    },
    onTranslated: () => calls.push("translated"),
  });
  await waitFor(() =>
    expect(calls).toEqual([[2, { count: 5, index: 0 }, expect.objectContaining({ index: 0, size: 2 })]]),
  );
});

it("does what it is told, also by the instance and by a method's name", async () => {
  reduceMotion();
  await showCarousel(carouselHtml());
  $host().trigger("next.owl.carousel");
  await waitFor(() => expect(shownSlides()).toEqual(things(2, 3, 4)));
  $host().trigger("to.owl.carousel", [0, 0]);
  await waitFor(() => expect(shownSlides()).toEqual(things(1, 2, 3)));
  $host().owlCarousel("next");
  const instance = $host().data()["owl.carousel"] as { to: (at: number) => void; current: () => number };
  expect(instance.current()).toBe(1);
  instance.to(1);
  await waitFor(() => expect(shownSlides()).toEqual(things(3, 4, 5)));
  $host().trigger("prev.owl.carousel", [300]);
  await waitFor(() => expect(shownSlides()).toEqual(things(2, 3, 4)));
});

it.each([
  ["the dot of that number", "", [1, 0], things(3, 4)],
  ["the last dot for -1", "", [-1, 0], things(4, 5)],
  ["the slide that is meant", "", [1, 0, true], things(2, 3)],
  ["the slide where there are no dots", 'data-dots="false"', [1, 0], things(2, 3)],
])("is sent to %s", async (_what, attributes, args, shown) => {
  reduceMotion();
  await showCarousel(carouselHtml(`data-items="2" ${attributes}`));
  $host().trigger("to.owl.carousel", args);
  await waitFor(() => expect(shownSlides()).toEqual(shown));
});

it("stays where it is when a script has no number for it", async () => {
  await showCarousel(carouselHtml());
  const changes = vi.fn();
  $host().on("change.owl.carousel", changes).trigger("to.owl.carousel", [undefined, 300]);
  expect(changes).not.toHaveBeenCalled();
});

it("moves at its own pace when a script has no number for the speed", async () => {
  await showCarousel(carouselHtml());
  const moved = vi.fn();
  $host().on("translated.owl.carousel", moved).trigger("next.owl.carousel", [NaN]);
  await waitFor(() => expect(moved).toHaveBeenCalled());
});

interface Instance {
  _clones: unknown[];
  _items: unknown[];
  _invalidated: { width?: boolean };
  options: { items: number };
  $element: ReturnType<typeof jquery>;
  $stage: ReturnType<typeof jquery>;
  items: (at: number) => ReturnType<typeof jquery>;
  minimum: () => number;
  current: () => number;
  maximum: () => number;
}

it("answers scripts that count copies, ask for slides, or write options and refresh", async () => {
  await showCarousel(carouselHtml('data-loop="true"'));
  const instance = $host().data()["owl.carousel"] as Instance;
  expect([instance._clones.length, instance._items.length]).toEqual([0, 5]);
  expect(instance.items(1).get()).toEqual([document.querySelectorAll(".owl-item")[1]]);
  expect(instance.$element.get()).toEqual([host()]);
  expect(instance.$stage.get()).toEqual([document.querySelector(".owl-stage")]);
  instance._invalidated.width = true;
  instance.options.items = 2;
  $host().trigger("refresh.owl.carousel");
  await waitFor(() => expect(shownSlides()).toEqual(things(1, 2)));
});

it("tells scripts where it begins and ends, as they switch buttons of their own off there", async () => {
  await showCarousel(carouselHtml());
  const ends: unknown[] = [];
  $host().on("initialized.owl.carousel changed.owl.carousel", (event) => {
    const { relatedTarget: owl } = event as Event & { relatedTarget: Instance };
    ends.push([owl.minimum(), owl.current(), owl.maximum()]);
  });
  $host().trigger("to.owl.carousel", [2, 0, true]);
  await waitFor(() => expect(ends.at(-1)).toEqual([0, 2, 2]));
  $host().trigger("destroy.owl.carousel");
  $host().owlCarousel({ loop: true });
  await waitFor(() => expect(ends.at(-1)).toEqual([0, 0, 4]));
});

it("does not do what a carousel in one of its slides is told", async () => {
  reduceMotion();
  await showCarousel(carouselHtml());
  $host().trigger("to.owl.carousel", [1, 0]);
  await waitFor(() => expect(shownSlides()).toEqual(things(3, 4, 5)));
  jquery(host().querySelector("a") as Element).trigger("to.owl.carousel", [0, 0]);
  $host().trigger("prev.owl.carousel", [0]);
  await waitFor(() => expect(shownSlides()).toEqual(things(2, 3, 4)));
});

it("goes on where it is when a carousel in one of its slides is started", async () => {
  await showCarousel(carouselHtml().replace("Thing 1", "Thing 1</a><ul></ul><a>"));
  const slide = document.querySelector(".owl-item");
  const { owlCarousel } = $host();
  owlCarousel.call(jquery("ul"));
  expect(document.querySelector(".owl-item")).toBe(slide);
});

it("adds and removes slides, and the carousel itself stays on the page", async () => {
  reduceMotion();
  const heard = record();
  await showCarousel(carouselHtml("", 3));
  $host().trigger("add.owl.carousel", ["<div>New</div>", 0]);
  await waitFor(() => expect(shownSlides()[0]).toBe("New"));
  $host().trigger("remove.owl.carousel", [1]);
  await waitFor(() => expect(shownSlides()).toEqual(["New", ...things(2, 3)]));
  // An attribute's number is a text.
  $host().trigger("add.owl.carousel", ["<div>Text</div>", "1"]).trigger("remove.owl.carousel", ["0"]);
  await waitFor(() => expect(shownSlides()).toEqual(["Text", ...things(2, 3)]));
  expect(host().isConnected).toBe(true);
  $host().trigger("replace.owl.carousel", ["<div>One</div><div>Two</div>"]);
  await waitFor(() => expect(shownSlides()).toEqual(["One", "Two"]));
  expect(heard.map(([type]) => type).slice(-2)).toEqual(["added", "removed"]);
});

it("heeds the first call, as Owl does, until it is destroyed", async () => {
  await showCarousel(carouselHtml());
  $host().owlCarousel({ items: 1 });
  $host().owlCarousel({ items: 2 });
  await waitFor(() => expect(shownSlides()).toEqual(things(1)));
  $host().owlCarousel({ items: 2 });
  await waitFor(() => expect(shownSlides()).toEqual(things(1)));
  $host().trigger("destroy.owl.carousel");
  $host().owlCarousel({ items: 2 });
  await waitFor(() => expect(shownSlides()).toEqual(things(1, 2)));
});

it("starts and stops turning when told", async () => {
  reduceMotion();
  await showCarousel(carouselHtml('data-items="1" data-loop="true"'));
  $host().trigger("play.owl.autoplay", [30]);
  await waitFor(() => expect(shownSlides()).not.toEqual(things(1)));
  $host().trigger("stop.owl.autoplay");
  await waitFor(() => expect(host().dataset.state).toBe("still"));
});

it("gives everything back at once when it is destroyed, and can begin again", async () => {
  await showCarousel(carouselHtml());
  $host().trigger("destroy.owl.carousel");
  expect(document.querySelector(".owl-stage")).toBeNull();
  expect($host().data()["owl.carousel"]).toBeUndefined();
  $host().owlCarousel({ items: 1 });
  await waitFor(() => expect(shownSlides()).toEqual(things(1)));
});

it("stays silent where Owl itself is, and steps back at once when Owl begins later", async () => {
  await showCarousel(carouselHtml());
  $host().trigger("initialize.owl.carousel");
  expect(document.querySelector(".owl-stage")).toBeNull();
  jquery.fn.owlCarousel = () => undefined;
  expect(hasOwl()).toBe(true);
  const loader = showPage(carouselHtml());
  await loader.mount();
  expect(loader.inspect().filter(({ widget }) => widget === "carousel")).toEqual([
    expect.objectContaining({ state: "waiting" }),
  ]);
  expect(document.querySelector("[data-state]")).toBeNull();
});

it("carries on when a listener of another script throws", async () => {
  reduceMotion();
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  await showCarousel(carouselHtml("data-nav"));
  const fail = () => {
    throw new Error("theirs");
  };
  jquery(host()).on("changed.owl.carousel", fail);
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(shownSlides()).toEqual(things(2, 3, 4)));
  expect(reported).toHaveBeenCalled();
  vi.unstubAllGlobals();
});
