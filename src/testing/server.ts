import { setupServer } from "msw/node";

/** The network of unit tests. A test adds `server.use(...createShop().handlers)` or handlers of its own. */
export const server = setupServer();
