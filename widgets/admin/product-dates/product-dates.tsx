import { useLayoutEffect, useRef } from "react";
import { useListener } from "#src/ui/use-listener.ts";
import type { ProductDatesProps } from "./contract.ts";
import { allowed, dayAt, dayOf, earliest } from "./day.ts";

export const ProductDates = ({ input, ownMinimum }: ProductDatesProps) => {
  const isChanged = useRef(false);
  const minimum = () => ownMinimum || dayAt(Date.now());

  useLayoutEffect(() => {
    const { type, min, value } = input;
    const day = dayOf(value);
    // The browser's own field would drop a date in another form.
    if (day === undefined) return;
    input.type = "date";
    input.value = day;
    input.min = earliest(ownMinimum || dayAt(Date.now()), day);
    return () => {
      input.type = type;
      input.min = min;
      if (!min) input.removeAttribute("min");
    };
  }, [input, ownMinimum]);

  // The page may have been open since yesterday.
  useListener(input, "focus", () => {
    if (input.type === "date") input.min = earliest(minimum(), input.value);
  });
  useListener(input, "change", () => {
    isChanged.current = true;
  });
  // Not with each change: while a year is typed, its first digits are a year too.
  useListener(input, "blur", () => {
    if (input.type !== "date" || !isChanged.current) return;
    input.value = allowed(input.value, minimum());
    input.min = minimum();
  });

  return null;
};
