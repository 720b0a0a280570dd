import { existsSync } from "node:fs";
import { projectPath } from "./project-path.ts";
import { startServer } from "./server.ts";

// Without the bundle every browser test would wait for its time limit.
if (!existsSync(projectPath("dist/storefront-widgets.js")))
  throw new Error("Cannot serve the bundle: dist/ has not been built. Run `npm run build` first.");

const port = Number(process.env.PORT ?? 4800);
const { url } = await startServer({ port }).catch((error: Error) => {
  throw new Error(`Cannot listen on port ${port}. Set PORT to a free one: PORT=4810 npm run demo`, { cause: error });
});
process.stdout.write(`Demo shop: ${url}/  QA page: ${url}/__mock\n`);
