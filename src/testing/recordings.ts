import { existsSync, readFileSync } from "node:fs";

/** Pages of a real shop, as its server sent them. They are read in place and never copied into the project. */
const folder = process.env.RECORDINGS_DIR ?? "../shared/recordings";

export const hasRecordings = existsSync(folder);

if (!hasRecordings)
  process.stdout.write(`No recordings in ${folder} (RECORDINGS_DIR): tests on recorded pages skip.\n`);

/** The unedited markup of a recorded page's elements that match. */
export const recordedPart = (page: string, selector: string): string => {
  const source = readFileSync(`${folder}/pages/${page}.html`, "utf8");
  const recorded = new DOMParser().parseFromString(source, "text/html");
  return [...recorded.querySelectorAll(selector)].map((element) => element.outerHTML).join("\n");
};
