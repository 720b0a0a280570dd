import * as v from "valibot";
import { readJson, send } from "#src/platform/client.ts";

/**
 * The address of a video's picture, from what its service tells about the video. The services offer a script that
 * calls back (JSONP) too, which a page with a security policy must not run.
 *
 * @throws PlatformError when the service does not tell.
 */
export const thumbnailFrom = async (address: string, key: string): Promise<string | undefined> => {
  const { text } = await send(address, { method: "GET" });
  return readJson(v.object({ [key]: v.pipe(v.string(), v.startsWith("https://")) }), text, address)[key];
};
