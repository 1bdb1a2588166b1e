// All calls of the API's own description with values that are right, at the edge of it or hostile, on a server and a
// database of their own: npm run bench fuzz [calls] [seed]. What answers 500, or otherwise than described, ends it with 1.
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { anOnboardedPerson } from '@weekbord/api/demo/demo-scenarios';
import { aPerson, type PersonDetails } from '@weekbord/api/demo/people';
import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { hashOf } from '@weekbord/api/platform/secret/tokens';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { startBenchServer } from './support/bench-server.ts';
import { type Came, type Operation, readDescription } from './support/described-api.ts';
import { fuzzValues } from './support/fuzz-values.ts';

const CALLS = Number(process.argv[2] ?? 10_000);
const SEED = Number(process.argv[3] ?? 1);
/** Calls at once, so that what collides is seen too. */
const AT_ONCE = 4;
/** After so many calls of one person another takes their place: some are deleted or have lost their sessions. */
const CALLS_OF_ONE = 2000;
const SHOWN_FAULTS = 30;
const LONG_MS = 60_000;

type Caller = Readonly<{ token: string | null; clientId: number | null }>;

const now = new Date();
const start = addDays(now.toISOString().slice(0, 10), -now.getUTCDay());
const server = await startBenchServer({ RATE_LIMIT_PER_MINUTE: '0', STRICT: '1' });
const { db, close } = openDatabase(server.owner, { max: 4, patient: true });

/** A person with a planned week and a session. */
async function personWith(details: PersonDetails): Promise<{ id: number; token: string }> {
  const person = await aPerson(db, {
    payment_status_override: true,
    feature_flags: ['FF_RECIPE_INSPIRATION', 'FF_COPY_MEALS_TO_ANOTHER_DAY'],
    ...details,
  });
  await anOnboardedPerson({ db, config: server.config, now, locale: 'en' }, person, { start });
  const token = randomBytes(32).toString('base64url');
  const session = { token_hash: hashOf(token), created_at: now, last_used_at: now, device_hash: null };
  await db
    .insertInto('auth_token')
    .values({ person_id: person.id, ...session })
    .execute();
  return { id: person.id, token };
}

/** Those who call: a coach, a client of theirs, people alone, one of staff, and a guest. */
async function newCallers(): Promise<Caller[]> {
  const coach = await personWith({ is_coach: true });
  const client = await personWith({ coach_id: coach.id });
  const others = [await personWith({}), await personWith({}), await personWith({ is_staff: true })];
  return [
    { token: coach.token, clientId: client.id },
    ...[client, ...others].map(({ token }) => ({ token, clientId: null })),
    { token: null, clientId: null },
  ];
}

/** Somebody in the place of a caller who is let in no more. */
async function another({ clientId }: Caller): Promise<Caller> {
  if (clientId === null) return { token: (await personWith({})).token, clientId };
  const coach = await personWith({ is_coach: true });
  const client = await personWith({ coach_id: coach.id });
  return { token: coach.token, clientId: client.id };
}

const { operations, schemas, faultsOf } = await readDescription(server.address);
const values = fuzzValues(SEED, schemas, start);
const { pick, chance } = values;

interface Made {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

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
  const headers: Record<string, string> = { 'accept-language': pick(['en', 'nl', 'x;q=;;']) };
  if (caller.token !== null) headers['authorization'] = `Token ${caller.token}`;
  if (caller.clientId !== null && chance(0.2)) headers['x-subject'] = String(pick([caller.clientId, 1, -1, 'x']));
  if (operation.method !== 'GET' && chance(0.2))
    headers['idempotency-key'] = pick(['again', 'x'.repeat(201), values.random().toString()]);
  const hasBody = operation.body !== undefined && chance(0.98);
  if (hasBody) headers['content-type'] = chance(0.99) ? 'application/json' : 'text/plain';
  const query = search.toString();
  return {
    path: `/api${path}${query === '' ? '' : `?${query}`}`,
    headers,
    body: hasBody ? values.body(operation.body) : undefined,
  };
}

/** Of what streams, its beginning is enough. */
async function send({ method }: Operation, { path, headers, body }: Made): Promise<Came> {
  const answer = await fetch(server.address + path, {
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

const statuses = new Map<number, number>();
const good = new Set<string>();
const faults: string[] = [];
let callers = await newCallers();
let made = 0;

async function callOnce(operation: Operation): Promise<void> {
  const index = Math.floor(values.random() * callers.length);
  const caller = callers[index]!;
  const request = requestOf(operation, caller);
  const said = `${operation.operationId}: ${operation.method} ${request.path} ${(request.body ?? '').slice(0, 600)}`;
  try {
    const came = await send(operation, request);
    statuses.set(came.status, (statuses.get(came.status) ?? 0) + 1);
    if (came.status < 300) good.add(operation.operationId);
    if (came.status < 300 && came.type === 'application/json')
      values.learn(caller.token ?? '', operation.path, JSON.parse(came.text));
    if (came.status === 401 && caller.token !== null) callers = callers.with(index, await another(caller));
    const wrong = came.status === 500 ? [came.text.slice(0, 300)] : faultsOf(operation, came);
    if (wrong.length > 0)
      faults.push(`${came.status} ${said}\n    ${wrong.slice(0, 3).join('; ')}\n    ${came.text.slice(0, 200)}`);
  } catch (error) {
    faults.push(`no answer ${said}\n    ${String(error)}`);
  }
}

async function work(): Promise<void> {
  while (made < CALLS) {
    made += 1;
    if (made % CALLS_OF_ONE === 0) callers = await newCallers();
    // Reads first, which show what there is.
    await callOnce(made % CALLS_OF_ONE < 3 * reads.length ? reads[made % reads.length]! : pick(operations));
  }
}

const reads = operations.filter(({ method }) => method === 'GET');
try {
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.table(Object.fromEntries([...statuses].toSorted(([one], [other]) => one - other)));
  process.stdout.write(
    `${made} calls of ${operations.length} operations, seed ${SEED}; ${good.size} of them answered well.\n`,
  );
  for (const fault of faults.slice(0, SHOWN_FAULTS)) process.stdout.write(`\n${fault}\n`);
  process.stdout.write(`\n${faults.length} answered 500, not at all, or otherwise than described.\n`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await close();
  await server.stop();
}
