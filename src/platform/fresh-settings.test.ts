import { HttpResponse, http } from "msw";
import { afterEach, expect, it } from "vitest";
import { server } from "#src/testing/server.ts";
import { freshGlobal } from "./fresh-settings.ts";

afterEach(() => {
  history.replaceState(null, "", "/");
});

it.each([
  "add-to-cart=12&quantity=2",
  "add_to_wishlist=12&_wpnonce=a1",
  "remove_from_wishlist=12&_wpnonce=a1",
  "remove_item=c2&_wpnonce=a1",
  "undo_item=c2&_wpnonce=a1",
])("asks for the page, and not once more for what its address has done: %s", async (done) => {
  history.replaceState(null, "", `/?page_id=7&${done}`);
  const asked: URLSearchParams[] = [];
  server.use(
    http.get("https://shop.example/", ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.text('<script>var shop = {"nonce":"fresh"};</script>');
    }),
  );
  expect(await freshGlobal("shop")).toEqual({ nonce: "fresh" });
  expect(asked[0]?.get("page_id")).toBe("7");
  const [action = ""] = done.split("=");
  expect([asked[0]?.has(action), asked[0]?.has("_wpnonce")]).toEqual([false, false]);
});
