import { setTimeout as pause } from 'node:timers/promises';
import type { StartedServer } from './start-server.ts';

const TRIES = 3;
const PAUSE_MS = 100;
/** Errors of a connection that the server closed while idle, or before it had read a body completely. */
const BROKEN = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** Sends a request, and retries it if the connection broke, as clients do, unless the server has ended. */
export async function sendPatiently(
  server: Pick<StartedServer, 'address' | 'isRunning'>,
  path: string,
  request: RequestInit,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(server.address + path, request);
    } catch (error) {
      const { cause } = error as { cause?: { code?: unknown } };
      if (tries === TRIES || !server.isRunning() || !BROKEN.includes(String(cause?.code))) throw error;
      await pause(PAUSE_MS);
    }
  }
}
