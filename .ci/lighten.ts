import type { Plugin } from "vite";

/** Leaves parts out of a library's code. The build fails when a part is gone, so that an update is noticed. */

/** Bodies of methods or functions by name; each replaces the library's own body. A method with `null` goes as a whole. */
export type Methods = Readonly<Record<string, string | null>>;

export const lighten = (code: string, methods: Methods): string =>
  Object.entries(methods).reduce((text, [name, left]) => {
    // A method of a class or an object, a function, or one in a variable.
    const before = "(?:export |static |async |function |const |var |\\w+(?: =|:) function )*";
    const start = `${before}${name}(?: = (?:async )?)?\\([^)]*\\)(?: =>)? \\{`;
    const method = new RegExp(`^( *)(${start})$.*?^\\1\\}(?=[;,]?$)`, "gms");
    const lighter = text.replace(method, left === null ? "" : `$1$2${left}}`);
    if (lighter === text) throw new Error(`lighten: there is no method ${name}. Was the library updated?`);
    return lighter;
  }, code);

/** A part of a library's code, and what stands in its place. */
export type Part = readonly [part: RegExp, left: string];

export const replaceParts = (code: string, parts: readonly Part[]): string =>
  parts.reduce((text, [part, left]) => {
    const lighter = text.replace(part, left);
    if (lighter === text) throw new Error(`lighten: there is no ${part}. Was the library updated?`);
    return lighter;
  }, code);

/** Fails a build that has not met all of a library's files. */
export const meetAll = (files: object) => {
  const missing = new Set(Object.keys(files));
  return {
    meet: (name: string) => missing.delete(name),
    buildEnd(this: { error: (message: string) => never }, error?: Error) {
      if (!error && missing.size > 0)
        this.error(`lighten: no file was loaded for ${[...missing]}. Was the library updated?`);
    },
  };
};

/** A library's files by name, and what stands in the place of each. */
export const replaceFiles = (
  path: RegExp,
  files: Readonly<Record<string, string>>,
): Required<Pick<Plugin, "load" | "buildEnd">> => {
  const { meet, buildEnd } = meetAll(files);
  return {
    load(id) {
      const name = path.exec(id)?.[1] ?? "";
      meet(name);
      return files[name] ?? null;
    },
    buildEnd,
  };
};
