import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPerson } from '@weekbord/testkit/builders/people';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { testConfig } from '@weekbord/testkit/test-app';
import { TEST_KEYS } from '@weekbord/testkit/test-keys';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { installJobs, openJobs } from '../jobs/jobs.ts';
import { listenToChanges } from '../live/listen.ts';
import { openStreams } from '../live/streams.ts';
import { createLog } from '../log/log.ts';
import { destroyPersonKey, makePersonKey } from '../secret/person-keys.ts';
import { keepLedger } from './keep-ledger.ts';
import { ledgerIn } from './ledger.ts';

const { db, connectionString: owner } = await openTestDatabase();
const log = createLog({ logLevel: 'silent' });
const folder = await mkdtemp(join(tmpdir(), 'weekbord-ledger-'));
const config = testConfig({ backupFolder: join(folder, 'backups'), backupKey: 'a backup key that only tests know' });
await installJobs(owner, log);
const jobs = await openJobs(owner, log);
const first = (await aPerson(db, { email: 'first@home.example' })).id;
await sql`delete from person where id = ${first}`.execute(db);
const keeper = await keepLedger({ jobs, owner, config, log });
const listener = await listenToChanges(owner, openStreams(), log, [keeper]);
afterAll(async () => {
  await listener.stop();
  await keeper.stop();
  await jobs.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the kinds of deletion in the ledger, in order. */
const kinds = async () =>
  (await readFile(ledgerIn(config.backupFolder), 'utf8').catch(() => ''))
    .split('\n')
    .slice(1, -1)
    .map((line) => (JSON.parse(line) as { kind: string }).kind);

/** Waits for less than a minute: after that, the periodic job would write the deletions anyway. */
const soon = (expected: readonly string[]) => expect.poll(kinds, { timeout: 20_000 }).toEqual(expected);

it('each deletion is written to the ledger as soon as it is committed, and earlier ones at startup', async () => {
  await soon(['PERSON']);
  const { id } = await aPerson(db, { email: 'second@home.example' });
  await makePersonKey(db, TEST_KEYS, id);
  await destroyPersonKey(db, id);
  await soon(['PERSON', 'KEY']);
  await db.transaction().execute(async (trx) => {
    await sql`delete from person where id = ${id}`.execute(trx);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await kinds()).toEqual(['PERSON', 'KEY']);
  });
  await soon(['PERSON', 'KEY', 'PERSON']);
});
