import { useRef, useState } from "react";

interface StatusProps {
  label: string;
  position: number;
  /** A rotating carousel is not read out. */
  isRotating: boolean;
}

/** Silent until the first move. */
export const Status = ({ label, position, isRotating }: StatusProps) => {
  const [begun] = useState(position);
  const hasMoved = useRef(false);
  hasMoved.current ||= position !== begun;
  return (
    <span className="sw-carousel-status" role="status">
      {/* A key for each text: browsers that translate the page replace text nodes, which React could not update. */}
      {hasMoved.current && !isRotating && <span key={label}>{label}</span>}
    </span>
  );
};
