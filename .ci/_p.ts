import { chromium } from "@playwright/test";
import { startServer } from "../mock-server/server.ts";
const s = await startServer({});
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const width of [1280, 390]) {
const c = await b.newContext({ viewport: { width, height: 800 } });
const p = await c.newPage();
await p.goto(s.url + "/shop/"); await p.waitForTimeout(1000);
await p.locator(".yith-wcwl-add-to-wishlist a.add_to_wishlist").first().click(); await p.waitForTimeout(1000);
const measure = (q: any) => q.evaluate(() => [...document.querySelectorAll(".wishlist_table th, .wishlist_table td, .wishlist_table li *")].map((n) => `${n.localName}.${n.className} ${Math.round(n.getBoundingClientRect().left * 10) / 10} ${Math.round(n.getBoundingClientRect().width * 10) / 10}`));
const state = await c.storageState();
const d = await b.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: false, storageState: state });
const q = await d.newPage();
await q.goto(s.url + "/wishlist/"); await q.waitForTimeout(500);
const before: string[] = await measure(q); const bh = await q.content();
await p.goto(s.url + "/wishlist/"); await p.waitForTimeout(2000);
const after: string[] = await measure(p);
before.forEach((x, i) => x !== after[i] && console.log(width, x, "→", after[i]));
console.log(before.length, after.length);
if (width === 1280) { const { writeFileSync } = await import("node:fs"); writeFileSync("/tmp/q/before.html", bh); writeFileSync("/tmp/q/after.html", await p.content()); }
await c.close();
}
await b.close(); await s.close();
