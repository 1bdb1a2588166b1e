import type { FastifyInstance } from 'fastify';

/** Writes one line per request: ids, route pattern, status and time; never an address, a query or a body. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.actor === null ? {} : { actor_id: request.actor.id }),
    };
    request.log.info(line, 'request');
  });
}
