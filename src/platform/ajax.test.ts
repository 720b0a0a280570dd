import { HttpResponse, http } from "msw";
import * as v from "valibot";
import { expect, it } from "vitest";
import { showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { postAction } from "./admin-ajax.ts";
import { postToShop } from "./shop-ajax.ts";

const answer = (path: string, respond: (body: string) => Response) => {
  const requests: { url: string; body: string }[] = [];
  server.use(
    http.post(`https://shop.example${path}`, async ({ request }) => {
      const body = await request.text();
      requests.push({ url: request.url, body });
      return respond(body);
    }),
  );
  return requests;
};

const text = (body: string, status = 200) =>
  new HttpResponse(body, { status, headers: { "Content-Type": "text/html" } });

it("posts to the endpoint in a shop's sub-directory and keeps the address's other arguments", async () => {
  showPage("", { woocommerce_params: { wc_ajax_url: "/shop/de/?wc-ajax=%%endpoint%%&lang=de" } });
  const requests = answer("/shop/de/", () => HttpResponse.json({ ok: true }));
  await postToShop("get_refreshed_fragments", v.object({ ok: v.boolean() }), { data: { time: 5 } });
  expect(requests).toEqual([
    { url: "https://shop.example/shop/de/?wc-ajax=get_refreshed_fragments&lang=de", body: "time=5" },
  ]);
});

it("checks the shop's answer against the wanted shape", async () => {
  showPage("", { woocommerce_params: { wc_ajax_url: "/?wc-ajax=%%endpoint%%" } });
  answer("/", () => HttpResponse.json({ success: false }));
  const call = postToShop("add_to_cart", v.object({ fragments: v.string() }), { data: {} });
  await expect(call).rejects.toMatchObject({ name: "PlatformError", kind: "shape" });
});

it("posts an action with its data", async () => {
  const requests = answer("/wp-admin/admin-ajax.php", () => text("<p>popup</p>"));
  expect(await postAction("cwg_trigger_popup_ajax", { product_id: 5 }, {})).toBe("<p>popup</p>");
  expect(requests[0]?.body).toBe("action=cwg_trigger_popup_ajax&product_id=5");
});

it("posts a form with files as it is, with the action in it, to the address that is asked for", async () => {
  const requests = answer("/builder.php", () => text("{}"));
  const form = new FormData();
  form.set("hash", "c20ad");
  await postAction("breakdance_cart_update_qty", form, { url: "/builder.php" });
  expect(requests[0]?.body).toMatch(/name="hash"\s+c20ad/);
  expect(requests[0]?.body).toMatch(/name="action"\s+breakdance_cart_update_qty/);
});

it.each([
  ["-1", 200, "stale-nonce"],
  ["-1", 403, "stale-nonce"],
  ["0", 200, "http"],
  ["0", 400, "http"],
  [" -1\n", 200, "stale-nonce"],
  [" -1\n", 403, "stale-nonce"],
] as const)("takes the bare answer %j with status %i for a refusal: %s", async (body, status, kind) => {
  answer("/wp-admin/admin-ajax.php", () => text(body, status));
  const error = await postAction("some_action", {}, {}).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: "PlatformError", kind, status, body: body.trim() });
});

it.each(["01", "-10", "", "0 results"])("takes %j for an answer", async (body) => {
  answer("/wp-admin/admin-ajax.php", () => text(body));
  expect(await postAction("some_action", {}, {})).toBe(body);
});

it("leaves other failures as they are", async () => {
  answer("/wp-admin/admin-ajax.php", () => text("down", 500));
  await expect(postAction("some_action", {}, {})).rejects.toMatchObject({ kind: "http", status: 500, body: "down" });
});
