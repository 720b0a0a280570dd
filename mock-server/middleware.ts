import type { IncomingMessage, ServerResponse } from "node:http";
import { getResponse, type RequestHandler } from "msw";

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => Promise<void>;

const readBody = async (request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (request.method === "GET" || request.method === "HEAD") return null;
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
};

const readHeaders = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
  return headers;
};

const toFetchRequest = async (request: IncomingMessage, signal: AbortSignal): Promise<Request> => {
  const origin = `http://${request.headers.host ?? "127.0.0.1"}`;
  const body = await readBody(request);
  return new Request(new URL(request.url ?? "/", origin), {
    method: request.method ?? "GET",
    headers: readHeaders(request),
    signal,
    ...(body && { body }),
  });
};

const send = async (answer: Response, response: ServerResponse): Promise<void> => {
  // Close the connection without an answer: `fetch` sees a network error.
  if (answer.type === "error") {
    response.destroy();
    return;
  }
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  // All answers are whole already; to send them as streams costs more.
  response.end(new Uint8Array(await answer.arrayBuffer()));
};

/** Serves MSW handlers over HTTP. Reads the request's body, so middleware after it gets none. */
export const handlersMiddleware =
  (handlers: RequestHandler[]): Middleware =>
  async (request, response, next) => {
    const aborter = new AbortController();
    // Only for a client that hangs up: an error for each answered request would cost as much as its answer.
    response.on("close", () => response.writableFinished || aborter.abort());
    try {
      const fetchRequest = await toFetchRequest(request, aborter.signal);
      const answer = await getResponse(handlers, fetchRequest, { baseUrl: new URL(fetchRequest.url).origin });
      if (answer) await send(answer, response);
      else next();
    } catch (error) {
      // The client has hung up and needs no answer.
      if (!response.destroyed) next(error);
    }
  };
