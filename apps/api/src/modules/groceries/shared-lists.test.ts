import { randomBytes, randomUUID } from 'node:crypto';
import {
  createGroceryList,
  createGroceryListItem,
  deleteGroceryList,
  getGroceryList,
  updateGroceryListItem,
} from '@weekbord/contract/groceries/grocery-lists';
import type { GroceryList } from '@weekbord/contract/groceries/models';
import {
  getSharedGroceryList,
  shareGroceryList,
  stopSharingGroceryList,
  tickSharedGroceryList,
} from '@weekbord/contract/groceries/shared-lists';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { LINK_DAYS_AFTER, LINK_MAX_DAYS } from '@weekbord/domain/groceries/link-life';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, aPerson } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { hashOf } from '../../platform/secret/tokens.ts';
import { openServingDatabase } from '@weekbord/testkit/test-database';
import { showLink } from '../../platform/database/acting.ts';
import { MONDAY, personWithPlan, startPlannerApp } from '../diary/diary.test-support.ts';
import { smallCatalogue } from '../recipes/templates/small-catalogue.test-support.ts';

const lines: string[] = [];
vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
const app = await startPlannerApp(smallCatalogue(), { config: { logLevel: 'trace' } });
const SUNDAY = addDays(MONDAY, 6);
const body = { start_date: MONDAY, end_date: SUNDAY };

const share = async (client: TestClient, list: { id: number }) => {
  const answer = await client.call(shareGroceryList, { params: { id: list.id } });
  expect(answer.status).toBe(200);
  return answer.body.secret;
};
const visit = (secret: string, headers = {}) => app.call(getSharedGroceryList, { params: { secret } }, { headers });
const tick = (secret: string, ...items: { id: number; checked: boolean }[]) =>
  app.call(tickSharedGroceryList, { params: { secret }, body: { items } });
const read = async (client: TestClient, list: GroceryList) =>
  (await client.call(getGroceryList, { params: { id: list.id } })).body;

async function aSharedList(coachId: number | null = null) {
  const { client, person } = await personWithPlan(
    app,
    {},
    { first_name: 'Zq-first', email: `${randomUUID()}@zq.example`, coach_id: coachId },
  );
  const list = (await client.call(createGroceryList, { body })).body;
  return { client, person, list, secret: await share(client, list) };
}

/** Returns the content of an error response, without its request id. */
async function refusalOf(asked: ReturnType<typeof visit | typeof tick>) {
  const { status, text, headers } = await asked;
  const { 'x-request-id': id, date: _, ...rest } = headers;
  return { status, text: text.replaceAll(String(id), 'id'), headers: rest };
}

describe('a visitor with the link of a grocery list', () => {
  it('sees what to buy in their language, but nothing about the person, their days or their meals', async () => {
    const { client, person, list, secret } = await aSharedList();
    await client.call(createGroceryListItem, { body: { list: list.id, name: 'Toilet paper' } });
    const own = await read(client, list);
    const { status, body: seen, text } = await visit(secret);
    expect(status).toBe(200);
    expect(seen.items.map(({ id, name, display_quantity: amount }) => [id, name, amount])).toEqual(
      own.items.map(({ id, name, display_quantity: amount }) => [id, name, amount]),
    );
    expect(own.items[0]!.meals.length).toBeGreaterThan(0);
    const names = own.items.flatMap(({ meals }) => meals.map(({ name }) => name));
    for (const hidden of [...names, MONDAY, SUNDAY, person.first_name, person.email])
      expect(text).not.toContain(hidden);
    expect(Object.keys(seen)).toEqual(['items']);
    expect(Object.keys(seen.items[0]!).toSorted()).toEqual([
      'at_home',
      'cares',
      'category',
      'checked',
      'display_bought',
      'display_measured',
      'display_quantity',
      'food',
      'id',
      'mark',
      'name',
    ]);
    const dutch = await visit(secret, { 'accept-language': 'nl' });
    expect(dutch.body.items.map(({ name }) => name)).not.toEqual(seen.items.map(({ name }) => name));
  });

  it('sees what the owner checks for on each item, such as halal or gluten', async () => {
    const { client, list, secret, person } = await aSharedList();
    const own = await read(client, list);
    const labelChecksOfList = async () => {
      const { items } = (await visit(secret)).body;
      return new Map(items.map(({ id, cares }) => [id, cares.join()]));
    };
    const set = (values: { diet: 'HALAL' | 'OMNIVORE'; food_intolerances_gluten: boolean }) =>
      app.db.updateTable('intake').set(values).where('person_id', '=', person.id).execute();
    await set({ diet: 'OMNIVORE', food_intolerances_gluten: false });
    expect(new Set((await labelChecksOfList()).values())).toEqual(new Set(['']));
    await set({ diet: 'HALAL', food_intolerances_gluten: true });
    const seen = await labelChecksOfList();
    for (const { id, is_meat: isMeat, reads_label_for_gluten: isRead } of own.items)
      expect(seen.get(id)).toBe([isMeat && 'HALAL', isRead && 'GLUTEN_ON_LABEL'].filter(Boolean).join());
    expect([...seen.values()].join()).toContain('HALAL');
    const ticked = await tick(secret, { id: list.items[0]!.id, checked: true });
    expect(ticked.body).toEqual((await visit(secret)).body);
    // The database reveals the owner's diet only to visitors with the link.
    const serving = openServingDatabase(app.database);
    const eaterOf = (system: 'visit' | undefined, hash: Buffer) =>
      serving.reading({ personId: null, system }, async (db) => {
        await showLink(db, hash);
        return (await sql`select * from visited_eater()`.execute(db)).rows.length;
      });
    expect(await eaterOf('visit', hashOf(secret))).toBe(1);
    expect([await eaterOf(undefined, hashOf(secret)), await eaterOf('visit', hashOf('none'))]).toEqual([0, 0]);
  });

  it('sees the name of a custom food that is otherwise visible only to its author', async () => {
    const { list, secret } = await aSharedList();
    const [item] = list.items;
    const catalogue = app.db.selectFrom('food').selectAll().where('id', '=', item!.food!);
    const { id: _, ...food } = await catalogue.executeTakeFirstOrThrow();
    const own = { ...food, slug: null, source: 'PERSON', author_id: list.user, name_en: 'my own jam' } as const;
    const { id } = await app.db.insertInto('food').values(own).returning('id').executeTakeFirstOrThrow();
    await app.db.updateTable('grocery_item').set({ food_id: id }).where('id', '=', item!.id).execute();
    expect((await visit(secret)).body.items).toContainEqual(
      expect.objectContaining({ id: item!.id, name: 'my own jam' }),
    );
    const other = await aSharedList();
    expect((await visit(other.secret)).text).not.toContain('my own jam');
  });

  it("ticks and unticks items on the owner's list, where the last change to each item wins", async () => {
    const { client, list, secret } = await aSharedList();
    const [one, two] = list.items as [GroceryList['items'][number], GroceryList['items'][number]];
    const ticked = await tick(secret, { id: one.id, checked: true }, { id: two.id, checked: true });
    expect(ticked.status).toBe(200);
    const checked = async () => (await read(client, list)).items.flatMap((item) => (item.checked ? [item.id] : []));
    expect(await checked()).toEqual([one.id, two.id]);
    expect(ticked.body).toEqual((await visit(secret)).body);
    await client.call(updateGroceryListItem, { params: { id: one.id }, body: { checked: false } });
    expect(await checked()).toEqual([two.id]);
    await tick(secret, { id: one.id, checked: true });
    await tick(secret, { id: two.id, checked: false });
    expect(await checked()).toEqual([one.id]);
  });

  it('sees an item as unticked when more of it is needed', async () => {
    const { client, list, secret } = await aSharedList();
    const item = list.items.find(({ at_home: atHome, quantity }) => !atHome && quantity !== null)!;
    await tick(secret, { id: item.id, checked: true });
    await app.db.updateTable('grocery_item').set({ grams: 90_000 }).where('id', '=', item.id).execute();
    const seen = (await visit(secret)).body.items.find(({ id }) => id === item.id);
    expect(seen).toMatchObject({ checked: false, mark: 'MORE_NEEDED', display_bought: item.display_quantity });
    await tick(secret, { id: item.id, checked: false });
    expect((await read(client, list)).items.find(({ id }) => id === item.id)).toMatchObject({ mark: null });
  });

  it('cannot change another list, shared or not', async () => {
    const { secret } = await aSharedList();
    const other = await aSharedList();
    const items = other.list.items.map(({ id }) => ({ id, checked: true }));
    expect((await tick(secret, ...items)).status).toBe(200);
    expect((await read(other.client, other.list)).items).toEqual(other.list.items);
  });

  it('can see and tick the same items when logged in', async () => {
    const { client, list, secret } = await aSharedList();
    const visitor = app.as(tokenOf(await aPerson(app.db)));
    const seen = await visitor.call(getSharedGroceryList, { params: { secret } });
    expect(seen.body).toEqual((await visit(secret)).body);
    const [item] = list.items;
    const sent = { params: { secret }, body: { items: [{ id: item!.id, checked: true }] } };
    expect((await visitor.call(tickSharedGroceryList, sent)).status).toBe(200);
    expect((await read(client, list)).items[0]!.checked).toBe(true);
  });

  it('gets a 304 while the list is unchanged', async () => {
    const { list, secret } = await aSharedList();
    const { headers } = await visit(secret);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await visit(secret, { 'if-none-match': headers['etag'] })).status).toBe(304);
    await tick(secret, { id: list.items[0]!.id, checked: true });
    expect((await visit(secret, { 'if-none-match': headers['etag'] })).status).toBe(200);
  });
});

describe('the link of a grocery list', () => {
  it('has a secret of 256 bits that is stored only as a hash, and that no replayed response or log shows', async () => {
    const { client, list, secret } = await aSharedList();
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const keyed = { headers: { 'idempotency-key': randomUUID() } };
    const again = await client.call(shareGroceryList, { params: { id: list.id } }, keyed);
    const third = await client.call(shareGroceryList, { params: { id: list.id } }, keyed);
    expect(third.body.secret).not.toBe(again.body.secret);
    await visit(third.body.secret);
    await tick(third.body.secret, { id: list.items[0]!.id, checked: true });
    const stored = await sql<{ all: string }>`
      select (select string_agg(x::text, '') from grocery_link as x)
        || coalesce((select string_agg(x::text, '') from idempotency_record as x), '') as all`.execute(app.db);
    expect(stored.rows[0]!.all).toContain(hashOf(third.body.secret).toString('hex'));
    const logged = lines.join('');
    expect(logged).toContain('/planner/sharedGroceryList/:secret');
    for (const one of [secret, again.body.secret, third.body.secret]) {
      expect(stored.rows[0]!.all).not.toContain(one);
      expect(logged).not.toContain(one);
    }
  });

  it('replaces the previous one, and the list says whether it has a link', async () => {
    const { client, list, secret } = await aSharedList();
    expect([list.is_shared, (await read(client, list)).is_shared]).toEqual([false, true]);
    const next = await share(client, list);
    expect([(await visit(secret)).status, (await visit(next)).status]).toEqual([404, 200]);
    await client.call(stopSharingGroceryList, { params: { id: list.id } });
    expect((await read(client, list)).is_shared).toBe(false);
  });

  it('differs from the previous one by its fingerprint, which is not part of its secret', async () => {
    const { client, list } = await aSharedList();
    const make = async () => (await client.call(shareGroceryList, { params: { id: list.id } })).body;
    const [first, second] = [await make(), await make()];
    expect(second.link_fingerprint).toMatch(/^[0-9a-f]{8}$/);
    expect(second.link_fingerprint).not.toBe(first.link_fingerprint);
    expect(second.link_fingerprint).toBe(hashOf(second.secret).toString('hex').slice(0, 8));
    expect((await read(client, list)).link_fingerprint).toBe(second.link_fingerprint);
    await client.call(stopSharingGroceryList, { params: { id: list.id } });
    expect((await read(client, list)).link_fingerprint).toBeNull();
  });

  it('gives the same response once ended, when its list is deleted or over, and if it never existed', async () => {
    const now = app.clock.now();
    const never = () => randomBytes(32).toString('base64url');
    const unknown = [await refusalOf(visit(never())), await refusalOf(tick(never()))];
    expect(unknown).toMatchObject([{ status: 404 }, { status: 404 }]);
    const ended = await aSharedList();
    await ended.client.call(stopSharingGroceryList, { params: { id: ended.list.id } });
    const gone = await aSharedList();
    await gone.client.call(deleteGroceryList, { params: { id: gone.list.id } });
    const left = await aSharedList();
    await app.db.deleteFrom('person').where('id', '=', left.person.id).execute();
    const disabled = await aSharedList();
    const { id } = disabled.person;
    await app.db.updateTable('person').set({ account_enabled: false }).where('id', '=', id).execute();
    for (const { secret } of [ended, gone, left, disabled])
      expect([await refusalOf(visit(secret)), await refusalOf(tick(secret))]).toEqual(unknown);
    expect(await refusalOf(visit('too-short'))).toEqual(unknown[0]);

    const over = await aSharedList();
    const last = new Date(`${addDays(SUNDAY, LINK_DAYS_AFTER)}T12:00:00Z`).getTime();
    app.clock.advance({ seconds: (last - app.clock.now().getTime()) / 1000 });
    expect((await visit(over.secret)).status).toBe(200);
    app.clock.advance({ days: 1 });
    expect([await refusalOf(visit(over.secret)), await refusalOf(tick(over.secret))]).toEqual(unknown);
    expect((await read(over.client, over.list)).is_shared).toBe(false);
    const again = await over.client.call(shareGroceryList, { params: { id: over.list.id } });
    expect(again.status).toBe(404);
    app.clock.set(now);
  });

  it('works for a few months at most, even if its list ends later', async () => {
    const now = app.clock.now();
    const { client, list, secret } = await aSharedList();
    await app.db.updateTable('grocery_list').set({ end_date: '2199-12-31' }).where('id', '=', list.id).execute();
    app.clock.advance({ days: LINK_MAX_DAYS });
    expect((await visit(secret)).status).toBe(200);
    app.clock.advance({ days: 1 });
    expect((await visit(secret)).status).toBe(404);
    expect((await read(client, list)).is_shared).toBe(false);
    expect((await visit(await share(client, list))).status).toBe(200);
    app.clock.set(now);
  });

  it('cannot be created by a coach, who would keep it after the person changes coaches', async () => {
    const coach = await aCoach(app.db);
    const { list, secret } = await aSharedList(coach.id);
    const client = app.as(tokenOf(coach));
    expect((await read(client, list)).id).toBe(list.id);
    expect((await client.call(shareGroceryList, { params: { id: list.id } })).status).toBe(404);
    expect((await visit(secret)).status).toBe(200);
  });

  it('is checked at each tick, even for a repeated request', async () => {
    const { client, list, secret } = await aSharedList();
    const keyed = { headers: { 'idempotency-key': randomUUID() } };
    const sent = { params: { secret }, body: { items: [{ id: list.items[0]!.id, checked: true }] } };
    const statusOf = async () => (await app.call(tickSharedGroceryList, sent, keyed)).status;
    expect([await statusOf(), await statusOf()]).toEqual([200, 200]);
    await client.call(stopSharingGroceryList, { params: { id: list.id } });
    expect(await statusOf()).toBe(404);
  });

  it('cannot be created or ended by a stranger or a guest', async () => {
    const { list, secret } = await aSharedList();
    const stranger = app.as(tokenOf(await aPerson(app.db)));
    for (const call of [shareGroceryList, stopSharingGroceryList]) {
      expect((await stranger.call(call, { params: { id: list.id } })).status).toBe(404);
      expect((await app.call(call, { params: { id: list.id } })).status).toBe(401);
    }
    expect((await visit(secret)).status).toBe(200);
  });

  it('has a limit of ticks per minute, whether it is valid or not', async () => {
    const statuses = async (secret: string) => {
      const seen: number[] = [];
      for (let count = 0; count < 121; count += 1) seen.push((await tick(secret)).status);
      return seen;
    };
    const working = await statuses((await aSharedList()).secret);
    expect(working.slice(-2)).toEqual([200, 429]);
    expect((await statuses(randomBytes(32).toString('base64url'))).slice(-2)).toEqual([404, 429]);
  });
});

describe('the database', () => {
  it('reveals one list to anyone who presents its link, and nothing else about its owner', async () => {
    const { list, secret } = await aSharedList();
    await aSharedList();
    const serving = openServingDatabase(app.database);
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace`.execute(
      app.db,
    );
    const seen = (system: 'visit' | undefined, hash: Buffer) =>
      serving.reading({ personId: null, system }, async (db) => {
        await showLink(db, hash);
        const counts = new Map<string, number>();
        for (const { name } of tables) {
          const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(db);
          if (rows[0]!.n > 0) counts.set(name, rows[0]!.n);
        }
        return counts;
      });
    const shared = await seen(undefined, hashOf('none'));
    expect(await seen('visit', hashOf('none'))).toEqual(shared);
    expect(await seen(undefined, hashOf(secret))).toEqual(shared);
    expect(await seen('visit', hashOf(secret))).toEqual(
      new Map([...shared, ['grocery_link', 1], ['grocery_list', 1], ['grocery_item', list.items.length]]),
    );
    const trespass = serving.writing({ personId: null, system: 'visit' }, async (trx) => {
      await showLink(trx, hashOf(secret));
      await sql`update grocery_item set grocery_list_id = grocery_list_id + 1`.execute(trx);
    });
    await expect(trespass).rejects.toMatchObject({ code: '42501' });
    const deletion = await serving.writing({ personId: null, system: 'visit' }, async (trx) => {
      await showLink(trx, hashOf(secret));
      return [
        await sql`delete from grocery_item`.execute(trx),
        await sql`delete from grocery_list`.execute(trx),
        await sql`update grocery_list set end_date = end_date + 1`.execute(trx),
      ].map(({ numAffectedRows }) => numAffectedRows);
    });
    expect(deletion).toEqual([0n, 0n, 0n]);
  });
});
