import { request } from 'undici';
import type { Sink } from '../config/third-party-settings.ts';

const TIMEOUT_MS = 10_000;
const FIRST_REFUSAL = 400;

/**
 * Sends content to a service that the operator configured, at any address. Throws if the service does not accept it, so
 * that it is retried.
 */
export async function postJson({ url, token }: Sink, content: object): Promise<void> {
  const answer = await request(url, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(content),
  });
  await answer.body.dump();
  if (answer.statusCode >= FIRST_REFUSAL) throw new Error(`A service responded with ${answer.statusCode}.`);
}
