import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { eventsOf, type PixelEvent, pixelOptions } from "./contract.ts";
import { fireEvents } from "./fire-events.tsx";
import type { Hear } from "./hear-until.tsx";
import type { Pixels } from "./pixel.ts";
import { SKIPPED_FORMS } from "./skipped-forms.ts";

const submitText = (form: Element | null, submitter?: HTMLElement | null): string | undefined => {
  const button = submitter ?? form?.querySelector('[type="submit"], .forminator-button-submit');
  return button instanceof HTMLInputElement ? button.value : button?.textContent.trim();
};

interface Success {
  /** The form or what holds it. */
  form: HTMLElement;
  /** Of Contact Form 7. */
  detail?: { contactFormId?: unknown };
  /** Of Ninja Forms. */
  answer?: { response?: { data?: { form_id?: unknown } } };
}

const idInField = ({ form }: Success) => form.querySelector<HTMLInputElement>('[name="form_id"]')?.value;

/**
 * By the event that a form plugin fires once a form has been sent: the form's id. Takes nothing for granted, since an error
 * here would stop the plugin's own code.
 */
const SUCCESSES: Readonly<Record<string, (success: Success) => unknown>> = {
  wpcf7mailsent: ({ detail }) => detail?.contactFormId,
  "forminator:form:submit:success": idInField,
  wpformsAjaxSubmitSuccess: ({ form }) => form.dataset?.formid,
  frmFormComplete: idInField,
  nfFormSubmitResponse: ({ answer }) => answer?.response?.data?.form_id,
  // Fired on the body as well, which has no id.
  fluentform_submission_success: ({ form }) => form.dataset?.form_id,
};

export const followForms = (pixels: Pixels, hear: Hear, signal: AbortSignal): void => {
  const fire = (params: NonNullable<PixelEvent["params"]>) =>
    fireEvents(pixels, eventsOf("automatic_event_form"), () => params);

  hear("submit", "form", (form, { submitter }) => {
    if (pixelOptions().enable_success_send_form || form.matches(SKIPPED_FORMS)) return;
    fire({
      form_id: form.getAttribute("id") ?? undefined,
      form_class: form.getAttribute("class") ?? undefined,
      text: submitText(form, submitter),
    });
  });

  for (const [name, idOf] of Object.entries(SUCCESSES)) {
    const tell = ([answer]: unknown[], { target, detail }: Event & Pick<Success, "detail">) => {
      const form = answer instanceof HTMLElement ? answer : target;
      const id = idOf({ form, detail, answer } as Success);
      // Ninja Forms tells the document.
      const named = form instanceof HTMLElement ? form : document.getElementById(`nf-form-${id}-cont`);
      if (id) fire({ form_id: id, text: submitText(named) });
    };
    signal.addEventListener("abort", listenToPage(name, tell, document));
  }
};
