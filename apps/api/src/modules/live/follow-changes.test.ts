import { createHash, randomBytes } from 'node:crypto';
import { deleteMe, updateMe } from '@weekbord/contract/accounts/users';
import { tokenLogout } from '@weekbord/contract/auth/log-in';
import { createCalendarDay, updateCalendarDay } from '@weekbord/contract/diary/calendar-days';
import {
  createGroceryList,
  createGroceryListItem,
  updateGroceryListItem,
} from '@weekbord/contract/groceries/grocery-lists';
import { shareGroceryList, tickSharedGroceryList } from '@weekbord/contract/groceries/shared-lists';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { type EventStream, openEventStream } from '@weekbord/testkit/event-stream';
import { startServing } from '@weekbord/testkit/test-app';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { weekbord } from '../../weekbord.ts';

const SOON = { interval: 10 };

const database = await openTestDatabase();
const product = { routes: weekbord.routes, authenticate: weekbord.authenticate };
/** Two servers on one database, each with its own connections. */
const here = await startServing({ product, database, listens: true });
const there = await startServing({ product, database, listens: true });
const address = await there.app.listen({ port: 0 });

const open: EventStream[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

/** Logs a person in on another device. */
async function session(person: Person): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = here.clock.now();
  await here.db
    .insertInto('auth_token')
    .values({
      person_id: person.id,
      token_hash: createHash('sha256').update(token).digest(),
      created_at: now,
      last_used_at: now,
      device_hash: null,
    })
    .execute();
  return token;
}

async function follow(token: string, query = ''): Promise<EventStream> {
  const stream = await openEventStream(address, token, { query });
  open.push(stream);
  return stream;
}

function changes(stream: EventStream, person: Person): unknown[] {
  return stream.events
    .map(({ data }) => data as { person: number; area: string })
    .filter((change) => change.person === person.id)
    .map(({ area }) => area);
}

async function anItem(token: string) {
  const client = here.as(token);
  const list = await client.call(createGroceryList, { body: { start_date: '2027-03-15', end_date: '2027-03-16' } });
  const item = await client.call(createGroceryListItem, { body: { list: list.body.id, name: 'Toilet paper' } });
  return { ...item.body, listId: list.body.id };
}

describe('a change', () => {
  it('reaches the streams of its person within two seconds, even from another server', async () => {
    const person = await aPerson(here.db);
    const token = await session(person);
    const { id } = await anItem(token);
    const stream = await follow(await session(person));
    expect(stream).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store, no-transform' } });

    const began = performance.now();
    await here.as(token).call(updateGroceryListItem, { params: { id }, body: { checked: true } });
    await expect.poll(() => changes(stream, person), SOON).toEqual(['groceries']);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it("reaches a list's owner within two seconds if a visitor to the shared list made it", async () => {
    const person = await aPerson(here.db);
    const token = await session(person);
    const { id, listId } = await anItem(token);
    const { secret } = (await here.as(token).call(shareGroceryList, { params: { id: listId } })).body;
    const stream = await follow(await session(person));

    const began = performance.now();
    const ticked = { params: { secret }, body: { items: [{ id, checked: true }] } };
    expect((await there.call(tickSharedGroceryList, ticked)).status).toBe(200);
    await expect.poll(() => changes(stream, person), SOON).toContain('groceries');
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('names its person and its area, and nothing about its content', async () => {
    const person = await aPerson(here.db);
    const token = await session(person);
    const stream = await follow(await session(person));
    const day = await here.as(token).call(createCalendarDay, { body: { date: '2027-03-15' } });
    await here.as(token).call(updateCalendarDay, { params: { id: day.body.id }, body: { note: 'Lunch with Ann' } });
    await here.as(token).call(updateMe, { body: { first_name: 'Robin' } });
    await expect.poll(() => changes(stream, person), SOON).toEqual(['diary', 'diary', 'profile']);
    const [first] = stream.events;
    expect(first).toEqual({ event: 'change', data: { person: person.id, area: 'diary' } });
  });

  it('is announced once per transaction, and not at all if the transaction is rolled back', async () => {
    const person = await aPerson(here.db);
    const stream = await follow(await session(person));
    const addDays = (trx: typeof here.db, dates: readonly string[]) =>
      Promise.all(dates.map((date) => trx.insertInto('calendar_day').values({ person_id: person.id, date }).execute()));
    const undone = here.db.transaction().execute(async (trx) => {
      await addDays(trx, ['2027-03-15']);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await here.db.transaction().execute((trx) => addDays(trx, ['2027-03-16', '2027-03-17', '2027-03-18']));
    // Later changes are announced separately.
    await here.db.insertInto('grocery_list').values(aList(person)).execute();
    await expect.poll(() => changes(stream, person), SOON).toEqual(['diary', 'groceries']);
  });

  it('is announced to other clients but not to the client that made it', async () => {
    const person = await aPerson(here.db);
    const token = await session(person);
    const own = await follow(token, '?client=kitchen-tablet');
    const other = await follow(token, '?client=phone-in-shop');
    const headers = { 'x-client': 'kitchen-tablet' };
    await here.as(token).call(createCalendarDay, { body: { date: '2027-03-15' } }, { headers });
    await expect.poll(() => changes(other, person), SOON).toEqual(['diary']);
    await here.as(token).call(createCalendarDay, { body: { date: '2027-03-16' } });
    await expect.poll(() => changes(own, person), SOON).toEqual(['diary']);
    expect(changes(other, person)).toEqual(['diary', 'diary']);
  });

  it('reaches the coach of its person, the client whose coach made it, and no one else', async () => {
    const coach = await aCoach(here.db);
    const client = await aClientOf(here.db, coach);
    const [otherCoach, stranger] = [await aCoach(here.db), await aPerson(here.db)];
    const ofCoach = await follow(await session(coach));
    const ofClient = await follow(await session(client));
    const others = [await follow(await session(otherCoach)), await follow(await session(stranger))];

    const byCoach = here.as(await session(coach));
    await byCoach.call(createCalendarDay, { body: { date: '2027-03-15', user: client.id } });
    await expect.poll(() => changes(ofClient, client), SOON).toEqual(['diary']);
    await expect.poll(() => changes(ofCoach, client), SOON).toEqual(['diary']);

    // This change is the first to arrive, so no other one was sent.
    for (const person of [otherCoach, stranger])
      await here.db.insertInto('grocery_list').values(aList(person)).execute();
    await expect.poll(() => others.map(({ events }) => events.length), SOON).toEqual([1, 1]);
    expect(changes(others[0]!, otherCoach)).toEqual(['groceries']);
    expect(changes(others[1]!, stranger)).toEqual(['groceries']);
    expect(changes(ofCoach, client)).toEqual(['diary']);
  });
});

describe('a stream', () => {
  it('ends with its session, even on another server', async () => {
    const person = await aPerson(here.db);
    const token = await session(person);
    const stream = await follow(token);
    expect((await here.as(token).call(tokenLogout)).status).toBe(204);
    await expect.poll(() => stream.hasEnded(), SOON).toBe(true);
    expect(await follow(token)).toMatchObject({ status: 401 });
  });

  it('ends when the account is deleted or disabled', async () => {
    const [leaver, disabled] = [await aPerson(here.db), await aPerson(here.db)];
    const token = await session(leaver);
    const streams = [await follow(token), await follow(await session(disabled))];
    expect((await here.as(token).call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204);
    await here.db.updateTable('person').set({ account_enabled: false }).where('id', '=', disabled.id).execute();
    await expect.poll(() => streams.map((stream) => stream.hasEnded()), SOON).toEqual([true, true]);
    expect(await follow(await session(disabled))).toMatchObject({ status: 403 });
  });

  it("ends for a client when their coach is disabled or the coach's subscriptions change", async () => {
    const [coach, other] = [await aCoach(here.db), await aCoach(here.db)];
    const clients = [await aClientOf(here.db, coach), await aClientOf(here.db, other)];
    const streams = [await follow(await session(clients[0]!)), await follow(await session(clients[1]!))];
    await here.db.updateTable('person').set({ account_enabled: false }).where('id', '=', coach.id).execute();
    await here.db
      .insertInto('subscription')
      .values({ person_id: other.id, id: 'sub_of_coach', status: 'canceled', product: 'prod_1' })
      .execute();
    await expect.poll(() => streams.map((stream) => stream.hasEnded()), SOON).toEqual([true, true]);
  });

  it('ends for a coach when a client leaves, and the next stream reports nothing about that client', async () => {
    const coach = await aCoach(here.db);
    const client = await aClientOf(here.db, coach);
    const token = await session(coach);
    const before = await follow(token);
    await here.db.updateTable('person').set({ coach_id: null }).where('id', '=', client.id).execute();
    await expect.poll(() => before.hasEnded(), SOON).toBe(true);
    const after = await follow(token);
    await here.db.insertInto('grocery_list').values(aList(client)).execute();
    await here.db.insertInto('grocery_list').values(aList(coach)).execute();
    await expect.poll(() => changes(after, coach), SOON).toEqual(['groceries']);
    expect(changes(after, client)).toEqual([]);
  });

  it('ends for a coach when a client is added, so that the next stream reports on that client', async () => {
    const [coach, client] = [await aCoach(here.db), await aPerson(here.db)];
    const token = await session(coach);
    const before = await follow(token);
    await here.db.updateTable('person').set({ coach_id: coach.id }).where('id', '=', client.id).execute();
    await expect.poll(() => before.hasEnded(), SOON).toBe(true);
    const after = await follow(token);
    await here.db.insertInto('grocery_list').values(aList(client)).execute();
    await expect.poll(() => changes(after, client), SOON).toEqual(['groceries']);
  });

  it('begins with the changes that were missed, or says that they are unknown', async () => {
    const person = await aPerson(here.db);
    const token = await session(person);
    // The client was away for longer than the server has been listening.
    const unknown = await follow(token, '?missed=999999');
    await expect.poll(() => unknown.events, SOON).toEqual([{ event: 'reset', data: {} }]);

    const ask = async (client: string) => {
      const { status, events } = await follow(token, `?missed=0&client=${client}`);
      return { status, events };
    };
    await expect.poll(() => ask('asks-often')).toEqual({ status: 200, events: [] });
    await here
      .as(token)
      .call(createCalendarDay, { body: { date: '2027-03-15' } }, { headers: { 'x-client': 'own-own-own' } });
    const events = [{ event: 'change', data: { person: person.id, area: 'diary' } }];
    await expect.poll(() => ask('another-one'), SOON).toEqual({ status: 200, events });
    expect(await ask('own-own-own')).toEqual({ status: 200, events: [] });
  });

  it('replaces the previous stream of the same client, and only a few can run concurrently', async () => {
    const person = await aPerson(here.db);
    const token = await session(person);
    const first = await follow(token, '?client=kitchen-tablet');
    const second = await follow(token, '?client=kitchen-tablet');
    await expect.poll(() => first.hasEnded(), SOON).toBe(true);
    for (let more = 0; more < 3; more += 1) expect((await follow(token)).status).toBe(200);
    expect(await follow(token)).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
    second.close();
    await expect.poll(async () => (await follow(token)).status, SOON).toBe(200);
    // Other requests of its session still work.
    expect((await there.as(token).call(createCalendarDay, { body: { date: '2027-03-15' } })).status).toBe(201);
  });

  it('is denied to a client whose name could break an SQL statement', async () => {
    const token = await session(await aPerson(here.db));
    expect(await follow(token, `?client=${encodeURIComponent("'; drop")}`)).toMatchObject({ status: 400 });
    const named = { headers: { 'x-client': "it's; select 1" } };
    expect((await here.as(token).call(createCalendarDay, { body: { date: '2027-03-15' } }, named)).status).toBe(201);
  });
});

describe('a stream for another person', () => {
  it('is denied as not found to anyone who does not coach that person', async () => {
    const coach = await aCoach(here.db);
    const own = await aClientOf(here.db, coach);
    const stranger = await aPerson(here.db);
    const token = await session(coach);
    const asSubject = (id: number) =>
      fetch(`${address}/api/live/changes`, {
        headers: { authorization: `Token ${token}`, 'x-subject': String(id) },
        signal: AbortSignal.timeout(5000),
      });
    const found = await asSubject(own.id);
    await found.body?.cancel();
    expect([found.status, (await asSubject(stranger.id)).status]).toEqual([200, 404]);
  });
});

describe('a server', () => {
  it('ends its streams if it cannot listen, and opens none until it can', async () => {
    const person = await aPerson(here.db);
    const token = await session(person);
    const stream = await follow(token);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'weekbord live' and datname = current_database()`.execute(here.db);
    await expect.poll(() => stream.hasEnded(), SOON).toBe(true);
    await expect.poll(async () => (await follow(token)).status, { interval: 20 }).toBe(200);
    const again = await follow(token, '?client=again-again');
    await here.db.insertInto('grocery_list').values(aList(person)).execute();
    await expect.poll(() => changes(again, person), SOON).toEqual(['groceries']);
  });

  it('ends its streams immediately when it stops', async () => {
    const person = await aPerson(here.db);
    const third = await startServing({ product, database, listens: true });
    const stream = await openEventStream(await third.app.listen({ port: 0 }), await session(person));
    const began = performance.now();
    await third.app.close();
    expect(performance.now() - began).toBeLessThan(2000);
    await expect.poll(() => stream.hasEnded(), SOON).toBe(true);
  });
});

function aList(person: Person) {
  return { person_id: person.id, start_date: '2027-03-15', end_date: '2027-03-16', created_at: here.clock.now() };
}
