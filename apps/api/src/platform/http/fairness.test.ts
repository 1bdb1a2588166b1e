import { setTimeout as pause } from 'node:timers/promises';
import { endpoint } from '@weekbord/contract/endpoint';
import { routes } from '@weekbord/contract/route';
import { authenticateThese, testActor } from '@weekbord/testkit/test-actors';
import { startServing } from '@weekbord/testkit/test-app';
import { openServingDatabase, openTestDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { serve, servePrepared } from './serve.ts';

const paths = routes({
  light: 'GET /fair/light',
  heavy: 'POST /fair/heavy',
  locked: 'POST /fair/locked',
  single: 'GET /fair/single',
  prepared: 'POST /fair/prepared',
});
const light = endpoint(paths.light, { access: 'signed-in', summary: 'Light.' });
const heavy = endpoint(paths.heavy, { access: 'signed-in', summary: 'Heavy.', heavy: true });
const locked = endpoint(paths.locked, { access: 'signed-in', summary: 'Locked.' });
const single = endpoint(paths.single, { access: 'signed-in', summary: 'Single.', oneByOne: true });
const prepared = endpoint(paths.prepared, { access: 'signed-in', summary: 'Prepared.' });

/** The running work by caller, until the test ends it. */
const running: { who: number; end: () => void }[] = [];
const untilEnded = (who: number) =>
  new Promise<void>((resolve) => {
    running.push({ who, end: resolve });
  });
afterEach(() => {
  for (const { end } of running.splice(0)) end();
});
async function untilRunning(count: number): Promise<void> {
  while (running.length < count) await pause(2);
}
/** Ends running work until all of these calls have a response. Returns their statuses. */
async function endAll(calls: readonly Promise<Readonly<{ status: number }>>[]): Promise<readonly number[]> {
  let answered = false;
  const all = Promise.all(calls).finally(() => {
    answered = true;
  });
  while (!answered) {
    for (const { end } of running) end();
    await pause(2);
  }
  return (await all).map(({ status }) => status);
}

let lookUps = 0;
let tries = 0;
let done = 0;
const known = authenticateThese({ a: testActor({ id: 1 }), b: testActor({ id: 2 }) });
const product = {
  authenticate: (async (db, token, now) => {
    lookUps += 1;
    return known(db, token, now);
  }) as typeof known,
  routes: [
    serve(light, async (ctx) => untilEnded(ctx.actor.id)),
    serve(single, async (ctx) => untilEnded(ctx.actor.id)),
    serve(heavy, async (ctx) => untilEnded(ctx.actor.id)),
    serve(locked, async (ctx) => {
      tries += 1;
      await sql`select pg_advisory_xact_lock(1)`.execute(ctx.db);
      done += 1;
    }),
    servePrepared(
      prepared,
      async (ctx) => untilEnded(ctx.actor.id),
      async (ctx) => void (await sql`select 1`.execute(ctx.db)),
    ),
  ],
};
const database = await openTestDatabase();
const app = await startServing({ product, database });
const [a, b] = [app.as('a'), app.as('b')];

describe('one caller among others', () => {
  it('has at most four requests running, and leaves the other slots to other callers', async () => {
    const own = Array.from({ length: 20 }, () => a.call(light));
    await untilRunning(4);
    const other = b.call(light);
    await untilRunning(5);
    expect(running.map(({ who }) => who)).toEqual([1, 1, 1, 1, 2]);
    running[4]!.end();
    expect((await other).status).toBe(204);
    while (running.length < 21) {
      for (const { end } of running) end();
      await pause(2);
    }
    for (const { end } of running) end();
    expect((await Promise.all(own)).every(({ status }) => status === 204)).toBe(true);
  });

  it('is rejected with 429 if more than sixty of its requests wait, without affecting others', async () => {
    const own = Array.from({ length: 70 }, () => a.call(light));
    await untilRunning(4);
    const refused = await Promise.race(own);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.headers['retry-after']).toBe('1');
    const other = b.call(light);
    await untilRunning(5);
    running[4]!.end();
    expect((await other).status).toBe(204);
    expect((await endAll(own)).filter((status) => status === 429)).toHaveLength(6);
  });

  it('has its heavy requests run one at a time, with at most two waiting', async () => {
    const own = Array.from({ length: 4 }, () => a.call(heavy));
    await untilRunning(1);
    expect((await Promise.race(own)).status).toBe(429);
    const other = b.call(heavy);
    await untilRunning(2);
    expect(running.map(({ who }) => who)).toEqual([1, 2]);
    running[1]!.end();
    expect((await other).status).toBe(204);
    for (let done = 0; done < 3; done += 1) {
      await untilRunning(done === 0 ? 1 : done + 2);
      running.at(done === 0 ? 0 : -1)!.end();
    }
    expect((await Promise.all(own)).map(({ status }) => status).toSorted()).toEqual([204, 204, 204, 429]);
  });

  it('has its short CPU-bound requests run one at a time, and as many accepted as a page sends', async () => {
    const own = Array.from({ length: 10 }, () => a.call(single));
    await untilRunning(1);
    const others = [a.call(light), b.call(single)];
    await untilRunning(3);
    expect(running.map(({ who }) => who).toSorted()).toEqual([1, 1, 2]);
    expect((await endAll([...own, ...others])).every((status) => status === 204)).toBe(true);
  });

  it('has at most twenty short CPU-bound requests waiting', async () => {
    let answered = 0;
    const own = Array.from({ length: 30 }, async () => {
      const answer = await a.call(single);
      answered += 1;
      return answer;
    });
    await expect.poll(() => answered).toBe(9);
    const statuses = await endAll(own);
    expect(statuses.filter((status) => status === 204)).toHaveLength(21);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  });

  it('has its session looked up twice for a burst of requests, and those beyond sixty-four rejected', async () => {
    lookUps = 0;
    const own = Array.from({ length: 200 }, () => a.call(light));
    await untilRunning(4);
    const other = b.call(light);
    await untilRunning(5);
    const statuses = await endAll([...own, other]);
    expect(statuses.filter((status) => status === 429)).toHaveLength(136);
    expect(statuses.at(-1)).toBe(204);
    expect(lookUps).toBe(3);
    expect(await endAll([a.call(light)])).toEqual([204]);
  });

  it('frees the places of its requests when it aborts them', async () => {
    const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const hangingUp = new AbortController();
    const send = (signal?: AbortSignal) =>
      fetch(`${address}/api${paths.light.path}`, {
        headers: { authorization: 'Token a' },
        ...(signal === undefined ? {} : { signal }),
      });
    const own = Array.from({ length: 65 }, () => send(hangingUp.signal).catch(() => null));
    const refused = await Promise.race(own);
    expect(refused?.status).toBe(429);
    hangingUp.abort();
    expect((await Promise.all(own)).filter((answer) => answer === null)).toHaveLength(64);
    const served = async () => (await endAll([send()])).at(0);
    await expect.poll(served).toBe(204);
  });

  it('occupies no slot and no connection during preparation', async () => {
    const small = await startServing({ product, database, config: { databasePoolSize: 1 } });
    const preparing = small.as('a').call(prepared);
    await untilRunning(1);
    const other = small.as('b').call(light);
    await untilRunning(2);
    running[1]!.end();
    expect((await other).status).toBe(204);
    running[0]!.end();
    expect((await preparing).status).toBe(204);
  });
});

describe('a write that waits for a lock', () => {
  it('occupies no slot and no connection while waiting, and is served once the lock is free', async () => {
    const serving = openServingDatabase(database, { max: 1, lockWaitMs: 50 });
    const small = await startServing({ product, database, serving, config: { databasePoolSize: 1 } });
    const waiting = await database.db.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(1)`.execute(holder);
      const sent = small.as('a').call(locked);
      await expect.poll(() => tries).toBeGreaterThan(1);
      const other = small.as('b').call(light);
      await untilRunning(1);
      running[0]!.end();
      expect((await other).status).toBe(204);
      expect(done).toBe(0);
      await sql`select pg_advisory_unlock(1)`.execute(holder);
      return { sent };
    });
    expect((await waiting.sent).status).toBe(204);
    expect(done).toBe(1);
  });
});

describe('a network that sends unknown tokens', () => {
  it('is counted before its tokens are looked up', async () => {
    const limited = await startServing({ product, database, config: { rateLimitPerMinute: 4 } });
    lookUps = 0;
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      const answer = await limited.as(`made-up-${index}`).call(light, {}, { remoteAddress: '198.51.100.7' });
      statuses.push(answer.status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(lookUps).toBe(20);
  });
});
