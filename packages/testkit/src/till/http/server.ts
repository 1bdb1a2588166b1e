import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A complete request. */
export interface ReadRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The response. `hang`: none, until the caller gives up; `reset`: the connection is reset. */
export type Reply =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | 'hang'
  | 'reset';

export interface HttpServer {
  readonly port: number;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
const MOST_BYTES = 1_000_000;
const KEPT_MS = 120_000;

/** Listens on localhost only, on `port`, or on a free port if `port` is 0 or taken. */
export async function serveHttp(port: number, answer: (request: ReadRequest) => Promise<Reply>): Promise<HttpServer> {
  const server = createServer((request, response) => {
    void respond(request, response, answer);
  });
  // A caller that reuses connections must not get a closing one.
  server.keepAliveTimeout = KEPT_MS;
  await listen(server, port).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || port === 0) throw error;
    await listen(server, 0);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: ReadRequest) => Promise<Reply>,
): Promise<void> {
  const reply = await read(request)
    .then((read) => (read === null ? { status: 413 } : answer(read)))
    .catch((error: unknown): Reply => ({ status: 500, body: error instanceof Error ? error.message : String(error) }));
  if (reply === 'hang') return;
  if (reply === 'reset') {
    request.socket.destroy();
    return;
  }
  response.writeHead(reply.status, reply.headers);
  response.end(reply.body);
}

async function read(request: IncomingMessage): Promise<ReadRequest | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) return null;
    parts.push(part);
  }
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', `http://${HOST}`),
    headers: request.headers,
    body: Buffer.concat(parts).toString('utf8'),
  };
}
