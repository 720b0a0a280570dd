import { expect, it } from "vitest";
import { fillTemplate } from "./fill-template.ts";

const data = {
  variation: { price_html: "<b>$5</b>", sku: `<i>"A"</i>`, is_virtual: false, max_qty: 0, image: { alt: "x" } },
};

it.each([
  ["<div>{{{ data.variation.price_html }}}</div>", "<div><b>$5</b></div>"],
  ["{{data.variation.sku}}", "&#60;i&#62;&#34;A&#34;&#60;/i&#62;"],
  ["{{{ data.variation.image.alt }}} {{{ data.variation.max_qty }}}", "x 0"],
  ["[{{{ data.variation.none }}}{{ data.none.at.all }}]", "[]"],
  ["/*<![CDATA[*/a/*]]>*/", "a"],
  ["<# if ( data.variation.price_html ) { #>yes<# } #>", "yes"],
  ["<# if ( ! data.variation.is_virtual ) { #>ships<# } else { #>sent<# } #>", "ships"],
  ["<# if (data.variation.is_virtual) { #>sent<# } else { #>ships<# } #>", "ships"],
  ["<# if ( data.variation.none ) { #>\nno\n<# } #><# if ( data.variation.sku ) { #>\nyes\n<# } #>", "\nyes\n"],
  ["a<# console.log( 1 ) #>b", "ab"],
  ["a<# if ( data.variation.max_qty > 1 ) {\n#>b<#\n} #>c", "abc"],
  ["{{{ alert(1) }}}", "{{{ alert(1) }}}"],
])("fills %s to %s", (template, html) => {
  expect(fillTemplate(template, data)).toBe(html);
});

it("fills in no placeholder that the data brings along", () => {
  expect(fillTemplate("{{{ data.variation.a }}}", { variation: { a: "{{{ data.variation.b }}}", b: "no" } })).toBe(
    "{{{ data.variation.b }}}",
  );
});
