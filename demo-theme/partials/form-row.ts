import { type Html, html, raw } from "#theme/html.ts";

export interface FormRow {
  id: string;
  label: string;
  type?: string;
  autocomplete: string;
  isOptional?: boolean;
  width?: "first" | "last" | "wide";
  validate?: string;
  description?: string;
  value?: string;
}

/** A checkout field. Its description opens on focus and stays open without scripts. */
export const formRow = ({
  id,
  label,
  type = "text",
  autocomplete,
  isOptional = false,
  width = "wide",
  validate,
  description,
  value = "",
}: FormRow): Html => {
  const mark = isOptional
    ? html`<span class="optional">(optional)</span>`
    : html`<span class="required" aria-hidden="true">*</span>`;
  const required = !isOptional && raw(' aria-required="true"');
  const describedBy = description && html` aria-describedby="${id}-description"`;
  return html`<p class="form-row form-row-${width}${!isOptional && " validate-required"}${validate && ` validate-${validate}`}" id="${id}_field"><label for="${id}"${!isOptional && raw(' class="required_field"')}>${label}&nbsp;${mark}</label><span class="woocommerce-input-wrapper"><input type="${type}" class="input-text " name="${id}" id="${id}" placeholder="" value="${value}"${required} autocomplete="${autocomplete}"${describedBy} />${description && html`<span class="description" id="${id}-description" aria-hidden="true">${description}</span>`}</span></p>`;
};
