import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadScript, scriptUrls } from "./scripts.ts";

const API = "https://www.google.com/recaptcha/api.js";

const tags = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src^="https:"]`)];
const absent = () => false;

/** happy-dom would fetch the script, but only the tag matters here. */
const holdTags = () =>
  vi.spyOn(document.head, "append").mockImplementation((tag) => {
    document.body.append(Object.assign(document.createElement("script"), { type: "held" }));
    const [held] = [...document.querySelectorAll<HTMLScriptElement>('script[type="held"]')].slice(-1);
    if (!(tag instanceof HTMLScriptElement) || !held) return;
    held.setAttribute("data-src", tag.src);
    held.nonce = tag.nonce;
    for (const type of ["load", "error"]) held.addEventListener(type, () => tag.dispatchEvent(new Event(type)));
  });
const held = () => [...document.querySelectorAll<HTMLScriptElement>('script[type="held"]')];

beforeAll(() => void scriptUrls.push(API));

afterEach(() => vi.restoreAllMocks());

it("loads a script once per address, however many ask", async () => {
  holdTags();
  const both = [loadScript(`${API}?one`, absent), loadScript(`${API}?one`, absent)];
  expect(held().map(({ dataset }) => dataset.src)).toEqual([`${API}?one`]);
  held()[0]?.dispatchEvent(new Event("load"));
  await Promise.all(both);
});

it("tries again after a failed load", async () => {
  holdTags();
  const first = loadScript(`${API}?two`, absent);
  held()[0]?.dispatchEvent(new Event("error"));
  await expect(first).rejects.toThrow("could not be loaded");
  const second = loadScript(`${API}?two`, absent);
  held()[1]?.dispatchEvent(new Event("load"));
  await second;
  expect(held()).toHaveLength(2);
});

it("copies the nonce of the page's own scripts", () => {
  holdTags();
  document.body.innerHTML = '<script nonce="r4nd0m" type="application/json">{}</script>';
  // happy-dom has only the attribute, a browser under a policy only the property.
  Object.assign(document.querySelector("script") ?? {}, { nonce: "r4nd0m" });
  void loadScript(`${API}?three`, absent);
  expect(held()[0]?.nonce).toBe("r4nd0m");
});

it("loads nothing where the page has the script, and waits for its tag where that is on the way", async () => {
  holdTags();
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  await loadScript(`${API}?four`, () => true);
  document.body.innerHTML = `<script type="text/plain" src="${API}?render=site-key"></script>`;
  let isThere = false;
  const waiting = loadScript(`${API}?render=explicit`, () => isThere);
  isThere = true;
  tags()[0]?.dispatchEvent(new Event("load"));
  await waiting;
  expect(held()).toEqual([]);
});

it.each([
  ["before anybody waits for it", "complete"],
  ["while the page still loads", "interactive"],
] as const)("tries itself where the page's own tag has been stopped %s", async (_when, readyState) => {
  holdTags();
  vi.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  document.body.innerHTML = `<script type="text/plain" src="${API}"></script>`;
  const loading = loadScript(`${API}?${readyState}`, absent);
  if (readyState === "interactive") window.dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(held()).toHaveLength(1));
  held()[0]?.dispatchEvent(new Event("error"));
  await expect(loading).rejects.toThrow("could not be loaded");
});

it.each([
  ["a host that is no provider's", "https://evil.example/api.js"],
  ["an unencrypted address", "http://www.google.com/recaptcha/api.js"],
  ["a host that only looks alike", "https://www.google.com.evil.example/api.js"],
  ["a script in the address itself", "data:text/javascript,alert(1)"],
])("refuses %s", async (_case, url) => {
  holdTags();
  await expect(loadScript(url, absent)).rejects.toThrow(`Cannot load ${url}: add it to scriptUrls.`);
  expect(held()).toEqual([]);
});
