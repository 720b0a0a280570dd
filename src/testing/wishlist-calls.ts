import { HttpResponse, http } from "msw";
import { server } from "./server.ts";

/** For unit tests of the wishlist's calls: what the shop answers, in turn, and what it prints. */

/** Answers the calls with these bodies, the last one for all that follow. Returns what is sent. */
export const answer = (...bodies: unknown[]): URLSearchParams[] => {
  const sent: URLSearchParams[] = [];
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async ({ request }) => {
      sent.push(new URLSearchParams(await request.text()));
      const body = bodies[Math.min(sent.length, bodies.length) - 1];
      return typeof body === "string" ? HttpResponse.html(body) : HttpResponse.json(body ?? {});
    }),
  );
  return sent;
};

/** The page as it is printed now, with another nonce for a list's title. */
export const freshPage = (fresh: string) =>
  server.use(
    http.get("*", () =>
      HttpResponse.html(`<script>var yith_wcwl_l10n = {"nonce":{"save_title_nonce":"${fresh}"}};\n</script>`),
    ),
  );
