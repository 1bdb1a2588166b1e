// Makes all calls in the API's own description with values that are valid, at the limits or hostile, on a separate
// server and database: npm run bench fuzz [calls] [seed]. Exits with 1 if a call returns 5xx or nothing, or if its
// response differs from the description.
import process from 'node:process';
import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { isOpenAsClient, SUBJECT_HEADER } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { TEST_KEYS } from '@weekbord/testkit/test-keys';
import { promises } from '../tests/access/expected.ts';
import { startBenchServer } from './support/bench-server.ts';
import { type Came, type Operation, readDescription } from './support/described-api.ts';
import { type Caller, fuzzPeople, prepareFor, type Sample } from './support/fuzz-people.ts';
import { fuzzValues } from './support/fuzz-values.ts';
import { sendPatiently } from './support/send-patiently.ts';

const CALLS = Number(process.argv[2] ?? 10_000);
const SEED = Number(process.argv[3] ?? 1);
/** The number of concurrent calls, which causes conflicts. */
const AT_ONCE = 4;
/** The number of calls after which callers are replaced, because some are deleted or have no records left. */
const CALLS_OF_ONE = 400;
const KINDS = ['guest', 'alone', 'planned', 'client', 'coach', 'coach as client', 'staff'] as const;
const SHOWN_FAULTS = 30;
const LONG_MS = 60_000;

const now = new Date();
const start = addDays(now.toISOString().slice(0, 10), -now.getUTCDay());
const server = await startBenchServer({ RATE_LIMIT_PER_MINUTE: '0', STRICT: '1', DATA_KEY: TEST_KEYS.dataKey });
const { db, close } = openDatabase(server.owner, { max: 4, patient: true });
const config = { ...server.config, ...TEST_KEYS };
const { newCaller, rightCaller, sampleOf, clearFor } = await fuzzPeople({
  db,
  config,
  address: server.address,
  now,
  start,
});
const { operations, schemas, faultsOf } = await readDescription(server.address);
const values = fuzzValues(SEED, schemas, start);
const { pick, chance } = values;

interface Made {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

function headersOf({ token, clientId }: Caller, hasBody: boolean): Record<string, string> {
  return {
    ...(token !== null && { authorization: `Token ${token}` }),
    ...(clientId !== null && { [SUBJECT_HEADER]: String(clientId) }),
    ...(hasBody && { 'content-type': 'application/json' }),
  };
}

/** Returns a valid request; if `changed`, one part of it is invalid. */
function requestFrom({ path, body }: Operation, caller: Caller, sample: Sample, changed = false): Made {
  values.begin(caller.token ?? '', path);
  const given = Object.entries(sample.query ?? {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  );
  const query = new URLSearchParams(given).toString();
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(sample.params?.[name])));
  const { body: right } = sample;
  const isChanged = changed && body !== undefined && right !== undefined;
  return {
    path: `/api${place}${query === '' ? '' : `?${query}`}`,
    headers: headersOf(caller, right !== undefined),
    body: right === undefined ? undefined : isChanged ? values.changed(body, right) : JSON.stringify(right),
  };
}

/** Returns a request with values that match the description but are unrelated to each other. */
function requestOf(operation: Operation, caller: Caller): Made {
  values.begin(caller.token ?? '', operation.path);
  const search = new URLSearchParams();
  let { path } = operation;
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (name === undefined || schema === undefined) continue;
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(values.text(name, schema, true)));
    else if (place === 'query' && (required === true || chance(0.4)))
      search.append(name, values.text(name, schema, false));
  }
  const hasBody = operation.body !== undefined && chance(0.98);
  const headers = headersOf(caller, hasBody);
  headers['accept-language'] = pick(['en', 'nl', 'x;q=;;']);
  if (chance(0.05)) headers[SUBJECT_HEADER] = pick(['1', '-1', 'x']);
  if (operation.method !== 'GET' && chance(0.2))
    headers['idempotency-key'] = pick(['again', 'x'.repeat(201), values.random().toString()]);
  if (hasBody && chance(0.01)) headers['content-type'] = 'text/plain';
  const query = search.toString();
  return {
    path: `/api${path}${query === '' ? '' : `?${query}`}`,
    headers,
    body: hasBody ? values.body(operation.body) : undefined,
  };
}

/** Reads only the beginning of a stream. */
async function send({ method }: Operation, { path, headers, body }: Made): Promise<Came> {
  const answer = await sendPatiently(server, path, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(LONG_MS),
    ...(body === undefined ? {} : { body }),
  });
  const type = (answer.headers.get('content-type') ?? '').split(';', 1)[0]!;
  if (type === 'text/event-stream') {
    await answer.body?.cancel();
    return { status: answer.status, type, text: '' };
  }
  return { status: answer.status, type, text: await answer.text() };
}

const newCallers = () => Promise.all(KINDS.map((kind) => newCaller(kind)));
let callers: readonly Caller[] = await newCallers();

/** Counts how many times each call returned each status. */
const came = new Map<string, Map<number, number>>(operations.map(({ operationId }) => [operationId, new Map()]));
const faults: string[] = [];
let made = 0;

/** Makes a call, and records what is wrong with its response. */
async function callOnce(operation: Operation, caller: Caller, request: Made): Promise<void> {
  made += 1;
  const { operationId } = operation;
  const said = `${operationId}: ${operation.method} ${request.path} ${(request.body ?? '').slice(0, 600)} by ${caller.kind}`;
  try {
    const answer = await send(operation, request);
    const { status, type, text } = answer;
    const counts = came.get(operationId)!;
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (status === 401 && caller.token !== null) await replace(caller);
    if (status < 300 && type === 'application/json') values.learn(caller.token ?? '', operation.path, JSON.parse(text));
    const wrong = status >= 500 ? [text.slice(0, 300)] : faultsOf(operation, answer);
    if (wrong.length > 0)
      faults.push(`${status} ${said}\n    ${wrong.slice(0, 3).join('; ')}\n    ${text.slice(0, 200)}`);
  } catch (error) {
    faults.push(`no answer ${said}\n    ${String(error)} ${String((error as { cause?: unknown }).cause)}`);
    if (!server.isRunning()) throw new Error('The server has ended', { cause: error });
  }
}

/** Replaces a caller who is no longer admitted with a person of the same kind. */
async function replace(caller: Caller): Promise<void> {
  if (!callers.includes(caller)) return;
  const index = callers.indexOf(caller);
  callers = callers.with(index, await newCaller(caller.kind));
}

/** Makes each valid call once, by an allowed caller on unchanged records, and on behalf of their client. */
async function callRightly(operation: Operation): Promise<void> {
  const name = operation.operationId as EndpointName;
  const endpoint = endpoints[name];
  const isOfOwnCoach = promises().get(name)?.rule.startsWith("a coach's own") === true;
  const callers = [await rightCaller(endpoint.access, isOfOwnCoach)];
  if (isOpenAsClient(endpoint)) callers.push(await newCaller('coach as client'));
  for (const caller of callers) {
    const sample = sampleOf(name, caller);
    if (sample === null) continue;
    await clearFor(name, caller);
    await callOnce(operation, caller, requestFrom(operation, caller, await prepareFor(db, name, caller, sample)));
  }
}

async function callSomehow(): Promise<void> {
  const caller = pick(callers);
  // Callers who know no record read more often, because responses show which records exist.
  const operation = caller.of === null && chance(0.3) ? pick(reads) : pick(operations);
  const sample = sampleOf(operation.operationId, caller);
  if (sample === null || chance(0.4)) await callOnce(operation, caller, requestOf(operation, caller));
  else await callOnce(operation, caller, requestFrom(operation, caller, sample, chance(0.7)));
}

/** Processes all items, several at a time. */
async function workOff<Item>(items: Iterator<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const worker = async () => {
    for (let next = items.next(); next.done !== true; next = items.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function* untilEnough(): Generator<number> {
  while (made < CALLS) yield made;
}

function printCounts(): void {
  const rows = [...came].map(([name, counts]) => {
    const shown = [...counts].toSorted(([one], [other]) => one - other).map(([status, times]) => `${status} x${times}`);
    return [name, { statuses: shown.join(', ') }] as const;
  });
  console.table(Object.fromEntries(rows));
  const all = new Map<number, number>();
  for (const counts of came.values())
    for (const [status, times] of counts) all.set(status, (all.get(status) ?? 0) + times);
  console.table(Object.fromEntries([...all].toSorted(([one], [other]) => one - other)));
}

const reads = operations.filter(({ method }) => method === 'GET');
try {
  await workOff(operations[Symbol.iterator](), callRightly);
  let renewed = 0;
  await workOff(untilEnough(), async () => {
    if (made - renewed > CALLS_OF_ONE) {
      renewed = made;
      callers = await newCallers();
    }
    await callSomehow();
  });
} finally {
  printCounts();
  const never = [...came].filter(([, counts]) => ![...counts.keys()].some((status) => status < 400));
  process.stdout.write(
    `${made} calls of ${operations.length} operations, seed ${SEED}; ${operations.length - never.length} of them succeeded. ` +
      `Never: ${never.map(([name]) => name).join(', ') || 'none'}.\n`,
  );
  for (const fault of faults.slice(0, SHOWN_FAULTS)) process.stdout.write(`\n${fault}\n`);
  process.stdout.write(`\n${faults.length} answered 5xx, not at all, or otherwise than described.\n`);
  if (faults.length > 0) process.exitCode = 1;
  await close();
  await server.stop();
}
