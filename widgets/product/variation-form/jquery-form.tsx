import { type JQuery, type JQueryCollection, pageJQuery } from "#src/dom/jquery/jquery.ts";
import type { VariationData } from "#src/dom/product/variation-data.ts";
import { coreOf } from "./form-core.tsx";

/** The methods that the platform's script adds to jQuery for pictures and texts. */

interface Collection extends JQueryCollection {
  attr(name: string): string | undefined;
  attr(name: string, value: string | null): Collection;
  text(): string;
  text(text: string): Collection;
  closest(selector: string): Collection;
  find(selector: string): Collection;
}

type Method = (this: Collection, ...args: never[]) => void;

type Shown = VariationData | false | undefined;

const CURRENT = "current-image";

const originalOf = (all: Collection, name: string) => all.attr(`data-o_${name}`);

const keep = (all: Collection, name: string, value = ""): void => {
  if (originalOf(all, name) === undefined) all.attr(`data-o_${name}`, value);
};

const show = (forms: Collection, variation: Shown): void => {
  for (const form of forms.get() as HTMLElement[]) coreOf(form).display.showImage(variation);
};

const methods: Readonly<Record<string, Method>> = {
  wc_set_variation_attr(name: string, value: string | false) {
    keep(this, name, this.attr(name));
    this.attr(name, value === false ? null : value);
  },
  wc_reset_variation_attr(name: string) {
    const original = originalOf(this, name);
    if (original !== undefined) this.attr(name, original);
  },
  wc_set_content(text: string) {
    keep(this, "content", this.text());
    this.text(text);
  },
  wc_reset_content() {
    const original = originalOf(this, "content");
    if (original !== undefined) this.text(original);
  },
  wc_maybe_trigger_slide_position_reset(variation: Shown) {
    const id = String(Object(variation).image_id || "");
    if (this.attr(CURRENT) === id) return;
    this.attr(CURRENT, id).closest(".product").find(".images").trigger("woocommerce_gallery_reset_slide_position");
  },
  wc_variations_image_update(variation: Shown) {
    show(this, variation);
  },
  wc_variations_image_reset() {
    show(this, false);
  },
};

const publish = ({ fn }: JQuery): void => {
  for (const [name, method] of Object.entries(methods)) fn[name] ??= method;
};

export const startForm = (form: HTMLElement): (() => void) | undefined => {
  const jquery = pageJQuery();
  if (!jquery) return undefined;
  publish(jquery);
  const core = coreOf(form);
  core.tellImage = (variation) =>
    Reflect.apply(jquery.fn.wc_variations_image_update as Method, jquery(form), [variation]);
  return core.stop;
};
