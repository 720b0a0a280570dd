import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { answer, asked, demo, heard, html, page, pressUpdate, quantity, typeQuantity } from "#src/testing/cart-form.ts";
import { server } from "#src/testing/server.ts";

it("keeps a quantity that the shop has not heard also from the answer to the next press", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  answer(() => new HttpResponse("", { status: 503 }));
  await typeQuantity("3");
  pressUpdate();
  expect((await screen.findByRole("alert")).textContent).toMatch(/Your cart could not be updated/);
  answer(html(demo));
  document.body.dispatchEvent(new CustomEvent("storefront:cart-update-requested", { bubbles: true }));
  await waitFor(() => expect(heard).toContain("updated_wc_div"));
  expect(quantity().value).toBe("3");
});

it.each([
  ["by an update", pressUpdate],
  [
    "beside a coupon, which the form sends",
    () => fireEvent.click(screen.getByRole("button", { name: "Apply coupon" })),
  ],
])(
  "takes the shop's number once it has heard the typed one %s, and keeps what has been typed since",
  async (_how, send) => {
    await typeQuantity("9");
    answer(html(page({ 'value="1"': 'value="3"' })));
    send();
    await waitFor(() => expect(heard).toContain("updated_wc_div"));
    expect(quantity().value).toBe("3");
    pressUpdate();
    await typeQuantity("5");
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(0));
    expect(quantity().value).toBe("5");
  },
);

it.each([
  ["the form", () => pressUpdate()],
  ["a row's link", () => fireEvent.click(screen.getByRole("button", { name: "Remove Enamel mug from cart" }))],
])("keeps the number that a theme's plus sets without a word while %s is being answered", async (_what, press) => {
  const sent = Promise.withResolvers<undefined>();
  server.use(
    http.all("https://shop.example/cart/", async () => {
      await sent.promise;
      return HttpResponse.html(demo);
    }),
  );
  await typeQuantity("2");
  press();
  await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(2));
  quantity().value = "3";
  sent.resolve(undefined);
  await waitFor(() => expect(heard).toContain("updated_wc_div"));
  expect(quantity().value).toBe("3");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Update cart" }).disabled).toBe(false);
});
