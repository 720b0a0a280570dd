import { readFileSync, statSync } from "node:fs";
import { extname, resolve, sep } from "node:path";
import { HttpResponse, http, type RequestHandler } from "msw";
import { drawHillside } from "#theme/illustrations/hillside.ts";
import { drawPoster } from "#theme/illustrations/poster.ts";
import { drawProduct } from "#theme/illustrations/product-picture.ts";
import { drawScene } from "#theme/illustrations/scenes.ts";
import { projectPath } from "./project-path.ts";
import { answerAsPlanned, openCall, type Shop } from "./shop.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".ts": "text/plain; charset=utf-8",
};

const cacheable = { "cache-control": "public, max-age=3600" };

const svg = (drawing: string): Response =>
  new HttpResponse(drawing, { headers: { ...cacheable, "content-type": "image/svg+xml" } });

const notFound = (): Response =>
  new HttpResponse("Not found", { status: 404, headers: { "content-type": "text/plain" } });

/** Sends a file in `folder`; an address outside the folder is not found. Reading asynchronously costs more than the reading. */
const sendFile = (folder: string, path: string, headers: Record<string, string>): Response => {
  const root = resolve(projectPath(folder));
  const file = resolve(root, decodeURIComponent(path).replace(/^\/+/, ""));
  if (!file.startsWith(root + sep)) return notFound();
  try {
    const body = readFileSync(file);
    const type = types[extname(file)] ?? "application/octet-stream";
    return new HttpResponse(new Uint8Array(body), { headers: { ...headers, "content-type": type } });
  } catch {
    return notFound();
  }
};

const BUNDLE = "/wp-content/themes/demo/storefront-widgets/";

const sharedWithOtherOrigins = { "cache-control": "no-cache", "access-control-allow-origin": "*" };

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** Bundle files count as an action of their own, so that tests can fail or delay a chunk. */
const bundleHandler = (shop: Shop): RequestHandler =>
  http.get(`*${BUNDLE}*`, async ({ request }) => {
    const path = pathOf(request).slice(BUNDLE.length);
    // Another origin's request names no visitor, for whom it could fail or be late.
    if (!request.headers.has("cookie")) return sendFile("dist", path, sharedWithOtherOrigins);
    const call = await openCall(shop, request);
    return (await answerAsPlanned(call, "bundle", async () => sendFile("dist", path, sharedWithOtherOrigins))).response;
  });

const themeSheets = [
  "base",
  "buttons-and-fields",
  "header",
  "header-widths",
  "header-lab",
  "search",
  "menu",
  "menu-modes",
  "mini-cart",
  "mini-cart-enlarged",
  "quantity",
  "listing",
  "lazy-images",
  "home",
  "product",
  "product-options",
  "notices",
  "cart",
  "wishlist",
  "wishlist-popups",
  "wishlist-page",
  "wishlist-layouts",
  "stock-alert",
  "discounts",
  "forms",
  "card-payment",
  "consent-banner",
  "journal",
  "videos",
  "gallery",
  "carousel",
  "lookbook",
  "footer",
  "motion",
  "forced-colors",
  "print",
];

const joinStyles = (files: readonly string[]): string =>
  files
    .map((file) => readFileSync(file, "utf8"))
    .join("")
    // Keep one space: between a selector's two lines it is a combinator.
    .replaceAll(/\n\s*/g, " ")
    // Not after a colon, which may stand in a selector's string, as in `[style*="display: none"]`.
    .replaceAll(/\s*([{;,>])\s+/g, "$1");

let joined = { at: "", styles: "" };

/** Joins the theme's style sheets into the one that pages load, anew after a change of a sheet. */
const themeStyles = (): Response => {
  const files = themeSheets.map((sheet) => projectPath(`demo-theme/assets/theme/${sheet}.css`));
  const at = files.map((file) => statSync(file).mtimeMs).join();
  if (joined.at !== at) joined = { at, styles: joinStyles(files) };
  const { styles } = joined;
  return new HttpResponse(styles, { headers: { "cache-control": "no-cache", "content-type": types[".css"] ?? "" } });
};

const drawings = { products: drawProduct, journal: drawPoster, lookbook: drawScene };

export const staticHandlers = (shop: Shop): RequestHandler[] => [
  bundleHandler(shop),
  http.get("*/vendor/jquery.js", () => sendFile("node_modules/jquery/dist", "jquery.min.js", cacheable)),
  ...Object.entries(drawings).map(([folder, draw]) =>
    http.get(`*/assets/${folder}/:picture`, ({ params }) => {
      const drawing = draw(String(params.picture).replace(/\.svg$/, ""));
      return drawing ? svg(drawing) : notFound();
    }),
  ),
  http.get("*/assets/theme.css", themeStyles),
  http.get("*/assets/hillside.svg", () => svg(drawHillside())),
  http.get("*/assets/:file", ({ request }) =>
    sendFile("demo-theme/assets", pathOf(request).replace("/assets/", ""), { "cache-control": "no-cache" }),
  ),
];
