import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { button, choose, form, panel, showForm, untilShown, variationId } from "#src/testing/variation-form.ts";

const MISSING = /Please select some product options/;

const watchSubmit = () => {
  const submitted = vi.fn((event: Event) => {
    event.preventDefault();
    return variationId();
  });
  form().addEventListener("submit", submitted);
  return submitted;
};

const pressAtOnce = async () => {
  await showForm();
  const submitted = watchSubmit();
  choose("Size", "small");
  choose("Colour", "moss");
  fireEvent.click(button());
  return submitted;
};

it("buys what was chosen, once it is shown", async () => {
  const submitted = await pressAtOnce();
  expect(screen.queryByText(MISSING)).toBeNull();
  expect(submitted).not.toHaveBeenCalled();
  await waitFor(() => expect(submitted).toHaveReturnedWith("58"));
  expect(panel().dataset.state).toBe("shown");
  fireEvent.click(button());
  expect(submitted).toHaveBeenCalledTimes(2);
});

it("does so too where choice and press came before the code", async () => {
  showPage(demoHtml("product/variation-form"));
  const submitted = watchSubmit();
  choose("Size", "small");
  choose("Colour", "moss");
  fireEvent.click(button());
  await waitFor(() => expect(submitted).toHaveReturnedWith("58"));
  expect(screen.queryByText(MISSING)).toBeNull();
});

it("tells that it is not sold, where it is not", async () => {
  await showForm();
  const submitted = watchSubmit();
  choose("Size", "large");
  choose("Colour", "moss");
  fireEvent.click(button());
  expect(await screen.findByText(/this product is unavailable/)).toBeTruthy();
  expect(submitted).not.toHaveBeenCalled();
});

it.each([
  ["an incomplete one in between", [["Size", ""]]],
  ["at once", []],
])("buys nothing any more after another choice, %s", async (_how, between) => {
  await showForm();
  const submitted = watchSubmit();
  choose("Size", "large");
  choose("Colour", "moss");
  fireEvent.click(button());
  for (const [name = "", value = ""] of between) choose(name, value);
  choose("Size", "small");
  await untilShown();
  expect(variationId()).toBe("58");
  expect(submitted).not.toHaveBeenCalled();
});

it("waits for the shop's answer where the page does not carry the variations", async () => {
  const page = new DOMParser().parseFromString(demoHtml("product/variation-form"), "text/html");
  const [first] = JSON.parse(page.querySelector("form")?.dataset.product_variations ?? "[]");
  server.use(http.post("https://shop.example/", () => HttpResponse.json(first)));
  await showForm(
    demoHtml("product/variation-form").replace(/data-product_variations="[^"]*"/, 'data-product_variations="false"'),
  );
  const submitted = watchSubmit();
  choose("Size", "small");
  choose("Colour", "moss");
  fireEvent.click(button());
  expect(screen.queryByText(MISSING)).toBeNull();
  await waitFor(() => expect(submitted).toHaveReturnedWith("58"));
});

it("does the same with a theme's second button, which leads to the checkout at once", async () => {
  const second = '<button type="submit" name="buy_now" class="single_add_to_cart_button button">Buy now</button>';
  await showForm(demoHtml("product/variation-form").replace('<input type="hidden" name="add-to-cart"', `${second}$&`));
  const buyNow = screen.getByRole("button", { name: "Buy now" });
  expect([buyNow.className, buyNow.ariaDisabled]).toEqual([
    "single_add_to_cart_button button disabled wc-variation-selection-needed",
    "true",
  ]);
  const submitted = vi.fn((event: SubmitEvent) => {
    event.preventDefault();
    return event.submitter;
  });
  form().addEventListener("submit", submitted);
  fireEvent.click(buyNow);
  expect(buyNow.nextElementSibling?.textContent).toMatch(MISSING);
  choose("Size", "small");
  choose("Colour", "moss");
  fireEvent.click(buyNow);
  await waitFor(() => expect(submitted).toHaveReturnedWith(buyNow));
  expect([buyNow.className, buyNow.ariaDisabled]).toEqual(["single_add_to_cart_button button", null]);
});

it("tells what is missing where a builder's script takes every press on the button, and presses none a second time", async () => {
  await showForm();
  const press = vi.fn((event: Event) => event.preventDefault());
  button().addEventListener("click", press);
  fireEvent.click(button());
  expect(screen.getByText(MISSING)).toBeTruthy();
  choose("Size", "small");
  choose("Colour", "moss");
  fireEvent.click(button());
  expect(screen.queryByText(MISSING)).toBeNull();
  await untilShown();
  expect(press).toHaveBeenCalledTimes(2);
});

it("keeps a press although a script takes a second one, as those do that hold back double clicks", async () => {
  const submitted = await pressAtOnce();
  button().addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(button());
  await waitFor(() => expect(submitted).toHaveReturnedWith("58"));
  expect(submitted).toHaveBeenCalledTimes(1);
});
