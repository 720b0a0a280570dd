import * as v from "valibot";
import { PlatformError } from "#src/errors.ts";
import { readJson, send } from "#src/platform/client.ts";

/**
 * Asks the video's service for its picture. JSONP, which the services offer too, would break a page's security policy.
 * @throws PlatformError when the service names no picture.
 */
export const thumbnailFrom = async (url: string, key: string): Promise<string> => {
  const text = await send(url, { method: "GET" });
  const thumbnail = readJson(v.looseObject({ [key]: v.string() }), text, url)[key] ?? "";
  if (thumbnail.startsWith("https://")) return thumbnail;
  throw new PlatformError("shape", `${url} should name a picture by https, got "${thumbnail}".`);
};
