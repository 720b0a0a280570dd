import { useRef } from "react";

interface StatusProps {
  label: string;
  position: number;
  /** What turns by itself is not read out. */
  isRotating: boolean;
}

/** Tells readers which slides are shown, from the first move on. */
export const Status = ({ label, position, isRotating }: StatusProps) => {
  const hasMoved = useRef(false);
  const begun = useRef(position);
  hasMoved.current ||= position !== begun.current;
  return (
    <span className="sw-carousel-status" role="status">
      {/* Browsers that translate the page replace texts; with the key a new one has a node of its own. */}
      {hasMoved.current && !isRotating && <span key={label}>{label}</span>}
    </span>
  );
};
