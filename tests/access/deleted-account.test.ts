import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareQueues } from '@weekbord/api/queues';
import { seedOrganisations } from '@weekbord/api/modules/organisations/organisations.public';
import { addressMark } from '@weekbord/api/platform/mail/queued-mail';
import { uploadsOf } from '@weekbord/api/platform/files/files';
import { weekbord } from '@weekbord/api/weekbord';
import { deleteMe } from '@weekbord/contract/accounts/users';
import { createLoginSignupPortal } from '@weekbord/contract/auth/log-in';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { fakeClock } from '@weekbord/testkit/fake-clock';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { callsWithBody, canaryCaller } from './call-with-canaries.ts';
import { CANARY_TRACE } from './canaries.ts';
import { promises } from './expected.ts';
import { insertTestUsers, type TestUser } from './test-users.ts';

const clock = fakeClock();
const app = await startServing({
  product: {
    ...weekbord,
    async prepare({ database, jobs }) {
      await prepareQueues(jobs);
      await seedOrganisations(database.db);
    },
  },
  clock,
  quick: true,
});
const users = await insertTestUsers(app.db, clock.now());
const callWithCanaries = canaryCaller(app, users);

/** Calls that remove what other calls need, or that store no data about the caller. */
const LEFT_OUT: readonly EndpointName[] = ['deleteMe', 'deleteUser', 'deleteAuthUser', 'tokenLogout', 'signUp'];

/** Calls that replace records that other calls need; they run last. */
const LAST: readonly EndpointName[] = ['createWeeklyNutritionPlan', 'createUserProfile', 'completeOnboarding'];

/** Fields in which no canary can be stored, and why that does not matter. */
const UNTAKEN: Readonly<Record<string, string>> = {
  'createImport content': 'is a file, which is imported below',
  'answerPurchase: 404': 'nobody bought anything for them; it keeps the state of a purchase',
  'acceptInvitation: 404': 'nobody invited them; it keeps the version of a text and a language',
  'addPushDevice push_endpoint': 'is an address, which is kept sealed and as a hash',
  'addPushPhone push_token': 'is a token, which is kept the same way',
  'createUserProfile birthday': 'stands in the row of the weight, which takes one; nobody born then has a plan',
  'replaceUserProfile birthday': 'the same',
  'updateUserProfile birthday': 'the same',
  'completeOnboarding birthday': 'writes the column that createUserProfile writes',
  'completeOnboarding start_date': 'writes days as createCalendarDay does',
  'planGeneratedRecipeMeal plate': 'proves what was proposed, and is not kept',
  'updateGroceryListItem rename.from': 'must be the present name, which createGroceryListItem wrote',
  'updateGroceryListItem rename.to': 'writes the column that createGroceryListItem writes',
  'updateUserWeight created_at': 'writes the column that createUserWeight writes',
  'updateUserSleep created_at': 'the same',
  'updateUserStress created_at': 'the same',
  'updateUserBodyFatPercentage created_at': 'the same',
  'updateUserDistance created_at': 'the same',
  'replaceUserWeight created_at': 'the same',
  'replaceUserSleep created_at': 'the same',
  'replaceUserStress created_at': 'the same',
  'replaceUserBodyFatPercentage created_at': 'the same',
  'replaceUserDistance created_at': 'the same',
  'updateFavouriteRecipe: 404': 'a dislike took its place by then; the call takes an id only',
  'replaceFavouriteRecipe: 404': 'the same',
  'updateDislikedRecipe: 404': 'a favourite took its place by then; the call takes an id only',
  'replaceDislikedRecipe: 404': 'the same',
  'copyMealsToMealMoment: 400': 'the meal was moved by then; copying takes a date only',
  'anotherMeal: 400': 'the meal was eaten by then; the call takes ids only',
  'changeGoal: 409': 'the profile was changed by then; its figures stand in columns that updateUserProfile writes',
  'acceptTargetProposal: 409': 'nothing is proposed; the call takes numbers that were proposed',
  'restorePlanVersion: 409': 'the plan was changed by then; its reason stands in the column that a saved plan writes',
  'undoTargetProposal: 409': 'nothing was accepted',
  'shareCycle: 409': 'there is no coach to share with; the call takes an id, words of a list and a moment',
};

const CALLS = callsWithBody(LEFT_OUT).toSorted((a, b) => LAST.indexOf(a) - LAST.indexOf(b));

/** Returns every row of every table as text, including bytes as the text they contain. */
async function dumpDatabase(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')`.execute(app.db);
  const dump: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(
      app.db,
    );
    dump.push(...rows.map(({ row }) => `${name} ${row} ${readBytes(row)}`));
  }
  return dump;
}

function readBytes(row: string): string {
  return [...row.matchAll(/\\\\x([0-9a-f]+)"/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join(' ');
}

async function dumpFiles(): Promise<string[]> {
  const folder = uploadsOf(app.config);
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map(async (name) => `${name} ${(await readFile(join(folder, name))).toString('latin1')}`));
}

const found = (dump: readonly string[], trace: RegExp) =>
  dump.filter((row) => row.search(trace) >= 0).map((row) => row.slice(0, 600));

/** Returns a pattern for all values that occur only in a person's records. */
function marksOf({ marks, contactMarks, recipeMarks, secretMarks }: TestUser): RegExp {
  const all = [...marks, ...contactMarks, ...recipeMarks, ...secretMarks];
  return new RegExp(all.map((mark) => mark.replaceAll('.', '\\.')).join('|'));
}

async function deleteAccount({ token }: TestUser): Promise<void> {
  expect((await app.as(token).call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204);
  for (const { data } of await app.jobs.take('delete-files')) {
    for (const name of (data as { names: string[] }).names)
      if (/^[\da-f-]+\.webp$/.test(name)) await app.files.delete(name);
  }
  // The job queue keeps completed jobs for several minutes.
  await app.database.pool.query(`delete from pgboss.job where name = 'delete-files'`);
}

describe('a deleted account', () => {
  it('leaves no trace in any table, job, email or file of what its owner stored through any call', async () => {
    const { owner } = users.people;
    const untaken: string[] = [];
    const own = CALLS.filter((name) => !['coach', 'staff'].includes(endpoints[name].access));
    for (const name of own) untaken.push(...(await callWithCanaries(name, owner, owner)));
    expect(untaken.filter((one) => !(one in UNTAKEN))).toEqual([]);
    const content = 'date,meal,name,kcal\n2026-10-17,lunch,zanzibar7731,47.15';
    const { body: shown } = await app.as(owner.token).call(endpoints.previewImport, { body: { content } });
    const imported = { content, mapping: shown.mapping, file_name: 'zanzibar7731.csv' };
    expect((await app.as(owner.token).call(endpoints.createImport, { body: imported })).status).toBe(201);
    const { email } = owner.person;
    await app.call(createLoginSignupPortal, { body: { email, redirect_url: 'https://weekbord.example/login' } });
    // A queued email is encrypted, but its name says whose it is.
    const waiting = new RegExp(`"name":"mail.*${addressMark(app.config, email)}`);
    expect(found(await dumpDatabase(), waiting)).not.toEqual([]);
    // A new profile deletes the wizard answers stored earlier.
    for (const name of own) if (!LAST.includes(name)) await callWithCanaries(name, owner, owner);
    expect(found(await dumpDatabase(), CANARY_TRACE).length).toBeGreaterThan(60);
    expect((await dumpFiles()).length).toBeGreaterThan(0);

    await deleteAccount(owner);

    const left = [...(await dumpDatabase()), ...(await dumpFiles())];
    expect(found(left, CANARY_TRACE)).toEqual([]);
    expect(found(left, waiting)).toEqual([]);
    expect(found(left, marksOf(owner))).toEqual([]);
    expect(await dumpFiles()).toEqual([]);
  });

  it('leaves no trace of what the coach stored about its owner, except the foods chosen by the coach', async () => {
    const { client, coach } = users.people;
    const about = CALLS.filter((name) =>
      ['a record', 'a reference', 'a client', 'an open client'].includes(promises().get(name)!.rule),
    );
    for (const name of about) await callWithCanaries(name, coach, client);
    expect(found(await dumpDatabase(), CANARY_TRACE).length).toBeGreaterThan(30);

    await deleteAccount(client);

    const left = (await dumpDatabase()).filter(
      (row) => !row.startsWith(`public.recent_food {"person_id":${coach.personId},`),
    );
    expect(found(left, CANARY_TRACE)).toEqual([]);
    expect(found(left, marksOf(client))).toEqual([]);
  });
});
