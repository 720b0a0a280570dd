import { expect, it } from "vitest";
import { downloadOf } from "./download.ts";

const LISTED = ["doc", "exe", "js", "pdf", "ppt", "tgz", "zip", "xls"];

it.each([
  ["/files/list.pdf", "pdf", "list.pdf"],
  ["/files/list.PDF", "pdf", "list.PDF"],
  ["/files/a.min.js", "js", "a.min.js"],
  ["/files/report.2026.zip", "zip", "report.2026.zip"],
])("%s is a download", (path, type, name) => {
  expect(downloadOf(path, LISTED)).toEqual({ download_type: type, download_name: name });
});

it.each(["/", "/shop/", "/pdf", "/list.pdf/", "/list.pdfx", "/product.com"])("%s is no download", (path) => {
  expect(downloadOf(path, LISTED)).toBeUndefined();
});

it("knows extensions of two parts where the owner lists them", () => {
  expect(downloadOf("/a.tar.gz", ["tar.gz"])).toEqual({ download_type: "tar.gz", download_name: "a.tar.gz" });
});
