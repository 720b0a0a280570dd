import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";

const CARD = demoHtml("checkout/saved-card");
const SECOND = CARD.replaceAll("7100412", "MC-5100").replaceAll("4242", "5100");
const NEW_CARD =
  '<div class="paynow-payment-card-option"><input type="radio" name="paymentMethodToken" value="" id="paymentMethodToken-default"><label for="paymentMethodToken-default">New card</label></div>';
const ERROR = "An error occurred while deleting the saved card.";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Answers removals, each with the nonce it came with. */
const answerRemoval = (answer: (nonce: string | null) => Response | Promise<Response>) => {
  const bodies: Record<string, string>[] = [];
  server.use(
    http.post("*/wp-json/paynow/instrument-remove/", async ({ request }) => {
      const fields = new URLSearchParams(await request.text());
      bodies.push(Object.fromEntries(fields));
      return answer(fields.get("_wpnonce"));
    }),
  );
  return bodies;
};

const done = () => HttpResponse.json({ success: true });

/** An answer that waits until the test lets it go. */
const heldAnswer = (answer: () => Response) => {
  const gate = Promise.withResolvers<void>();
  const bodies = answerRemoval(() => gate.promise.then(answer));
  return { bodies, release: gate.resolve };
};

const showCards = (html = CARD + SECOND + NEW_CARD) =>
  showPage(`<form><div id="payment"><div class="paynow-payment-option-pbls">${html}</div></div></form>`);

const mountCards = async (html?: string) => {
  const loader = showCards(html);
  await loader.mount();
  return loader;
};

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const rowOf = (id = "7100412") => document.getElementById(`wrapper-${id}`) as HTMLElement;
const menuButton = (name = "Card ending in 4242") => screen.getByRole("button", { name });
const removeButton = (id = "7100412") => rowOf(id).querySelector(".paynow-payment-card-remove") as HTMLElement;
const isShown = (id?: string) => !removeButton(id).classList.contains("--hidden");
/** From here on the test's clock runs. */
const pressRemove = async () => {
  await mountCards();
  fireEvent.click(menuButton());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  fireEvent.click(removeButton());
};

const errorText = () => rowOf().querySelector(".paynow-payment-card-error")?.textContent;

it("opens the menu at the first press, before its code is there, and sends no form", async () => {
  showCards();
  const [button] = screen.getAllByRole("button", { name: "…" });
  expect(fireEvent.click(button as HTMLElement)).toBe(false);
  await waitFor(() => expect(isShown()).toBe(true));
  expect(menuButton().getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(menuButton());
  expect(isShown()).toBe(false);
  expect(menuButton().getAttribute("aria-expanded")).toBe("false");
});

it("names the menu by the card where the shop prints dots only", async () => {
  await mountCards(CARD + SECOND.replace("…", "<span>Options</span>"));
  expect(menuButton("Card ending in 4242")).toBeTruthy();
  expect(menuButton("Options")).toBeTruthy();
});

it("opens with the key Down and closes with Escape, which brings the focus back", async () => {
  await mountCards();
  menuButton().focus();
  expect(fireEvent.keyDown(menuButton(), { key: "ArrowDown" })).toBe(false);
  expect(isShown()).toBe(true);
  expect(document.activeElement).toBe(removeButton());
  fireEvent.keyDown(removeButton(), { key: "Escape" });
  expect(isShown()).toBe(false);
  expect(document.activeElement).toBe(menuButton());
});

it("keeps the name that the shop gives a menu of dots", async () => {
  await mountCards(CARD.replace('type="button">…', 'type="button" aria-label="Options">…'));
  expect(menuButton("Options")).toBeTruthy();
});

it("stays open until a press elsewhere is done, so that nothing moves away from under the pointer", async () => {
  await mountCards();
  menuButton().focus();
  fireEvent.click(menuButton());
  menuButton("Card ending in 5100").focus();
  // Safari gives a pressed button no focus.
  fireEvent.keyUp(document.body, { key: "Control" });
  expect(isShown()).toBe(true);
  fireEvent.click(menuButton("Card ending in 5100"));
  expect([isShown(), isShown("MC-5100")]).toEqual([false, true]);
});

it("stays open while the focus goes from the menu's button to its action", async () => {
  await mountCards();
  fireEvent.click(menuButton());
  menuButton().focus();
  removeButton().focus();
  expect(isShown()).toBe(true);
});

it("leaves the focus in the field that is pressed, and the menu closed where the card itself is", async () => {
  await mountCards();
  fireEvent.click(menuButton());
  radio("New card").focus();
  fireEvent.click(radio("New card"));
  expect(document.activeElement).toBe(radio("New card"));
  fireEvent.click(radio(/4242/));
  expect(isShown()).toBe(false);
});

it("leaves the keys of its button other than Down to the browser", async () => {
  await mountCards();
  menuButton().focus();
  expect(fireEvent.keyDown(menuButton(), { key: "Enter" })).toBe(true);
  expect(document.activeElement).toBe(menuButton());
});

it("closes a menu that is open at the unmount, and leaves the page's own presses alone from then on", async () => {
  const loader = await mountCards();
  fireEvent.click(menuButton());
  loader.unmount();
  expect(isShown()).toBe(false);
  removeButton().classList.remove("--hidden");
  fireEvent.click(document.body);
  expect(isShown()).toBe(true);
});

it("leaves the arrow keys of the radio buttons to the browser", async () => {
  await mountCards();
  expect(fireEvent.keyDown(radio(/4242/), { key: "ArrowDown" })).toBe(true);
  expect(isShown()).toBe(false);
});

it("closes at a press anywhere else, another card's menu included, and where a key leads on", async () => {
  await mountCards();
  fireEvent.click(menuButton());
  fireEvent.click(menuButton("Card ending in 5100"));
  expect([isShown(), isShown("MC-5100")]).toEqual([false, true]);
  fireEvent.click(document.body);
  expect(isShown("MC-5100")).toBe(false);
  fireEvent.keyDown(menuButton(), { key: "ArrowDown" });
  fireEvent.keyUp(menuButton("Card ending in 5100"), { key: "Tab" });
  expect(isShown()).toBe(false);
});

it("removes the card once, however often it is pressed, and takes the focus to the next card's menu", async () => {
  const { bodies, release } = heldAnswer(done);
  await mountCards();
  fireEvent.keyDown(menuButton(), { key: "ArrowDown" });
  for (let press = 0; press < 2; press += 1) fireEvent.click(removeButton());
  const row = rowOf();
  expect(row.getAttribute("aria-busy")).toBe("true");
  expect(row.classList.contains("loading")).toBe(true);
  expect(isShown()).toBe(false);
  expect(document.activeElement).toBe(menuButton());
  release();
  await waitFor(() => expect(row.isConnected).toBe(false));
  expect(bodies).toEqual([{ savedInstrumentToken: "7100412", _wpnonce: "abc123" }]);
  expect(document.activeElement).toBe(menuButton("Card ending in 5100"));
});

it("takes the focus past the last card where nothing stands beside it", async () => {
  answerRemoval(done);
  await mountCards(`${CARD}</div><button>Place order</button><div>`);
  fireEvent.keyDown(menuButton(), { key: "ArrowDown" });
  fireEvent.click(removeButton());
  await waitFor(() => expect(rowOf()).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Place order" }));
});

it("says aloud which card is gone", async () => {
  answerRemoval(done);
  await pressRemove();
  await vi.waitFor(() => expect(rowOf()).toBeNull());
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole("status").textContent).toBe("“Card ending in 4242” removed.");
});

it("chooses the new card in place of a chosen one, and tells the page of it", async () => {
  answerRemoval(done);
  await mountCards(CARD + NEW_CARD);
  const changed = vi.fn();
  document.getElementById("payment")?.addEventListener("change", changed);
  radio(/4242/).checked = true;
  fireEvent.keyDown(menuButton(), { key: "ArrowDown" });
  fireEvent.click(removeButton());
  await waitFor(() => expect(rowOf()).toBeNull());
  expect(radio("New card").checked).toBe(true);
  expect(document.activeElement).toBe(radio("New card"));
  expect(changed).toHaveBeenCalledOnce();
});

it("keeps another choice, and the focus where the shopper has gone meanwhile", async () => {
  const { release } = heldAnswer(done);
  await mountCards();
  radio(/5100/).checked = true;
  fireEvent.keyDown(menuButton(), { key: "ArrowDown" });
  fireEvent.click(removeButton());
  radio(/5100/).focus();
  release();
  await waitFor(() => expect(rowOf()).toBeNull());
  expect(radio(/5100/).checked).toBe(true);
  expect(document.activeElement).toBe(radio(/5100/));
});

it.each([
  ["the shop refuses", () => HttpResponse.json({ success: false, error: "No" })],
  ["the server fails", () => new HttpResponse("", { status: 500 })],
  ["the shop answers with a word", () => HttpResponse.json({ success: "no" })],
  ["the answer is no JSON", () => HttpResponse.html("<p>Log in</p>")],
  ["the network is gone", () => HttpResponse.error()],
])("says so at the card for 5 s and aloud when %s, and can be pressed again", async (_case, answer) => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  const bodies = answerRemoval(answer);
  await pressRemove();
  await vi.waitFor(() => expect(errorText()).toBe(ERROR));
  expect(rowOf().className).toBe("paynow-payment-card-option");
  expect(rowOf().hasAttribute("aria-busy")).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole("status").textContent.trim()).toBe(ERROR);
  await vi.advanceTimersByTimeAsync(3000);
  expect(errorText()).toBe(ERROR);
  await vi.advanceTimersByTimeAsync(1000);
  document.body.dispatchEvent(new CustomEvent("updated_checkout", { bubbles: true }));
  expect(errorText()).toBe("");
  fireEvent.click(removeButton());
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
});

it.each([
  ["", () => {}],
  [" also on a card that the checkout has printed anew since", () => printAnew()],
])("gives a second failure its own 5 s, and lets it be spoken again,%s", async (_case, happen) => {
  answerRemoval(() => HttpResponse.json({ success: false }));
  await pressRemove();
  await vi.waitFor(() => expect(errorText()).toBe(ERROR));
  happen();
  await vi.advanceTimersByTimeAsync(3000);
  fireEvent.click(removeButton());
  expect(errorText()).toBe("");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(""));
  await vi.waitFor(() => expect(errorText()).toBe(ERROR));
  await vi.advanceTimersByTimeAsync(3000);
  expect(errorText()).toBe(ERROR);
});

const staleNonce = () =>
  HttpResponse.json({ code: "rest_cookie_invalid_nonce", message: "Cookie check failed" }, { status: 403 });

it("asks the page for a fresh nonce where its own is too old, and removes the card after all", async () => {
  const bodies = answerRemoval((nonce) => (nonce === "renewed" ? done() : staleNonce()));
  server.use(http.get("*/shop/", () => HttpResponse.html(`<main>${CARD.replace("abc123", "renewed")}</main>`)));
  await mountCards();
  fireEvent.click(menuButton());
  fireEvent.click(removeButton());
  await waitFor(() => expect(rowOf()).toBeNull());
  expect(bodies.map(({ _wpnonce }) => _wpnonce)).toEqual(["abc123", "renewed"]);
});

it.each([
  ["refused too", CARD.replace("abc123", "old"), 2],
  ["not there, since the shopper has been logged out", "<p>Log in</p>", 1],
])("gives up where the fresh nonce is %s", async (_case, page, count) => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  const bodies = answerRemoval(staleNonce);
  server.use(http.get("*/shop/", () => HttpResponse.html(page)));
  await mountCards();
  fireEvent.click(menuButton());
  fireEvent.click(removeButton());
  await waitFor(() => expect(errorText()).toBe(ERROR));
  expect(bodies).toHaveLength(count);
});

/** The checkout prints its payment methods anew at every change of the address. */
const printAnew = () => {
  const payment = document.getElementById("payment") as HTMLElement;
  payment.outerHTML = `<div id="payment">${CARD}${SECOND}${NEW_CARD}</div>`;
};

it("removes the card that the checkout has printed anew while the shop was asked", async () => {
  const { release } = heldAnswer(done);
  await mountCards();
  fireEvent.click(menuButton());
  fireEvent.click(removeButton());
  printAnew();
  expect(rowOf()).toBeTruthy();
  release();
  await waitFor(() => expect(rowOf()).toBeNull());
  expect(rowOf("MC-5100")).toBeTruthy();
});

it("says at the card printed anew that it could not be removed", async () => {
  const { release } = heldAnswer(() => HttpResponse.json({ success: false }));
  await pressRemove();
  printAnew();
  release();
  await vi.waitFor(() => expect(errorText()).toBe(ERROR));
  await vi.advanceTimersByTimeAsync(5000);
  expect(errorText()).toBe("");
});

it("keeps the error for its 5 s, and no longer, where the checkout prints the card anew", async () => {
  const update = () => {
    printAnew();
    document.body.dispatchEvent(new CustomEvent("updated_checkout", { bubbles: true }));
  };
  answerRemoval(() => HttpResponse.json({ success: false }));
  await pressRemove();
  await vi.waitFor(() => expect(errorText()).toBe(ERROR));
  update();
  expect(errorText()).toBe(ERROR);
  await vi.advanceTimersByTimeAsync(4000);
  expect(errorText()).toBe(ERROR);
  await vi.advanceTimersByTimeAsync(1000);
  expect(errorText()).toBe("");
  update();
  expect(errorText()).toBe("");
});

it("works on cards that the checkout has printed anew while a menu was open", async () => {
  await mountCards();
  fireEvent.click(menuButton());
  printAnew();
  await waitFor(() => expect(screen.getAllByRole("button", { name: "…" })).toHaveLength(2));
  const [button] = screen.getAllByRole("button", { name: "…" });
  fireEvent.click(button as HTMLElement);
  await waitFor(() => expect(isShown()).toBe(true));
});

/** Listens on the document through jQuery, as the plugin's own script does. */
const listenAsPage = (selector: string, handler: (event: Event) => void) => {
  vi.stubGlobal("jQuery", jquery);
  const page = jquery(document) as unknown as Record<"on" | "off", (...args: unknown[]) => void>;
  page.on("click", selector, handler);
  onTestFinished(() => page.off("click", selector, handler));
};

it("leaves menu and removal to the plugin's own script, however late that comes, and tells of its menu", async () => {
  const bodies = answerRemoval(done);
  await mountCards();
  listenAsPage(".paynow-payment-card-menu-button", () => void removeButton().classList.toggle("--hidden"));
  listenAsPage("[data-remove-saved-instrument]", () => undefined);
  fireEvent.click(menuButton());
  expect(isShown()).toBe(true);
  expect(menuButton().getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(removeButton());
  expect(rowOf().hasAttribute("aria-busy")).toBe(false);
  expect(bodies).toEqual([]);
});

it("does not take a theme that marks the chosen card for the plugin's script", async () => {
  await mountCards();
  listenAsPage(".paynow-payment-card-option", () => void rowOf().classList.add("is-chosen"));
  fireEvent.click(menuButton());
  expect(isShown()).toBe(true);
});

it("is no longer busy when it is unmounted before the shop answers", async () => {
  const { release } = heldAnswer(done);
  const loader = await mountCards();
  fireEvent.click(menuButton());
  fireEvent.click(removeButton());
  loader.unmount();
  expect(rowOf().className).toBe("paynow-payment-card-option");
  expect(rowOf().hasAttribute("aria-busy")).toBe(false);
  release();
  await waitFor(() => expect(rowOf()).toBeNull());
});

it("gives the server's markup back when it is unmounted, an error and an open menu included", async () => {
  answerRemoval(() => HttpResponse.json({ success: false }));
  const loader = showCards();
  const before = document.body.innerHTML;
  await loader.mount();
  fireEvent.click(menuButton());
  fireEvent.click(removeButton());
  await waitFor(() => expect(errorText()).toBe(ERROR));
  loader.unmount();
  find('[role="status"]').remove();
  expect(document.body.innerHTML).toBe(before);
});
