import * as v from "valibot";
import { PlatformError } from "#src/errors.ts";
import { readJson, send } from "#src/platform/client.ts";

/**
 * The address of a video's picture, from what its service tells about the video. The services offer a script that
 * calls back (JSONP) too, which a page with a security policy must not run.
 *
 * @throws PlatformError when the service does not tell.
 */
export const thumbnailFrom = async (address: string, key: string): Promise<string> => {
  const text = await send(address, { method: "GET" });
  const thumbnail = readJson(v.looseObject({ [key]: v.string() }), text, address)[key] ?? "";
  if (thumbnail.startsWith("https://")) return thumbnail;
  throw new PlatformError("shape", `${address} should name a picture by https, got "${thumbnail}".`);
};
