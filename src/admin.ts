import { whenParsed } from "./dom/when-parsed.ts";
import { startAdmin } from "./start-admin.ts";

/** The second entry, for the product's edit screen. */
whenParsed(() => void startAdmin());
