import { listenersOf } from "#src/dom/jquery/jquery.ts";
import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { isPlatformForm } from "#src/dom/product/variation-owner.ts";
import { undoAll } from "#src/dom/undo-all.ts";

/** How a form's events are heard beside jQuery's plugins. */

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
