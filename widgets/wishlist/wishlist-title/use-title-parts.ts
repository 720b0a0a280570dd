import { useLayoutEffect, useState } from "react";
import { useListener } from "#src/ui/use-listener.ts";
import { partsOf, type WishlistTitleProps } from "./contract.ts";

export type TitleState = "display" | "editing" | "saving" | "invalid";

type Values = readonly (readonly [Element | null, Readonly<Record<string, string | null>>])[];

/** Sets attributes and returns what puts the server's back. */
const set = (values: Values): (() => void) => {
  const undos = values.flatMap(([node, attributes]) =>
    Object.entries(attributes).map(([name, value]) => {
      const before = node?.getAttribute(name) ?? null;
      const write = (next: string | null) =>
        next === null ? node?.removeAttribute(name) : node?.setAttribute(name, next);
      write(value);
      return () => write(before);
    }),
  );
  return () => {
    for (const undo of undos) undo();
  };
};

/** Shows the title or its form, and names what the server prints as bare icons; again after each new print. */
export const useTitleParts = ({ host, ...labels }: WishlistTitleProps, state: TitleState): void => {
  const [prints, setPrints] = useState(0);
  useListener(document, "storefront:wishlist-blocks-ready", () => setPrints((count) => count + 1));

  const { fieldLabel, saveLabel, cancelLabel } = labels;
  useLayoutEffect(() => {
    // A new print takes the attributes away.
    if (prints < 0) return;
    const { title, editor, field } = partsOf(host);
    const isEditing = state !== "display";
    const isInvalid = state === "invalid";
    const part = (selector: string) => host.querySelector(selector);
    const undo = set([
      [title, { style: isEditing ? "display: none" : null }],
      [editor, { style: isEditing ? "display: inline-block" : "display: none" }],
      [field, { "aria-label": fieldLabel, "aria-invalid": isInvalid ? "true" : null }],
      [part(".show-title-form"), { role: "button", tabindex: "0" }],
      [part(".save-title-form"), { "aria-label": saveLabel }],
      [part(".hide-title-form"), { "aria-label": cancelLabel }],
    ]);
    editor.classList.toggle("woocommerce-invalid", isInvalid);
    return () => {
      undo();
      editor.classList.remove("woocommerce-invalid");
    };
  }, [host, state, prints, fieldLabel, saveLabel, cancelLabel]);
};
