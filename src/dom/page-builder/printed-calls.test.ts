import { expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { builderArguments } from "./builder-calls.ts";
import { readArguments, recallPrintedCalls } from "./printed-calls.ts";

it.each([
  ["'.menu', {\"a\": 1}); more()", [".menu", { a: 1 }]],
  ['".header", "100", false);', [".header", "100", false]],
  [
    "'.menu', { dropdown: { width: null, mode: { desktop: 'side', }, }, isBuilder: false });",
    [".menu", { dropdown: { width: null, mode: { desktop: "side" } }, isBuilder: false }],
  ],
  ["'.menu:not(.other)', { text: \"it's (so): a, b\" })", [".menu:not(.other)", { text: "it's (so): a, b" }]],
  [
    "'.menu',{dropdown:{openOnClick:!0,overlay:!1},text:'!0'})",
    [".menu", { dropdown: { openOnClick: true, overlay: false }, text: "!0" }],
  ],
  [
    '\'.cart\', { ...{"cart": {"open_cart_on_add": true}, "style": "..."}, style: \'sidebar\' });',
    [".cart", { cart: { open_cart_on_add: true }, style: "sidebar" }],
  ],
  ["'it\\'s')", ["it's"]],
  ["'.menu', options);", undefined],
  ["'.menu', { a: (1) })", undefined],
  ["'.a)', \"b)\", 'it\\'s)'); new Other('.b')", [".a)", "b)", "it's)"]],
  ["'.menu'", undefined],
])("reads the arguments %j as %j", (source, expected) => {
  expect(readArguments(source)).toEqual(expected);
});

it("reads no further than the call: tries in a long script behind computed arguments would hold up the page", () => {
  const parse = vi.spyOn(JSON, "parse");
  expect(readArguments(`selectorOf(menu), {}); ${"more(a(1));".repeat(50)}`)).toBeUndefined();
  expect(parse.mock.calls.length).toBeLessThan(2);
});

it("remembers what the page's scripts would have constructed, each call once", () => {
  document.body.innerHTML = `<nav class="menu"></nav><nav class="side"></nav><header class="bar"></header><div class="cart"></div>
<script type="application/json">{"text": "new AwesomeMenu('.menu', {})"}</script>
<script type="text/plain">new AwesomeMenu('.menu', { isBuilder: true }); new AwesomeMenu('.side', { isBuilder: false });</script>
<script type="text/plain">if (window.BreakdanceHeaderBuilder) { new BreakdanceHeaderBuilder(".bar", "7", false); } new BreakdanceMiniCart(selectorOf("cart"));</script>`;
  recallPrintedCalls();
  recallPrintedCalls();
  expect(builderArguments("AwesomeMenu", find(".menu"))).toEqual([{ isBuilder: true }]);
  expect(builderArguments("AwesomeMenu", find(".side"))).toEqual([{ isBuilder: false }]);
  expect(builderArguments("BreakdanceHeaderBuilder", find(".bar"))).toEqual(["7", false]);
  expect(builderArguments("BreakdanceMiniCart", find(".cart"))).toBeUndefined();
});

it("leaves out a call whose selector cannot be read, which would fail for every other element", () => {
  document.body.innerHTML = `<nav class="top"></nav>
<script type="text/plain">new AwesomeMenu('.top', { isBuilder: true }); new AwesomeMenu('%%SELECTOR%% .top', {});</script>`;
  recallPrintedCalls();
  expect(builderArguments("AwesomeMenu", find("nav"))).toEqual([{ isBuilder: true }]);
});
