import { endpoint } from '@weekbord/contract/endpoint';
import { routes } from '@weekbord/contract/route';
import { startServing } from '@weekbord/testkit/test-app';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { installJobs } from '../jobs/jobs.ts';
import { createLog } from '../log/log.ts';
import { serve } from '../http/serve.ts';
import { measurePlace } from './measure-place.ts';
import { measureProcess } from './measure-process.ts';
import { measuredWorkers } from './measured-workers.ts';
import { openMetrics, textOf, withLabel } from './metrics.ts';

describe('the text format of metrics', () => {
  it('has each family once, with buckets that add up and escaped labels', () => {
    const metrics = openMetrics();
    const requests = metrics.counter('a_total', 'All.');
    requests.add({ group: 'x"y\\z\n' });
    requests.add({ group: 'x"y\\z\n' }, 2);
    const seconds = metrics.histogram('b_seconds', 'Time.', [0.1, 1]);
    for (const value of [0.1, 0.2, 5]) seconds.observe({}, value);
    const families = metrics.families();
    expect(
      textOf([...withLabel(families, 'process', '1'), ...withLabel(families, 'process', '2')]).split('\n'),
    ).toEqual([
      '# HELP a_total All.',
      '# TYPE a_total counter',
      String.raw`a_total{group="x\"y\\z\n",process="1"} 3`,
      String.raw`a_total{group="x\"y\\z\n",process="2"} 3`,
      '# HELP b_seconds Time.',
      '# TYPE b_seconds histogram',
      ...['1', '2'].flatMap((process) => [
        `b_seconds_bucket{le="0.1",process="${process}"} 1`,
        `b_seconds_bucket{le="1",process="${process}"} 2`,
        `b_seconds_bucket{le="+Inf",process="${process}"} 3`,
        `b_seconds_sum{process="${process}"} 5.3`,
        `b_seconds_count{process="${process}"} 3`,
      ]),
      '',
    ]);
  });
});

const { readIt, failIt } = routes({ readIt: 'GET /planner/readIt/:id', failIt: 'GET /foods/failIt' });
const database = await openTestDatabase();
await installJobs(database.connectionString, createLog({ logLevel: 'silent' }));
const plain = await startServing({ database, product: { routes: [], authenticate: async () => null } });
const TOKEN = 'a token that only tests know';
const metrics = openMetrics();
const watched = measureProcess(database.pool);
afterAll(() => watched.stop());
const measured = await startServing({
  database,
  config: { strict: false },
  product: {
    routes: [
      serve(endpoint(readIt, { access: 'public', summary: 'Reads.' }), async () => undefined),
      serve(endpoint(failIt, { access: 'public', summary: 'Fails.' }), async () => {
        throw new Error('It fails.');
      }),
    ],
    authenticate: async () => null,
  },
  measured: {
    metrics,
    figures: {
      token: TOKEN,
      own: () => [...metrics.families(), ...watched.families()],
      shared: () => measurePlace(database, plain.config),
      others: null,
    },
  },
});

const read = async (authorization?: string) =>
  measured.app.inject({ url: '/metrics', ...(authorization === undefined ? {} : { headers: { authorization } }) });

describe('the metrics of a server', () => {
  it('are not available without a configured token', async () => {
    expect((await plain.send('GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(404);
  });

  it('are served only to requests with the token', async () => {
    for (const wrong of [undefined, TOKEN, `Bearer ${TOKEN}x`, 'Bearer ', `Basic ${TOKEN}`]) {
      const { statusCode, headers, body } = await read(wrong);
      expect([statusCode, headers['www-authenticate'], body]).toEqual([
        401,
        'Bearer',
        'The token is missing or wrong.\n',
      ]);
    }
    expect((await read(`Bearer ${TOKEN}`)).headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  });

  it('count requests by group, how they end and how long they take, but never what is in a path', async () => {
    for (let id = 1; id <= 3; id += 1) await measured.send('GET', `/api/planner/readIt/${id}`);
    await measured.send('GET', '/api/foods/failIt');
    await measured.send('GET', '/api/planner/no-such-call-secret');
    const text = async () => (await read(`Bearer ${TOKEN}`)).body;
    for (const line of [
      'weekbord_http_requests_total{group="planner",method="GET",status="2xx",process="1"} 3',
      'weekbord_http_requests_total{group="foods",method="GET",status="5xx",process="1"} 1',
      'weekbord_http_request_duration_seconds_count{group="planner",process="1"} 3',
      'weekbord_http_requests_in_flight{group="planner",process="1"} 0',
    ])
      await expect.poll(text).toContain(`${line}\n`);
    expect(await text()).not.toMatch(/secret|readIt/);
  });

  it('include queues, the disk, the last backup, the pool and the event loop', async () => {
    const { body } = await read(`Bearer ${TOKEN}`);
    for (const [name, value] of Object.entries({
      'weekbord_jobs{queue="mail",state="waiting"}': '0',
      'weekbord_job_oldest_seconds{queue="mail"}': '0',
      weekbord_backup_last_timestamp_seconds: '0',
      'weekbord_database_waiting{process="1"}': '0',
    })) {
      expect(body).toContain(`\n${name} ${value}\n`);
    }
    expect(body).toMatch(/\nweekbord_disk_free_bytes [1-9]\d+\n/);
    expect(body).toMatch(/\nweekbord_event_loop_delay_seconds\{quantile="0.99",process="1"\} \d/);
    expect(body).toMatch(/\nweekbord_process_cpu_seconds_total\{process="1"\} [\d.]+\n/);
    // Each line can be parsed by Prometheus.
    for (const line of body.trimEnd().split('\n')) {
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.e+-]+)$/);
    }
  });

  it('include the duration and failures of planning', async () => {
    const tasks = {
      run: vi.fn().mockResolvedValueOnce('a week').mockRejectedValueOnce(new Error('too long')),
      stop: vi.fn(),
    };
    const workers = measuredWorkers(tasks, metrics);
    const task = { module: new URL('file:///plan-week.ts'), name: 'planWeek' };
    expect(await workers.run(task, {})).toBe('a week');
    await expect(workers.run(task, {})).rejects.toThrow('too long');
    const { body } = await read(`Bearer ${TOKEN}`);
    expect(body).toContain('weekbord_task_duration_seconds_count{task="planWeek",process="1"} 2\n');
    expect(body).toContain('weekbord_task_failures_total{task="planWeek",process="1"} 1\n');
    expect(body).toContain('weekbord_tasks_in_flight{task="planWeek",process="1"} 0\n');
  });
});
