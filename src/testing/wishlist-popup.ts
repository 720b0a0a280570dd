import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

export const openPopup = async (opener: string) => {
  // Without the theme's sheet the popup's source is visible too, after its opener.
  const [link] = screen.getAllByRole("link", { name: opener });
  fireEvent.click(link ?? document.body);
  await waitFor(() => expect(document.querySelector("dialog[open]")).toBeTruthy(), { timeout: 5000 });
  const dialog = document.querySelector<HTMLElement>("dialog[open]");
  if (!dialog) throw new Error("No dialog was opened.");
  return within(dialog);
};

/** Makes popups close soon instead of after the page's times. */
export const inHaste = (settings: Record<string, unknown>) => ({
  ...settings,
  yith_wcwl_l10n: { ...(settings.yith_wcwl_l10n as object), popup_timeout: "300", time_to_close_prettyphoto: "300" },
});
