// Measures how long a search among a million foods takes, on a separate database: node bench/search.ts [products]
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findFoods } from '@weekbord/api/modules/foods/search/find-foods';
import { seedCatalogue } from '@weekbord/api/modules/recipes/recipes.public';
import { launchPostgres } from '@weekbord/api/platform/database/launch-postgres';
import { migrate } from '@weekbord/api/platform/database/migrate';
import { type Database, openDatabase } from '@weekbord/api/platform/database/open-database';
import { embeddedBinaries } from '@weekbord/api/platform/database/postgres-binaries';
import { aPerson } from '@weekbord/testkit/builders/people';
import { fillWithFoods } from './support/fill-with-foods.ts';
import { SEARCHES } from './support/searches.ts';

const MILLION = 1_000_000;
const BAR_MS = 30;
/** Number of rounds; the first is a warm-up. */
const ROUNDS = 6;
const count = Number(process.argv[2] ?? MILLION);

const folder = await mkdtemp(join(tmpdir(), 'weekbord-bench-'));
await chmod(folder, 0o755);
const server = await launchPostgres({ binaries: embeddedBinaries(), dataDir: join(folder, 'postgres') });
const address = server.address('postgres');
const patient = openDatabase(address, { max: 2, patient: true });
const database = openDatabase(address, { max: 1, prepare: true });

function percentile(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
}

/** Returns every statement of a search that scans the whole foods table, according to the database's query plans. */
async function fullScans({ pool, db }: Database, reader: Parameters<typeof findFoods>[1]): Promise<string[]> {
  const plans: string[] = [];
  const notice = (message: { message?: string }) => plans.push(message.message ?? '');
  pool.on('connect', (client) => client.on('notice', notice));
  const settings = ["load 'auto_explain'", 'set auto_explain.log_min_duration = 0', 'set client_min_messages = log'];
  for (const setting of settings) await pool.query(setting);
  for (const { typed } of SEARCHES) for (const one of typed) await findFoods(db, reader, one);
  if (plans.length === 0) throw new Error('The server tells no plans');
  return plans.filter((plan) => /Seq Scan on food\b/.test(plan));
}

try {
  await migrate(patient.db);
  await seedCatalogue(patient.db, new Date());
  const person = await aPerson(patient.db, { language: 'nl' });
  const reader = { personId: person.id, locale: 'nl' } as const;
  const filled = await fillWithFoods(patient, count);
  console.table({ products: count, ...filled });

  const rows: Record<string, Record<string, string | number>> = {};
  const all: number[] = [];
  const allFastest: number[] = [];
  for (const { kind, typed } of SEARCHES) {
    const times: number[] = [];
    const fastest = new Map<string, number>();
    let slowest = { ms: 0, query: '' };
    let nothing = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const query of typed) {
        const began = performance.now();
        const found = await database.reading(reader, (db) => findFoods(db, reader, query));
        const ms = performance.now() - began;
        if (found.length === 0) nothing += 1;
        if (round === 0) continue;
        times.push(ms);
        fastest.set(query, Math.min(ms, fastest.get(query) ?? Infinity));
        if (ms > slowest.ms) slowest = { ms, query };
      }
    }
    all.push(...times);
    allFastest.push(...fastest.values());
    rows[kind] = rowOf(times, [...fastest.values()], slowest);
    if (nothing > 0) rows[kind]['found nothing'] = nothing / ROUNDS;
  }
  rows['all'] = rowOf(all, allFastest, null);
  console.table(rows);
  await database.close();
  const watched = openDatabase(address, { max: 1 });
  const scans = await fullScans(watched, reader);
  await watched.close();
  console.log(scans.length === 0 ? 'No search reads the whole table.' : `The whole table is read:\n${scans[0]}`);
} finally {
  await patient.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Returns a row of results. On a busy machine a search has to wait, so the fastest time of each search counts. */
function rowOf(unsorted: readonly number[], atBest: readonly number[], slowest: { ms: number; query: string } | null) {
  const times = unsorted.toSorted((a, b) => a - b);
  const best = atBest.toSorted((a, b) => a - b);
  return {
    searches: times.length,
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p95 ms': percentile(times, 0.95).toFixed(1),
    'bar ms': BAR_MS,
    'p95 of each at best': percentile(best, 0.95).toFixed(1),
    'slowest ms': (times.at(-1) ?? 0).toFixed(1),
    slowest: slowest?.query ?? '',
  };
}
