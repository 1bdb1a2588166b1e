import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareQueues } from '@weekbord/api/queues';
import { eraseLeftOrganisations, readStaffCommand, runStaffCommand } from '@weekbord/api/modules/staff/staff.public';
import { localFolder } from '@weekbord/api/platform/files/local-folder';
import { filesOfPicture, newPictureKey } from '@weekbord/api/platform/files/picture-names';
import { createLog } from '@weekbord/api/platform/log/log';
import { createMail } from '@weekbord/api/platform/mail/mail';
import { importOrganisation } from '@weekbord/api/platform/portable/import-organisation';
import { LEFT_TABLES, TAKEN_TABLES } from '@weekbord/api/platform/portable/portable-tables';
import { type Manifest, readPortable, writePortable } from '@weekbord/api/platform/portable/portable-file';
import { exportOrganisation } from '@weekbord/api/platform/portable/export-organisation';
import { weekbord } from '@weekbord/api/weekbord';
import { endpoints } from '@weekbord/contract/endpoints';
import { aMenu } from '@weekbord/testkit/builders/menu';
import { anOrganisation, aPerson } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { openServingDatabase, openTestDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { insertTestUsers } from './test-users.ts';

const NOW = new Date('2027-03-14T09:00:00Z');
const place = await mkdtemp(join(tmpdir(), 'weekbord-portable-'));
afterAll(() => rm(place, { recursive: true, force: true }));

const source = await openTestDatabase();
const users = await insertTestUsers(source.db, NOW);
const { client, coach, exCoach, sibling, deactivated, owner, otherClient, otherCoach } = users.people;
const MEMBERS = [coach, exCoach, client, sibling, deactivated];
const files = localFolder(join(place, 'source'));
const photo = randomBytes(2000);
const key = newPictureKey();
const strange = newPictureKey();
for (const one of [key, strange]) for (const name of filesOfPicture(one)) await files.save(name, photo);
await sql`delete from organisation where owner_id = ${coach.personId}`.execute(source.db);
await sql`update organisation set owner_id = ${coach.personId}, subdomain = 'first', logo = ${`/uploads/${key}.webp`}, high_protein = true
  where id = ${coach.person.organisation_id}`.execute(source.db);
await sql`update stored_picture set key = ${key} where person_id = ${client.personId}`.execute(source.db);
await sql`insert into waitlist_entry (organisation_id, email, first_name, created_at)
  values (${coach.person.organisation_id}, 'waits@home.example', 'Wim', ${NOW})`.execute(source.db);

const describeTable = (table: string): Readonly<Record<string, string>> =>
  table === 'intake' ? { weight: 'What you weigh.' } : {};
const takenFrom = (pool: typeof source.pool, from: typeof files) =>
  exportOrganisation({ pool, files: from, portal: 'first', version: '2.4.11', now: NOW, describe: describeTable });
const taken = await takenFrom(source.pool, files);

/** Creates a server with the same catalogue under other ids, and with another organisation. */
async function freshPlace() {
  const database = await openTestDatabase();
  await sql`select setval(pg_get_serial_sequence(one, 'id'), 5000)
    from unnest(array['food', 'serving', 'recipe_template', 'organisation']) as one`.execute(database.db);
  await aMenu(database.db);
  await anOrganisation(database.db, { name: 'Here before' });
  return { ...database, files: localFolder(join(place, newPictureKey())) };
}

const WHY = 'They wanted a server of their own.';

const countOf = async (db: typeof source.db) =>
  (
    await sql<{
      count: number;
    }>`select (select count(*) from person) + (select count(*) from organisation) as count`.execute(db)
  ).rows[0]!.count;

/** Returns why the file is rejected, and checks that nothing was written. */
async function refusalOf(
  to: Awaited<ReturnType<typeof freshPlace>>,
  packed: Buffer,
  subdomain?: string,
): Promise<string> {
  const before = await countOf(to.db);
  const said = await importOrganisation({ pool: to.pool, files: to.files, packed, subdomain, reason: WHY }).then(
    () => 'It was brought in.',
    ({ message }: Error) => message,
  );
  expect([await countOf(to.db), await to.files.list()]).toEqual([before, []]);
  return said;
}

async function changed(change: (manifest: Manifest) => Partial<Manifest>): Promise<Buffer> {
  const { manifest, files: all } = await readPortable(taken.packed);
  const parts = manifest.files.map(({ name, rows }) => ({
    name,
    content: all.get(name)!,
    ...(rows !== undefined && { rows }),
  }));
  return writePortable({ ...manifest, ...change(manifest) }, parts);
}

/** Returns the rows of people in all tables, as text, leaving out the columns with their current or former coach. */
async function rowsOf(people: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const [table, column] of Object.entries(TAKEN_TABLES)) {
    if (column !== 'person_id' || ['audit_entry', 'client_facts', 'client_snooze'].includes(table)) continue;
    const { rows } = await sql<{
      row: string;
    }>`select (row_to_json(one)::jsonb - 'coach_id')::text as row from ${sql.table(table)} as one
      where person_id in (${sql.join(people)}) order by 1`.execute(source.db);
    found.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return found;
}

/**
 * The organisation leaves the old server: the staff command runs, then the job, on the day before and on the day
 * itself.
 */
async function leavesByTheClock(): Promise<void> {
  const app = await startServing({
    product: { ...weekbord, prepare: async ({ jobs }) => prepareQueues(jobs) },
    database: source,
  });
  const mail = await createMail(app.jobs, app.clock, app.config);
  const database = openServingDatabase(source);
  const erasing = {
    database,
    files: app.files,
    mail,
    jobs: app.jobs,
    config: app.config,
    clock: app.clock,
    log: createLog(app.config),
  };
  const parts = { mail, config: app.config, address: new URL('https://weekbord.example'), requestId: 'command' };
  const type = (...typed: string[]) =>
    database
      .as({ personId: null, system: 'staff' })
      .transaction()
      .execute((db) => runStaffCommand({ ...parts, now: app.clock.now(), db }, readStaffCommand(typed)!));
  const why = ['--reason', 'They moved to a server of their own.'];
  // One of the people is a member elsewhere, and one pays; the fixture's subscriptions do not exist at the payment
  // provider.
  await sql`delete from subscription where person_id <> ${sibling.personId}`.execute(source.db);
  await sql`update person set organisation_id = ${otherClient.organisationId} where id = ${deactivated.personId}`.execute(
    source.db,
  );
  const staying = [sibling.personId, deactivated.personId, owner.personId, otherClient.personId];
  const before = await rowsOf(staying);
  expect(await type('leave-with-people', 'first', ...why)).toEqual([
    'First practice will be erased on 2027-04-13. Until then it can be exported, and the decision can be reversed.',
  ]);
  const { body } = await app.as(client.token).call(endpoints.listAccessLog);
  expect(body.results).toContainEqual(
    expect.objectContaining({
      who: 'STAFF',
      kind: 'CHANGE',
      areas: ['ACCOUNT'],
      reason: 'They moved to a server of their own.',
    }),
  );
  const left = async () =>
    (
      await sql<{
        id: number;
      }>`select id from person where id in (${sql.join(MEMBERS.map(({ personId }) => personId))}) order by id`.execute(
        source.db,
      )
    ).rows.map(({ id }) => id);
  app.clock.advance({ days: 29, hours: 23 });
  await eraseLeftOrganisations(erasing);
  expect(await left()).toHaveLength(MEMBERS.length);
  await type('stay', 'first', ...why);
  app.clock.advance({ days: 2 });
  await eraseLeftOrganisations(erasing);
  expect(await left()).toHaveLength(MEMBERS.length);
  await type('leave-with-people', 'first', ...why);
  app.clock.advance({ days: 30 });
  await eraseLeftOrganisations(erasing);
  expect(await left()).toEqual([sibling.personId, deactivated.personId].toSorted((a, b) => a - b));
  expect(await rowsOf(staying)).toEqual(before);
  expect(await rowsOf([client.personId, coach.personId, exCoach.personId])).toEqual([]);
  const { rows } = await sql`select id from organisation where subdomain = 'first'
    union all select id from waitlist_entry where email = 'waits@home.example'`.execute(source.db);
  expect(rows).toEqual([]);
  // The people who stay keep everything, including their links to each other.
  const theirs = await rowsOf([otherClient.personId, otherCoach.personId]);
  await sql`update organisation set subdomain = 'second' where id = ${otherCoach.person.organisation_id}`.execute(
    source.db,
  );
  await type('leave', 'second', ...why);
  app.clock.advance({ days: 30 });
  await eraseLeftOrganisations(erasing);
  const { rows: second } = await sql`select id from organisation where subdomain = 'second'`.execute(source.db);
  const { rows: relation } = await sql`select coach_id, organisation_id from person
    where id in (${otherClient.personId}, ${otherCoach.personId}) order by coach_id`.execute(source.db);
  expect([second, relation]).toEqual([
    [],
    [
      { coach_id: otherCoach.personId, organisation_id: null },
      { coach_id: null, organisation_id: null },
    ],
  ]);
  expect(await rowsOf([otherClient.personId, otherCoach.personId])).toEqual(theirs);
}

describe('an organisation exported to a file', () => {
  it('includes every table about people, or states why it does not', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct attrelid::regclass::text as name from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not attisdropped
        and attname in ('person_id', 'author_id', 'organisation_id', 'owner_id')`.execute(source.db);
    const known = [...Object.keys(TAKEN_TABLES), ...Object.keys(LEFT_TABLES), 'person', 'organisation'];
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('[LAW-07] is imported into a new server unchanged, and deleted from the old one after thirty days', async () => {
    const to = await freshPlace();
    const brought = await importOrganisation({ pool: to.pool, files: to.files, packed: taken.packed, reason: WHY });
    expect(brought).toMatchObject({ name: 'First practice', people: MEMBERS.length, pictures: 2 });
    const again = await readPortable((await takenFrom(to.pool, to.files)).packed);
    const first = await readPortable(taken.packed);
    const full = first.manifest.files.filter(({ rows }) => rows !== undefined && rows > 0).map(({ name }) => name);
    const empty = first.manifest.files.filter(({ rows }) => rows === 0).map(({ name }) => name);
    expect([full.length > 40, empty]).toEqual([true, []]);
    for (const { name } of first.manifest.files)
      expect([name, again.files.get(name)?.toString('latin1')]).toEqual([
        name,
        first.files.get(name)!.toString('latin1'),
      ]);
    expect(again.manifest).toEqual(first.manifest);
    // The next person gets a new id, and foreign keys are enforced again.
    const next = await aPerson(to.db, {});
    expect(next.id).toBeGreaterThan(Math.max(...MEMBERS.map(({ personId }) => personId)));
    await expect(sql`update person set coach_id = 99999999`.execute(to.db)).rejects.toThrow('foreign key');
    await leavesByTheClock();
  });

  it('contains all data of its people, but no data of others, credentials or cycles', async () => {
    const all = [...(await readPortable(taken.packed)).files.values()]
      .map((content) => content.toString('latin1'))
      .join('\n');
    for (const { marks, recipeMarks, person } of [client, sibling])
      for (const mark of [...marks, ...recipeMarks, person.email])
        expect([mark, all.includes(mark)]).toEqual([mark, true]);
    for (const { marks, contactMarks } of [owner, otherClient])
      for (const mark of [...marks, ...contactMarks]) expect([mark, all.includes(mark)]).toEqual([mark, false]);
    for (const mark of MEMBERS.flatMap(({ secretMarks }) => secretMarks)) expect(all).not.toContain(mark);
    expect(all).not.toMatch(/argon2|"[a-z_]+_hash"/);
    expect(all).not.toContain(strange);
    expect(all).toContain('weight: What you weigh.');
  });

  it.each([0, 10, 2000, -1])('is rejected if truncated after %s bytes', async (length) => {
    const to = await freshPlace();
    expect(await refusalOf(to, taken.packed.subarray(0, length))).toContain('cut off');
  });

  it('is rejected if it was altered', async () => {
    const { manifest, files: all } = await readPortable(taken.packed);
    const parts = manifest.files.map(({ name }) => ({ name, content: all.get(name)! }));
    const { gunzipSync, gzipSync } = await import('node:zlib');
    const content = gunzipSync(await writePortable(manifest, parts));
    content.write('Q', content.lastIndexOf('zq-client'));
    expect(await refusalOf(await freshPlace(), gzipSync(content))).toMatch(
      /tables\/\w+\.ndjson in the file is not what/,
    );
  });

  it('is rejected if its version differs', async () => {
    const older = await changed(() => ({ version: '2.3.0', step: '150-older' }));
    expect(await refusalOf(await freshPlace(), older)).toContain(
      'written by version 2.3.0, whose tables end with 150-older',
    );
  });

  it('is rejected if its portal, addresses or ids already exist, with all conflicts reported together', async () => {
    const to = await freshPlace();
    await importOrganisation({
      pool: to.pool,
      files: localFolder(join(place, newPictureKey())),
      packed: taken.packed,
      reason: WHY,
    });
    const said = await refusalOf(to, taken.packed);
    expect(said).toContain('A portal with this name already exists here; choose another with --as: first.');
    expect(said).toMatch(/Accounts with these addresses already exist here: .*zq-\w+-mail@access\.example/);
    expect(said).toMatch(/Ids of person are already in use here; import into a new server: \d/);
  });

  it("is rejected if it refers to a food that the other server's catalogue lacks", async () => {
    const to = await freshPlace();
    await sql`update food set slug = 'renamed-' || slug`.execute(to.db);
    expect(await refusalOf(to, taken.packed)).toContain(
      'The catalogue here lacks items that the file refers to: catalogue:',
    );
  });
});
