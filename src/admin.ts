import { whenParsed } from "./dom/when-parsed.ts";

/** The second entry, for the product's edit screen. The loader finds what the entry shares only once that has run. */
const starting = import("./start-admin.ts");

// jQuery calls its ready handlers one task later, and what they leave on the fields shows whether another picker is there.
void whenParsed().then(() => setTimeout(async () => (await starting).startAdmin()));
