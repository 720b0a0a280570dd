import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { demoHtml } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { button, choose, showForm, untilShown, variationId } from "#src/testing/variation-form.ts";

vi.mock("./gallery-swap.tsx", () => {
  throw new Error("The file cannot be loaded.");
});

afterEach(() => {
  vi.restoreAllMocks();
});

const PRINTED = /data-product_variations="([^"]*)"/;

const withGalleries = (): Record<string, unknown>[] => {
  const page = new DOMParser().parseFromString(demoHtml("product/variation-form"), "text/html");
  const variations: object[] = JSON.parse(page.querySelector("form")?.dataset.product_variations ?? "[]");
  const gallery_images_html =
    '<div class="woocommerce-product-gallery images"><img src="/front.jpg" alt="front"></div>';
  return variations.map((variation) => ({ ...variation, gallery_images_html }));
};

const escaped = (value: unknown): string => JSON.stringify(value).replaceAll("&", "&amp;").replaceAll('"', "&quot;");

it.each([
  ["carries", () => escaped(withGalleries())],
  ["does not carry", () => "false"],
])(
  "shows and sells a variation that the page %s where the code for galleries cannot be loaded",
  async (_what, printed) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
    server.use(http.post("https://shop.example/", () => HttpResponse.json(withGalleries()[0])));
    await showForm(demoHtml("product/variation-form").replace(PRINTED, () => `data-product_variations="${printed()}"`));
    choose("Size", "small");
    choose("Colour", "moss");
    await untilShown();
    expect(variationId()).toBe("58");
    expect(button().className).not.toContain("disabled");
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  },
);
