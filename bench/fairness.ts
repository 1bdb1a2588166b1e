// Measures how an attack by one account affects other people, on a separate server: node bench/fairness.ts [seconds per
// attack]
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { deflateSync, crc32 } from 'node:zlib';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { type BenchPerson, personWithWeek } from './support/api-person.ts';
import { type Attack, type Call, sendCall } from './support/attack.ts';
import { startBenchServer } from './support/bench-server.ts';

const START = '2027-03-15';
const WARM_UP = 100;
/** The interval between two requests of the victims, in milliseconds. */
const STEP_MS = 25;
/** The number of people who take turns, so that none reaches the rate limit per minute. */
const OTHERS = 3;
const BAR = 2;
const seconds = Number(process.argv[2] ?? 8);

const server = await startBenchServer();

/** Sends one request and returns its status. */
async function send(person: BenchPerson, call: Call): Promise<number> {
  return sendCall(server.address, person.token, call);
}

/** Returns a small PNG of a single colour. */
function png(width: number, height: number): string {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), body.length + 4);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat(parts).toString('base64')}`;
}

/** Measures how long people wait for their diaries while something else runs, and counts rejected requests. */
async function watch(people: readonly BenchPerson[], during: () => Promise<unknown>) {
  const day: Call = { method: 'GET', path: `/api/planner/calendarDay?date__gte=${START}&date__lte=${START}` };
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let over = false;
  const work = during().finally(() => {
    over = true;
  });
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until && !over) {
    const began = performance.now();
    const status = await send(people[times.length % people.length]!, day);
    times.push(performance.now() - began);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await pause(STEP_MS);
  }
  over = true;
  await work;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const refused = times.length - (statuses.get(200) ?? 0);
  return { median: at(0.5), p95: at(0.95), refused, unavailable: statuses.get(503) ?? 0 };
}

/** Sends a burst of calls every second from a worker until the time is up; returns their outcomes. */
async function attack(
  person: BenchPerson,
  atOnce: number,
  calls: readonly Call[],
): Promise<ReadonlyMap<number, number>> {
  const { address } = server;
  const workerData: Attack = { address, token: person.token, atOnce, calls, seconds };
  const [statuses] = (await once(
    new Worker(new URL('./support/attack.ts', import.meta.url), { workerData }),
    'message',
  )) as [ReadonlyMap<number, number>];
  return statuses;
}

const LINES = Array.from({ length: 400 }, (_, index) => `${index + 1} g very finely chopped brocoli-ish food ${index}`);

try {
  const { owner: connectionString, config } = server;
  const others = await Promise.all(
    Array.from({ length: OTHERS }, () => personWithWeek(connectionString, config, START)),
  );
  const attackers = await Promise.all(Array.from({ length: 4 }, () => personWithWeek(connectionString, config, START)));
  const [reader, planner, painter, searcher] = attackers as [BenchPerson, BenchPerson, BenchPerson, BenchPerson];
  const recipe = (await (
    await fetch(`${server.address}/api/food/createRecipe`, {
      method: 'POST',
      headers: { authorization: `Token ${painter.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Soup' }),
    })
  ).json()) as { id: number };
  const strip = png(1, 39_999_999);
  const attacks = {
    '60 recipes of 400 lines read': () =>
      attack(
        reader,
        60,
        Array.from({ length: 60 }, (_, index) => ({
          method: 'POST',
          path: '/api/food/readRecipe',
          body: { text: `Soup ${index}\n${LINES.join('\n')}` },
        })),
      ),
    '24 fortnights planned': () =>
      attack(planner, 24, [
        {
          method: 'POST',
          path: '/api/planner/autoPlanDays',
          body: { start_date_inclusive: addDays(START, 28), num_days: 14, delete_existing_plans: true },
        },
      ]),
    '60 strips of 40 million points': () =>
      attack(painter, 60, [
        {
          method: 'POST',
          path: `/api/food/recipeTemplate/${recipe.id}/image`,
          body: { image: strip },
        },
      ]),
    '200 pages of proposals': () =>
      attack(searcher, 200, [
        {
          method: 'GET',
          path: `/api/food/generateMeals?date_to_plan_for=${START}&meal_slot_specification=${searcher.slotId}`,
        },
      ]),
  };
  for (let index = 0; index < WARM_UP; index += 1) {
    await send(others[index % OTHERS]!, {
      method: 'GET',
      path: `/api/planner/calendarDay?date__gte=${START}&date__lte=${START}`,
    });
  }
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const rows: Record<string, object> = {};
  for (const [name, begin] of Object.entries(attacks)) {
    // Measures the baseline right before each attack, because machines are noisy.
    const quiet = await watch(others, () => pause(seconds * 1000));
    let answers: ReadonlyMap<number, number> = new Map();
    const loud = await watch(others, async () => {
      answers = await begin();
    });
    rows[name] = {
      'median ms': `${rounded(quiet.median)} -> ${rounded(loud.median)}`,
      'p95 ms': `${rounded(quiet.p95)} -> ${rounded(loud.p95)}`,
      'times median': rounded(loud.median / quiet.median),
      'times p95': rounded(loud.p95 / quiet.p95),
      '503': loud.unavailable,
      refused: quiet.refused + loud.refused,
      'the attacker got': [...answers].map(([status, count]) => `${count} x ${status}`).join(', '),
    };
  }
  console.table(rows);
  process.stdout.write(`Bar: at most ${BAR} times, and no 503.\n`);
} finally {
  await server.stop();
}
