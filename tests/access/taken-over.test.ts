import { acceptInvitation } from '@weekbord/contract/clients/invitations';
import { coachConsent } from '@weekbord/testkit/builders/consents';
import { aPerson, type Person } from '@weekbord/testkit/builders/people';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DIARY_DATE, insertFixture } from './fixture.ts';
import { insertNeeds } from './needs-of-person.ts';
import { openTestSetup } from './open-test-setup.ts';
import { CHANGES_WITH_OWNER, type Fate, TAKEN_OVER } from './taken-over.ts';
import { aToken } from './test-users.ts';

const { app, database, users } = await openTestSetup();
const { db } = database;
const { coach, other } = users.people;

/** The owner column of each table that has one. */
async function ownedTables(): Promise<ReadonlyMap<string, 'person_id' | 'author_id'>> {
  const { rows } = await sql<{ name: string; column: 'person_id' | 'author_id' }>`
    select table_name as name, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (column_name = 'person_id' or column_name = 'author_id' and table_name in ('food', 'recipe_template'))
    order by 1`.execute(db);
  return new Map(rows.map(({ name, column }) => [name, column]));
}
const tables = await ownedTables();

/** A person's rows in a table, without the columns that may change. */
async function rowsOf(table: string, personId: number): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select (to_jsonb(one) - ${sql.lit(`{${CHANGES_WITH_OWNER.join(',')}}`)}::text[])::text as row
    from ${sql.table(table)} as one where ${sql.ref(tables.get(table)!)} = ${personId} order by 1`.execute(db);
  return rows.map(({ row }) => row);
}

async function allRowsOf(personId: number): Promise<ReadonlyMap<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const table of tables.keys()) all.set(table, await rowsOf(table, personId));
  return all;
}

const tablesOf = (...fates: Fate[]) => [...tables.keys()].filter((table) => fates.includes(TAKEN_OVER[table]!));

/** A placeholder account with one record of each kind. */
async function aPlaceholder(invited_as: string): Promise<number> {
  const now = app.clock.now();
  const record = await aPerson(db, { coach_id: coach.personId, invited_as, stands_in: true, created_at: now });
  const { recipeId, foodId, avoidableId } = users;
  await insertFixture(db, record, { index: 20, name: 'placeholder', now, recipeId, foodId, avoidableId });
  await insertNeeds(db, record.id, 'placeholder', DIARY_DATE);
  return record.id;
}

async function accept(person: Pick<Person, 'id'>, id: number): Promise<void> {
  const caller = app.as(await aToken(db, person, app.clock.now()));
  const answer = await caller.call(acceptInvitation, { params: { id }, body: coachConsent });
  expect(answer.status, answer.text).toBe(200);
}

/** Returns the tables in which some of the given rows are missing. */
const missing = (wanted: ReadonlyMap<string, string[]>, found: ReadonlyMap<string, string[]>, of: string[]) =>
  of.filter((table) => wanted.get(table)!.some((row) => !found.get(table)!.includes(row)));

describe('the records that a coach made for a placeholder account', () => {
  it('have a rule for every table with an owner column', () => {
    expect([...tables.keys()]).toEqual(Object.keys(TAKEN_OVER).toSorted());
    expect(tablesOf('JOINS', 'OWN_FIRST', 'SAME_DAY').length).toBeGreaterThan(30);
  });

  it('become the records of a person who had none', async () => {
    await database.undoing(async () => {
      const person = await aPerson(db, {});
      const record = await aPlaceholder(person.email);
      const made = await allRowsOf(record);
      const taken = tablesOf('JOINS', 'OWN_FIRST', 'SAME_DAY');
      expect(taken.filter((table) => made.get(table)!.length === 0)).toEqual([]);
      await accept(person, record);
      expect(missing(made, await allRowsOf(person.id), taken)).toEqual([]);
      const [total] = await rowsOf('day_total', person.id);
      expect(total).toBe(made.get('day_total')![0]);
    });
  });

  it("are added to the person's own records, none of which are lost", async () => {
    await database.undoing(async () => {
      const record = await aPlaceholder(other.person.email);
      const [made, own] = [await allRowsOf(record), await allRowsOf(other.personId)];
      await accept(other.person, record);
      const after = await allRowsOf(other.personId);
      expect(missing(made, after, tablesOf('JOINS'))).toEqual([]);
      expect(missing(own, after, tablesOf('JOINS', 'OWN_FIRST'))).toEqual([]);
      const { rows } = await sql<{ note: string; meals: number; counted: number }>`
        select day.note, total.meals,
          (select count(*)::integer from calendar_item as item
            where item.person_id = day.person_id and item.calendar_day_id = day.id) as counted
        from calendar_day as day join day_total as total using (person_id, date)
        where person_id = ${other.personId} and date = ${DIARY_DATE}`.execute(db);
      expect(rows).toEqual([{ note: 'note zq-other-zq\n\nnote zq-placeholder-zq', meals: 6, counted: 6 }]);
    });
  });
});
