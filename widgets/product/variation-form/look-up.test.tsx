import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { demoHtml } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { button, choose, form, showForm, untilShown, variationId } from "#src/testing/variation-form.ts";

const ajaxHtml = (said = "false") =>
  demoHtml("product/variation-form").replace(/data-product_variations="[^"]*"/, `data-product_variations='${said}'`);
const answers: ((body: URLSearchParams) => Promise<Response> | Response)[] = [];

beforeEach(() => {
  answers.length = 0;
  server.use(
    http.post("https://shop.example/", async ({ request }) => {
      const answer = answers.shift();
      return answer ? answer(new URLSearchParams(await request.text())) : HttpResponse.json(false);
    }),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

const variations = (): Record<string, unknown>[] => {
  const page = new DOMParser().parseFromString(demoHtml("product/variation-form"), "text/html");
  return JSON.parse(page.querySelector("form")?.dataset.product_variations ?? "[]");
};

it("asks the shop where what the page carries cannot be read, and says so", async () => {
  const complain = vi.spyOn(console, "error").mockReturnValue(undefined);
  await showForm(ajaxHtml('[{"variation_id":58,'));
  expect(complain.mock.calls).toEqual([
    [
      expect.stringContaining(
        '[variation-form] Cannot read data-product_variations: expected JSON, got "[{"variation_id":58,".',
      ),
    ],
  ]);
  answers.push(() => HttpResponse.json(variations()[0]));
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  expect(variationId()).toBe("58");
});

it("asks the shop where the page does not carry the variations, and drops the older answer", async () => {
  await showForm(ajaxHtml());
  const sent: string[] = [];
  let release = () => undefined as undefined;
  const late = new Promise<void>((resolve) => {
    release = () => void resolve();
  });
  answers.push(async (body) => {
    sent.push(body.toString());
    await late;
    return HttpResponse.json(variations()[0]);
  });
  answers.push((body) => {
    sent.push(body.toString());
    return HttpResponse.json(variations()[1]);
  });
  choose("Size", "small");
  choose("Colour", "moss");
  expect(form().getAttribute("aria-busy")).toBe("true");
  await waitFor(() => expect(sent).toHaveLength(1));
  choose("Size", "large");
  await untilShown();
  release();
  expect(sent[1]).toBe("attribute_pa_size=large&attribute_pa_colour=moss&product_id=56&custom_data=");
  expect(variationId()).toBe("59");
  expect(form().hasAttribute("aria-busy")).toBe(false);
});

it("shows no answer to a choice that was taken back meanwhile", async () => {
  await showForm(ajaxHtml());
  let release = () => undefined as undefined;
  const late = new Promise<void>((resolve) => {
    release = () => void resolve();
  });
  const answered = late.then(() => HttpResponse.json(variations()[0]));
  answers.push(() => answered);
  choose("Size", "small");
  choose("Colour", "moss");
  choose("Size", "");
  expect(form().hasAttribute("aria-busy")).toBe(false);
  release();
  await answered;
  await new Promise((resolve) => setTimeout(resolve));
  expect(variationId()).not.toBe("58");
});

it("shows no answer to a choice that was taken back while the answer's gallery was loaded", async () => {
  await showForm(ajaxHtml());
  const asked = new Promise<() => void>((resolve) => {
    vi.doMock("./gallery-swap.tsx", async (original) => {
      await new Promise<void>((load) => resolve(load));
      return original();
    });
  });
  onTestFinished(() => void vi.doUnmock("./gallery-swap.tsx"));
  answers.push(() => HttpResponse.json({ ...variations()[0], gallery_images_html: "<i></i>" }));
  choose("Size", "small");
  choose("Colour", "moss");
  const load = await asked;
  choose("Size", "");
  load();
  await vi.dynamicImportSettled();
  expect(variationId()).not.toBe("58");
});

it("shows the gallery of a variation that the page does not carry, and the product's after the next one", async () => {
  await showForm(ajaxHtml());
  const gallery = '<div class="woocommerce-product-gallery images"><img src="/front.jpg" alt="front"></div>';
  answers.push(() => HttpResponse.json({ ...variations()[0], gallery_images_html: gallery }));
  answers.push(() => HttpResponse.json(variations()[2]));
  choose("Size", "small");
  choose("Colour", "moss");
  await waitFor(() => expect(screen.getByAltText("front")).toBeTruthy());
  choose("Size", "large");
  await waitFor(() => expect(screen.getByAltText("Blanket")).toBeTruthy());
  expect(screen.queryByAltText("front")).toBeNull();
});

it("says that nothing matches", async () => {
  const loader = await showForm(`<style>.wc-no-matching-variations { display: none }</style>${ajaxHtml()}`);
  choose("Size", "medium");
  choose("Colour", "moss");
  await waitFor(() => expect(find(".wc-no-matching-variations").textContent).toContain("no products matched"));
  expect(getComputedStyle(find(".wc-no-matching-variations")).display).toBe("block");
  // As on the platform, which shows the link before it asks and does not hide it when nothing matches.
  expect(screen.getByText("Clear").style.visibility).toBe("visible");
  choose("Size", "");
  expect(document.querySelector(".wc-no-matching-variations")).toBeNull();
  choose("Size", "medium");
  await waitFor(() => expect(find(".wc-no-matching-variations")).toBeTruthy());
  loader.unmount();
  expect(document.querySelector(".wc-no-matching-variations")).toBeNull();
});

it("lets the form post when the shop does not answer", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await showForm(ajaxHtml());
  answers.push(() => new HttpResponse("", { status: 500 }));
  choose("Size", "small");
  choose("Colour", "moss");
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
  expect(button().className).not.toContain("disabled");
  expect(warn).toHaveBeenCalledOnce();
});
