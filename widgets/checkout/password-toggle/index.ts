import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { PasswordToggle } from "./password-toggle.tsx";

export default defineWidget({ readProps, Island: PasswordToggle });
