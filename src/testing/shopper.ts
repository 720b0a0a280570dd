import { fireEvent } from "@testing-library/react";

/** A shopper's window and pointer. */

/** In px. happy-dom's media queries follow it. */
export const setWidth = (width: number) => Reflect.get(window, "happyDOM").setViewport({ width });

/** Presses made by a key or a script have no detail. */
export const clickWithPointer = (element: Element) => fireEvent.click(element, { detail: 1 });
