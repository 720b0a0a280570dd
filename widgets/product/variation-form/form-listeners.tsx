import { listenersOf, pageJQuery } from "#src/dom/jquery/jquery.ts";
import { FORM_NEEDED } from "#src/dom/jquery/jquery-variation-plugin.ts";
import { isJQueryLate, listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { isPlatformForm } from "#src/dom/product/variation-owner.ts";
import { undoAll } from "#src/dom/undo-all.ts";

/** When a form starts, and how its events are heard beside jQuery's plugins. */

/** Gives the gallery and the plugins time to set themselves up first. */
const START_DELAY_MS = 100;

/**
 * Calls back once the page has jQuery and no further script has loaded for a moment: optimisers load jQuery with the
 * first pointer or key, and its plugins after it. Returns the undo.
 */
export const whenPluginsCame = (onThere: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("load", wait, true);
  };
  const tell = () => {
    stop();
    onThere();
  };
  const wait = () => {
    clearTimeout(timer);
    if (pageJQuery()) timer = setTimeout(tell, START_DELAY_MS);
  };
  wait();
  if (isJQueryLate() || !pageJQuery()) document.addEventListener("load", wait, true);
  return stop;
};

/** Calls back when another script wants the form started anew, without loading the form's own code. Returns the undo. */
export const onStartRequest = (form: HTMLElement, onRequest: () => void): (() => void) => {
  const hear = (event: Event) => {
    event.stopPropagation();
    onRequest();
  };
  form.addEventListener(FORM_NEEDED, hear);
  return () => form.removeEventListener(FORM_NEEDED, hear);
};

/** jQuery's events have a namespace. */
type FormEvent = Event & { namespace?: string };

type FormEventHandler = (args: unknown[], event: FormEvent) => void;

/**
 * Listens to what a script fires under the platform's namespace (`$(select).trigger("change.wc-variation-form")`): jQuery
 * tells no other listeners of it.
 */
export const listenToNamespaced = (name: string, onEvent: FormEventHandler, form: HTMLElement): (() => void) =>
  // Bound like this, jQuery also brings what is fired without a namespace.
  listenToPage(`${name}.wc-variation-form`, (args, event: FormEvent) => event.namespace && onEvent(args, event), form);

/**
 * Listens to an event of a form, whether it is fired under the platform's namespace or not, and hears it first: plugins'
 * listeners read the form as ours has left it, as with the platform's script. On the platform's own form the order stays.
 */
export const listenToForm = (name: string, onEvent: FormEventHandler, form: HTMLElement): (() => void) => {
  // Not all under the namespace: scripts remove what listens there.
  const undo = undoAll([listenToNamespaced(name, onEvent, form), listenToPage(name, onEvent, form)]);
  const all = listenersOf(form, name);
  if (!isPlatformForm(form)) all.splice(all.delegateCount ?? 0, 0, ...all.splice(-1));
  return undo;
};
