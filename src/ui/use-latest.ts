import { type RefObject, useLayoutEffect, useRef } from "react";

/** Holds the last render's value for calls that come later from outside. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
