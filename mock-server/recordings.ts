import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { projectPath } from "./project-path.ts";

/** One call to a real shop with its answer, as it was recorded. */
export interface RecordedCall {
  name: string;
  request: { url: string; headers: Record<string, string>; body: string };
  response: {
    status: number;
    headers: { "content-type": string };
    setsCookies: string[];
    json?: unknown;
    text?: string;
  };
}

/** Where the recordings lie. */
export const recordingsFolder = resolve(projectPath(""), process.env.RECORDINGS_DIR ?? "../shared/recordings");

/** A folder's recordings; none where they are not at hand, so that their tests skip. */
export const readRecordedCalls = (folder: string): RecordedCall[] => {
  try {
    const files = readdirSync(resolve(recordingsFolder, folder)).filter((file) => file.endsWith(".json"));
    return files.map((file) => JSON.parse(readFileSync(resolve(recordingsFolder, folder, file), "utf8")));
  } catch {
    return [];
  }
};

/** A recorded page; empty where it is not at hand. */
export const readRecordedPage = (file: string): string => {
  try {
    return readFileSync(resolve(recordingsFolder, "pages", file), "utf8");
  } catch {
    return "";
  }
};
