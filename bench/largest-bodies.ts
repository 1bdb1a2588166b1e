// What another person waits for their reads while one account sends the largest body that the API's description allows,
// call after call, one at a time: node bench/largest-bodies.ts [ms per call]. Over the bar twice in a row ends it with 1.
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { personWithWeek } from './support/api-person.ts';
import { sendCall } from './support/attack.ts';
import { startBenchServer } from './support/bench-server.ts';
import { type Operation, readDescription } from './support/described-api.ts';
import { largestBody } from './support/largest-body.ts';

const MS = Number(process.argv[2] ?? 1000);
const BAR = 2;
/** Between two reads of the other person, in milliseconds. */
const STEP_MS = 5;
/** Below this a ratio of medians says more of the machine than of the server, in milliseconds. */
const NOISE_MS = 4;
/** What would end the account that calls. */
const LEFT_OUT = ['deleteMe', 'tokenLogout', 'endSessions', 'setPassword', 'followChanges'];

const now = new Date();
const start = addDays(now.toISOString().slice(0, 10), 1 - (now.getUTCDay() || 7));
const server = await startBenchServer({ RATE_LIMIT_PER_MINUTE: '0' });

/** The median time of another person's reads until something is done. */
async function readsUntil(token: string, isDone: () => boolean): Promise<number> {
  const reads = ['/api/users/me', `/api/planner/calendarDay?date__gte=${start}&date__lte=${start}`];
  const times: number[] = [];
  while (!isDone() || times.length < 6) {
    const began = performance.now();
    await sendCall(server.address, token, { method: 'GET', path: reads[times.length % 2]! });
    times.push(performance.now() - began);
    await pause(STEP_MS);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!;
}

function during(ms: number): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() >= until;
}

try {
  const sender = await personWithWeek(server.owner, server.config, start);
  const other = await personWithWeek(server.owner, server.config, start);
  const { operations, schemas } = await readDescription(server.address);
  const ids: Readonly<Record<string, number>> = { meal_slot_id: sender.slotId, calendar_day_id: sender.lastDayId };
  const idFor = (name: string) => ids[name] ?? sender.recipeId;

  const callOf = ({ operationId, method, path, parameters, body }: Operation) => {
    const query = parameters.flatMap(({ name, in: place, schema }) => {
      if (place !== 'query' || name === undefined || schema === undefined) return [];
      if (name === 'page_size') return ['page_size=100'];
      if (name.startsWith('date'))
        return [`${name}=${name.includes('before') || name.includes('lte') ? addDays(start, 30) : start}`];
      return schema.type === 'string' && schema.enum === undefined && schema.format === undefined
        ? [`${name}=${'x'.repeat(Math.min(schema.maxLength ?? 200, 200))}`]
        : [];
    });
    return {
      method,
      path: `/api${path.replaceAll(/\{\w+\}/g, String(sender.slotId))}${query.length === 0 ? '' : `?${query.join('&')}`}`,
      ...(body === undefined ? {} : { body: largestBody(operationId, body, schemas, idFor) }),
    };
  };

  /** The reads of the other person, quiet and while a call is sent over and over. */
  async function measure(operation: Operation) {
    const call = callOf(operation);
    const quiet = await readsUntil(other.token, during(MS / 2));
    const isOver = during(MS);
    let sent = 0;
    let status = 0;
    const sending = (async () => {
      while (!isOver()) {
        status = await sendCall(server.address, sender.token, call);
        sent += 1;
      }
    })();
    const loud = await readsUntil(other.token, isOver);
    await sending;
    const bytes = call.body === undefined ? 0 : JSON.stringify(call.body).length;
    return { quiet, loud, sent, status, bytes, isOver: loud > BAR * quiet && loud > NOISE_MS };
  }

  const wanted = operations.filter(({ operationId }) => !LEFT_OUT.includes(operationId));
  await readsUntil(other.token, during(3000));
  const rows: Record<string, object> = {};
  const over: string[] = [];
  for (const operation of wanted) {
    let found = await measure(operation);
    // Once more where it was over: machines are noisy.
    if (found.isOver) found = await measure(operation);
    if (found.isOver) over.push(operation.operationId);
    const { quiet, loud, sent, status, bytes } = found;
    rows[operation.operationId] = {
      bytes,
      'sent, last': `${sent} x, ${status}`,
      'median ms': `${quiet.toFixed(1)} -> ${loud.toFixed(1)}`,
      times: Math.round((loud / quiet) * 100) / 100,
    };
  }
  console.table(rows);
  process.stdout.write(`Over ${BAR} times in both tries: ${over.join(', ') || 'none'}.\n`);
  if (over.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
}
