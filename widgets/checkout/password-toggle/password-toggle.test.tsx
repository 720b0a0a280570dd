import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { find } from "#src/testing/find.ts";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";
import { hasRecordings, recordedPart } from "#src/testing/recordings.ts";

const DEMO = demoHtml("checkout/password-toggle");

/** The server already prints the checkout's field in a span. */
const CHECKOUT_FIELD =
  '<div class="woocommerce"><form><label for="account_password">Password</label><span class="woocommerce-input-wrapper"><input type="password" class="input-text" id="account_password"></span></form></div>';

const field = () => screen.getByLabelText<HTMLInputElement>("Password", { selector: "input" });
const button = (name: string) => screen.getByRole("button", { name });

const showForm = async (html = DEMO, pageSettings: object = settings) => {
  const loader = showPage(html, pageSettings);
  await loader.mount();
  return loader;
};

it("shows and masks the password, and takes the shopper back to the field", async () => {
  await showForm();
  fireEvent.click(button("Show password"));
  await waitFor(() => expect(field().type).toBe("text"));
  expect(document.activeElement).toBe(field());
  expect(button("Hide password").classList.contains("display-password")).toBe(true);
  fireEvent.click(button("Hide password"));
  await waitFor(() => expect(field().type).toBe("password"));
  expect(button("Show password").className).toBe("show-password-input");
});

it("has a label also where the shop says nothing", async () => {
  await showForm(DEMO, { ...settings, woocommerce_params: { i18n_password_show: "Montrer" } });
  fireEvent.click(button("Montrer"));
  await waitFor(() => expect(button("Hide password")).toBeTruthy());
});

it("wraps the field with a button that names it, never submits and takes Tab", async () => {
  await showForm();
  const wrapper = field().parentElement;
  expect([wrapper?.localName, wrapper?.className]).toEqual(["span", "password-input"]);
  expect(button("Show password").parentElement).toBe(wrapper);
  expect(button("Show password")).toMatchObject({ type: "button", tabIndex: 0 });
  expect(button("Show password").getAttribute("aria-describedby")).toBe(field().id);
});

it("uses the span that the checkout prints", async () => {
  await showForm(CHECKOUT_FIELD);
  expect(field().parentElement?.className).toBe("woocommerce-input-wrapper password-input");
  expect(button("Show password").parentElement).toBe(field().parentElement);
});

it("speaks the shop's language", async () => {
  await showForm(DEMO, { woocommerce_params: { i18n_password_show: "Passwort zeigen", i18n_password_hide: "…" } });
  expect(button("Passwort zeigen")).toBeTruthy();
});

it("keeps focus and selection of a shopper who is typing when its code arrives", async () => {
  const loader = showPage(DEMO);
  field().value = "secret";
  field().focus();
  field().setSelectionRange(2, 4);
  await loader.mount();
  expect(button("Show password")).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([2, 4]);
});

it("adopts fields that arrive later", async () => {
  const loader = await showForm("");
  document.body.insertAdjacentHTML("beforeend", CHECKOUT_FIELD);
  await loader.mount();
  expect(button("Show password")).toBeTruthy();
});

it.each([DEMO, CHECKOUT_FIELD])("gives a copy of the form, as popups show it, a button that acts", async (html) => {
  const loader = await showForm(html);
  document.body.innerHTML += "";
  await loader.mount();
  expect(screen.getAllByRole("button", { name: "Show password" })).toHaveLength(1);
  fireEvent.click(button("Show password"));
  await waitFor(() => expect(field().type).toBe("text"));
});

it("steps aside where the platform's own script has been", async () => {
  await showForm(CHECKOUT_FIELD.replace("</span>", '<button class="show-password-input">Show</button></span>'));
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

/** Wraps an account's field in another span and puts a button into every such span, as the platform's script does. */
const runPlatformScript = () => {
  const input = field();
  if (input.matches(".woocommerce-Input")) {
    const span = document.createElement("span");
    span.className = "password-input";
    input.replaceWith(span);
    span.append(input);
  }
  field().closest("span")?.classList.add("password-input");
  for (const span of document.querySelectorAll(".password-input")) {
    span.insertAdjacentHTML("beforeend", '<button type="button" class="show-password-input">Platform</button>');
  }
};

it.each([
  ["an account's field", DEMO, "password-input"],
  ["the checkout's field", CHECKOUT_FIELD, "woocommerce-input-wrapper password-input"],
])("leaves %s to the platform's own script when that comes later", async (_case, html, spanClass) => {
  await showForm(html);
  fireEvent.click(button("Show password"));
  runPlatformScript();
  await waitFor(() => expect(document.querySelectorAll(".show-password-input")).toHaveLength(1));
  expect(button("Platform").parentElement).toBe(field().parentElement);
  expect(field().parentElement?.className).toBe(spanClass);
  expect(document.querySelectorAll("span")).toHaveLength(1);
  expect(field().type).toBe("password");
});

it.each([DEMO, CHECKOUT_FIELD])(
  "steps aside where the platform's own script runs while our code is on its way",
  async (html) => {
    const loader = showPage(html);
    const mounted = loader.mount();
    runPlatformScript();
    await mounted;
    expect(document.querySelectorAll(".show-password-input")).toHaveLength(1);
    expect(button("Platform").parentElement).toBe(field().parentElement);
  },
);

it("keeps its button where the platform's own script has only given another field of the form one", async () => {
  const other = '<span class="other"><input type="password" aria-label="Repeat"></span></form>';
  await showForm(CHECKOUT_FIELD.replace("</form>", other));
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Show password" })).toHaveLength(2));
  const theirs = '<button type="button" class="show-password-input">Platform</button>';
  find(".other").insertAdjacentHTML("beforeend", theirs);
  await waitFor(() => expect(screen.getAllByRole("button")).toHaveLength(2));
  expect(button("Show password").parentElement).toBe(field().parentElement);
});

it("leaves the platform's hint at the strength of the password when it is unmounted", async () => {
  const loader = await showForm();
  field().insertAdjacentHTML("afterend", '<div class="woocommerce-password-strength">Weak</div>');
  loader.unmount();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Show password" })).toBeNull());
  expect(field().nextElementSibling?.textContent).toBe("Weak");
});

it.each([DEMO, CHECKOUT_FIELD])("gives the server's markup back when it is unmounted", async (html) => {
  const loader = showPage(html);
  const before = document.body.innerHTML;
  await loader.mount();
  fireEvent.click(button("Show password"));
  loader.unmount();
  await waitFor(() => expect(document.body.innerHTML).toBe(before));
});

it.skipIf(!hasRecordings)("finds nothing to do on the recorded checkout, which has no password", async () => {
  const loader = await showForm(`<div class="woocommerce">${recordedPart("checkout", "form.checkout")}</div>`);
  expect(loader.inspect().filter(({ widget }) => widget === "password-toggle")).toEqual([]);
});
