import { expect, it } from "vitest";
import { readRefusal } from "./refusal.ts";

it.each([
  ["a bad form nonce", 403, '{"msg":"-1","code":"cwg_nonce_verify_failed"}', { kind: "security" }],
  [
    "a bad REST nonce",
    403,
    '{"code":"rest_cookie_invalid_nonce","message":"Cookie check failed"}',
    { kind: "security" },
  ],
  ["the platform's own -1", 403, "-1", { kind: "security" }],
  ["-1 as its only word", 403, '{"msg":"-1"}', { kind: "security" }],
  ["-1 with status 200", 200, "-1", { kind: "security" }],
  ["an address that the server refuses", 403, '{"msg":"Unknown domain"}', { kind: "html", html: "Unknown domain" }],
  ["a REST error without msg", 403, '{"code":"rest_forbidden","message":"No."}', { kind: "text", text: "No." }],
  ["a text", 403, "Blocked", { kind: "text", text: "Blocked" }],
  ["JSON without words", 403, '{"msg":""}', { kind: "text", text: '{"msg":""}' }],
  ["nothing at all", 403, "", { kind: "security" }],
  ["a crash", 500, "<h1>Error</h1>", { kind: "security" }],
  ["no connection", 0, "", { kind: "security" }],
])("reads %s", (_case, status, body, expected) => {
  expect(readRefusal(status, body)).toEqual(expected);
});
