// Measures a day and a week of the diary after a month, a year and five years of entries, and among ten thousand other
// people, on a separate server and database. Exits with 1 if any of them costs more than 1.2 times as much as after a
// month. node bench/diary.ts [seconds per call]
import process from 'node:process';
import { addDays } from '@weekbord/domain/dates/plain-date';
import autocannon from 'autocannon';
import pg from 'pg';
import { personWithWeek } from './support/api-person.ts';
import { copyWeeks } from './support/copy-weeks.ts';
import { cpuSeconds } from './support/process-cost.ts';
import { startBenchServer } from './support/bench-server.ts';

const START = '2027-03-15';
const CONNECTIONS = 10;
const WARM_UP_SECONDS = 3;
/** How many rounds are measured. The fastest round counts, because other load only ever adds time. */
const ROUNDS = 3;
const OTHERS = 10_000;
const MOST_TIMES = 1.2;
const seconds = Number(process.argv[2] ?? 4);

const server = await startBenchServer({ RATE_LIMIT_PER_MINUTE: '0' });
// Connects as the owner, and without the product's connection timeouts.
const database = new pg.Client({ connectionString: server.owner });
await database.connect();

async function first<Value>(sql: string): Promise<Value> {
  return (await database.query<{ value: Value }>(sql)).rows[0]!.value;
}

try {
  const { token } = await personWithWeek(server.owner, server.config, START);
  const personId = await first<number>('select person_id as value from calendar_item limit 1');
  const week = { personId, start: START };
  const { postgres } = server;
  const headers = { authorization: `Token ${token}`, 'accept-encoding': 'gzip, deflate, br, zstd' };
  const run = (last: string, duration: number) =>
    autocannon({
      url: server.address,
      connections: CONNECTIONS,
      duration,
      requests: [{ method: 'GET', path: `/api/planner/calendarDay?date__gte=${START}&date__lte=${last}`, headers }],
    });
  const costOf = async (last: string) => {
    const before = cpuSeconds(server.pid) + cpuSeconds(postgres);
    const result = await run(last, seconds);
    if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} calls failed`);
    return (1000 * (cpuSeconds(server.pid) + cpuSeconds(postgres) - before)) / result['2xx'];
  };
  const measure = async () => {
    const cost = { day: Infinity, week: Infinity };
    await run(addDays(START, 6), WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      cost.day = Math.min(cost.day, await costOf(START));
      cost.week = Math.min(cost.week, await costOf(addDays(START, 6)));
    }
    return cost;
  };
  const weeksBack = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => -7 * (from + at));
  const others = async () => {
    const { rows } = await database.query<{ id: number }>(
      `insert into person (email, first_name, language, created_at) select 'other-' || number || '@example.org', 'Other', 'en', now()
        from generate_series(1, $1) as number returning id`,
      [OTHERS],
    );
    return rows.map(({ id }) => id);
  };
  const grow: readonly (readonly [string, () => Promise<void>])[] = [
    ['1 month', () => copyWeeks(database, week, { people: [personId], shifts: weeksBack(1, 4) })],
    ['1 year', () => copyWeeks(database, week, { people: [personId], shifts: weeksBack(4, 52) })],
    ['5 years', () => copyWeeks(database, week, { people: [personId], shifts: weeksBack(52, 260) })],
    [`5 years, ${OTHERS} others`, async () => copyWeeks(database, week, { people: await others(), shifts: [0] })],
  ];
  const rows: Record<string, Record<string, string | number>> = {};
  let least: Awaited<ReturnType<typeof measure>> | undefined;
  for (const [name, fill] of grow) {
    await fill();
    // Years of rows were inserted together, so the planner's statistics are outdated.
    await database.query('vacuum analyze');
    const cost = await measure();
    least ??= cost;
    const times = { day: cost.day / least.day, week: cost.week / least.week };
    rows[name] = {
      'items in all': await first<number>('select count(*)::integer as value from calendar_item'),
      'day CPU ms': cost.day.toFixed(2),
      times: times.day.toFixed(2),
      'week CPU ms': cost.week.toFixed(2),
      'times ': times.week.toFixed(2),
    };
    if (Math.max(times.day, times.week) > MOST_TIMES) process.exitCode = 1;
  }
  console.table(rows);
} finally {
  await database.end();
  await server.stop();
}
