import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { settings, showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { chooseShipping, requestCartPage } from "./cart-page.ts";

it("sends the form's texts and leaves files out", async () => {
  let body = "";
  server.use(
    http.post("https://shop.example/cart/", async ({ request }) => {
      body = await request.text();
      return HttpResponse.html("<p>cart</p>");
    }),
  );
  const fields = new FormData();
  fields.set("cart[k1][qty]", "3");
  fields.set("update_cart", "Update cart");
  fields.set("file", new File(["x"], "x.txt"));
  expect(await requestCartPage("/cart/", fields)).toBe("<p>cart</p>");
  expect(body).toBe("cart%5Bk1%5D%5Bqty%5D=3&update_cart=Update+cart");
});

it("follows a link that changes the cart", async () => {
  server.use(http.get("https://shop.example/cart/", ({ request }) => HttpResponse.text(new URL(request.url).search)));
  expect(await requestCartPage("/cart/?remove_item=k1&_wpnonce=n1")).toBe("?remove_item=k1&_wpnonce=n1");
});

const answerShipping = (isFresh: (nonce: string | null) => boolean) => {
  const bodies: URLSearchParams[] = [];
  server.use(
    http.post("https://shop.example/", async ({ request }) => {
      const body = new URLSearchParams(await request.text());
      bodies.push(body);
      return isFresh(body.get("security"))
        ? HttpResponse.html('<div class="cart_totals"></div>')
        : new HttpResponse("-1", { status: 403 });
    }),
  );
  return bodies;
};

const cartParams = (nonce: string) => ({ wc_cart_params: { update_shipping_method_nonce: nonce } });

it("chooses shipping methods by package, with the page's nonce", async () => {
  showPage("", { ...settings, ...cartParams("n1") });
  const bodies = answerShipping((nonce) => nonce === "n1");
  expect(await chooseShipping({ "0": "flat_rate:1", "1": "local_pickup:2" })).toBe('<div class="cart_totals"></div>');
  expect(Object.fromEntries(bodies[0] ?? [])).toEqual({
    security: "n1",
    "shipping_method[0]": "flat_rate:1",
    "shipping_method[1]": "local_pickup:2",
  });
});

it("renews a nonce that the page's cache has kept too long, once", async () => {
  showPage("", { ...settings, ...cartParams("stale") });
  const asked = vi.fn();
  server.use(
    http.get("https://shop.example/shop/", () => {
      asked();
      return HttpResponse.html(
        `<script>var wc_cart_params = ${JSON.stringify(cartParams("fresh").wc_cart_params)};</script>`,
      );
    }),
  );
  const bodies = answerShipping((nonce) => nonce === "fresh");
  await chooseShipping({ "0": "flat_rate:1" });
  expect(bodies.map((body) => body.get("security"))).toEqual(["stale", "fresh"]);
  expect(asked).toHaveBeenCalledOnce();
});

it("fails when the fresh nonce is refused too", async () => {
  showPage("", { ...settings, ...cartParams("stale") });
  server.use(
    http.get("https://shop.example/shop/", () =>
      HttpResponse.html('var wc_cart_params = {"update_shipping_method_nonce":"x"};'),
    ),
  );
  const bodies = answerShipping(() => false);
  await expect(chooseShipping({ "0": "a" })).rejects.toMatchObject({ kind: "http", status: 403 });
  expect(bodies).toHaveLength(2);
});
