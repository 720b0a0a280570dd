import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { button, FORM, fill, output, sent, show } from "#src/testing/subscribe-form.ts";
// Loaded here, or the test would wait for the phone library.
import "./phone-setup-io.ts";

const rules = vi.hoisted(() => ({ areThere: false }));

// As the browser's `import()` of a file that the shop does not serve for a while.
vi.mock("intl-tel-input/utils", (original) => {
  if (rules.areThere) return original();
  throw new TypeError("Failed to fetch dynamically imported module");
});

const PHONE = '<input type="tel" class="cwgstock_phone" name="cwgstock_phone" placeholder="Phone">';

it("says that a number cannot be read whose rules did not come, keeps it, and sends it once they are there", async () => {
  const told = vi.spyOn(console, "error").mockReturnValue(undefined);
  await show({ phone_field: "1", default_country_code: "GB" }, FORM.replace('<input type="hidden"', `${PHONE}$&`));
  const phone = screen.getByPlaceholderText<HTMLInputElement>("Phone");
  phone.focus();
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(document.querySelector(".iti")).toBeNull();
  expect(document.activeElement).toBe(phone);

  fireEvent.input(phone, { target: { value: "07400 123456" } });
  fill();
  fireEvent.click(button());
  await waitFor(() => expect(output()?.textContent).toBe("Something went wrong, please try after sometime"));
  expect(button().disabled).toBe(false);
  expect(phone.value).toBe("07400 123456");
  expect(sent).toEqual([]);

  rules.areThere = true;
  fireEvent.click(button());
  await screen.findByText("You will hear from us");
  expect(sent[0]?.fields.get("subscriber_phone")).toBe("+447400123456");
  expect(document.querySelectorAll(".iti")).toHaveLength(1);
});
