import { startServer } from "./server.ts";

const port = Number(process.env.PORT ?? 4800);
const { url } = await startServer({ port }).catch((error: Error) => {
  throw new Error(`Cannot listen on port ${port}. Set PORT to a free one: PORT=4810 npm run demo`, { cause: error });
});
process.stdout.write(`Demo shop: ${url}/  QA page: ${url}/__mock\n`);
