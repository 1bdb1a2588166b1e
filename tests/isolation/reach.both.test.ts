import type { Acting } from '@weekbord/api/platform/database/acting';
import { insertTestUsers } from '../access/test-users.ts';
import { openServingDatabase, openTestDatabase } from '@weekbord/testkit/test-database';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tables } from '@weekbord/api/platform/database/tables';

const owner = await openTestDatabase();
const serving = openServingDatabase(owner);
const { people } = await insertTestUsers(owner.db, new Date('2027-03-14T09:00:00Z'));

type Db = Kysely<Tables>;

/** The tables whose rows name a person in `person_id`. */
const { rows: OWNED } = await sql<{ name: string }>`
  select class.relname as name from pg_class as class
  join pg_attribute as owns on owns.attrelid = class.oid and owns.attname = 'person_id'
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' order by 1`.execute(owner.db);
/** Tables whose rows only the owner can see or change. */
const OWNERS_ALONE = [
  'auth_token',
  'billing_checkout',
  'billing_customer',
  'calendar_link',
  'consent',
  'data_import',
  'email_change',
  'ended_invitation',
  'imported_recipe',
  'imported_row',
  'menstrual_cycle',
  'person_key',
  'person_password',
  'push_device',
  'recipe_import',
  'reminder_due',
  'reminder_settings',
  'reminder_stop',
  'sent_reminder',
];
/** Tables whose rows two people can see: the person whose records a coach read, and the coach. */
const OF_TWO = ['audit_entry'];
const NOT_WRITTEN = ['audit_entry', 'subscription'];
/** Tables that only the server or the coach writes; the person cannot change them. */
const NOT_THEIRS_TO_WRITE = [
  'billing_checkout',
  'billing_customer',
  'client_facts',
  'client_snooze',
  'day_total',
  'ended_invitation',
  'subscription',
];

async function count(db: Db, table: string, personId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where person_id = ${personId}`.execute(db);
  return rows[0]!.n;
}

async function countAll(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db);
  return rows[0]!.n;
}

const as = (person: { readonly personId: number }): Acting => ({ personId: person.personId });

describe('a transaction without an acting person', () => {
  it('sees all shared rows, but no row of a protected table', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace
      order by 1`.execute(owner.db);
    const shared = ['food', 'serving', 'organisation', 'billing_plan', 'recipe_template', 'recipe_template_ingredient'];
    for (const bare of [serving.db, serving.as({ personId: null })]) {
      for (const { name } of rows) {
        const seen = await countAll(bare, name);
        if (shared.includes(name)) expect([name, seen > 0]).toEqual([name, true]);
        else expect([name, seen]).toEqual([name, 0]);
      }
      expect((await sql`select from food where source = 'PERSON'`.execute(bare)).rows).toEqual([]);
      expect((await sql`select from recipe_template where author_id is not null`.execute(bare)).rows).toEqual([]);
      expect((await sql`select from serving where not is_shared`.execute(bare)).rows).toEqual([]);
    }
  });

  it('keeps no state of the previous one on the same connection', async () => {
    const one = openServingDatabase(owner);
    expect(await count(one.as(as(people.owner)), 'intake', people.owner.personId)).toBe(1);
    await one.reading(as(people.owner), async (db) => {
      expect(await count(db, 'intake', people.owner.personId)).toBe(1);
    });
    expect(await count(one.db, 'intake', people.owner.personId)).toBe(0);
    const failing = one
      .as({ personId: people.owner.personId, system: 'login' })
      .transaction()
      .execute(async (db) => sql`select 1 / 0`.execute(db));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await countAll(one.db, 'person')).toBe(0);
  });
});

describe.each(OWNED)('a row of $name', ({ name }) => {
  const { owner: mine, other, client, coach, exCoach, stoppedCoach, orphan, shutCoach, strandedClient } = people;

  it('is visible to the person it belongs to and to their current coach', async () => {
    const there = await count(owner.db, name, client.personId);
    expect(there).toBeGreaterThan(0);
    const seenBy = (one: { personId: number }, whose = client) => count(serving.as(as(one)), name, whose.personId);
    const byCoach = OWNERS_ALONE.includes(name) || OF_TWO.includes(name) ? 0 : there;
    expect([await seenBy(client), await seenBy(coach)]).toEqual([there, byCoach]);
    expect([await seenBy(other), await seenBy(exCoach), await seenBy(mine)]).toEqual([0, 0, 0]);
    expect([await seenBy(stoppedCoach, orphan), await seenBy(shutCoach, strandedClient)]).toEqual([0, 0]);
    expect(await seenBy(client, coach)).toBe(0);
  });

  it('cannot be changed, deleted or written by anyone else', async () => {
    const before = await sql`select * from ${sql.table(name)} as x order by x::text`.execute(owner.db);
    const foreign = client.personId;
    for (const actor of [other, exCoach, mine]) {
      const db = serving.as(as(actor));
      if (NOT_WRITTEN.includes(name)) continue;
      const change = sql`update ${sql.table(name)} set person_id = person_id where person_id = ${foreign}`;
      expect((await change.execute(db)).numAffectedRows).toBe(0n);
      const deletion = sql`delete from ${sql.table(name)} where person_id = ${foreign}`;
      expect((await deletion.execute(db)).numAffectedRows).toBe(0n);
    }
    expect((await sql`select * from ${sql.table(name)} as x order by x::text`.execute(owner.db)).rows).toEqual(
      before.rows,
    );
  });

  it('cannot be created for another person, or given to them', async () => {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(x) - 'id')::text as row from ${sql.table(name)} as x
      where person_id = ${client.personId} limit 1`.execute(owner.db);
    const { rows: columns } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${`public.${name}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attname <> 'id'`.execute(owner.db);
    const names = sql.join(columns.map((column) => sql.ref(column.name)));
    const insert = sql`insert into ${sql.table(name)} (${names})
      select ${names} from jsonb_populate_record(null::${sql.table(name)}, ${rows[0]!.row}::jsonb)`;
    await expect(insert.execute(serving.as(as(other)))).rejects.toMatchObject({ code: '42501' });
    await expect(insert.execute(serving.db)).rejects.toMatchObject({ code: '42501' });
    const give = sql`update ${sql.table(name)} set person_id = ${client.personId} where person_id = ${other.personId}`;
    if (NOT_THEIRS_TO_WRITE.includes(name)) {
      expect((await give.execute(serving.as(as(other)))).numAffectedRows).toBe(0n);
    } else await expect(give.execute(serving.as(as(other)))).rejects.toMatchObject({ code: '42501' });
  });
});

describe("the audit entry of a coach's access", () => {
  const { client, coach, otherCoach, other } = people;
  const write = (acting: { personId: number }, actor: { personId: number }, about: { personId: number }) =>
    sql`insert into audit_entry (person_id, actor_id, act, request_id, created_at)
      values (${about.personId}, ${actor.personId}, 'read things', 'r', now())`.execute(serving.as(as(acting)));

  it('can be written only by a reader with access to the person, and is never changed', async () => {
    await write(coach, coach, client);
    for (const [acting, actor, about] of [
      [otherCoach, otherCoach, client],
      [other, other, client],
      [client, coach, client],
      [client, client, coach],
    ] as const) {
      await expect(write(acting, actor, about)).rejects.toMatchObject({ code: '42501' });
    }
    for (const statement of [sql`delete from audit_entry`, sql`update audit_entry set act = 'nothing'`]) {
      await expect(statement.execute(serving.as(as(coach)))).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('row-level security of a food, a recipe and a person', () => {
  const { client, coach, other, otherCoach } = people;

  it('shows a person’s own records to them and their coach, and a food in a meal also to its eater', async () => {
    const seen = async (one: { personId: number }, ofWhom = client) => {
      const db = serving.as(as(one));
      const food = await sql`select from food where id = ${ofWhom.ownFoodId}`.execute(db);
      const measure = await sql`select from serving where id = ${ofWhom.ownServingId}`.execute(db);
      const recipe = await sql`select from recipe_template where id = ${ofWhom.recipeTemplateId}`.execute(db);
      const lines = await sql`
        select from recipe_template_ingredient where recipe_template_id = ${ofWhom.recipeTemplateId}`.execute(db);
      return [food, measure, recipe, lines].map(({ rows }) => rows.length > 0);
    };
    expect(await seen(client)).toEqual([true, true, true, true]);
    expect(await seen(coach)).toEqual([true, true, true, true]);
    expect(await seen(other)).toEqual([false, false, false, false]);
    expect(await seen(otherCoach)).toEqual([false, false, false, false]);
    // A client sees their coach's published recipes, but the coach's foods only in the client's own meals.
    expect(await seen(client, coach)).toEqual([false, false, true, true]);
    await sql`insert into single_food_meal (person_id, serving_id, quantity)
      values (${client.personId}, ${coach.ownServingId}, 1)`.execute(owner.db);
    expect(await seen(client, coach)).toEqual([true, true, true, true]);
    expect(await seen(other, coach)).toEqual([false, false, false, false]);
  });

  it('lets shared rows be written only by the server itself, for its own reasons', async () => {
    const rename = (table: 'food' | 'serving' | 'recipe_template') =>
      sql`update ${sql.table(table)} set plural_en = plural_en where ${
        table === 'serving' ? sql`is_shared` : sql`source <> 'PERSON'`
      }`;
    for (const table of ['food', 'serving'] as const) {
      expect((await rename(table).execute(serving.as(as(client)))).numAffectedRows).toBe(0n);
      const seeding = await rename(table).execute(serving.as({ personId: null, system: 'seed' }));
      expect(seeding.numAffectedRows).toBeGreaterThan(0n);
    }
    const shared = sql`insert into food (source, name_en, name_nl, category, role, perishable, vegan, vegetarian,
      pescatarian, gluten, lactose, nuts, crustaceans_shellfish)
      select 'CATALOGUE', name_en, name_nl, category, role, perishable, vegan, vegetarian, pescatarian, gluten, lactose,
        nuts, crustaceans_shellfish from food limit 1`;
    await expect(shared.execute(serving.as(as(client)))).rejects.toMatchObject({ code: '42501' });
  });

  it("limits each of the server's own reasons to the rows that it is meant for", async () => {
    const people = (acting: Acting) => countAll(serving.as(acting), 'person');
    expect(await people({ personId: null, system: 'login' })).toBeGreaterThan(10);
    for (const system of ['seed', 'import', 'expire', 'sweep', 'refresh', 'delete-profile'] as const) {
      expect(await people({ personId: null, system })).toBe(0);
    }
    for (const { name } of OWNED) {
      if (['auth_token', 'email_change', 'person_password'].includes(name)) continue;
      expect([name, await countAll(serving.as({ personId: null, system: 'login' }), name)]).toEqual([name, 0]);
    }
  });

  it('never makes anyone a coach, a client or staff when they log in', async () => {
    const opening = serving.as({ personId: null, system: 'login' });
    const values = { email: 'raised@access.example', created_at: new Date() };
    for (const raised of [{ is_coach: true }, { is_staff: true }, { coach_id: coach.personId }]) {
      const insert = opening.insertInto('person').values({ ...values, ...raised });
      await expect(insert.execute()).rejects.toMatchObject({ code: '42501' });
    }
    await opening.insertInto('person').values(values).execute();
  });
});

describe('a transaction of staff', () => {
  const acting = (personId: number | null): Acting => ({ personId, system: 'staff' });
  const others = [people.client, people.owner, people.coach];

  it.each([
    ['a member of staff', people.staff.personId],
    ["the operator's command", null],
  ])("by %s sees other people's person rows, but none of their other rows", async (_, personId) => {
    const db = serving.as(acting(personId));
    for (const { name } of OWNED) {
      for (const one of others) expect([name, await count(db, name, one.personId)]).toEqual([name, 0]);
    }
    for (const one of others) {
      const id = one.personId;
      expect((await sql`select from food where author_id = ${id}`.execute(db)).rows).toEqual([]);
      expect((await sql`select from recipe_template where author_id = ${id}`.execute(db)).rows).toEqual([]);
      expect((await sql`select from person where id = ${id}`.execute(db)).rows).toHaveLength(1);
    }
  });

  it('has no additional access if the acting person is not staff', async () => {
    for (const one of [people.otherCoach, people.other]) {
      const db = serving.as(acting(one.personId));
      expect((await sql`select from person where id = ${people.owner.personId}`.execute(db)).rows).toEqual([]);
      expect(
        (await sql`select from waitlist_entry where email = ${people.owner.person.email}`.execute(db)).rows,
      ).toEqual([]);
      const raised = await sql`
        update person set is_coach = true where id = ${people.owner.personId} returning id`.execute(db);
      expect(raised.rows).toEqual([]);
      const changed = await sql`
        update organisation set plant_based = true where owner_id is distinct from ${one.personId} returning id`.execute(
        db,
      );
      expect(changed.rows).toEqual([]);
      expect((await sql`update billing_plan set amount = 50 returning id`.execute(db)).rows).toEqual([]);
      await expect(
        sql`insert into staff_act (actor_id, act, reason, created_at) values (${one.personId}, 'x', 'y', now())`.execute(
          db,
        ),
      ).rejects.toThrow('row-level security');
    }
  });

  it('cannot write in someone else’s name', async () => {
    const db = serving.as(acting(people.staff.personId));
    const note = (actorId: number) =>
      sql`
        insert into staff_act (actor_id, act, reason, created_at) values (${actorId}, 'x', 'y', now())
        returning id`.execute(db);
    expect((await note(people.staff.personId)).rows).toHaveLength(1);
    await expect(note(people.coach.personId)).rejects.toThrow('row-level security');
    await expect(sql`delete from staff_act`.execute(db)).rejects.toThrow('permission denied');
  });
});
