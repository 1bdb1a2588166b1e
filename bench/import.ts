// Measures the speed of importing Open Food Facts products, with and without the search indexes, on the embedded
// database and, if DATABASE_URL is set, on that server. The products are synthetic, with the size and the errors of
// real ones.
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { importFoods } from '@weekbord/api/modules/foods/import.public';
import { launchPostgres } from '@weekbord/api/platform/database/launch-postgres';
import { migrate } from '@weekbord/api/platform/database/migrate';
import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { embeddedBinaries } from '@weekbord/api/platform/database/postgres-binaries';
import { madeUpProduct } from './support/made-up-products.ts';

const PRODUCTS = Number(process.argv[2] ?? 30_000);
const BAR = 3000;

const folder = await mkdtemp(join(tmpdir(), 'weekbord-bench-import-'));
await chmod(folder, 0o755);
const file = join(folder, 'products.jsonl.gz');
const megabytes = await makeFile(file);
console.log(
  `${PRODUCTS} products, ${megabytes.toFixed(0)} MB of JSON, ${((await stat(file)).size / 1e6).toFixed(0)} MB packed`,
);
const server = await launchPostgres({ binaries: embeddedBinaries(), dataDir: join(folder, 'postgres') });
try {
  const rows: Record<string, Record<string, number>> = {};
  const places = [['embedded', server.address('postgres')]];
  if (process.env['DATABASE_URL'] !== undefined) places.push(['DATABASE_URL', process.env['DATABASE_URL']]);
  for (const [place, address] of places as [string, string][]) {
    rows[`${place}, with the search's indexes`] = await measure(address, true);
    rows[`${place}, without them`] = await measure(address, false);
  }
  console.table(rows);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function makeFile(path: string): Promise<number> {
  const packed = createGzip({ level: 1 });
  const written = createWriteStream(path);
  packed.pipe(written);
  let bytes = 0;
  for (let number = 0; number < PRODUCTS; number += 1) {
    const line = `${JSON.stringify(madeUpProduct(number))}\n`;
    bytes += line.length;
    if (!packed.write(line)) await once(packed, 'drain');
  }
  packed.end();
  await once(written, 'close');
  return bytes / 1e6;
}

/** Imports the file into a new database, and then again into the same one. */
async function measure(address: string, withSearch: boolean): Promise<Record<string, number>> {
  const name = `bench_import_${randomBytes(4).toString('hex')}`;
  const maintenance = openDatabase(address, { max: 1, patient: true });
  await maintenance.pool.query(`create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  const { db, pool, close } = openDatabase(url.href, { max: 2, patient: true });
  await migrate(db);
  if (!withSearch) await dropSearch(pool);
  const first = await timed(db, false);
  const again = await timed(db, true);
  await close();
  await maintenance.pool.query(`drop database ${name} with (force)`);
  await maintenance.close();
  return { 'products/s': first.speed, bar: BAR, foods: first.foods, 'again, products/s': again.speed };
}

async function timed(db: ReturnType<typeof openDatabase>['db'], again: boolean) {
  const began = performance.now();
  const { rows, counts } = await importFoods(db, { kind: 'off', path: file, again, now: () => new Date() });
  const seconds = (performance.now() - began) / 1000;
  return { speed: Math.round(rows / seconds), foods: (counts['added'] ?? 0) + (counts['unchanged'] ?? 0) };
}

async function dropSearch(pool: ReturnType<typeof openDatabase>['pool']): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select indexname as name from pg_indexes where tablename in ('food', 'food_word') and indexdef ~ 'using gi(n|st)'
      or indexname ~ '^food_(words|search)'`,
  );
  for (const { name } of rows) await pool.query(`drop index if exists ${name}`);
  await pool.query('alter table food disable trigger user');
}
