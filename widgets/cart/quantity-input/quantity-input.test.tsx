import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";

const input = () => screen.getByLabelText<HTMLInputElement>("Enamel mug quantity");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  showPage(demoHtml("cart/quantity-input"));
});

it("steps the field and tells other scripts by bubbling input and change events", async () => {
  const heard = vi.fn();
  for (const type of ["input", "change"]) document.addEventListener(type, (event) => heard(event.type), { once: true });
  press("Increment");
  await waitFor(() => expect(input().value).toBe("2"));
  expect(heard.mock.calls).toEqual([["input"], ["change"]]);
});

it("tells screen readers the number that the pressed buttons have led to", async () => {
  press("Increment");
  await waitFor(() => expect(input().value).toBe("2"));
  press("Increment");
  const region = () => document.querySelector(".widget_shopping_cart_live_region")?.textContent;
  await waitFor(() => expect(region()).toBe("3"), { timeout: 2000 });
});

it("hands the quantity to the loop's add to cart button", async () => {
  press("Increment");
  const button = screen.getByRole("button", { name: /Add to cart/ });
  await waitFor(() => expect(button.dataset.quantity).toBe("2"));
});

it("shows what the button sends also after Back in Safari, which sets the field back to its default", async () => {
  press("Increment");
  const button = screen.getByRole("button", { name: /Add to cart/ });
  await waitFor(() => expect(button.dataset.quantity).toBe("2"));
  input().value = input().defaultValue;
  expect(input().value).toBe("2");
});

it("hands the quantity to a button that only its mark names", async () => {
  showPage(
    demoHtml("cart/quantity-input").replace("button add_to_cart_button ajax_add_to_cart", '" data-widget="add-to-cart'),
  );
  press("Increment");
  const button = screen.getByRole("button", { name: /Add to cart/ });
  await waitFor(() => expect(button.dataset.quantity).toBe("2"));
});

it("stays within the limits and says nothing when nothing changes", async () => {
  const heard = vi.fn();
  press("Increment");
  await waitFor(() => expect(input().value).toBe("2"));
  input().value = "9";
  document.addEventListener("change", heard);
  press("Increment");
  expect(input().value).toBe("9");
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener("change", heard);
});

it.each(["readOnly", "disabled"] as const)("leaves a field alone that is %s", async (state) => {
  press("Increment");
  await waitFor(() => expect(input().value).toBe("2"));
  input()[state] = true;
  press("Increment");
  expect(input().value).toBe("2");
});

it("raises a quantity below its minimum, whatever element a theme puts round the field", () => {
  showPage('<span class="quantity"><input class="qty" type="number" min="2" value="1" aria-label="Pieces"></span>');
  expect(screen.getByLabelText<HTMLInputElement>("Pieces").value).toBe("2");
});

it("takes a field without an element of its own for what it is", async () => {
  const field = '<input class="qty" type="number" min="2" value="1" aria-label="Pieces">';
  showPage(
    `<ul><li class="product">${field}<a class="add_to_cart_button" data-quantity="1" href="#">Buy</a></li></ul>`,
  );
  const pieces = screen.getByLabelText<HTMLInputElement>("Pieces");
  expect(pieces.value).toBe("2");
  fireEvent.change(pieces, { target: { value: "5" } });
  await waitFor(() => expect(screen.getByText("Buy").dataset.quantity).toBe("5"));
});

it("steps the field that newer server HTML has put in the place of the first", async () => {
  press("Increment");
  await waitFor(() => expect(input().value).toBe("2"));
  const newer = input().cloneNode() as HTMLInputElement;
  input().replaceWith(newer);
  press("Increment");
  expect(newer.value).toBe("3");
});

it("resets what is typed below the minimum, so that the button sends what the field shows", async () => {
  fireEvent.change(input(), { target: { value: "-2" } });
  await waitFor(() => expect(input().value).toBe("1"));
  expect(screen.getByRole("button", { name: /Add to cart/ }).dataset.quantity).toBe("1");
});
