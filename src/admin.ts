import { whenParsed } from "./dom/when-parsed.ts";

/** The second entry, for the product's edit screen. The loader finds what the entry shares only once that has run. */
const starting = import("./start-admin.ts");

// What jQuery's ready handlers leave on the fields shows whether another picker is there.
void whenParsed().then(async () => (await starting).startAdmin());
