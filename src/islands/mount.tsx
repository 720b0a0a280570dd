import { Component, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

interface BoundaryProps {
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** A broken island takes only its own additions off the page. */
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

/** The root has a detached node of its own, because rendering into the host would remove the server's children. */
export const mountIsland = (island: ReactNode, onFailure: (error: unknown) => void): (() => void) => {
  const root = createRoot(document.createElement("div"));
  flushSync(() => root.render(<Boundary onFailure={onFailure}>{island}</Boundary>));
  return () => root.unmount();
};
