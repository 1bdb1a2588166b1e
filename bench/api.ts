// Measures the cost of API calls, on a separate server and database: node bench/api.ts [seconds per call]
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '@weekbord/domain/dates/plain-date';
import autocannon from 'autocannon';
import { personWithWeek } from './support/api-person.ts';
import { cpuSeconds, memoryOfAll, residentMegabytes } from './support/process-cost.ts';
import { startBenchServer } from './support/bench-server.ts';

const CONNECTIONS = 50;
/**
 * The number of connections for writing calls. Changes to one person's records are serialised, so with more connections
 * the time would include waiting for each other.
 */
const WRITING_CONNECTIONS = 1;
const WARM_UP_SECONDS = 2;
const SETTLE_MS = 2000;
/** The `Accept-Encoding` header that browsers send, so that the cost of compression is included. */
const AS_BROWSERS_TAKE_IT = 'gzip, deflate, br, zstd';
const BUDGET_MB = { atRest: 200, underLoad: 350 };
const seconds = Number(process.argv[2] ?? 6);
const START = '2027-03-15';

const server = await startBenchServer({ RATE_LIMIT_PER_MINUTE: '0' });

try {
  const { address, pid, postgres } = server;
  await pause(SETTLE_MS);
  const atRest = { server: residentMegabytes(pid), database: memoryOfAll(postgres).all };
  const person = await personWithWeek(server.owner, server.config, START);
  const headers = {
    authorization: `Token ${person.token}`,
    'content-type': 'application/json',
    'accept-encoding': AS_BROWSERS_TAKE_IT,
  };
  const days = (last: string) => `/api/planner/calendarDay?date__gte=${START}&date__lte=${last}`;
  const meal = {
    recipe_template: person.recipeId,
    portions_multiplier: 1.25,
    meal_slot_specification_id: person.slotId,
  };
  let added = 0;
  const nextDay = () => person.spareDayIds[added++ % person.spareDayIds.length];
  const calls: { name: string; budget: number | null; request: autocannon.Request; connections?: number }[] = [
    { name: 'diary day', budget: 2, request: { method: 'GET', path: days(START) } },
    { name: 'diary week', budget: 5, request: { method: 'GET', path: days(addDays(START, 6)) } },
    {
      name: 'add an item',
      budget: 3,
      connections: WRITING_CONNECTIONS,
      request: {
        method: 'POST',
        path: '/api/planner/planGeneratedRecipeMeal',
        setupRequest: (request) => ({ ...request, body: JSON.stringify({ ...meal, calendar_day_id: nextDay() }) }),
      },
    },
    { name: 'grocery list', budget: null, request: { method: 'GET', path: '/api/planner/groceryList?page_size=1' } },
    {
      name: 'proposals for a slot',
      budget: 8,
      request: {
        method: 'GET',
        path: `/api/food/generateMeals?date_to_plan_for=${START}&meal_slot_specification=${person.slotId}`,
      },
    },
    { name: 'page of recipes', budget: 4, request: { method: 'GET', path: '/api/food/recipeInspiration' } },
    {
      name: 'recipes by a word',
      budget: 5,
      request: { method: 'GET', path: '/api/food/recipeInspiration?ingredient_search=brocoli' },
    },
    {
      name: 'one recipe',
      budget: null,
      request: { method: 'GET', path: `/api/food/recipeTemplate/${person.recipeId}` },
    },
    { name: 'foods by a word', budget: null, request: { method: 'GET', path: '/api/food/search?query=volle%20yog' } },
    {
      name: 'plan a week',
      budget: 200,
      connections: WRITING_CONNECTIONS,
      request: {
        method: 'POST',
        path: '/api/planner/autoPlanDays',
        body: JSON.stringify({ start_date_inclusive: addDays(START, 28), num_days: 7, delete_existing_plans: true }),
      },
    },
  ];
  const memory: number[] = [];
  const rows: Record<string, Record<string, string | number>> = {};
  for (const { name, budget, request, connections = CONNECTIONS } of calls) {
    const run = (duration: number) =>
      autocannon({ url: address, connections, duration, requests: [{ ...request, headers }] });
    await run(WARM_UP_SECONDS);
    const before = { server: cpuSeconds(pid), database: cpuSeconds(postgres) };
    const result = await run(seconds);
    const answered = result['2xx'];
    const cost = (pid: number, since: number) => (1000 * (cpuSeconds(pid) - since)) / Math.max(1, answered);
    const ofServer = cost(pid, before.server);
    const ofDatabase = cost(postgres, before.database);
    memory.push(residentMegabytes(pid));
    rows[name] = {
      'CPU ms': (ofServer + ofDatabase).toFixed(2),
      'budget ms': budget ?? '',
      'of it database': ofDatabase.toFixed(2),
      connections,
      'answers/s': Math.round(answered / result.duration),
      'p50 ms': result.latency.p50,
      'p97.5 ms': result.latency.p97_5,
      failed: result.non2xx + result.errors,
    };
  }
  console.table(rows);
  console.table({
    'at rest': { 'server memory MB': atRest.server, 'budget MB': BUDGET_MB.atRest, 'database MB': atRest.database },
    [`under ${CONNECTIONS} connections`]: {
      'server memory MB': Math.max(...memory),
      'budget MB': BUDGET_MB.underLoad,
      'database MB': memoryOfAll(postgres).all,
    },
  });
} finally {
  await server.stop();
}
