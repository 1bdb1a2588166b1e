import cluster from 'node:cluster';
import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Family, textOf, withLabel } from './metrics.ts';
import type { OtherProcesses } from './other-processes.ts';

/** The path of the metrics. */
export const METRICS_PLACE = '/metrics';

/** The metrics that the page shows. */
export interface Figures {
  readonly token: string;
  /** The metrics of this process. */
  own(): readonly Family[];
  /** The metrics shared by all processes. */
  shared(): Promise<readonly Family[]>;
  /** The other processes on the same port; null if this is the only one. */
  readonly others: OtherProcesses | null;
}

/** Serves the metrics of all processes to requests with the token. */
export function metricsPage(app: FastifyInstance, figures: Figures): void {
  const wanted = hash('sha256', `Bearer ${figures.token}`, 'buffer');
  app.get(METRICS_PLACE, async (request, reply) => {
    const given = hash('sha256', request.headers.authorization ?? '', 'buffer');
    if (!timingSafeEqual(given, wanted)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain')
        .send('The token is missing or wrong.\n');
    }
    const [shared, others] = await Promise.all([figures.shared(), figures.others?.ask() ?? []]);
    const id = String(cluster.worker?.id ?? 1);
    const all = others.flatMap(({ from, families }) => withLabel(families, 'process', String(from)));
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(textOf([...withLabel(figures.own(), 'process', id), ...all, ...shared]));
  });
}
