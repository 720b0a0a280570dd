import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, vi } from "vitest";
import { demoHtml, settings, showPage } from "./page.ts";
import { server } from "./server.ts";
// Import what a form would load on demand: transforming it takes long and would slow the first test.
import "../../widgets/stock-alert/subscribe-form/subscription-io.ts";
import "#src/islands/mount.tsx";

/** The form's demo, a shopper, and a shop that remembers its requests. Importing sets up each test and tidies up. */

export const cwginstock = {
  ajax_url: "/wp-admin/admin-ajax.php",
  default_ajax_url: "/wp-admin/admin-ajax.php",
  security: "header-nonce",
  user_id: "0",
  security_error: "Something went wrong, please try after sometime",
  empty_name: "Name cannot be empty",
  empty_quantity: "Quantity cannot be empty",
  empty_email: "Email Address cannot be empty",
  invalid_email: "Please Enter Valid Email Address",
  phone_field: "2",
  phone_field_error: ["wrong", "no country", "too short", "too long", "local"],
  is_phone_field_optional: "2",
  is_quantity_field_optional: "2",
  get_bot_type: "recaptcha",
  enable_recaptcha: "2",
  iagree_error: "Please agree",
};

interface Sent {
  fields: URLSearchParams;
  nonce: string | null;
}

export const sent: Sent[] = [];
export const animate = vi.fn();

const DONE = "<div class='cwginstocksuccess' style='color:green;'>You will hear from us</div>";
export const STALE = { msg: "-1", code: "cwg_nonce_verify_failed" };

export const answer = (respond: (sent: Sent) => Response | Promise<Response>) => {
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async ({ request }) => {
      const one = { fields: new URLSearchParams(await request.text()), nonce: request.headers.get("x-wp-nonce") };
      sent.push(one);
      return respond(one);
    }),
  );
};
export const accept = () => HttpResponse.json({ msg: DONE });

beforeEach(() => {
  sent.length = 0;
  animate.mockReset().mockReturnValue({ cancel: () => undefined });
  vi.spyOn(HTMLElement.prototype, "animate").mockImplementation(animate);
  answer(accept);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

export const FORM = demoHtml("stock-alert/subscribe-form");

export const show = async (changes: object = {}, html = FORM) => {
  const loader = showPage(html, { ...settings, cwginstock: { ...cwginstock, ...changes } });
  await loader.mount();
  return loader;
};

export const button = () => screen.getByRole<HTMLInputElement>("button", { name: "Subscribe Now" });
export const output = () => document.querySelector<HTMLElement>(".cwgstock_output");
export const fill = () => {
  fireEvent.change(screen.getByPlaceholderText("Your Name"), { target: { value: "Ada" } });
  fireEvent.change(screen.getByPlaceholderText("Your Email Address"), { target: { value: "ada@example.com" } });
};
export const send = async () => {
  fill();
  fireEvent.click(button());
  await screen.findByText("You will hear from us");
};

export const turnTo = () => fireEvent.focusIn(screen.getByPlaceholderText("Your Name"));
