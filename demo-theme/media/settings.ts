import type { PageContext } from "#theme/page-context.ts";

/** The image plugin's script settings, printed with `?images=lazy` and in the widget gallery. */

export const NO_LCP_DATA = { version: "-1", hash: "no-data" };

export const imageSettings = ({ flags, nonce, origin, path }: PageContext): Record<string, unknown> =>
  flags.images === "lazy" || path.startsWith("/gallery/")
    ? {
        smushLazyLoadOptions: {
          autoResizingEnabled: true,
          autoResizeOptions: { precision: 5, skipAutoWidth: true },
        },
        smush_detector: {
          ajax_url: `${origin}/wp-admin/admin-ajax.php`,
          nonce: nonce("smush_handle_lcp_data"),
          is_mobile: "",
          data_store: { type: path === "/" ? "home" : "post-type-archive", data: { path } },
          previous_data_version: NO_LCP_DATA.version,
          previous_data_hash: NO_LCP_DATA.hash,
        },
      }
    : {};
