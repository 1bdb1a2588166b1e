import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { backUpBeforeUpgrade } from '@weekbord/api/platform/backup/back-up-before-upgrade';
import { listBackups } from '@weekbord/api/platform/backup/backup-folder';
import { ranSteps } from '@weekbord/api/platform/database/migrate';
import { type Database, openDatabase } from '@weekbord/api/platform/database/open-database';
import { addressesOfOwner, updateTables } from '@weekbord/api/platform/database/prepare-database';
import { createLog } from '@weekbord/api/platform/log/log';
import { restore } from '@weekbord/api/restore-place';
import { startTestApp, type TestApp, testConfig } from '@weekbord/testkit/test-app';
import { databaseAddress } from '@weekbord/testkit/test-cluster';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';

const BACKUP_KEY = 'a backup key that only tests know, long enough';
/** The keys of the servers that the dumps were made on. */
const KEYS = {
  dataKey: 'a-data-key-of-before-that-only-the-upgrade-drill-knows',
  secretKey: 'a-secret-key-of-before-that-only-the-drill-knows',
};
const log = createLog({ logLevel: 'silent' });
const place = await mkdtemp(join(tmpdir(), 'weekbord-upgrade-'));
afterAll(() => rm(place, { recursive: true, force: true }));

async function emptyDatabase(): Promise<Database> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const maintenance = openDatabase(server, { max: 1 });
  await maintenance.pool.query(`create database ${name}`);
  await maintenance.close();
  const database = openDatabase(databaseAddress(server, name), { max: 4, patient: true });
  afterAll(() => database.close());
  return database;
}

/**
 * Restores a database as the code of a commit created it, with its demo people; unused recipes and foods were left out
 * of the dump.
 */
async function databaseOf(commit: string): Promise<Database> {
  const database = await emptyDatabase();
  const dump = zstdDecompressSync(await readFile(join(import.meta.dirname, `${commit}.sql.zst`)));
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query(dump.toString());
  await client.end();
  return database;
}

/** Returns the number of rows and the sum of each numeric column, for each table with people's rows. */
async function figuresOf({ pool }: Database): Promise<Record<string, Record<string, number>>> {
  const { rows: columns } = await pool.query<{ name: string; numbers: string[] }>(
    `select relname as name, coalesce(array_agg(attname::text) filter (where atttypid in (21, 23, 20, 1700, 700, 701)), '{}') as numbers
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind = 'r' group by relname
     having bool_or(attname = 'person_id') or relname in ('person', 'organisation') order by relname`,
  );
  const figures: Record<string, Record<string, number>> = {};
  for (const { name, numbers } of columns) {
    const sums = ['count(*) as rows', ...numbers.map((column) => `sum(${column})::float8 as ${column}`)];
    const { rows } = await pool.query<Record<string, number>>(`select ${sums.join(', ')} from ${name}`);
    if (rows[0]!['rows']! > 0) figures[name] = rows[0]!;
  }
  return figures;
}

/** Returns the week of the demo's member with the most meals, as they would read it. */
async function diaryOfMember(app: TestApp) {
  const { rows } = await sql<{ id: number; monday: string }>`
    select person.id, date_trunc('week', day.date)::date::text as monday
    from person join calendar_day as day on day.person_id = person.id
      join calendar_item as item on item.person_id = person.id and item.calendar_day_id = day.id
    where email = 'member@demo.example' group by 1, 2 order by count(*) desc limit 1`.execute(app.db);
  const { id, monday } = rows[0]!;
  const token = randomBytes(32).toString('base64url');
  const now = app.clock.now();
  const token_hash = createHash('sha256').update(token).digest();
  await app.db
    .insertInto('auth_token')
    .values({ person_id: id, token_hash, created_at: now, last_used_at: now, device_hash: null })
    .execute();
  const sunday = new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10);
  const week = `/api/planner/calendarDay?date__gte=${monday}&date__lte=${sunday}`;
  const { status, body } = await app.as(token).send('GET', week);
  const { results } = body as { results: readonly { calendar_items?: readonly unknown[] }[] };
  const items = results.flatMap((day) => day.calendar_items ?? []).length;
  return { status, days: results.length, items };
}

describe.each(['e7ef93b', '9f4eb118', '01510a90'])('a database made by %s', (commit) => {
  it("is backed up, keeps all rows and sums of people's data, serves them, and can be restored", async () => {
    const database = await databaseOf(commit);
    const before = await figuresOf(database);
    const stepsBefore = await namesOfSteps(database);
    expect(before['calendar_item']!['rows']).toBe(107);
    const backupFolder = join(place, commit);
    const config = testConfig({ ...KEYS, dataDir: join(place, `${commit}-data`), backupFolder, backupKey: BACKUP_KEY });
    await backUpBeforeUpgrade(database, config, new Date(), log);
    await updateTables(database, addressesOfOwner(database.connectionString), config, log);
    // A second start has nothing to do and makes no backup.
    await backUpBeforeUpgrade(database, config, new Date(), log);
    const backups = await listBackups(backupFolder);
    expect(backups).toHaveLength(1);

    const app = await startTestApp({ database, config });
    const after = await figuresOf(database);
    const kept = Object.entries(before).flatMap(([table, sums]) =>
      Object.entries(sums)
        .filter(([column]) => after[table]?.[column] !== undefined || !(table in after))
        .map(([column, value]) => [`${table}.${column}`, value, after[table]?.[column]] as const),
    );
    expect(kept.length).toBeGreaterThan(60);
    expect(kept.filter(([, one, other]) => one !== other)).toEqual([]);

    expect(await diaryOfMember(app)).toEqual({ status: 200, days: 6, items: 20 });

    const back = await emptyDatabase();
    const elsewhere = { ...config, databaseUrl: back.connectionString, dataDir: join(place, `${commit}-back`) };
    const wanted = { file: backups[0]!.file, keys: undefined, ledger: null, asItWas: true };
    await restore(elsewhere, wanted, () => undefined);
    expect(await namesOfSteps(back)).toEqual(stepsBefore);
    expect(await figuresOf(back)).toEqual(before);
    expect((await ranSteps(back.db)).length).toBe(stepsBefore.length);
  });
});

async function namesOfSteps({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}
