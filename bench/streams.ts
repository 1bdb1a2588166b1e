// Measures what open streams cost and how soon they report changes, on a separate server: node bench/streams.ts
// [streams]
import { createHash, randomBytes } from 'node:crypto';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { aPerson } from '@weekbord/api/demo/people';
import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { type EventStream, openEventStream } from '@weekbord/testkit/event-stream';
import { type BenchPerson, personWithWeek } from './support/api-person.ts';
import { sendCall } from './support/attack.ts';
import { cpuSeconds, residentMegabytes } from './support/process-cost.ts';
import { startBenchServer } from './support/bench-server.ts';

const START = '2027-03-15';
/** Maximum number of streams per session. */
const PER_PERSON = 4;
const OPENED_AT_ONCE = 20;
const SETTLE_MS = 3000;
const CHANGES = 300;
/** The interval between changes, in milliseconds. */
const STEP_MS = 20;
const ARRIVAL_MS = 5000;
/** Rounds of adding meals, alternately with and without announcements, because machines are noisy. */
const ROUNDS = 6;
const ADDED = 100;
const BAR = { 'p95 ms': 2000, 'kB per stream': 100 };
const count = Number(process.argv[2] ?? 500);

const server = await startBenchServer({ RATE_LIMIT_PER_MINUTE: '0' });
const { db, pool, close } = openDatabase(server.owner, { max: 2 });

/** Creates a person with a session and with a day to write notes to. */
async function aFollowed() {
  const person = await aPerson(db);
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  const token_hash = createHash('sha256').update(token).digest();
  await db
    .insertInto('auth_token')
    .values({ person_id: person.id, token_hash, created_at: now, last_used_at: now, device_hash: null })
    .execute();
  const day = await db
    .insertInto('calendar_day')
    .values({ person_id: person.id, date: START })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { token, dayId: day.id, heard: [] as number[] };
}

type Followed = Awaited<ReturnType<typeof aFollowed>>;

async function openStreams(people: readonly Followed[]): Promise<EventStream[]> {
  const wanted = people.flatMap((person) => Array.from({ length: PER_PERSON }, () => person)).slice(0, count);
  const streams: EventStream[] = [];
  while (streams.length < wanted.length) {
    const next = wanted.slice(streams.length, streams.length + OPENED_AT_ONCE);
    const opened = next.map(({ token, heard }) =>
      openEventStream(server.address, token, { onEvent: () => heard.push(performance.now()) }),
    );
    streams.push(...(await Promise.all(opened)));
  }
  const refused = streams.filter(({ status }) => status !== 200).length;
  if (refused > 0) throw new Error(`${refused} streams were refused`);
  return streams;
}

/** Changes a person's data; returns how long each of their streams took to report it, or infinity if it did not. */
async function timeChange({ token, dayId, heard }: Followed, note: string): Promise<number[]> {
  heard.length = 0;
  const began = performance.now();
  const status = await sendCall(server.address, token, {
    method: 'PATCH',
    path: `/api/planner/calendarDay/${dayId}`,
    body: { note },
  });
  if (status !== 200) throw new Error(`A note was answered with ${status}`);
  while (heard.length < PER_PERSON && performance.now() - began < ARRIVAL_MS) await pause(1);
  return Array.from({ length: PER_PERSON }, (_, index) => (heard[index] ?? Number.POSITIVE_INFINITY) - began);
}

/** Returns the CPU time of adding a meal, with or without announcements, in milliseconds. */
async function costOfMeal(person: BenchPerson): Promise<number> {
  const used = () => cpuSeconds(server.pid) + cpuSeconds(server.postgres);
  const before = used();
  for (let meal = 0; meal < ADDED; meal += 1) {
    await sendCall(server.address, person.token, {
      method: 'POST',
      path: '/api/planner/planGeneratedRecipeMeal',
      body: {
        recipe_template: person.recipeId,
        portions_multiplier: 1.25,
        calendar_day_id: person.spareDayIds[meal % person.spareDayIds.length],
        meal_slot_specification_id: person.slotId,
      },
    });
  }
  await pool.query('delete from calendar_item where calendar_day_id = any($1)', [person.spareDayIds]);
  return (1000 * (used() - before)) / ADDED;
}

async function announce(isOn: boolean): Promise<void> {
  const { rows } = await pool.query<{ name: string; of: string }>(
    `select tgname as name, tgrelid::regclass::text as of from pg_trigger where tgname like 'announce%'`,
  );
  for (const { name, of } of rows) await pool.query(`alter table ${of} ${isOn ? 'enable' : 'disable'} trigger ${name}`);
}

const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const rounded = (value: number) => Math.round(value * 100) / 100;

try {
  const people = await Promise.all(Array.from({ length: Math.ceil(count / PER_PERSON) }, aFollowed));
  for (const person of people.slice(0, 20)) await timeNothing(person);
  await pause(SETTLE_MS);
  const before = residentMegabytes(server.pid);
  const streams = await openStreams(people);
  await pause(SETTLE_MS);
  const perStream = (1000 * (residentMegabytes(server.pid) - before)) / streams.length;

  const whole = people.slice(0, Math.floor(count / PER_PERSON));
  const changes: Promise<number[]>[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    // A person's previous change has arrived before their next turn.
    changes.push(timeChange(whole[change % whole.length]!, `note ${change}`));
    await pause(STEP_MS);
  }
  const times = (await Promise.all(changes)).flat().toSorted((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  for (const stream of streams) stream.close();

  const person = await personWithWeek(server.owner, server.config, START);
  await costOfMeal(person);
  const costs = { with: [] as number[], without: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const isOn of round % 2 === 0 ? [true, false] : [false, true]) {
      await announce(isOn);
      costs[isOn ? 'with' : 'without'].push(await costOfMeal(person));
    }
  }
  const row = { 'kB per stream': rounded(perStream), 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'max ms': at(1) };
  console.table({ [`${streams.length} streams, ${times.length} arrivals`]: row });
  console.table({
    'add an item': {
      'CPU ms': rounded(middle(costs.with)),
      'without announcements': rounded(middle(costs.without)),
      'more %': rounded(100 * (middle(costs.with) / middle(costs.without) - 1)),
    },
  });
  const missed = Object.entries(BAR).filter(([name, bar]) => !(row[name as keyof typeof BAR] <= bar));
  process.stdout.write(`Bar: ${JSON.stringify(BAR)}; ${missed.length === 0 ? 'held' : 'not held'}.\n`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await close();
  await server.stop();
}

/** Warms up the server, so that its first responses do not count as a cost of streams. */
async function timeNothing({ token, dayId }: Followed): Promise<void> {
  const path = `/api/planner/calendarDay/${dayId}`;
  await sendCall(server.address, token, { method: 'PATCH', path, body: { note: 'warm' } });
}
