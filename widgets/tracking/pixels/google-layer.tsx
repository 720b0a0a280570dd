import { pixelOptions } from "./contract.ts";
import { consentDefaults } from "./google-params.ts";

declare global {
  interface Window {
    /** By the ids of what has come: containers and properties. */
    google_tag_manager?: Record<string, unknown>;
    gtag?: (...args: unknown[]) => void;
  }
}

/** The page's queue for Google's scripts. */
export const layerOf = (name: string): unknown[] => {
  const page = window as unknown as Record<string, unknown[] | undefined>;
  page[name] ??= [];
  return page[name];
};

/** Google's scripts take an `arguments` object for a command, but a list for something else. */
export const commandFor = (layer: unknown[]): ((...args: unknown[]) => void) =>
  function command() {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };

export const isGoogleThere = (id: string): boolean => Boolean(window.google_tag_manager?.[id]);

/** Must stand before the first of the other commands. */
export const tellConsent = (command: (...args: unknown[]) => void): void => {
  const defaults = consentDefaults(pixelOptions());
  if (defaults) command("consent", "default", defaults);
};
