import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** The upper bounds of the buckets in seconds: most responses take a few milliseconds, a week's plan a few hundred. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MODULE = /^\/api\/([a-z-]+)/i;

/**
 * Counts requests by group: how many, how they ended, how long they took, how many are in flight. A group is the first
 * part of a route's path, so the contract limits the number of groups.
 */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const requests = metrics.counter('weekbord_http_requests_total', 'Requests by how they ended.');
  const seconds = metrics.histogram(
    'weekbord_http_request_duration_seconds',
    'How long requests took; streams are not counted.',
    SECONDS,
  );
  const inFlight = metrics.level('weekbord_http_requests_in_flight', 'Requests that are not answered yet.');
  const groups = new Map<string, string>();
  const groupOf = ({ routeOptions }: FastifyRequest) => {
    const { url = '' } = routeOptions;
    let group = groups.get(url);
    if (group === undefined) {
      group = MODULE.exec(url)?.[1] ?? 'web';
      groups.set(url, group);
    }
    return group;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const labels = { group: groupOf(request) };
    const method = request.method;
    inFlight.add(labels);
    // `close` is also emitted if the client hung up.
    reply.raw.once('close', () => {
      inFlight.add(labels, -1);
      const isAnswered = reply.raw.writableEnded;
      requests.add({ ...labels, method, status: isAnswered ? `${Math.floor(reply.statusCode / 100)}xx` : 'aborted' });
      if (isAnswered && labels.group !== 'live') seconds.observe(labels, reply.elapsedTime / 1000);
    });
    done();
  });
}
