import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPerson } from '@weekbord/testkit/builders/people';
import { fakeClock } from '@weekbord/testkit/fake-clock';
import { startTestApp, testConfig } from '@weekbord/testkit/test-app';
import { databaseAddress } from '@weekbord/testkit/test-cluster';
import { openServingDatabase } from '@weekbord/testkit/test-database';
import { TEST_KEYS } from '@weekbord/testkit/test-keys';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { erasePeople } from './modules/accounts/accounts.public.ts';
import { keysIn, listBackups } from './platform/backup/backup-folder.ts';
import { ledgerIn, readLedger, writeLedger } from './platform/backup/ledger.ts';
import { takeBackup } from './platform/backup/take-backup.ts';
import type { Config } from './platform/config/config.ts';
import { migrateTo } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { uploadsOf } from './platform/files/files.ts';
import { createLog } from './platform/log/log.ts';
import { createMail } from './platform/mail/mail.ts';
import { destroyPersonKey, findPersonKey, makePersonKey } from './platform/secret/person-keys.ts';
import { checkOnly, restore, type Wanted } from './restore-place.ts';

const BACKUP_KEY = 'a backup key that only tests know, long enough';
const app = await startTestApp();
const { db } = app;
const place = await mkdtemp(join(tmpdir(), 'weekbord-restore-'));
afterAll(() => rm(place, { recursive: true, force: true }));
const folder = join(place, 'backups');

const photo = randomBytes(200_000);
const people = await Promise.all(
  ['stays', 'leaves', 'ends-cycle'].map((name) => aPerson(db, { email: `${name}@home.example`, first_name: name })),
);
const [stays, leaves, endsCycle] = people.map(({ id }) => id) as [number, number, number];
const start = '2026-03-01';
for (const id of [stays, leaves, endsCycle]) {
  const key = await makePersonKey(db, TEST_KEYS, id);
  await sql`insert into menstrual_cycle (person_id, starts)
    values (${id}, ${key.seal('menstrual_cycle.starts', JSON.stringify([start]))})`.execute(db);
}

const backUp = (to = folder) =>
  takeBackup({
    owner: app.database.connectionString,
    uploads: uploadsOf(app.config),
    folder: to,
    backupKey: BACKUP_KEY,
    kept: 14,
    version: '2.4.11',
    now: new Date(),
  });

/** Inserts people in pairs, each pair in one transaction, until it is stopped. */
function writeMeanwhile() {
  let isOver = false;
  const written = (async () => {
    let count = 0;
    for (; !isOver; count += 1) {
      await db.transaction().execute(async (trx) => {
        for (const half of ['one', 'other']) await aPerson(trx, { email: `${half}-${count}@pair.example` });
      });
    }
    return count;
  })();
  return async () => {
    isOver = true;
    return written;
  };
}

/** Returns an empty database and folder to restore into, with server settings. */
async function emptyPlace(changes: Partial<Config> = {}): Promise<Config> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const maintenance = openDatabase(server, { max: 1 });
  await maintenance.pool.query(`create database ${name}`);
  await maintenance.close();
  return testConfig({
    databaseUrl: databaseAddress(server, name),
    dataDir: join(place, randomUUID()),
    backupKey: BACKUP_KEY,
    ...changes,
  });
}

async function restored(config: Config, wanted: Partial<Wanted> = {}) {
  const said: string[] = [];
  await restore(config, { file: taken.file, keys: undefined, ledger: undefined, ...wanted }, (line) => said.push(line));
  const database = openDatabase(config.databaseUrl!, { max: 2 });
  afterAll(() => database.close());
  return { ...database, said };
}

/** Returns the number of rows in each table. */
async function counts(from: typeof db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, (xpath('/row/c/text()', query_to_xml('select count(*) as c from ' || oid::regclass, false, true, '')))[1]::text::integer as count
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(from);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

let taken: Awaited<ReturnType<typeof takeBackup>>;
let before: Record<string, number>;
let pairs: number;
beforeAll(async () => {
  await mkdir(uploadsOf(app.config), { recursive: true });
  await writeFile(join(uploadsOf(app.config), 'photo.webp'), photo);
  before = await counts(db);
  const stop = writeMeanwhile();
  taken = await backUp();
  pairs = await stop();
  await aPerson(db, { email: 'came-after@home.example' });
  const mail = await createMail(app.jobs, app.clock, app.config);
  const erasing = { database: openServingDatabase(app.database), jobs: app.jobs, mail, files: app.files };
  await erasePeople({ ...erasing, config: app.config, clock: fakeClock(), log: createLog({ logLevel: 'silent' }) }, [
    leaves,
  ]);
  await destroyPersonKey(db, endsCycle);
  await writeLedger(app.database.pool, folder, BACKUP_KEY, 'YESTERDAY');
});

describe('a backup', () => {
  it('reveals nothing without its key', async () => {
    for (const file of [taken.file, keysIn(folder), ledgerIn(folder)]) {
      const content = await readFile(file, 'latin1');
      expect(content).not.toContain('home.example');
    }
    const { salt, entries } = (await readLedger(ledgerIn(folder), BACKUP_KEY))!;
    expect(salt).toHaveLength(32);
    expect(entries.map(({ kind }) => kind)).toEqual(['PERSON', 'KEY']);
  });

  it('is restored elsewhere unchanged, except for the people deleted since', async () => {
    const config = await emptyPlace();
    const again = await restored(config);
    const emails = await again.db.selectFrom('person').select('email').orderBy('id').execute();
    const home = emails.map(({ email }) => email).filter((email) => email.endsWith('@home.example'));
    expect(home.toSorted()).toEqual(['ends-cycle@home.example', 'stays@home.example']);
    // Concurrent writes are restored completely or not at all.
    const pair = emails.filter(({ email }) => email.endsWith('@pair.example'));
    expect(pair.length % 2).toBe(0);
    expect(pairs).toBeGreaterThan(pair.length / 2);
    expect(await readFile(join(uploadsOf(config), 'photo.webp'))).toEqual(photo);
    expect(await findPersonKey(again.db, TEST_KEYS, leaves)).toBeUndefined();
    expect(await findPersonKey(again.db, TEST_KEYS, endsCycle)).toBeUndefined();
    const key = await findPersonKey(again.db, TEST_KEYS, stays);
    const cycle = await sql<{ starts: Buffer }>`
      select starts from menstrual_cycle where person_id = ${stays}`.execute(again.db);
    expect(key!.open('menstrual_cycle.starts', cycle.rows[0]!.starts)).toBe(JSON.stringify([start]));
    const after = await counts(again.db);
    const untouched = Object.keys(before).filter((name) => /recipe|food|serving|organisation/.test(name));
    expect(untouched.length).toBeGreaterThan(10);
    for (const name of untouched) expect([name, after[name]]).toEqual([name, before[name]]);
    expect(again.said).toContain('People deleted after the backup and erased again: 1.');
    // The next person gets a new id, and the constraints are restored.
    expect((await aPerson(again.db, { email: 'next@home.example' })).id).toBeGreaterThan(Math.max(stays, endsCycle));
    await expect(sql`update person set coach_id = 99999999`.execute(again.db)).rejects.toThrow('foreign key');
  });

  it('brings deleted people back only if it is restored without a ledger, on request', async () => {
    const again = await restored(await emptyPlace(), { ledger: null });
    const found = await again.db.selectFrom('person').select('id').where('id', '=', leaves).execute();
    expect(found).toHaveLength(1);
  });

  it('is read completely and not changed by a check', async () => {
    const said: string[] = [];
    const wanted = { file: taken.file, keys: undefined, ledger: undefined };
    await checkOnly(testConfig({ backupKey: BACKUP_KEY }), wanted, (line) => said.push(line));
    expect(said).toEqual([
      expect.stringContaining(`The backup is complete: ${taken.rows} rows of ${taken.tables} tables and 1 files`),
    ]);
  });

  it('is kept up to the requested number, with one file of keys', async () => {
    const own = join(place, 'many');
    const options = { owner: app.database.connectionString, uploads: uploadsOf(app.config), backupKey: BACKUP_KEY };
    for (let minute = 0; minute < 3; minute += 1) {
      const now = new Date(Date.UTC(2026, 0, 1, 0, minute));
      await takeBackup({ ...options, folder: own, kept: 2, version: '2.4.11', now });
    }
    const found = await listBackups(own);
    expect(found.map(({ file }) => file.slice(-29))).toEqual([
      '2026-01-01T00-02-00-000Z.backup'.slice(-29),
      '2026-01-01T00-01-00-000Z.backup'.slice(-29),
    ]);
    expect((await readdir(own)).filter((name) => !name.startsWith('weekbord-')).toSorted()).toEqual([
      'deletions.ledger',
      'person-keys.backup',
    ]);
  });
});

describe('a restore', () => {
  const bad = join(place, 'bad.backup');
  const wanted = (changes: Partial<Wanted> = {}): Wanted => ({ file: bad, keys: null, ledger: null, ...changes });
  /** Returns the error of a restore, and checks that the database and folder stay empty. */
  const refusalOf = async (config: Config, asked: Wanted): Promise<string> => {
    const refusal = await restore(config, asked, () => undefined).then(
      () => 'It was restored.',
      (error: Error) => error.message,
    );
    const database = openDatabase(config.databaseUrl!, { max: 1 });
    afterAll(() => database.close());
    const { rows } = await sql`select from pg_class where relnamespace = 'public'::regnamespace`.execute(database.db);
    expect(rows).toEqual([]);
    expect(await readdir(config.dataDir).catch(() => [])).toEqual([]);
    return refusal;
  };

  it('rejects another key', async () => {
    const config = await emptyPlace({ backupKey: 'another key, which is also long enough' });
    expect(await refusalOf(config, wanted({ file: taken.file }))).toContain(
      'was made with another key. Set BACKUP_KEY',
    );
  });

  it('rejects a file that was truncated at any point', async () => {
    const whole = await readFile(taken.file);
    const config = await emptyPlace();
    for (const length of [0, 10, 49]) {
      await writeFile(bad, whole.subarray(0, length));
      expect(await refusalOf(config, wanted())).toContain('is not a backup of Weekbord');
    }
    for (const length of [50, 60, 50 + 65_552, whole.length - 1]) {
      await writeFile(bad, whole.subarray(0, length));
      expect(await refusalOf(config, wanted())).toContain('is cut off or was altered at its end');
    }
  });

  it('rejects a file with one bit changed', async () => {
    const config = await emptyPlace();
    for (const at of [200, 70_000, -1]) {
      const altered = await readFile(taken.file);
      const index = at < 0 ? altered.length + at : at;
      altered[index] = altered[index]! ^ 1;
      await writeFile(bad, altered);
      expect(await refusalOf(config, wanted())).toContain('altered');
    }
  });

  it('rejects a backup from a newer version', async () => {
    await sql`insert into kysely_migration values ('998-latest', '2030-01-01')`.execute(db);
    const newer = await backUp(join(place, 'newer')).finally(() =>
      sql`delete from kysely_migration where name = '998-latest'`.execute(db),
    );
    expect(await refusalOf(await emptyPlace(), wanted({ file: newer.file }))).toContain(
      'newer than this one: it has 998-latest',
    );
  });

  it('is rejected without keys, ledger or data key, unless that is requested', async () => {
    const config = await emptyPlace();
    const elsewhere = join(place, 'alone', 'weekbord.backup');
    await mkdir(join(place, 'alone'));
    await writeFile(elsewhere, await readFile(taken.file));
    expect(await refusalOf(config, wanted({ file: elsewhere, keys: undefined }))).toContain("People's keys are not at");
    expect(await refusalOf(config, wanted({ file: elsewhere, ledger: undefined }))).toContain(
      'There is no deletion ledger at',
    );
    expect(await refusalOf({ ...config, dataKey: undefined }, wanted({ file: taken.file, keys: undefined }))).toContain(
      'Set DATA_KEY',
    );
    expect(await refusalOf({ ...config, backupKey: undefined }, wanted({ file: taken.file }))).toContain(
      'Set BACKUP_KEY',
    );
  });

  it('rejects another data key', async () => {
    const config = await emptyPlace({ dataKey: 'another data key, which is also long enough' });
    const asked = wanted({ file: taken.file, keys: undefined });
    expect(await refusalOf(config, asked)).toContain('DATA_KEY is not the data key that the keys of people in');
    const before = { ...config, dataKeyBefore: TEST_KEYS.dataKey };
    expect((await restored(before, { ledger: null })).said).toContain(
      'All counts and checksums agree with the backup.',
    );
    const check = checkOnly({ ...config, dataKeyBefore: undefined }, asked, () => undefined);
    await expect(check).rejects.toThrow('none of 3 opens');
  });

  it('reports a failure after everything was restored', async () => {
    const config = await emptyPlace();
    const nobody = new URL(config.databaseUrl!);
    nobody.username = 'nobody_at_all';
    const split = { ...config, databaseUrl: nobody.href, databaseUrlOwner: config.databaseUrl };
    const asked = wanted({ file: taken.file });
    await expect(restore(split, asked, () => undefined)).rejects.toThrow(
      /^Database and files are restored and agree with the backup, but the next step failed: .*nobody_at_all/,
    );
    const database = openDatabase(config.databaseUrl!, { max: 1 });
    afterAll(() => database.close());
    const { rows } = await sql`select from person where id = ${stays}`.execute(database.db);
    expect(rows).toHaveLength(1);
    expect(await readFile(join(uploadsOf(config), 'photo.webp'))).toEqual(photo);
  });

  it('leaves no files if the commit fails', async () => {
    const config = await emptyPlace();
    const owner = openDatabase(config.databaseUrl!, { max: 1 });
    afterAll(() => owner.close());
    // When a restore creates its last temporary table, `returned`, this adds a row that makes the commit fail.
    await sql`create function refuse() returns event_trigger language plpgsql as $$ begin
      if to_regclass('pg_temp.returned') is null then return; end if;
      create table public.refused (id integer references public.organisation (id) deferrable initially deferred);
      set constraints all deferred;
      insert into public.refused values (99999999);
    end $$`.execute(owner.db);
    await sql`create event trigger refuse on ddl_command_end when tag in ('CREATE TABLE AS') execute function refuse()`.execute(
      owner.db,
    );
    const asked = wanted({ file: taken.file, ledger: undefined });
    await expect(restore(config, asked, () => undefined)).rejects.toThrow('refused_id_fkey');
    expect(await readdir(config.dataDir).catch(() => [])).toEqual([]);
  });

  it('rejects a database or folder that is not empty', async () => {
    const filled = await emptyPlace();
    await restored(filled, { keys: null, ledger: null });
    await rm(uploadsOf(filled), { recursive: true });
    const asked = wanted({ file: taken.file });
    await expect(restore(filled, asked, () => undefined)).rejects.toThrow('The database has tables.');
    const withFiles = await emptyPlace();
    await mkdir(uploadsOf(withFiles), { recursive: true });
    await writeFile(join(uploadsOf(withFiles), 'own.webp'), 'x');
    await expect(restore(withFiles, asked, () => undefined)).rejects.toThrow('has files. Restore into an empty place');
    expect(await readdir(uploadsOf(withFiles))).toEqual(['own.webp']);
  });

  it('updates a backup from an older version by running the migrations', async () => {
    const config = await emptyPlace();
    const old = openDatabase(config.databaseUrl!, { max: 2, patient: true });
    await migrateTo(old.db, ['001-initial', '002-every-food', '003-who-planned']);
    await sql`insert into organisation (name, subdomain, support_url) values ('Old', 'old', 'https://old.example')`.execute(
      old.db,
    );
    await sql`insert into person (email, organisation_id, created_at) select 'old@home.example', id, now() from organisation`.execute(
      old.db,
    );
    const folderOfOld = join(place, 'old');
    const made = await takeBackup({
      owner: config.databaseUrl!,
      uploads: join(place, 'none'),
      folder: folderOfOld,
      backupKey: BACKUP_KEY,
      kept: 1,
      version: '1.0.0',
      now: new Date(),
    });
    await old.close();
    const again = await restored(await emptyPlace(), { file: made.file, ledger: null });
    expect(await again.db.selectFrom('person').select(['email', 'country']).execute()).toMatchObject([
      { email: 'old@home.example' },
    ]);
  });
});
