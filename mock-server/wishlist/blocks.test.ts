import { expect, it } from "vitest";
import { parse, startBrowserVisit } from "#mock/browser-visit.ts";

it("prints the first product into a list page that was opened before there was a list", async () => {
  const visit = startBrowserVisit();
  const page = await (await visit.get("/wishlist/")).text();
  const [, nonce = ""] = /"add_to_wishlist_nonce":"(\w+)"/.exec(page) ?? [];
  const form = parse(page).querySelector("#yith-wcwl-form");
  const options: Record<string, unknown> = JSON.parse(form?.getAttribute("data-fragment-options") ?? "{}");
  const blocks = Object.entries(options).map(([name, value]) => [`fragments[form][${name}]`, String(value)]);
  const fields = new URLSearchParams([
    ["action", "add_to_wishlist"],
    ["nonce", nonce],
    ["add_to_wishlist", "101"],
    ...blocks,
  ]);
  const answer = await visit.post("/wp-admin/admin-ajax.php", fields.toString());
  const { fragments }: { fragments: Record<string, string> } = await answer.json();
  expect(fragments.form).toContain('data-row-id="101"');
});
