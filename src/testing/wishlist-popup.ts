import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { find } from "./find.ts";

export const openPopup = async (opener: string) => {
  // Without the theme's sheet the popup's source is visible too, after its opener.
  const [link] = screen.getAllByRole("link", { name: opener });
  fireEvent.click(link as HTMLElement);
  return within(await waitFor(() => find("dialog[open]"), { timeout: 5000 }));
};

/** Makes popups close soon instead of after the page's times. */
export const inHaste = (settings: Record<string, unknown>) => ({
  ...settings,
  yith_wcwl_l10n: { ...(settings.yith_wcwl_l10n as object), popup_timeout: "300", time_to_close_prettyphoto: "300" },
});
