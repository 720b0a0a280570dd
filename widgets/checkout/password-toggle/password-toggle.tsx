import { useState } from "react";
import { createPortal } from "react-dom";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import type { PasswordToggleProps } from "./contract.ts";
import { OWN_BUTTON, useLateOwner } from "./use-late-owner.ts";
import { useWrapper } from "./use-wrapper.ts";
import "./style.css";

const Toggle = ({ input, show, hide }: PasswordToggleProps) => {
  const [state, setState] = useState<"masked" | "visible">("masked");
  const wrapper = useWrapper(input);
  useHostState(input, state);
  const isVisible = state === "visible";
  useAttributes(input, { type: isVisible ? "text" : "password" });

  const toggle = () => {
    setState(isVisible ? "masked" : "visible");
    input.focus();
  };

  return createPortal(
    <button
      {...OWN_BUTTON}
      type="button"
      className={`show-password-input${isVisible ? " display-password" : ""}`}
      aria-label={isVisible ? hide : show}
      aria-describedby={input.id || undefined}
      onClick={toggle}
    />,
    wrapper,
  );
};

export const PasswordToggle = (props: PasswordToggleProps) =>
  useLateOwner(props.input) ? null : <Toggle {...props} />;
