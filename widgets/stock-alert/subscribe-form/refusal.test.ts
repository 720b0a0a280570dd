import { expect, it } from "vitest";
import { readRefusal } from "./refusal.ts";

it.each([
  ["a bad form nonce", 403, '{"msg":"-1","code":"cwg_nonce_verify_failed"}', undefined],
  ["a bad form nonce in words", 403, '{"msg":"Link expired","code":"cwg_nonce_verify_failed"}', undefined],
  ["a bad REST nonce", 403, '{"code":"rest_cookie_invalid_nonce","message":"Cookie check failed"}', undefined],
  ["the platform's own -1", 403, "-1", undefined],
  ["-1 as its only word", 403, '{"msg":"-1"}', undefined],
  ["-1 with status 200", 200, "-1", undefined],
  ["an address that the server refuses", 403, '{"msg":"Unknown domain"}', { html: "Unknown domain" }],
  ["a REST error without msg", 403, '{"code":"rest_forbidden","message":"No."}', { html: "No.", isPlain: true }],
  ["a text", 403, "Blocked", { html: "Blocked", isPlain: true }],
  [
    "a firewall's page",
    403,
    "<title>403</title><style>p { color: red }</style><p>Blocked</p>",
    { html: "<p>Blocked</p>", isPlain: true },
  ],
  ["JSON without words", 403, '{"msg":""}', { html: '{"msg":""}', isPlain: true }],
  ["nothing at all", 403, "", undefined],
  ["an empty line", 403, "\n", undefined],
  ["a crash", 500, "<h1>Error</h1>", undefined],
  ["no connection", 0, "", undefined],
])("reads %s", (_case, status, body, expected) => {
  expect(readRefusal(status, body)).toEqual(expected);
});
