import { setupServer } from "msw/node";

/** The network of unit tests. A test puts in what it needs: `server.use(...createShop().handlers)` or handlers of its own. */
export const server = setupServer();
