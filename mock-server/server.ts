import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { controlHandlers } from "./control/control-handlers.ts";
import { createHandlers } from "./create-handlers.ts";
import { createDb } from "./db.ts";
import { handlersMiddleware, type Middleware } from "./middleware.ts";
import type { Shop } from "./shop.ts";
import { staticHandlers } from "./static-files.ts";

/** The demo shop with pages, backend, files and `/__mock`, both for our own server and for `vite dev`. */
export const shopMiddleware = (options: Pick<Shop, "bundleUrl"> = {}): Middleware => {
  const shop: Shop = { db: createDb(), ...options };
  return handlersMiddleware([...controlHandlers(shop), ...staticHandlers(shop), ...createHandlers(shop)]);
};

const notAnswered = (_request: IncomingMessage, response: ServerResponse) => (error?: unknown) => {
  response.statusCode = error ? 500 : 404;
  response.setHeader("content-type", "text/plain; charset=utf-8");
  response.end(error instanceof Error ? (error.stack ?? error.message) : "Not found");
};

export interface RunningServer {
  url: string;
  close: () => Promise<void>;
}

/** Longer than any test: a client that reuses a connection while the server closes it gets a reset. */
const KEEP_ALIVE_MS = 120_000;

/** Port 0 picks a free port. */
export const startServer = async ({ port = 0, host = "127.0.0.1" } = {}): Promise<RunningServer> => {
  const middleware = shopMiddleware();
  const server = createServer((request, response) => {
    void middleware(request, response, notAnswered(request, response));
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((done, failed) => {
    server.once("error", failed);
    server.listen(port, host, done);
  });
  const address = server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://${host}:${taken}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
