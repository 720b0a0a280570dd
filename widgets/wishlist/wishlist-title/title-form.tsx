import { useAttributes } from "#src/ui/use-attributes.ts";
import { editorOf, fieldOf, titleOf, type WishlistTitleProps } from "./contract.ts";

export type TitleState = "display" | "editing" | "saving" | "invalid" | "failed";

interface TitleFormProps extends WishlistTitleProps {
  state: TitleState;
}

/** Shows the title or its form, and names what the server prints as bare icons. */
export const TitleForm = ({ host, state, fieldLabel, saveLabel, cancelLabel }: TitleFormProps) => {
  const [title, editor] = [titleOf(host), editorOf(host)];
  const ownClasses = editor.className.replace(" woocommerce-invalid", "");
  const isInvalid = state === "invalid";
  useAttributes(title, state === "display" ? {} : { style: "display: none" });
  useAttributes(editor, {
    style: `display: ${state === "display" ? "none" : "inline-block"}`,
    class: ownClasses + (isInvalid ? " woocommerce-invalid" : ""),
  });
  useAttributes(fieldOf(host), { "aria-label": fieldLabel, "aria-invalid": isInvalid ? "true" : null });
  useAttributes(host.querySelector(".save-title-form"), { "aria-label": saveLabel });
  useAttributes(host.querySelector(".hide-title-form"), { "aria-label": cancelLabel });
  return null;
};
