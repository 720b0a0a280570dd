import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it } from "vitest";
import { find } from "#src/testing/find.ts";
import { showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { askForVariation } from "./chosen-variation.ts";

let sent = "";

beforeEach(() => {
  window.jQuery = jquery;
  server.use(
    http.post("https://shop.example/", async ({ request }) => {
      sent = decodeURIComponent(await request.text());
      return HttpResponse.json(false);
    }),
  );
});

afterEach(() => {
  delete window.jQuery;
});

const showForm = (customData: string): HTMLElement => {
  showPage(`<form data-product_id="56" data-product_variations="false" data-custom_data='${customData}'></form>`);
  return find("form");
};

it("sends what a bundle has put beside the choice as fields of its own, which is how the shop reads it", async () => {
  const form = showForm('{"bundle_id":"12","bundled_item_id":"3"}');
  expect(await askForVariation(form, { attribute_size: "L" })).toBe(false);
  expect(sent).toBe("attribute_size=L&product_id=56&custom_data[bundle_id]=12&custom_data[bundled_item_id]=3");
});

it("sends what a plugin has stored on the form with jQuery", async () => {
  const form = showForm("12x14");
  jquery(form).data("custom_data", { composite_id: 7 });
  await askForVariation(form, {});
  expect(sent).toBe("product_id=56&custom_data[composite_id]=7");
});

it.each(["12x14", ""])("sends the text %j as it stands on the form", async (text) => {
  await askForVariation(showForm(text), {});
  expect(sent).toBe(`product_id=56&custom_data=${text}`);
});
