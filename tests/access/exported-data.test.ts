import { EXPORTED_TABLES, TABLE_SECTIONS } from '@weekbord/api/modules/history/exported-tables';
import { deleteOldInvitations } from '@weekbord/api/modules/clients/clients.public';
import { acceptInvitation, declineInvitation } from '@weekbord/contract/clients/invitations';
import { endpoints } from '@weekbord/contract/endpoints';
import { EXPORTED_DATA, EXPORTED_SECTIONS } from '@weekbord/domain/history/exported-data';
import { describeSection } from '@weekbord/phrases/exported-data';
import { coachConsent } from '@weekbord/testkit/builders/consents';
import { aPerson } from '@weekbord/testkit/builders/people';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Fixture, insertFixture } from './fixture.ts';
import { openTestSetup } from './open-test-setup.ts';

const setup = await openTestSetup();
const { app, database, users } = setup;
const { owner, other, client, coach } = users.people;

/** Creates a coach's placeholder account for an invited address, with one record of each kind. */
async function invite(invited_as: string, index = 17): Promise<Fixture> {
  const now = app.clock.now();
  const person = await aPerson(database.db, {
    coach_id: coach.personId,
    invited_as,
    stands_in: true,
    created_at: now,
    email: `waiting-${invited_as}.invalid`,
  });
  const { recipeId, foodId, avoidableId } = users;
  return insertFixture(database.db, person, { index, name: `invited-${index}`, now, recipeId, foodId, avoidableId });
}

const exported = async ({ token }: { readonly token: string }) => app.as(token).call(endpoints.exportData);

/** Returns the rows about pending invitations in a person's export. */
async function exportedOfInvitations(person: { readonly token: string }) {
  const { parts } = (await exported(person)).body;
  const rowsOf = (wanted: string) => parts.find(({ section }) => section === wanted)!.rows;
  return { invitations: rowsOf('waiting_invitations'), records: rowsOf('recorded_by_coaches') };
}
const NOTHING = { invitations: [], records: [] };

const LOGIN = 'keeps others from guessing their way in, under a key that is no address, and ends by itself';
const COMMON = 'is the same for all people';

/** The tables that are not exported, each with the reason. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  person_key: 'opens what is sealed; whoever has a copy of it has both',
  deletion: 'says of nobody who is there that they were deleted',
  deletion_salt: 'keys the hashes of deletions, and is of no person',
  person_password: 'proves who somebody is',
  day_total: 'adds up what stands in other sections',
  client_facts: 'repeats what stands in other sections, for the list of a coach',
  email_change: 'waits for a day at most, and is shown where it is asked for',
  reminder_due: 'says when the server looks next, by the settings and the diary',
  reminder_stop: 'opens what stops reminders; whoever has a copy of it has both',
  password_mail: LOGIN,
  idempotency_record: 'repeats for a day what stands in other sections',
  login_code: LOGIN,
  login_guard: LOGIN,
  login_link: LOGIN,
  login_mail: LOGIN,
  login_network: LOGIN,
  known_device: LOGIN,
  guess_budget: LOGIN,
  billing_plan: COMMON,
  billing_event: 'says which events of Stripe were acted upon, by their ids',
  billing_customer: 'is what Stripe calls a person; what it sold them is exported',
  organisation: COMMON,
  audit_chain: 'hashes over the audit; says nothing of a person',
  staff_act: 'what staff did with an organisation; says nothing of a person but who of the staff it was',
  leaving_organisation: 'says of an organisation when it is erased',
  food_word: COMMON,
  food_swap: COMMON,
  recipe_swap: COMMON,
  ingredient_to_avoid: COMMON,
  catalogue_state: COMMON,
  import_run: COMMON,
  kysely_migration: COMMON,
  kysely_migration_lock: COMMON,
};

/** Returns the columns of every table. */
async function columnsOfTables(): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by 1`.execute(database.db);
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
}

describe('exportData', () => {
  it('includes every table and every column, or states why not', async () => {
    const tables = await columnsOfTables();
    const exported = new Map(TABLE_SECTIONS.map((section) => [EXPORTED_TABLES[section].table as string, section]));
    const faults = [...tables].flatMap(([table, columns]) => {
      if (table in NOT_EXPORTED) return exported.has(table) ? [`${table} is exported and has a reason not to be`] : [];
      const section = exported.get(table);
      if (section === undefined) return [`${table}: make it a section in exported-data.ts, or say why not`];
      const fields: readonly string[] = EXPORTED_DATA[section];
      const without = Object.keys(EXPORTED_TABLES[section].without ?? {});
      return [
        ...[...columns]
          .filter((column) => column !== 'person_id' && !fields.includes(column) && !without.includes(column))
          .map((column) => `${table}.${column}: describe it in exported-data.ts, or say why it is not exported`),
        ...without.filter((column) => !columns.has(column)).map((column) => `${table}.${column} is no column`),
      ];
    });
    expect(faults).toEqual([]);
    const known = [...exported.keys(), ...Object.keys(NOT_EXPORTED)];
    expect(known.filter((table) => !tables.has(table))).toEqual([]);
  });

  it.each(['en', 'nl'] as const)('describes in %s what each field contains', (language) => {
    for (const section of EXPORTED_SECTIONS) {
      const { title, fields } = describeSection(section, language);
      expect(title).not.toBe('');
      expect(Object.keys(fields)).toEqual([...EXPORTED_DATA[section]]);
      for (const text of Object.values(fields)) expect(text).toMatch(/\.$/);
    }
  });

  it("[PRF-06] gives a person all of their data, including their cycle, and nobody else's", async () => {
    await invite(owner.person.email);
    const answer = await app
      .as(owner.token)
      .call(endpoints.exportData, undefined, { headers: { 'accept-language': 'en' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="weekbord-\d{4}-\d\d-\d\d\.json"$/);
    for (const mark of [...owner.marks, ...owner.contactMarks, ...owner.recipeMarks, ...owner.secretMarks]) {
      expect(answer.text).toContain(mark);
    }
    for (const mark of [...other.marks, ...other.contactMarks, ...other.recipeMarks, ...other.secretMarks]) {
      expect(answer.text).not.toContain(mark);
    }
    const parts = new Map(answer.body.parts.map((part) => [part.section, part]));
    const empty = answer.body.parts.filter(({ rows }) => rows.length === 0).map(({ section }) => section);
    expect(empty).toEqual([]);
    expect(parts.get('cycle')!.rows[0]).toMatchObject({ period_starts: owner.secretMarks });
    expect(parts.get('meals')!.rows).toContainEqual(
      expect.objectContaining({ date: '2027-03-14', meal_moment: 'LUNCH', status: 'EATEN', protein: 9, fiber: null }),
    );
    expect(parts.get('meal_ingredients')!.rows[0]).toMatchObject({ food: expect.stringMatching(/\w/), serving: 'g' });
    expect(parts.get('measurements')!.rows[0]).toHaveProperty('date', expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
  });

  it('leaves an access entry for each downloaded copy, which the owner can see', async () => {
    const entries = () =>
      app.db
        .selectFrom('audit_entry')
        .select(['actor_id', 'act'])
        .where('person_id', '=', owner.personId)
        .where('act', '=', 'take users/me/export')
        .execute();
    const before = (await entries()).length;
    await app.as(owner.token).call(endpoints.exportData);
    await app.as(owner.token).call(endpoints.exportData);
    expect(await entries()).toHaveLength(before + 2);
    const { results } = (await app.as(owner.token).call(endpoints.listAccessLog)).body;
    expect(results).toContainEqual(expect.objectContaining({ who: 'SELF', kind: 'TAKE', name: null, areas: [] }));
  });

  it('states the number of rows of each part, and the export contains exactly that many', async () => {
    const client = app.as(owner.token);
    const [exported, counted] = [await client.call(endpoints.exportData), await client.call(endpoints.countData)];
    const counts = Object.fromEntries(counted.body.parts.map(({ section, count }) => [section, count]));
    const rows = Object.fromEntries(exported.body.parts.map((part) => [part.section, part.rows.length]));
    expect(counts).toEqual(rows);
  });
});

describe('an export while an invitation is pending', () => {
  it('contains everything that the coach recorded, and is the only export that does', async () => {
    await database.undoing(async () => {
      await database.db.updateTable('person').set({ coach_id: null }).where('id', '=', client.personId).execute();
      const placeholder = await invite(client.person.email, 16);
      const { invitations, records } = await exportedOfInvitations(client);
      expect(invitations).toMatchObject([
        {
          id: placeholder.personId,
          coach: `${coach.person.first_name} ${coach.person.last_name}`,
          organisation: expect.stringMatching(/\w/),
          email: client.person.email,
          created_at: app.clock.now().toISOString(),
        },
      ]);
      expect(records.every((row) => row['invitation_id'] === placeholder.personId)).toBe(true);
      const { text } = await exported(client);
      // The placeholder account’s custom recipes and foods are not about the person.
      const recorded = placeholder.marks.filter((mark) => !placeholder.recipeMarks.includes(mark));
      expect(recorded.filter((mark) => !text.includes(mark))).toEqual([]);
      const kinds = new Set(records.map((row) => row['recorded_kind']));
      for (const kind of ['profile', 'notes', 'meals', 'measurements', 'day_plans']) expect(kinds).toContain(kind);
      expect(await exportedOfInvitations(other)).toEqual(NOTHING);
      expect(await exportedOfInvitations(coach)).toEqual(NOTHING);
    });
  });

  const ENDS: Readonly<Record<string, (id: number) => Promise<unknown>>> = {
    'the person accepts': async (id) =>
      expect((await app.as(client.token).call(acceptInvitation, { params: { id }, body: coachConsent })).status).toBe(
        200,
      ),
    'the person declines': async (id) =>
      expect((await app.as(client.token).call(declineInvitation, { params: { id } })).status).toBe(204),
    'thirty days pass': async () =>
      deleteOldInvitations(database.db, new Date(app.clock.now().getTime() + 31 * 86_400_000)),
  };

  it.each(Object.keys(ENDS))('contains nothing about the invitation, and no duplicates, when %s', async (end) => {
    await database.undoing(async () => {
      await database.db.updateTable('person').set({ coach_id: null }).where('id', '=', client.personId).execute();
      const { personId } = await invite(client.person.email, 16);
      const notesOf = async () =>
        (await exported(client)).body.parts.find(({ section }) => section === 'notes')!.rows.length;
      const before = await notesOf();
      expect((await exportedOfInvitations(client)).invitations).toHaveLength(1);
      await ENDS[end]!(personId);
      expect(await exportedOfInvitations(client)).toEqual(NOTHING);
      expect(await notesOf()).toBe(end === 'the person accepts' ? before + 1 : before);
    });
  });
});
