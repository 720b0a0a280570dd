import { BroadcastChannel } from "node:worker_threads";

// The mocked network needs this global of Node at its import, and the test's own context lacks it.
Object.assign(globalThis, { BroadcastChannel });
