// Measures how half an hour of everyday use by many people affects latency and memory, on a separate server and
// database: node bench/soak.ts [minutes]. Exits with 1 if a call was rejected, memory grows or responses become slow.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import process from 'node:process';
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { type EventStream, openEventStream } from '@weekbord/testkit/event-stream';
import { type BenchPerson, personWithWeek } from './support/api-person.ts';
import { startBenchServer } from './support/bench-server.ts';
import { cpuSeconds, descendantsOf, memoryOfAll, residentMegabytes } from './support/process-cost.ts';
import { type MemorySample, SOAK_RULE, soakFaults } from './support/soak-verdict.ts';

const PER_SECOND = 100;
const PEOPLE = 120;
/** The number of open streams: every other person has the app open. */
const STREAMS = PEOPLE / 2;
const WARM_UP_SECONDS = 30;
/** The share of calls sent while the rate rises from 0, relative to the full rate. */
const WARM_UP_SHARE = 0.5;
const CONNECTIONS = 64;
const ANSWER_MS = 30_000;
/** The `Accept-Encoding` header that browsers send, so that the cost of compression is included. */
const ENCODINGS = 'gzip, deflate, br, zstd';
const SAMPLE_MS = 5000;
const TICK_MS = 5;
const MINUTE_MS = 60_000;
const SHOWN_ERRORS = 10;
const minutes = Number(process.argv[2] ?? 30);
const today = new Date().toISOString().slice(0, 10);
const lastDay = addDays(today, 6);
const WORDS = ['brocoli', 'volle%20yog', 'tomaat', 'rice', 'kip', 'oats', 'zalm', 'lentils'];
const daysFrom = (first: string, last: string) => `/planner/calendarDay?date__gte=${first}&date__lte=${last}`;

/** A person who uses the app, with the records that they change. */
interface User extends BenchPerson {
  readonly mealIds: readonly number[];
  readonly listId: number;
  readonly groceryIds: readonly number[];
  readonly addedIds: number[];
  readonly weightIds: number[];
  /** Whether a change is in progress; a person's devices send changes one after another. */
  isChanging: boolean;
}

type Sent = Readonly<{ method: string; path: string; body?: object; encodings?: string }>;
type Answer = Readonly<{ status: number; text: string }>;
/** An action: its frequency per thousand actions, its request, and what the person knows afterwards. */
type Act = Readonly<{
  name: string;
  share: number;
  isRead?: boolean;
  send(user: User): Sent;
  /** Called with the id of the new record. */
  added?: (user: User, id: number) => void;
}>;

const server = await startBenchServer({ RATE_LIMIT_PER_MINUTE: '0' });
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, scheduling: 'fifo' });

/** Generates numbers from 0 to 1, the same in each run. */
let seed = 1;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

/** Makes a call as an app would; returns status 0 if the connection broke or no response arrived in time. */
function call(token: string, { method, path, body, encodings = ENCODINGS }: Sent): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: 0, text: String(error) });
    const asked = request(`${server.address}/api${path}`, {
      method,
      agent,
      timeout: ANSWER_MS,
      headers: {
        authorization: `Token ${token}`,
        'accept-encoding': encodings,
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      },
    });
    asked.on('error', fail);
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${ANSWER_MS} ms`)));
    asked.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    asked.end(text);
  });
}

async function answered<Body>(token: string, sent: Sent): Promise<Body> {
  const { status, text } = await call(token, { ...sent, encodings: 'identity' });
  if (status >= 200 && status < 300) return JSON.parse(text) as Body;
  throw new Error(`${sent.method} ${sent.path}: ${status} ${text}`);
}

async function makeUser(): Promise<User> {
  const person = await personWithWeek(server.owner, server.config, today);
  const { token } = person;
  type Row = Readonly<{ id: number }>;
  const list = await answered<{ id: number; items: Row[] }>(token, {
    method: 'POST',
    path: '/planner/groceryList',
    body: { start_date: today, end_date: lastDay },
  });
  const days = await answered<{ results: { calendar_items: Row[] }[] }>(token, {
    method: 'GET',
    path: daysFrom(today, lastDay),
  });
  return {
    ...person,
    mealIds: days.results.flatMap(({ calendar_items: items }) => items.map(({ id }) => id)),
    listId: list.id,
    groceryIds: list.items.map(({ id }) => id),
    addedIds: [],
    weightIds: [],
    isChanging: false,
  };
}

/** Alternates between a change and its reversal, so that the data does not grow. */
function inTurn(
  name: string,
  share: number,
  {
    ids,
    add,
    path,
  }: { ids(user: User): number[]; add(user: User): object; path: Readonly<Record<'add' | 'of', string>> },
): Act {
  return {
    name,
    share,
    send: (user) =>
      ids(user).length === 0
        ? { method: 'POST', path: path.add, body: add(user) }
        : { method: 'DELETE', path: `${path.of}/${ids(user).pop()}` },
    added: (user, id) => ids(user).push(id),
  };
}

const read = (name: string, share: number, path: (user: User) => string): Act => ({
  name,
  share,
  isRead: true,
  send: (user) => ({ method: 'GET', path: path(user) }),
});
const tick = (name: string, share: number, path: (user: User) => string, body: () => object): Act => ({
  name,
  share,
  send: (user) => ({ method: 'PATCH', path: path(user), body: body() }),
});

const ACTS: readonly Act[] = [
  read('diary day', 240, () => {
    const date = addDays(today, Math.floor(random() * 7));
    return daysFrom(date, date);
  }),
  read('diary week', 120, () => daysFrom(today, lastDay)),
  inTurn('add or remove a meal', 120, {
    ids: ({ addedIds }) => addedIds,
    add: ({ recipeId, slotId, spareDayIds }) => ({
      recipe_template: recipeId,
      portions_multiplier: 1.25,
      calendar_day_id: oneOf(spareDayIds),
      meal_slot_specification_id: slotId,
    }),
    path: { add: '/planner/planGeneratedRecipeMeal', of: '/planner/calendarItem' },
  }),
  tick(
    'tick a meal',
    80,
    ({ mealIds }) => `/planner/calendarItem/${oneOf(mealIds)}`,
    () => ({ status: oneOf(['EATEN', 'PLANNED']) }),
  ),
  read('page of recipes', 80, () => '/food/recipeInspiration'),
  read('recipes by a word', 50, () => `/food/recipeInspiration?ingredient_search=${oneOf(WORDS)}`),
  read('one recipe', 50, ({ recipeId }) => `/food/recipeTemplate/${recipeId}`),
  read('foods by a word', 70, () => `/food/search?query=${oneOf(WORDS)}`),
  read('grocery list', 50, ({ listId }) => `/planner/groceryList/${listId}`),
  tick(
    'tick groceries',
    50,
    ({ groceryIds }) => `/planner/groceryListItem/${oneOf(groceryIds)}`,
    () => ({ checked: random() < 0.5 }),
  ),
  read('weights', 30, () => '/measurements/userWeight?page_size=30'),
  inTurn('add or remove a weight', 40, {
    ids: ({ weightIds }) => weightIds,
    add: () => ({ value: Math.round(700 + random() * 100) / 10, created_at: today }),
    path: { add: '/measurements/userWeight', of: '/measurements/userWeight' },
  }),
  read(
    'proposals for a slot',
    17,
    ({ slotId }) => `/food/generateMeals?date_to_plan_for=${today}&meal_slot_specification=${slotId}`,
  ),
  {
    name: 'plan a day',
    share: 3,
    send: () => ({
      method: 'POST',
      path: '/planner/autoPlanDays',
      body: { start_date_inclusive: addDays(today, 28), num_days: 1, delete_existing_plans: true },
    }),
  },
];
const SHARES = ACTS.reduce((sum, { share }) => sum + share, 0);

function anAct(): Act {
  let left = random() * SHARES;
  return ACTS.find(({ share }) => (left -= share) < 0) ?? ACTS[0]!;
}

/** The results of the calls that fell due in one minute. */
class Minute {
  readonly times: number[] = [];
  readonly #of = new Map<Act, number[]>();

  timesOf(act: Act): number[] {
    const times = this.#of.get(act) ?? [];
    this.#of.set(act, times);
    return times;
  }
}

const errors: string[] = [];
/** The longest delay of a call, in the current minute and overall. */
let latestMs = 0;
let latestOfAllMs = 0;

/** Sends what is due at a given time; latency counts from that time, even if the call is sent late. */
async function sendDue(users: readonly User[], due: number, into: Minute | null): Promise<void> {
  latestMs = Math.max(latestMs, performance.now() - due);
  if (into !== null) latestOfAllMs = Math.max(latestOfAllMs, latestMs);
  const act = anAct();
  const able = act.isRead ? users : users.filter(({ isChanging }) => !isChanging);
  if (able.length === 0) {
    // The server is still warming up if there is no minute to count this call in.
    if (into !== null) errors.push(`${act.name}: everybody waits for what they changed before`);
    return;
  }
  const user = oneOf(able);
  const sent = act.send(user);
  if (!act.isRead) user.isChanging = true;
  // The response to a creating call is parsed here, so it is requested without compression.
  const { status, text } = await call(user.token, sent.method === 'POST' ? { ...sent, encodings: 'identity' } : sent);
  if (!act.isRead) user.isChanging = false;
  const took = performance.now() - due;
  if (status < 200 || status >= 300) {
    errors.push(
      `${new Date().toISOString()} ${act.name}: ${sent.method} ${sent.path}: ${status} ${text.slice(0, 200)}`,
    );
    return;
  }
  if (sent.method === 'POST' && act.added !== undefined) act.added(user, (JSON.parse(text) as { id: number }).id);
  into?.times.push(took);
  into?.timesOf(act).push(took);
}

/** Sends calls at fixed times, without waiting for earlier responses. */
async function load(users: readonly User[], milliseconds: number, into: Minute | null): Promise<Promise<void>[]> {
  const began = performance.now();
  const sent: Promise<void>[] = [];
  const all = Math.round((milliseconds / 1000) * PER_SECOND * (into === null ? WARM_UP_SHARE : 1));
  while (sent.length < all) {
    // While the server warms up, the rate rises linearly, so the nth call is due at a time proportional to √n.
    const share = into === null ? Math.sqrt(sent.length / all) : sent.length / all;
    const due = began + share * milliseconds;
    if (due > performance.now()) await pause(TICK_MS);
    else {
      sent.push(sendDue(users, due, into));
      // Lets responses be handled between two calls, even when the calls are behind schedule.
      await immediate();
    }
  }
  return sent;
}

/** Opens a stream of changes for each of these people, as the app does. */
async function keepStreams(users: readonly User[], signal: AbortSignal): Promise<void> {
  const open = new Map<User, EventStream>();
  while (!signal.aborted) {
    for (const user of users) {
      if (open.get(user)?.hasEnded() === false) continue;
      const stream = await openEventStream(server.address, user.token, { query: '?missed=0' });
      if (stream.status !== 200) errors.push(`a stream was refused: ${stream.status}`);
      open.set(user, stream);
    }
    await pause(SAMPLE_MS, undefined, { signal }).catch(() => undefined);
  }
  for (const stream of open.values()) stream.close();
}

const memory = { server: [] as MemorySample[], database: [] as MemorySample[] };

/** Returns the memory used by the serving processes, their temporary helpers and the database. */
function memoryNow() {
  const all = descendantsOf(server.pid);
  const sum = (pids: readonly number[]) => pids.reduce((total, pid) => total + residentMegabytes(pid), 0);
  const serving = all.filter(({ command }) => command.includes('apps/api/src/main.ts')).map(({ pid }) => pid);
  const helping = all.filter(({ pid }) => !serving.includes(pid)).map(({ pid }) => pid);
  return { server: sum([server.pid, ...serving]), helpers: sum(helping), database: memoryOfAll(server.postgres) };
}

async function sampleMemory(began: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = memoryNow();
    const minute = (performance.now() - began) / MINUTE_MS;
    memory.server.push({ minute, megabytes: now.server });
    // Shared buffers have a fixed size, and the number of sessions follows the load, so a leak would show in the memory
    // of a single process.
    memory.database.push({ minute, megabytes: now.database.unshared / now.database.processes });
    await pause(SAMPLE_MS, undefined, { signal }).catch(() => undefined);
  }
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const cpuNow = () => ({
  server: cpuSeconds(server.pid),
  database: cpuSeconds(server.postgres),
  generator: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
});

const COLUMNS = [
  'minute',
  'calls',
  'errors',
  'p50',
  'p95',
  'p99',
  'server MB',
  'helpers MB',
  'database MB',
  'unshared',
  'processes',
];
const CPU_COLUMNS = ['server CPU %', 'database', 'generator', 'late ms'];
const line = (cells: readonly (string | number)[]) =>
  process.stdout.write(`${cells.map((cell) => String(cell).padStart(12)).join('')}\n`);

const ended = new AbortController();
try {
  process.stdout.write(`Making ${PEOPLE} people ...\n`);
  const users: User[] = [];
  // People are created one after another, because another transaction would wait too long while a week is planned.
  while (users.length < PEOPLE) users.push(await makeUser());
  const streams = keepStreams(users.slice(0, STREAMS), ended.signal);
  process.stdout.write(
    `${PER_SECOND} calls a second, after ${WARM_UP_SECONDS} s in which the rate rises; only errors of the server count in these.\n`,
  );
  await Promise.all(await load(users, WARM_UP_SECONDS * 1000, null));

  line([...COLUMNS, ...CPU_COLUMNS]);
  const sampling = sampleMemory(performance.now(), ended.signal);
  const measured: Minute[] = [];
  const answers: Promise<void>[] = [];
  let errorsBefore = errors.length;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const into = new Minute();
    measured.push(into);
    latestMs = 0;
    const before = cpuNow();
    answers.push(...(await load(users, MINUTE_MS, into)));
    const after = cpuNow();
    // Responses to the last calls count towards the next minute, or are awaited at the end of the run.
    const percent = (name: keyof typeof before) =>
      Math.round((100 * (after[name] - before[name])) / (MINUTE_MS / 1000));
    const now = memoryNow();
    line([
      minute,
      into.times.length,
      errors.length - errorsBefore,
      ...[0.5, 0.95, 0.99].map((share) => at(into.times, share).toFixed(1)),
      now.server,
      now.helpers,
      now.database.all,
      now.database.unshared,
      now.database.processes,
      percent('server'),
      percent('database'),
      percent('generator'),
      latestMs.toFixed(0),
    ]);
    errorsBefore = errors.length;
  }
  await Promise.all(answers);
  ended.abort();
  await Promise.all([sampling, streams]);

  console.table(
    Object.fromEntries(
      ACTS.map((act) => {
        const times = measured.flatMap((minute) => minute.timesOf(act));
        const shown = Object.fromEntries(
          [0.5, 0.95, 0.99, 1].map((share) => [
            share === 1 ? 'most ms' : `p${share * 100} ms`,
            at(times, share).toFixed(1),
          ]),
        );
        return [act.name, { calls: times.length, ...shown }];
      }),
    ),
  );
  for (const error of errors.slice(0, SHOWN_ERRORS)) process.stdout.write(`${error}\n`);
  const p95 = measured.map(({ times }) => at(times, 0.95));
  const faults = soakFaults({ minutes, errors: errors.length, latestMs: latestOfAllMs, p95, memory });
  process.stdout.write(`The rule: ${SOAK_RULE}.\n`);
  process.stdout.write(faults.length === 0 ? 'Verdict: good.\n' : `Verdict: NOT GOOD: ${faults.join('; ')}.\n`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  ended.abort();
  agent.destroy();
  await server.stop();
}
