import { afterEach, expect, it, vi } from "vitest";
import { parseServerHtml } from "./server-html.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const parsed = (html: string): string => {
  const holder = document.createElement("div");
  holder.append(document.importNode(parseServerHtml(html), true));
  return holder.innerHTML;
};

it.each([
  '<li class="mini_cart_item"><a href="https://shop.example/cart/?remove_item=1&amp;_wpnonce=2" data-product_id="12">×</a></li>',
  '<img src="/mug.webp" srcset="/mug.webp 1x" alt="Mug" loading="lazy">',
  '<a href="mailto:a@shop.example">Mail</a><a href="#top">Top</a><a href="tel:1">Call</a>',
  '<img src="data:image/png;base64,AAAA" alt="">',
  '<form action="/cart/" method="post"><button formaction="/x/">Go</button></form>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
  '<svg><path d="M0 0"><animate attributeName="opacity" values="0;1"></animate></path></svg>',
  "<p>A text about javascript: and onclick=</p>",
])("leaves the shop's own markup as it is: %s", (html) => {
  expect(parsed(html)).toBe(html);
});

it.each([
  ["a script", "<p>1</p><script>alert(1)</script>", "<p>1</p>"],
  ["a script in an SVG", "<svg><script>alert(1)</script></svg>", "<svg></svg>"],
  ["an event attribute", '<img src="x" onerror="alert(1)" alt="">', '<img src="x" alt="">'],
  ["an event attribute in capitals", '<p ONCLICK="alert(1)">1</p>', "<p>1</p>"],
  ["an event attribute of an SVG", '<svg onload="alert(1)"></svg>', "<svg></svg>"],
  ["a script address", '<a href="javascript:alert(1)">1</a>', "<a>1</a>"],
  ["a script address in capitals", '<a href="JaVaScRiPt:alert(1)">1</a>', "<a>1</a>"],
  ["a script address behind white space", '<a href=" \t\njava\nscript:alert(1)">1</a>', "<a>1</a>"],
  ["a script address behind a control character", '<a href="&#1;javascript:alert(1)">1</a>', "<a>1</a>"],
  ["a script address of an SVG", '<svg><a xlink:HREF="javascript:1">1</a></svg>', "<svg><a>1</a></svg>"],
  ["another script language", '<a href="vbscript:x">1</a>', "<a>1</a>"],
  ["a page in an address", '<a href="data:text/html,<script>1</script>">1</a>', "<a>1</a>"],
  ["a form that sends to a script", '<form action="javascript:1"></form>', "<form></form>"],
  ["a button that sends to a script", '<button formaction="javascript:1">1</button>', "<button>1</button>"],
  ["a frame of script", '<iframe src="javascript:1"></iframe>', "<iframe></iframe>"],
  ["a frame with a page of its own", '<iframe srcdoc="<script>1</script>"></iframe>', "<iframe></iframe>"],
  [
    "an animation that makes a script address",
    '<svg><a><animate attributeName="href" values="javascript:1" /></a></svg>',
    "<svg><a></a></svg>",
  ],
  ["another such one", '<svg><a><set attributeName="xlink:href" to="javascript:1" /></a></svg>', "<svg><a></a></svg>"],
  ["a plugin", '<object data="x.swf"></object><embed src="x.swf">', ""],
  ["another base for all addresses", '<base href="https://evil.example/"><p>1</p>', "<p>1</p>"],
  ["a redirect", '<meta http-equiv="refresh" content="0;url=https://evil.example/">', ""],
])("disarms %s", (_what, html, expected) => {
  expect(parsed(html)).toBe(expected);
});

it("disarms what lies in templates, at any depth", () => {
  const html =
    '<template><p onclick="x">1</p><template><script>1</script><a href="javascript:1">2</a></template></template>';
  expect(parsed(html)).toBe("<template><p>1</p><template><a>2</a></template></template>");
});

it("runs nothing while it parses", () => {
  const ran = vi.fn();
  vi.stubGlobal("ran", ran);
  parseServerHtml('<img src="x" onerror="ran()" alt=""><script>ran()</script>');
  expect(ran).not.toHaveBeenCalled();
});

it("parses a whole page, head and all, to look for parts in it", () => {
  const page = parseServerHtml(
    "<!doctype html><html><head><title>Cart</title></head><body><form class='f'></form></body></html>",
  );
  expect(page.querySelector("form.f")).not.toBeNull();
});

it("asks for one Trusted Types policy, however often it parses", async () => {
  const createPolicy = vi.fn((_name: string, rules: { createHTML(html: string): string }) => rules);
  vi.stubGlobal("trustedTypes", { createPolicy });
  vi.resetModules();
  const fresh = await import("./server-html.ts");
  expect(createPolicy).not.toHaveBeenCalled();
  fresh.parseServerHtml("<p>1</p>");
  fresh.parseServerHtml("<p>2</p>");
  expect(createPolicy).toHaveBeenCalledOnce();
  expect(createPolicy.mock.calls[0]?.[0]).toBe("storefront-widgets");
});
