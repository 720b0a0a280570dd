import { HttpResponse, http } from "msw";
import { expect, it } from "vitest";
import { PlatformError } from "#src/errors.ts";
import { showPage } from "#src/testing/page.ts";
import { hasRecordings, recording } from "#src/testing/recordings.ts";
import { server } from "#src/testing/server.ts";
import { fetchVariation } from "./variation.ts";

const never = new AbortController().signal;
let sent = "";

const answer = (body: string) => {
  showPage("");
  server.use(
    http.post("https://shop.example/", async ({ request }) => {
      sent = await request.text();
      return new HttpResponse(body, { headers: { "content-type": "application/json; charset=UTF-8" } });
    }),
  );
};

it.skipIf(!hasRecordings)("sends the recorded fields and reads the recorded variation", async () => {
  const { request, response } = recording("product/get_variation");
  answer(JSON.stringify(response.json));
  const fields = Object.fromEntries(new URLSearchParams(request.body));
  expect(await fetchVariation(fields, { signal: never })).toEqual(response.json);
  expect(sent).toBe(request.body);
});

it.skipIf(!hasRecordings)("reads the recorded answer where nothing matches", async () => {
  answer(recording("product/get_variation-none").response.text);
  expect(await fetchVariation({ product_id: "56" }, { signal: never })).toBe(false);
});

it("takes an answer of another shape for a failure", async () => {
  answer('{"error":true}');
  await expect(fetchVariation({}, { signal: never })).rejects.toBeInstanceOf(PlatformError);
});
