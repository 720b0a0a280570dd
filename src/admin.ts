import { whenParsed } from "#src/dom/when-parsed.ts";

/** The second entry, for the product's edit screen. The loader's chunk finds shared code only after the entry has run. */
const starting = import("./start-admin.ts");

// Wait until jQuery's ready handlers have run: their marks on the fields show whether another date picker is there.
void whenParsed().then(async () => (await starting).startAdmin());
