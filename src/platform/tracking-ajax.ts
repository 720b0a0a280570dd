import * as v from "valibot";
import type { PlainObject } from "#src/plain-object.ts";
import { readJson, send } from "./client.ts";
import { pageGlobal } from "./page-globals.ts";

const trackerAnswer = v.looseObject({ data: v.looseObject({}) });

/** @throws PlatformError also where the tracking plugin has the answer switched off: then it is no JSON. */
export const askTracker = async (action: string): Promise<PlainObject> => {
  const url = new URL(`${pageGlobal("pysOptions").ajaxUrl}`, document.baseURI);
  url.searchParams.set("action", action);
  return readJson(trackerAnswer, await send(url.href, { method: "GET" }), url.href).data;
};
