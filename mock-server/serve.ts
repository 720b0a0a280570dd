import { startServer } from "./server.ts";

const { url } = await startServer({ port: Number(process.env.PORT ?? 4800) });
process.stdout.write(`Demo shop: ${url}/  QA page: ${url}/__mock\n`);
