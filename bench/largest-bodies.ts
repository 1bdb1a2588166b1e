// Measures how long another person's reads take while one account sends the largest body that the API accepts, one call
// after another, for each call in the API's description: node bench/largest-bodies.ts [ms per call] [call ...]. Calls
// over the limit are measured again after all others; exits with 1 if one exceeds the limit every time.
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { TEST_KEYS } from '@weekbord/testkit/test-keys';
import { promises } from '../tests/access/expected.ts';
import { personWithWeek } from './support/api-person.ts';
import { type Call, sendCall } from './support/attack.ts';
import { startBenchServer } from './support/bench-server.ts';
import { type Operation, readDescription } from './support/described-api.ts';
import { fuzzPeople, prepareFor } from './support/fuzz-people.ts';
import { largeBodies } from './support/largest-body.ts';
import { forgetLimits, saidFirst } from './support/said-first.ts';

const MS = Number(process.argv[2] ?? 1000);
/** The calls to measure; all if empty. */
const ONLY = process.argv.slice(3);
const BAR = 2;
/** The interval between two reads of the other person, in milliseconds. */
const STEP_MS = 5;
/** How many times the measurement of a call alternates between quiet and load. */
const TURNS = 4;
/** Below this number of milliseconds, a ratio of medians is dominated by noise. */
const NOISE_MS = 4;
/** Calls that would end the calling account. */
const LEFT_OUT = ['deleteMe', 'tokenLogout', 'endSessions', 'setPassword', 'followChanges'];
/** Calls that succeed only for a person with a single plan for all days. */
const WITH_PLAN: readonly string[] = ['changeGoal'];
/** How many times a call over the limit is measured: machines are noisy, often for minutes. */
const TRIES = 3;

const now = new Date();
const start = addDays(now.toISOString().slice(0, 10), 1 - (now.getUTCDay() || 7));
const server = await startBenchServer({ RATE_LIMIT_PER_MINUTE: '0', DATA_KEY: TEST_KEYS.dataKey });
const { db, close } = openDatabase(server.owner, { max: 2, patient: true });
const config = { ...server.config, ...TEST_KEYS };

/** Returns how long another person's reads take until `isDone` is true, in milliseconds. */
async function readsUntil(token: string, isDone: () => boolean): Promise<number[]> {
  const reads = ['/api/users/me', `/api/planner/calendarDay?date__gte=${start}&date__lte=${start}`];
  const times: number[] = [];
  while (!isDone() || times.length < 4) {
    const began = performance.now();
    await sendCall(server.address, token, { method: 'GET', path: reads[times.length % 2]! });
    times.push(performance.now() - began);
    await pause(STEP_MS);
  }
  return times;
}

const namesOf = (operations: readonly Operation[]) =>
  operations.map(({ operationId }) => operationId).join(', ') || 'none';

const medianOf = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1]!;

function during(ms: number): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() >= until;
}

try {
  const other = await personWithWeek(server.owner, config, start);
  const { operations, schemas } = await readDescription(server.address);
  const { newCaller, rightCaller, sampleOf, clearFor } = await fuzzPeople({
    db,
    config,
    address: server.address,
    now,
    start,
  });

  /** Returns a person who may make a call, and the largest accepted request. */
  async function largestOf({ operationId, method, path, parameters, body }: Operation) {
    const name = operationId as EndpointName;
    const isOfOwnCoach = promises().get(name)?.rule.startsWith("a coach's own") === true;
    const ofSample = await rightCaller(endpoints[name].access, isOfOwnCoach);
    const caller = WITH_PLAN.includes(name) ? await newCaller('planned') : ofSample;
    await clearFor(name, caller);
    await forgetLimits(db);
    const { params, query, ...sample } = await prepareFor(db, name, caller, sampleOf(name, ofSample) ?? {});
    const said = await saidFirst({ db, config, address: server.address }, name, caller);
    const right = { body: sample.body === undefined ? undefined : { ...sample.body, ...said } };
    const asked = parameters.flatMap(({ name: key, in: place, schema }): [string, string][] => {
      if (place !== 'query' || key === undefined || schema === undefined) return [];
      if (key === 'page_size') return [[key, '100']];
      const given = query?.[key];
      if (given !== undefined && key !== 'query') return [[key, String(given)]];
      if (key.startsWith('date')) return [[key, /before|lte/.test(key) ? addDays(start, 30) : start]];
      const isText = schema.type === 'string' && schema.enum === undefined && schema.format === undefined;
      return isText && key === 'query' ? [[key, 'x'.repeat(Math.min(schema.maxLength ?? 200, 200))]] : [];
    });
    const search = new URLSearchParams(asked).toString();
    const place = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(params?.[key]));
    const call = { method, path: `/api${place}${search === '' ? '' : `?${search}`}` };
    const token = caller.token ?? '';
    const idFor = () => caller.of?.slotId ?? 1;
    const bodies = body === undefined ? [undefined] : largeBodies(name, body, schemas, { right: right.body, idFor });
    let taken: { token: string; call: Call; first: number } | null = null;
    for (const one of bodies) {
      const sent: Call = one === undefined ? call : { ...call, body: one };
      const first = await sendCall(server.address, token, sent);
      taken = { token, call: sent, first };
      if (first < 400) break;
    }
    return taken!;
  }

  /** Measures the other person's reads, both without load and while a call is sent repeatedly. */
  async function measure({ token, call, first }: Readonly<{ token: string; call: Call; first: number }>) {
    const quietTimes: number[] = [];
    const loudTimes: number[] = [];
    let sent = 0;
    // Alternates, so that a slow phase of the machine affects both measurements.
    for (let turn = 0; turn < TURNS; turn += 1) {
      quietTimes.push(...(await readsUntil(other.token, during(MS / TURNS / 2))));
      const isOver = during(MS / TURNS);
      const sending = (async () => {
        while (!isOver()) {
          await sendCall(server.address, token, call);
          sent += 1;
        }
      })();
      loudTimes.push(...(await readsUntil(other.token, isOver)));
      await sending;
    }
    const [quiet, loud] = [medianOf(quietTimes), medianOf(loudTimes)];
    const bytes = call.body === undefined ? 0 : JSON.stringify(call.body).length;
    return { quiet, loud, sent, first, bytes, isOver: loud > BAR * quiet && loud > NOISE_MS };
  }

  const wanted = operations.filter(
    ({ operationId }) => !LEFT_OUT.includes(operationId) && (ONLY.length === 0 || ONLY.includes(operationId)),
  );
  await readsUntil(other.token, during(3000));
  const rows: Record<string, object> = {};
  const refused = new Set<string>();
  let over = wanted;
  for (let tries = 0; tries < TRIES && over.length > 0; tries += 1) {
    const asked = over;
    over = [];
    for (const operation of asked) {
      const { quiet, loud, sent, first, bytes, isOver } = await measure(await largestOf(operation));
      if (isOver) over.push(operation);
      if (first >= 400) refused.add(operation.operationId);
      rows[operation.operationId] = {
        bytes,
        'answer, sent': `${first}, ${sent} x`,
        'median ms': `${quiet.toFixed(1)} -> ${loud.toFixed(1)}`,
        times: Math.round((loud / quiet) * 100) / 100,
      };
    }
    process.stdout.write(`Over ${BAR} times: ${namesOf(over)}.\n`);
  }
  console.table(rows);
  process.stdout.write(`Refused whatever was sent: ${[...refused].join(', ') || 'none'}.\n`);
  if (over.length > 0) process.exitCode = 1;
} finally {
  await close();
  await server.stop();
}
