import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./csp.ts";
import { readFlags, rememberFlags } from "./flags.ts";
import { html, raw } from "./html.ts";

describe("html", () => {
  it("escapes what it prints and leaves markup of its own alone", () => {
    const name = `<b>"Tea" & 'cake'</b>`;
    expect(html`<p title="${name}">${html`<i>${1}</i>`}${raw("&times;")}</p>`.html).toBe(
      '<p title="&lt;b&gt;&quot;Tea&quot; &amp; &#039;cake&#039;&lt;/b&gt;"><i>1</i>&times;</p>',
    );
  });

  it("prints lists and leaves out what is absent", () => {
    expect(html`${[1, "a", false, null, undefined, html`<br>`]}`.html).toBe("1a<br>");
  });
});

describe("flags", () => {
  it("are remembered until they are reset", () => {
    const first = rememberFlags("", new URLSearchParams("tag=late&copies=3&unknown=1"));
    const second = rememberFlags(first, new URLSearchParams("dir=rtl"));
    expect(readFlags(second, {})).toMatchObject({ tag: "late", copies: 3, dir: "rtl" });
    expect(second).not.toContain("unknown");
    expect(rememberFlags(second, new URLSearchParams("demo=reset"))).toBe("");
  });

  it("of the visitor win over those of a scenario", () => {
    expect(readFlags("redirect=no", { redirect: "yes", banner: "1" })).toMatchObject({ redirect: false, banner: true });
    expect(readFlags("pixels=0", { pixels: "1" }).pixels).toBe(false);
  });
});

it("allows the policy names that the page's own scripts need, and no more", () => {
  const policyFor = (query: string) =>
    contentSecurityPolicy({ flags: readFlags(query, {}), nonce: "n", cdnOrigin: null, isDevelopment: false });
  expect(policyFor("")).toMatch(/trusted-types storefront-widgets$/);
  expect(policyFor("jquery=1")).toMatch(/trusted-types storefront-widgets default$/);
  expect(policyFor("tag=late")).toMatch(/trusted-types storefront-widgets demo-late-tag$/);
});

it("lets the payment provider's script run only where the shop takes cards", () => {
  const policyFor = (query: string) =>
    contentSecurityPolicy({ flags: readFlags(query, {}), nonce: "n", cdnOrigin: null, isDevelopment: false });
  expect(policyFor("cards=1")).toContain("script-src 'nonce-n' 'self' https://static.paynow.pl;");
  expect(policyFor("")).toContain("script-src 'nonce-n' 'self';");
});
