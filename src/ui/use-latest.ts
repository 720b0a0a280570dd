import { type RefObject, useLayoutEffect, useRef } from "react";

/** Holds what the last render was given, for calls that come later from outside. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
