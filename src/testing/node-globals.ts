import { BroadcastChannel } from "node:worker_threads";

// Of Node's own globals a context of its own has not this one, which the mocked network asks for when it is imported.
Object.assign(globalThis, { BroadcastChannel });
