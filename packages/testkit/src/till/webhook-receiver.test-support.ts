import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request posted to a webhook receiver. */
export interface Received {
  readonly body: string;
  readonly signature: string;
  readonly id: string;
  readonly type: string;
}

/** A webhook receiver with configurable responses. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Sets the statuses of the next responses; later responses have status 200. */
  answerNext(...statuses: readonly number[]): void;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const { id, type } = JSON.parse(body) as { id: string; type: string };
      received.push({ body, signature: String(request.headers['stripe-signature']), id, type });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    answerNext: (...next) => {
      statuses.push(...next);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
