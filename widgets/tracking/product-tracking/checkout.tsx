import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { readCheckout, type Tracker } from "./contract.ts";
import { elementAt } from "./element-at.tsx";

const FORM = "form.checkout";
const SHIPPING = 'input[name^="shipping_method"]';
const PAYMENT = 'input[name="payment_method"]';

const STEPS = [
  { event: "add_shipping_info", field: "shipping_tier", inputs: SHIPPING, none: "(shipping tier not found)" },
  { event: "add_payment_info", field: "payment_type", inputs: PAYMENT, none: "(payment type not found)" },
] as const;

/** The checked choice, or the first: a single one may be a hidden field. */
const chosenAmong = (inputs: string): string | undefined =>
  (document.querySelector<HTMLInputElement>(`${inputs}:checked`) ?? document.querySelector<HTMLInputElement>(inputs))
    ?.value;

/** Tells how an order is sent and paid, once each: when it is chosen, or at the latest with the order. Returns the undo. */
export const followCheckout = (tracker: Tracker, options: AddEventListenerOptions): (() => void) => {
  const done = new Set<string>();
  const tell = ({ event, field, inputs, none }: (typeof STEPS)[number]): void => {
    if (done.has(event) || document.readyState !== "complete") return;
    done.add(event);
    tracker.tell(event, { [field]: chosenAmong(inputs) ?? none, ...readCheckout() });
  };
  const tellAll = () => STEPS.forEach(tell);
  if (document.body.matches(".woocommerce-checkout"))
    document.addEventListener(
      "change",
      (event) => STEPS.filter(({ inputs }) => elementAt(event, inputs)).forEach(tell),
      options,
    );
  // The platform's script asks the form's listeners before it sends an order. Without it the browser sends the form.
  document.addEventListener("submit", (event) => elementAt(event, FORM) && tellAll(), options);
  const forms = [...document.querySelectorAll(FORM)];
  return undoAll([
    ...forms.map((form) => listenToPage("checkout_place_order", tellAll, form)),
    // Of CheckoutWC, whose steps replace the platform's page. The event names its step in one of several ways.
    listenToPage("cfw_before_submit", tellAll),
    listenToPage(
      "cfw_step_changed",
      (_args, { detail }: CustomEventInit) => {
        const step = JSON.stringify(detail) ?? "";
        if (/payment|review/i.test(step)) tellAll();
        else if (/shipping/i.test(step)) tell(STEPS[0]);
      },
      document,
    ),
  ]);
};
