import { existsSync, readFileSync } from "node:fs";
import { recordingsFolder } from "#mock/recordings.ts";

/** What a real shop has sent. It is read in place and never copied into the project. */

export const hasRecordings = existsSync(recordingsFolder);

if (!hasRecordings)
  process.stdout.write(`No recordings in ${recordingsFolder} (RECORDINGS_DIR): tests on recorded pages skip.\n`);

const read = (path: string): string => readFileSync(`${recordingsFolder}/${path}`, "utf8");

export const recording = (path: string) => JSON.parse(read(`${path}.json`));

export const recordedPage = (page: string): string => read(`pages/${page}.html`);

/** The unedited markup of a recorded page's elements that match. */
export const recordedPart = (page: string, selector: string): string => {
  const recorded = new DOMParser().parseFromString(recordedPage(page), "text/html");
  return [...recorded.querySelectorAll(selector)].map((element) => element.outerHTML).join("\n");
};
