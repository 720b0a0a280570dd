import type { HiddenCartProps, MiniCartProps } from "./contract.ts";
import { OpenablePanel } from "./openable-panel.tsx";
import "./style.css";

export const MiniCart = (props: MiniCartProps | HiddenCartProps) =>
  props.toggle ? <OpenablePanel {...props} /> : null;
