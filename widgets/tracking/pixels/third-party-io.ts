import { loadScript, scriptUrls } from "#src/platform/scripts.ts";
import { reportError } from "#src/report-error.ts";

const load = (url: string, isThere: () => boolean): void =>
  // Content blockers stop such scripts for many visitors. What was sent stays in the script's queue.
  void loadScript(url, isThere).catch((error) => reportError("pixels", error));

export const loadFacebook = (isThere: () => boolean): void => {
  scriptUrls.push("https://connect.facebook.net/");
  load("https://connect.facebook.net/en_US/fbevents.js", isThere);
};

/** @param host - of the owner's own server, for containers that do not come from Google */
export const loadGoogle = (path: string, isThere: () => boolean, host = "www.googletagmanager.com"): void => {
  scriptUrls.push(`https://${host}/`);
  load(`https://${host}/${path}`, isThere);
};
