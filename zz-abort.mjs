import { chromium } from "/work/main/node_modules/@playwright/test/index.mjs";
import { startServer } from "/work/main/mock-server/server.ts";
const server = await startServer();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const times of [5, 5, 5, 5, 5, 5, 5, 5, 20, 20, 20, 20, 20, 20]) {
  const c = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } }); const p = await c.newPage();
  await c.request.post("/__mock/api/scenario", { data: { name: "fresh" } });
  await p.goto("/header-lab/");
  await p.locator("#de-search-lab-1").fill("enamel"); await p.locator("a.de-search-result").first().waitFor();
  await c.request.post("/__mock/api/fail", { data: { action: "de_ajax_search", kind: "abort", times, applied: false } });
  await p.locator("#de-search-lab-1").fill("lantern"); await p.waitForTimeout(1500);
  const reqs = await (await c.request.get("/__mock/api/requests")).json();
  console.log(times, await p.locator("a.de-search-result h3").allTextContents(), reqs.filter((r) => r.action === "de_ajax_search").map((r) => r.fault ?? "ok").join(","));
  await c.close();
}
await browser.close(); await server.close();
