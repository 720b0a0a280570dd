import { defineWidget } from "#src/islands/define-widget.ts";
import { ComingSoonBanner } from "./coming-soon-banner.tsx";
import { readProps } from "./contract.ts";

export default defineWidget({ name: "coming-soon-banner", readProps, Island: ComingSoonBanner });
