// Measures Progress after a month, a year and five years of daily measurements of each type, and among ten thousand
// other people with a month of weights, on a separate server and database. Exits with 1 if a page of a list, or the
// data of a period of up to a year, costs more than 4 ms of CPU time.
// node bench/progress.ts [seconds per call]
import process from 'node:process';
import { MEASUREMENT_TYPES } from '@weekbord/domain/progress/measurement-types';
import autocannon from 'autocannon';
import pg from 'pg';
import { personWithWeek } from './support/api-person.ts';
import { cpuSeconds } from './support/process-cost.ts';
import { startBenchServer } from './support/bench-server.ts';

const START = '2027-03-15';
const CONNECTIONS = 10;
const WARM_UP_SECONDS = 3;
/** How many rounds are measured. The fastest round counts, because other load only ever adds time. */
const ROUNDS = 3;
const OTHERS = 10_000;
const DAYS_OF_OTHERS = 30;
const MOST_MS = 4;
const seconds = Number(process.argv[2] ?? 3);

const SINCE_BEGINNING = 'since beginning';
const CALLS: Readonly<Record<string, string>> = {
  '20 weights': 'userWeight',
  '100 weights': 'userWeight?page_size=100',
  '60 days': 'progress?measurement_type=WEIGHT&period=LAST_2_MONTHS',
  [SINCE_BEGINNING]: 'progress?measurement_type=WEIGHT&period=SINCE_BEGINNING',
};

const server = await startBenchServer({ RATE_LIMIT_PER_MINUTE: '0' });
// Connects as the owner, and without the product's connection timeouts.
const database = new pg.Client({ connectionString: server.owner });
await database.connect();

/** Gives people one measurement of each type per day, from `from` to `to` days ago. */
async function measure(people: readonly number[], types: readonly string[], [from, to]: readonly [number, number]) {
  await database.query(
    `insert into measurement (person_id, type, value, created_at)
      select person, type, 3 + (day % 7) * 0.25, date_trunc('day', now()) - day * interval '1 day'
      from unnest($1::integer[]) as person, unnest($2::text[]) as type, generate_series($3::integer, $4::integer - 1) as day`,
    [people, types, from, to],
  );
}

try {
  const { token } = await personWithWeek(server.owner, server.config, START);
  const { rows: found } = await database.query<{ id: number }>('select person_id as id from auth_token limit 1');
  const personId = found[0]!.id;
  const headers = { authorization: `Token ${token}`, 'accept-encoding': 'gzip, deflate, br, zstd' };
  const run = (path: string, duration: number) =>
    autocannon({
      url: server.address,
      connections: CONNECTIONS,
      duration,
      requests: [{ method: 'GET', path: `/api/measurements/${path}`, headers }],
    });
  const costOf = async (path: string) => {
    const before = cpuSeconds(server.pid) + cpuSeconds(server.postgres);
    const result = await run(path, seconds);
    if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} calls failed`);
    return (1000 * (cpuSeconds(server.pid) + cpuSeconds(server.postgres) - before)) / result['2xx'];
  };
  const others = async () => {
    const { rows } = await database.query<{ id: number }>(
      `insert into person (email, first_name, language, created_at) select 'other-' || number || '@example.org', 'Other', 'en', now()
        from generate_series(1, $1) as number returning id`,
      [OTHERS],
    );
    return rows.map(({ id }) => id);
  };
  const grow: readonly (readonly [name: string, days: number, fill: () => Promise<void>])[] = [
    ['1 month', 30, () => measure([personId], MEASUREMENT_TYPES, [0, 30])],
    ['1 year', 365, () => measure([personId], MEASUREMENT_TYPES, [30, 365])],
    ['5 years', 1825, () => measure([personId], MEASUREMENT_TYPES, [365, 1825])],
    [`5 years, ${OTHERS} others`, 1825, async () => measure(await others(), ['WEIGHT'], [0, DAYS_OF_OTHERS])],
  ];
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, days, fill] of grow) {
    await fill();
    await database.query('vacuum analyze');
    const row: Record<string, string> = {};
    for (const [call, path] of Object.entries(CALLS)) {
      await run(path, WARM_UP_SECONDS);
      let cost = Infinity;
      for (let round = 0; round < ROUNDS; round += 1) cost = Math.min(cost, await costOf(path));
      row[`${call}, CPU ms`] = cost.toFixed(2);
      const isHeld = call !== SINCE_BEGINNING || days <= 365;
      if (isHeld && cost > MOST_MS) process.exitCode = 1;
    }
    rows[name] = row;
  }
  console.table(rows);
} finally {
  await database.end();
  await server.stop();
}
