import { HttpResponse, http } from "msw";
import { server } from "./server.ts";

/** Answers the calls with these bodies in turn, then with the last one. Returns the requests. */
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
