// Measures a coach's lists of all clients and of clients who need attention: 5,000 clients with four weeks of diary
// each among 100,000 people, on a separate server and database. Exits with 1 if a page takes longer than 50 ms when
// calls are made one after another. node bench/clients.ts [calls of each kind]
import process from 'node:process';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { personWithWeek } from './support/api-person.ts';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { startBenchServer } from './support/bench-server.ts';
import { fillDiaries } from './support/fill-diaries.ts';

const START = '2027-03-15';
const PEOPLE = 100_000;
const CLIENTS = 5000;
const COACHES = 500;
const MOST_MS = 50;
const WARM_UP = 20;
const count = Number(process.argv[2] ?? 100);

const TODAY = addDays(START, 20);
const ALL = 'paginatedclients?account_enabled=true&page_size=24';
const NEEDS = `clientNeeds?today=${TODAY}&page_size=20`;

const FIGURES = `clientFigures?today=${TODAY}`;

const CALLS: Readonly<Record<string, string>> = {
  'first page': `${ALL}&page=1`,
  'last page': `${ALL}&page=${Math.floor(CLIENTS / 24)}`,
  'a name': `${ALL}&search=first49`,
  nobody: `${ALL}&search=zzzz`,
  'all figures': `${FIGURES}&page_size=50`,
  'figures by protein': `${FIGURES}&page_size=50&order=PROTEIN&group=OFF_PLAN`,
  'who needs me': NEEDS,
  'who needs me, later': `${NEEDS}&page=50`,
  'who is put off': `${NEEDS}&snoozed=true`,
};

const server = await startBenchServer({ RATE_LIMIT_PER_MINUTE: '0' });
const database = new pg.Client({ connectionString: server.owner });
await database.connect();

try {
  const { token } = await personWithWeek(server.owner, server.config, START);
  const { rows } = await database.query<{ id: number }>('select person_id as id from auth_token limit 1');
  const coachId = rows[0]!.id;
  await database.query('update person set is_coach = true where id = $1', [coachId]);
  await database.query(
    `insert into person (email, first_name, last_name, is_coach, language, created_at)
      select 'coach-' || number || '@example.org', 'Coach', 'Number' || number, true, 'en', now()
      from generate_series(1, $1) as number`,
    [COACHES],
  );
  await database.query(
    `insert into person (email, first_name, last_name, coach_id, language, created_at)
      select 'person-' || number || '@example.org', 'First' || number, 'Last' || number % 997,
        case when number <= $2 then $3::integer
          else (select min(id) from person where first_name = 'Coach') + number % $4 end, 'en', now()
      from generate_series(1, $1) as number`,
    [PEOPLE, CLIENTS, coachId, COACHES],
  );
  await fillDiaries(database, coachId, TODAY);
  await database.query(
    `insert into client_snooze (person_id, coach_id, until, needs, snoozed_on)
      select id, $1, $2::date + 7, '{}', $2::date from person where coach_id = $1 and id % 10 = 3`,
    [coachId, TODAY],
  );
  await database.query('vacuum analyze');
  const headers = { authorization: `Token ${token}` };
  const ask = async (query: string) => {
    const began = performance.now();
    const answer = await fetch(`${server.address}/api/users/${query}`, { headers });
    const { count: found } = (await answer.json()) as { count: number };
    if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
    return { ms: performance.now() - began, found };
  };
  const table: Record<string, Record<string, string>> = {};
  for (const [name, query] of Object.entries(CALLS)) {
    for (let call = 0; call < WARM_UP; call += 1) await ask(query);
    const times: number[] = [];
    for (let call = 0; call < count; call += 1) times.push((await ask(query)).ms);
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)]!;
    const { found } = await ask(query);
    table[name] = { found: String(found), 'median ms': at(0.5).toFixed(1), 'p95 ms': at(0.95).toFixed(1) };
    if (at(0.5) > MOST_MS) process.exitCode = 1;
  }
  console.table(table);
} finally {
  await database.end();
  await server.stop();
}
