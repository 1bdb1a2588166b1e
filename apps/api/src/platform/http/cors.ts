import type { FastifyInstance } from 'fastify';

/**
 * The app's bundles, which only our own pages load. They get no `Vary: Origin`, with which a browser would load each
 * bundle twice, because prefetching and importing send different origins.
 */
const PROGRAM = '/assets/';

/**
 * Lets pages of the listed origins call the API, never with cookies. If the list is empty, no header is sent, and
 * browsers block all other pages.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(PROGRAM)) return;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'ETag, Retry-After, X-Request-Id');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.method !== 'OPTIONS') return;
    await reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header(
        'access-control-allow-headers',
        'Authorization, Content-Type, Accept-Language, Idempotency-Key, If-None-Match, X-App-Display, X-Client, X-Request-Id, X-Subject',
      )
      .header('access-control-max-age', '7200')
      .send();
  });
}
