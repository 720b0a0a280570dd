import { whenParsed } from "./dom/when-parsed.ts";
import { startAdmin } from "./start-admin.ts";

/** The second entry, for the product's edit screen. */
// jQuery calls its ready handlers one task later, and what they leave on the fields shows whether another picker is there.
void whenParsed().then(() => setTimeout(startAdmin));
