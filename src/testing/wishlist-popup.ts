import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

/** For unit tests of the wishlist's popups. */

/** Presses an opener and waits for what it opens. */
export const openPopup = async (opener: string) => {
  // Without the theme's style the popup's hidden source can be seen too; its opener comes first.
  const [link] = screen.getAllByRole("link", { name: opener });
  fireEvent.click(link ?? document.body);
  await waitFor(() => expect(document.querySelector("dialog[open]")).toBeTruthy(), { timeout: 5000 });
  const dialog = document.querySelector<HTMLElement>("dialog[open]");
  if (!dialog) throw new Error("No dialog was opened.");
  return within(dialog);
};

/** Popups close after times that the page says; here they are short. */
export const inHaste = (settings: Record<string, unknown>) => ({
  ...settings,
  yith_wcwl_l10n: { ...(settings.yith_wcwl_l10n as object), popup_timeout: "300", time_to_close_prettyphoto: "300" },
});
