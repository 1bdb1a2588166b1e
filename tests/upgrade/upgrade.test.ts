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

/**
 * Returns the ingredients of planned meals that replace others, with the food they replace and why: names and labels of
 * versions follow from them.
 */
async function swapsOf({ pool }: Database): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select line.person_id, line.id, made.slug, written.slug as replaced, swapped_because
     from recipe_meal_ingredient as line
     join serving on serving.id = line.serving_id join food as made on made.id = serving.food_id
     join food as written on written.id = line.swapped_from_id order by 1, 2`,
  );
  return rows;
}

/**
 * Marks the wholewheat pasta of planned meals as a replacement for someone who must not have gluten. No meal of the demo
 * people is shown with a label otherwise.
 */
async function labelPasta({ pool }: Database): Promise<void> {
  await pool.query(
    `update recipe_meal_ingredient set swapped_from_id = food.id, swapped_because = '{intolerance:gluten}'
     from serving join food on food.id = serving.food_id
     where serving.id = serving_id and food.slug = 'wholewheat-pasta'`,
  );
}

/** Returns a token of a person, for an application over their database. */
async function tokenFor(app: TestApp, personId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = app.clock.now();
  const token_hash = createHash('sha256').update(token).digest();
  await app.db
    .insertInto('auth_token')
    .values({ person_id: personId, token_hash, created_at: now, last_used_at: now, device_hash: null })
    .execute();
  return token;
}

/** A day as the API returns it, as far as the drill reads it. */
type ReadDay = Readonly<{
  date: string;
  calendar_items: readonly Readonly<{
    id: number;
    meal_moment: string;
    meal: Readonly<{
      name?: string;
      version?: string | null;
      recipe_template?: Readonly<{ name: string }>;
      ingredient?: Readonly<{ name: string }>;
    }>;
  }>[];
}>;

/** Returns all days of a person, as they read them in a language. */
async function daysOf(app: TestApp, token: string, language: 'en' | 'nl'): Promise<ReadDay[]> {
  const days: ReadDay[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/planner/calendarDay?page_size=50&page=${page}`;
    const { status, body } = await app.as(token).send('GET', path, { headers: { 'accept-language': language } });
    expect(status).toBe(200);
    const { results, next } = body as { results: ReadDay[]; next: string | null };
    days.push(...results);
    if (next === null) return days;
  }
}

/**
 * Returns a line for each meal of the demo people, as they would read it: date, moment, name in both languages, and the
 * label of its version, if any.
 */
async function mealsOfPeople(app: TestApp): Promise<string> {
  const { rows: people } = await sql<{ id: number; email: string }>`
    select id, email from person where exists (select from calendar_item where person_id = person.id)
    order by email`.execute(app.db);
  const lines: string[] = [];
  for (const { id, email } of people) {
    const token = await tokenFor(app, id);
    const [english, dutch] = [await daysOf(app, token, 'en'), await daysOf(app, token, 'nl')];
    const dutchNames = new Map(
      dutch.flatMap((day) => day.calendar_items.map((item) => [item.id, nameOf(item.meal)] as const)),
    );
    for (const { date, calendar_items: items } of english.toSorted((a, b) => a.date.localeCompare(b.date))) {
      for (const { id: itemId, meal_moment: moment, meal } of items) {
        const label = meal.version == null ? '' : ` [${meal.version}]`;
        lines.push(`${email} ${date} ${moment}: ${nameOf(meal)} | ${dutchNames.get(itemId)}${label}`);
      }
    }
  }
  return `${lines.join('\n')}\n`;
}

function nameOf(meal: ReadDay['calendar_items'][number]['meal']): string {
  return meal.recipe_template?.name ?? meal.ingredient?.name ?? meal.name ?? '';
}

describe.each([
  { commit: 'e7ef93b', storesSwaps: false },
  { commit: '9f4eb118', storesSwaps: true },
  { commit: '01510a90', storesSwaps: true },
])('a database made by $commit', ({ commit, storesSwaps }) => {
  it("is backed up, keeps the rows, sums, names and labels of people's data, serves them, and can be restored", async () => {
    const database = await databaseOf(commit);
    if (storesSwaps) await labelPasta(database);
    const before = await figuresOf(database);
    const swapsBefore = storesSwaps ? await swapsOf(database) : [];
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

    if (storesSwaps) expect(await swapsOf(database)).toEqual(swapsBefore);
    // Update the files only if a dish or a food was renamed on purpose.
    await expect(await mealsOfPeople(app)).toMatchFileSnapshot(join(import.meta.dirname, `${commit}.meals.txt`));

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
