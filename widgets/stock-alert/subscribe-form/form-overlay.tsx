import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useSlot } from "#src/ui/use-slot.ts";

const FADE_MS = 400;

interface FormOverlayProps {
  host: HTMLElement;
  isBlocking: boolean;
}

const Veil = ({ host, isBlocking }: FormOverlayProps) => {
  const slot = useSlot(host, "beforeend", "div");
  return createPortal(<div className="sw-form-overlay" data-state={isBlocking ? "blocking" : "leaving"} />, slot);
};

export const FormOverlay = ({ host, isBlocking }: FormOverlayProps) => {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isBlocking) {
      setIsThere(true);
      return;
    }
    const timer = setTimeout(() => setIsThere(false), FADE_MS);
    return () => clearTimeout(timer);
  }, [isBlocking]);
  return isBlocking || isThere ? <Veil host={host} isBlocking={isBlocking} /> : null;
};
