import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordClick, reportProblem } from '@weekbord/contract/analytics/analytics';
import { authenticateByPerson } from '@weekbord/testkit/builders/by-person';
import { startServing, testConfig } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { createSinkQueues, deliverToSinks, SINK_QUEUES } from '../../platform/events/sinks.ts';
import { openJobs } from '../../platform/jobs/jobs.ts';

interface Sent {
  readonly path: string | undefined;
  readonly token: string | undefined;
  readonly content: unknown;
}

const sent: Sent[] = [];
let refusals = 0;
const service = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    sent.push({ path: request.url, token: request.headers.authorization, content: JSON.parse(text) });
    response.writeHead(refusals-- > 0 ? 503 : 202).end();
  });
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
afterAll(() => void service.close());
const at = (path: string) => `http://127.0.0.1:${(service.address() as AddressInfo).port}${path}`;

const sinks = {
  events: { url: at('/events'), token: 'of-the-service' },
  problems: { url: at('/problems'), token: undefined },
};
const log = createLog(testConfig());
const warn = vi.spyOn(log, 'warn');
const app = await startServing({
  product: { routes: analyticsRoutes, authenticate: authenticateByPerson },
  config: { sinks },
  log,
});
await createSinkQueues({ jobs: app.jobs, config: app.config });

describe('[MSG-04] a problem reported by the web app', () => {
  it('is logged, and queued for the analytics service with the version of the app', async () => {
    const problem = 'A call was refused: GET /food/recipeTemplate/:id 404';
    expect((await app.call(reportProblem, { body: { problem } })).status).toBe(204);
    expect(warn.mock.calls).toContainEqual([{ problem }, 'the web app reported a problem']);
    const [job] = await app.jobs.take(SINK_QUEUES.problems);
    expect(job?.data).toEqual({ problem, at: app.clock.now().toISOString(), version: app.config.version });
  });

  it('is logged as one line of at most 200 characters', async () => {
    for (const problem of ['', 'x'.repeat(201)])
      expect((await app.call(reportProblem, { body: { problem } })).status).toBe(400);
    expect(await app.jobs.take(SINK_QUEUES.problems)).toEqual([]);
  });
});

it('clicks and problems are not queued if no analytics service is configured', async () => {
  const without = await startServing({ product: { routes: analyticsRoutes, authenticate: authenticateByPerson } });
  const event = 'clicked.app.create_coach_button';
  expect((await without.call(recordClick, { body: { event } })).status).toBe(204);
  expect((await without.call(reportProblem, { body: { problem: 'A problem' } })).status).toBe(204);
  const { rows } =
    await sql`select name from pgboss.job where name in ${sql.raw("('analytics-events','problem-reports')")}`.execute(
      without.db,
    );
  expect(rows).toEqual([]);
});

it('a click is sent to the analytics service with the service token, and is sent again if it was rejected', async () => {
  const jobs = await openJobs(app.database.connectionString, createLog(app.config));
  afterAll(() => jobs.stop());
  await app.jobs.take(SINK_QUEUES.problems);
  await deliverToSinks({ jobs, config: app.config });
  refusals = 1;
  const event = 'clicked.app.book_a_demo_button';
  await app.call(recordClick, { body: { event } });
  await expect.poll(() => sent).toHaveLength(2);
  const [first, second] = sent;
  expect(second).toEqual(first);
  expect(first).toEqual({
    path: '/events',
    token: 'Bearer of-the-service',
    content: {
      id: expect.any(String),
      event,
      at: app.clock.now().toISOString(),
      organisation: null,
      coach_group: null,
    },
  });
});
