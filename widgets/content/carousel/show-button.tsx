import { text } from "./contract.ts";
import { SHOW_BUTTON } from "./use-rotation.ts";

interface ShowButtonProps {
  isRotating: boolean;
  onChoose: (isRotating: boolean) => void;
}

export const ShowButton = ({ isRotating, onChoose }: ShowButtonProps) => (
  <button
    type="button"
    className={SHOW_BUTTON}
    data-state={isRotating ? "rotating" : "still"}
    aria-label={text(isRotating ? "stopShow" : "startShow")}
    onClick={() => onChoose(!isRotating)}
  />
);
