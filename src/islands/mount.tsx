import { Component, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { AnyWidget } from "./define-widget.ts";

interface BoundaryProps {
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** One broken island takes only its own additions off the page. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * Creates a widget's island for a host and returns its undo. The root lives on a node of its own, off the page,
 * because rendering into the host would remove the server's children.
 *
 * @throws ContractError from `readProps` when the host is not as the widget expects it.
 * @example
 * const unmount = mountIsland(widget, host, (error) => reportError(widget.name, error, host));
 */
export const mountIsland = (
  widget: AnyWidget,
  host: HTMLElement,
  onFailure: (error: unknown) => void,
): (() => void) => {
  const island = widget.render(host);
  const root = createRoot(document.createElement("div"));
  flushSync(() => root.render(<Boundary onFailure={onFailure}>{island}</Boundary>));
  return () => root.unmount();
};
