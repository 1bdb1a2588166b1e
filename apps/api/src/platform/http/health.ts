import type { FastifyInstance } from 'fastify';

/** The server state that the health calls report. */
export interface Health {
  readonly version: string;
  /** Returns why the server is not ready; null if it is. */
  whyUnready(): Promise<'stopping' | 'database' | 'disk' | null>;
}

/** The paths of the health calls, below `/api`. */
export const HEALTH_PLACES = [
  { method: 'GET', path: '/health' },
  { method: 'GET', path: '/health/ready' },
] as const;

/** Serves the calls that say whether the process runs, and whether it can do its work. */
export function healthRoutes(app: FastifyInstance, health: Health): void {
  app.get('/api/health', async (_request, reply) => reply.send({ status: 'ok', version: health.version }));
  app.get('/api/health/ready', async (_request, reply) => {
    const reason = await health.whyUnready();
    return reason === null ? reply.send({ status: 'ok' }) : reply.code(503).send({ status: 'unavailable', reason });
  });
}
