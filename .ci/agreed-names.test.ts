import { parseAst } from "vite";
import { expect, it } from "vitest";
import { agreeOnNames } from "./agreed-names.ts";

/** "e" is the letter of the chunk that is imported. */
const CHUNKS = [{ imports: ["base.js"] }];

const agree = (code: string, fileName = "menu.js") => agreeOnNames({ code, program: parseAst(code), fileName }, CHUNKS);

it.each([
  ["an import", 'import { t as read } from "./base.js"; read();', 'import { et as et } from "./base.js"; et();'],
  ["a property of the same name alone", 'import { t as read } from "./base.js"; a.read(read);', "a.read(et)"],
  [
    "a key of the same name alone",
    'import { t as read } from "./base.js"; a({ read: 1 }, read);',
    "a({ read: 1 }, et)",
  ],
  ["a shorthand", 'import { t as read } from "./base.js"; a({ read });', "a({ read: et })"],
  ["no import that a variable hides", 'import { t as read } from "./base.js"; (read) => read;', "et as read"],
  ["nothing as another variable is called", 'import { t as read } from "./base.js"; let et = read;', "et as read"],
  [
    "nothing as another import is called",
    'import { t as read, n as et } from "./base.js"; export { et as z }; read();',
    "et as read",
  ],
  ["no whole module", 'import { t as base_exports } from "./base.js"; a(base_exports);', "t as base_exports"],
])("renames %s", (_what, code, expected) => {
  expect(agree(code).code).toContain(expected);
});

it("renames nothing as a keyword", () => {
  // The 25th letter is "i".
  const imports = [...Array.from({ length: 24 }, (_, place) => `a${place}.js`), "base.js"];
  const code = 'import { f as read } from "./base.js"; read();';
  const agreed = agreeOnNames({ code, program: parseAst(code), fileName: "menu.js" }, [{ imports }]);
  expect(agreed.code).toBe('import { if as read } from "./base.js"; read();');
});

it("gives an export the name that its importers use", () => {
  const { code, names } = agree("const read = () => read; export { read as t };", "base.js");
  expect(code).toBe("const et = () => et; export { et as et };");
  expect(names).toEqual(["et"]);
});

it("renames in a declaration that is exported too", () => {
  expect(agree("const read = 1; export const other = read; export { read as t };", "base.js").code).toContain(
    "other = et",
  );
});
