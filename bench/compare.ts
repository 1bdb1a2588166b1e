// Compares the cost of calls in several versions of the product, measured in turn in one session: node bench/compare.ts
// [folder ...] [--rounds 3] [--of add]
// Each folder is a work tree with its packages installed; the first one is the baseline. This work tree always comes
// last.
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addDays } from '@weekbord/domain/dates/plain-date';
import autocannon from 'autocannon';
import type { BenchPerson } from './support/api-person.ts';
import { cpuSeconds, databasePid, residentMegabytes } from './support/process-cost.ts';
import type { startServer } from './support/start-server.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' }, of: { type: 'string', default: '' } },
});
const START = '2027-03-15';
/**
 * As many concurrent reads as one person is allowed: more would be rejected, and the rejections would add to the cost.
 */
const READING = { connections: 16, amount: 600 };
/** The load under which memory is measured. */
const CROWD = { connections: 50, amount: 600 };
/** How calls that write are made: over one connection, because changes to one person's records are serialised. */
const WRITING = { connections: 1, amount: 200 };
const PLANNING = { connections: 1, amount: 10 };
/** Number of days to which meals are added: the same for each version, and enough for no day to become full. */
const DAYS = 180;

type Opened = Readonly<{ stop(): Promise<void> }> & Readonly<{ owner?: string; connectionString: string }>;
type State = Readonly<{
  name: string;
  server: Awaited<ReturnType<typeof startServer>>;
  postgres: number;
  person: BenchPerson;
  days: readonly number[];
  stop(): Promise<void>;
}>;

/** Returns what a version exports under one of the given paths and names, because older versions may differ. */
async function exportOf(folder: string, paths: readonly string[], names: readonly string[]): Promise<never> {
  for (const path of paths) {
    const found = await import(join(folder, path)).catch(() => ({}));
    for (const name of names) if (name in found) return found[name] as never;
  }
  throw new Error(`${folder} has none of ${names.join(', ')}`);
}

async function startState(root: string): Promise<State> {
  const folder = await mkdtemp(join(tmpdir(), 'weekbord-compare-'));
  await chmod(folder, 0o755);
  const secret = randomBytes(32).toString('hex');
  const api = 'apps/api/src/platform';
  const of = async <Value>(paths: readonly string[], ...names: string[]): Promise<Value> =>
    exportOf(root, paths, names);
  const loadConfig = await of<(env: object) => never>([`${api}/config/config.ts`], 'loadConfig');
  const start = await of<typeof startServer>(['bench/support/start-server.ts'], 'startServer');
  const open = await of<(folder: string, log: never) => Promise<Opened>>(
    [`${api}/database/open-embedded.ts`],
    'openEmbedded',
  );
  const createLog = await of<(config: never) => never>([`${api}/log/log.ts`], 'createLog');
  const makePerson = await of<(address: string, config: never, start: string) => Promise<BenchPerson>>(
    ['bench/support/api-person.ts'],
    'personWithWeek',
    'somebodyWithAWeek',
  );
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SECRET_KEY: secret });
  const settings = { DEMO: '0', RATE_LIMIT_PER_MINUTE: '0', SECRET_KEY: secret };
  // Building a database takes memory that later starts do not need.
  await start(folder, settings).then((first) => first.stop());
  const database = await open(folder, createLog(config));
  const server = await start(folder, settings);
  const person = await makePerson(database.owner ?? database.connectionString, config, START);
  return {
    name: root.split('/').at(-1) ?? root,
    server,
    postgres: databasePid(folder),
    person,
    days: await makeDays(server.address, person),
    async stop() {
      await server.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function makeDays(address: string, { token }: BenchPerson): Promise<number[]> {
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' };
  const get = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${address}${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: number; results: readonly { calendar_items: readonly { id: number }[] }[] };
  };
  const { id: user } = await get('/api/auth/users/me');
  // A coach views a week with all meals eaten.
  const { results } = await get(daysUntil(addDays(START, 6)));
  for (const { id } of results.flatMap((day) => day.calendar_items))
    await get(`/api/planner/calendarItem/${id}`, { method: 'PATCH', body: JSON.stringify({ status: 'EATEN' }) });
  const days: number[] = [];
  for (let nth = 0; nth < DAYS; nth += 1) {
    const body = JSON.stringify({ user, date: addDays(START, 600 + nth) });
    days.push((await get('/api/planner/calendarDay', { method: 'POST', body })).id);
  }
  return days;
}

const daysUntil = (last: string) => `/api/planner/calendarDay?date__gte=${START}&date__lte=${last}`;
let added = 0;
type Call = Readonly<{ connections: number; amount: number; request: (state: State) => autocannon.Request }>;
const read = (path: (person: BenchPerson) => string): Call => ({
  ...READING,
  request: ({ person }) => ({ method: 'GET', path: path(person) }),
});
const CALLS: Readonly<Record<string, Call>> = {
  'add an item': {
    ...WRITING,
    request: ({ person, days }) => ({
      method: 'POST',
      path: '/api/planner/planGeneratedRecipeMeal',
      setupRequest: (request) => ({
        ...request,
        body: JSON.stringify({
          recipe_template: person.recipeId,
          portions_multiplier: 1.25,
          calendar_day_id: days[added++ % days.length],
          meal_slot_specification_id: person.slotId,
        }),
      }),
    }),
  },
  'diary day': read(() => daysUntil(START)),
  'diary week': read(() => daysUntil(addDays(START, 6))),
  'proposals for a slot': read(
    ({ slotId }) => `/api/food/generateMeals?date_to_plan_for=${START}&meal_slot_specification=${slotId}`,
  ),
  'page of recipes': read(() => '/api/food/recipeInspiration'),
  'recipes by a word': read(() => '/api/food/recipeInspiration?ingredient_search=brocoli'),
  'balance of a week': read(() => `/api/planner/weekBalance?date=${START}`),
  'week of a client': read(() => `/api/users/clientWeek?until=${addDays(START, 6)}&today=${addDays(START, 7)}`),
  'plan a week': {
    ...PLANNING,
    request: () => ({
      method: 'POST',
      path: '/api/planner/autoPlanDays',
      body: JSON.stringify({ start_date_inclusive: addDays(START, 28), num_days: 7, delete_existing_plans: true }),
    }),
  },
};

/** Returns the CPU time per response, of the server and of its database, in milliseconds. */
async function costOf(state: State, { connections, amount, request }: Call): Promise<readonly [number, number]> {
  const { server, postgres, person } = state;
  const headers = {
    authorization: `Token ${person.token}`,
    'content-type': 'application/json',
    'accept-encoding': 'gzip, deflate, br, zstd',
  };
  const run = (count: number) =>
    autocannon({
      url: server.address,
      connections,
      amount: count,
      timeout: 60,
      requests: [{ ...request(state), headers }],
    });
  await run(Math.ceil(amount / 4));
  const before = [cpuSeconds(server.pid), cpuSeconds(postgres)] as const;
  const { non2xx } = await run(amount);
  if (non2xx > 0) throw new Error(`${state.name} refused ${non2xx} of ${amount}: ${request(state).path}`);
  const since = (now: number, then: number) => (1000 * (now - then)) / amount;
  return [since(cpuSeconds(server.pid), before[0]), since(cpuSeconds(postgres), before[1])];
}

/** Whether a version has a call; older versions lack some. */
async function hasCall(state: State, { request }: Call): Promise<boolean> {
  const { path = '', method } = request(state);
  if (method !== 'GET') return true;
  const headers = { authorization: `Token ${state.person.token}` };
  return (await fetch(`${state.server.address}${path}`, { headers })).status !== 404;
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const states: State[] = [];
try {
  for (const folder of [...positionals, join(import.meta.dirname, '..')])
    states.push(await startState(resolve(folder)));
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, call] of Object.entries(CALLS).filter(([one]) => one.startsWith(options.of))) {
    const costs = states.map(() => [] as (readonly [number, number])[]);
    for (let round = 0; round < Number(options.rounds); round += 1) {
      for (const [at, state] of states.entries())
        if (await hasCall(state, call)) costs[at]!.push(await costOf(state, call));
    }
    const sums = costs.map((each) => median(each.map(([server, database]) => server + database)));
    rows[name] = Object.fromEntries(
      states.map((state, at) => {
        const ofDatabase = median(costs[at]!.map(([, database]) => database));
        const ratio = sums[0] === 0 ? '–' : (sums[at]! / sums[0]!).toFixed(2);
        return [state.name, `${sums[at]!.toFixed(2)} ms (database ${ofDatabase.toFixed(2)}), ${ratio}`];
      }),
    );
  }
  for (const state of states) await costOf(state, { ...CROWD, request: CALLS['diary week']!.request });
  rows['server memory MB'] = Object.fromEntries(
    states.map((state) => [state.name, String(residentMegabytes(state.server.pid))]),
  );
  console.table(rows);
} finally {
  for (const state of states) await state.stop();
}
