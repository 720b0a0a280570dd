import { glob, readFile } from "node:fs/promises";
import type { WidgetDemo } from "#theme/pages/plain-pages.ts";
import { projectPath } from "./project-path.ts";

/** Reads the files at each request, so that a reload shows a changed `demo.html`. */
export const readWidgetDemos = async (): Promise<WidgetDemo[]> => {
  const files: string[] = [];
  for await (const file of glob("widgets/*/*/demo.html", { cwd: projectPath("") })) files.push(file);
  return Promise.all(
    files.toSorted().map(async (file) => {
      const [, domain = "", widget = ""] = file.split(/[\\/]/);
      return { domain, widget, markup: await readFile(projectPath(file), "utf8") };
    }),
  );
};
