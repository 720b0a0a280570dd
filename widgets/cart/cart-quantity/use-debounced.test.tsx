import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDebounced } from "./use-debounced.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

const debounced = (call: (value: number) => void) => {
  const { result, unmount } = renderHook(() => useDebounced(call));
  return { ...result.current, unmount };
};

it("waits for the last of several calls, and makes only that one", () => {
  const call = vi.fn();
  const { schedule } = debounced(call);
  schedule(1);
  vi.advanceTimersByTime(299);
  schedule(2);
  vi.advanceTimersByTime(299);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call.mock.calls).toEqual([[2]]);
});

it("makes a waiting call at once when asked to, or none", () => {
  const call = vi.fn();
  const { schedule, flush } = debounced(call);
  flush();
  schedule(1);
  flush();
  vi.advanceTimersByTime(1000);
  expect(call.mock.calls).toEqual([[1]]);
});

it("loses no call when the island goes", () => {
  const call = vi.fn();
  const { schedule, unmount } = debounced(call);
  schedule(7);
  act(() => unmount());
  expect(call.mock.calls).toEqual([[7]]);
  expect(vi.getTimerCount()).toBe(0);
});
