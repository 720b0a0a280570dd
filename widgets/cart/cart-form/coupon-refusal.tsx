import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useClasses } from "#src/ui/use-classes.ts";
import { useSlot } from "#src/ui/use-slot.ts";

/** The platform's own class, which its style sheet knows. */
const NOTICE = "coupon-error-notice";

interface CouponRefusalProps {
  field: HTMLInputElement;
  /** As sent: the answer's field is empty, and the shopper may only need to correct a letter. */
  code: string;
  text: string;
}

export const CouponRefusal = ({ field, code, text }: CouponRefusalProps) => {
  useLayoutEffect(() => {
    field.value ||= code;
  }, [field, code]);
  useClasses(field, "has-error");
  useAttributes(field, { "aria-invalid": "true", "aria-describedby": NOTICE });
  return createPortal(
    <p className={NOTICE} id={NOTICE} role="alert">
      {text}
    </p>,
    useSlot(field.parentElement as Element, "beforeend", "div"),
  );
};
