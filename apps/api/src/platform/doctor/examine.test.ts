import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPerson } from '@weekbord/testkit/builders/people';
import { testConfig } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { listBackups } from '../backup/backup-folder.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { systemClock } from '../clock/clock.ts';
import { openDatabase } from '../database/open-database.ts';
import { findDatabase, prepareDatabase } from '../database/prepare-database.ts';
import { createLog } from '../log/log.ts';
import { openIdleJobs } from '../jobs/jobs.ts';
import { createMail } from '../mail/mail.ts';
import { makePersonKey } from '../secret/person-keys.ts';
import { examine } from './examine.ts';
import { lineOf, withoutSecrets } from './finding.ts';

const place = await mkdtemp(join(tmpdir(), 'weekbord-doctor-'));
// The test database responds before a write is safely on disk. This server is configured like an operator's.
const embedded = await findDatabase(
  testConfig({ dataDir: place, databaseUrl: undefined }),
  createLog({ logLevel: 'silent' }),
);
const { owner } = embedded;
const database = openDatabase(owner, { max: 3 });
const { db } = database;
// The doctor stops an embedded database that has no other connection.
const held = await database.pool.connect();
afterAll(async () => {
  held.release();
  await database.close();
  await embedded.stop();
  await rm(place, { recursive: true, force: true });
});

const DATA_KEY = 'a data key that is long enough for the test';
const BACKUP_KEY = 'a backup key that is long enough for the test';
const settings = {
  DATA_DIR: place,
  SECRET_KEY: 'a secret key that is long enough for the test',
  DATA_KEY,
  BACKUP_KEY,
};
const backups = join(place, 'backups');

beforeAll(async () => {
  await prepareDatabase(embedded, { dataKey: DATA_KEY, dataKeyBefore: undefined }, createLog({ logLevel: 'silent' }));
  const { id } = await aPerson(db, { email: 'eva@home.example' });
  await makePersonKey(db, { dataKey: DATA_KEY, dataKeyBefore: undefined }, id);
  const options = { owner, uploads: join(place, 'uploads'), folder: backups, backupKey: BACKUP_KEY, kept: 1 };
  await takeBackup({ ...options, version: '2.4.11', now: new Date() });
});

/** Everything that the tests in this file printed; the last test checks it. */
const said: string[] = [];

async function found(changes: Readonly<Record<string, string | undefined>> = {}, clock = systemClock, node?: string) {
  const findings = [];
  for await (const finding of examine({ ...settings, ...changes }, clock, node)) findings.push(finding);
  said.push(...findings.map((finding) => withoutSecrets(lineOf(finding), { ...settings, ...changes })));
  return findings;
}

/** Returns the findings that are not ok, each with its advice. */
async function troubles(...asked: Parameters<typeof found>): Promise<string[]> {
  return (await found(...asked))
    .filter(({ state }) => state !== 'ok')
    .map(({ state, about, text }) => `${state} ${about}: ${text}`);
}

const trouble = (text: string) => [expect.stringContaining(text)];

describe('the doctor', () => {
  it('reports no problems if all is well, and says what it checked', async () => {
    const findings = await found();
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(new Set(findings.map(({ about }) => about))).toEqual(
      new Set([
        'Node',
        'settings',
        'PUBLIC_URL',
        'folder',
        'disk',
        'mail',
        'keys',
        'backup',
        'database',
        'clock',
        'tables',
        'roles',
        'ledger',
        'audit',
      ]),
    );
    const texts = findings.map(({ text }) => text);
    expect(texts).toContain('The role weekbord_app sees no rows without an acting person.');
    expect(texts).toContain("DATA_KEY opens people's keys. Keys tried: 1.");
    expect(texts).toContain('BACKUP_KEY opens it.');
  });

  it('says what the first start of a new installation creates, and creates nothing', async () => {
    const fresh = join(place, 'fresh');
    expect(await troubles({ DATA_DIR: fresh })).toEqual([
      `warning backup: There is none in ${join(fresh, 'backups')}. Run npm run backup.`,
      `warning database: There is none in ${fresh} yet. npm start creates it.`,
    ]);
    await expect(rm(fresh, { recursive: true })).rejects.toThrow('ENOENT');
  });

  it('rejects an old Node', async () => {
    expect(await troubles({}, systemClock, '20.11.0')).toEqual(trouble('FAULT Node: It is 20.11.0. Use 24 or later'));
  });

  it('lists all errors in the settings', async () => {
    expect(await troubles({ PORT: 'no', SECRET_KEY: 'short' })).toEqual([
      'FAULT settings: PORT must be a port number. docs/operating.md lists them all.',
      'FAULT settings: SECRET_KEY must be at least 32 characters. docs/operating.md lists them all.',
    ]);
  });

  it('reports a URL without https, and a name that DNS cannot resolve', async () => {
    const sending = { SMTP_URL: 'smtp://127.0.0.1:1' };
    expect(await troubles({ ...sending, PUBLIC_URL: 'http://nowhere.invalid' })).toEqual([
      expect.stringContaining('warning PUBLIC_URL: http://nowhere.invalid is not encrypted.'),
      expect.stringMatching(/^FAULT PUBLIC_URL: getaddrinfo .* nowhere\.invalid\. Correct the host name/),
      expect.stringContaining('FAULT mail: connect ECONNREFUSED 127.0.0.1:1. Correct SMTP_URL'),
    ]);
  });

  it('reports a folder that is not writable', async () => {
    const file = join(place, 'a-file');
    await writeFile(file, '');
    expect(await troubles({ DATA_DIR: join(file, 'data'), BACKUP_FOLDER: backups })).toContainEqual(
      expect.stringMatching(/^FAULT folder: ENOTDIR.* Give the user the server runs as write access to/),
    );
  });

  it('reports a disk that is nearly full', async () => {
    expect(await troubles({ DISK_FREE_MIN_MB: '1000000000' })).toContainEqual(
      expect.stringMatching(
        /^FAULT disk: \d+ MB of \d+ MB are free .* Below 1000000000 MB the server reports that it is not ready\. Free up space/,
      ),
    );
  });

  it('reports a database that cannot be reached', async () => {
    const address = 'postgresql://weekbord:a-password-1@127.0.0.1:1/weekbord';
    expect(await troubles({ DATABASE_URL: address })).toEqual(
      trouble('FAULT database: connect ECONNREFUSED 127.0.0.1:1. Start PostgreSQL, or correct DATABASE_URL'),
    );
  });

  it('reports a role that bypasses row security', async () => {
    expect(await troubles({ DATABASE_URL: owner, DATABASE_URL_OWNER: owner })).toEqual(
      trouble('FAULT roles: The server must not work as the role'),
    );
  });

  it('reports tables that were never created, are outdated, or belong to a newer version', async () => {
    await sql`create database other_place`.execute(db);
    const other = new URL(owner);
    other.pathname = '/other_place';
    expect(await troubles({ DATABASE_URL: other.href })).toEqual(
      trouble('warning tables: There are none yet. npm start creates them.'),
    );
    await sql`insert into kysely_migration values ('998-latest', '2030-01-01')`.execute(db);
    expect(await troubles()).toEqual(trouble('FAULT tables: They were made by a newer version: it has 998-latest.'));
    await sql`delete from kysely_migration where name = '998-latest'`.execute(db);
    const { rows } = await sql<{ name: string; timestamp: string }>`
      delete from kysely_migration where name = (select max(name) from kysely_migration) returning name, timestamp`.execute(
      db,
    );
    expect(await troubles()).toEqual(trouble('warning tables: Migrations still to run: 1.'));
    const [last] = rows;
    await sql`insert into kysely_migration values (${last!.name}, ${last!.timestamp})`.execute(db);
  });

  it('reports clocks that differ', async () => {
    const late = (seconds: number) => ({ now: () => new Date(Date.now() + seconds * 1000) });
    expect(await troubles({}, late(20))).toEqual(
      trouble('warning clock: The clocks of this machine and the database are 20 s'),
    );
    expect(await troubles({}, late(90))).toEqual(
      trouble('FAULT clock: The clocks of this machine and the database are 90 s'),
    );
  });

  it('reports a wrong data key', async () => {
    expect(await troubles({ DATA_KEY: 'another data key, which is also long enough' })).toEqual(
      trouble('FAULT keys: DATA_KEY opens only 0 of 1 keys'),
    );
  });

  it('reports secrets that are missing or that others can read', async () => {
    expect(await troubles({ SECRET_KEY: undefined })).toEqual(trouble('warning keys: SECRET_KEY is not set and'));
    const file = join(place, 'secret.key');
    await writeFile(file, randomBytes(32).toString('base64url'));
    await chmod(file, 0o644);
    expect(await troubles({ SECRET_KEY: undefined })).toEqual(trouble(`Run chmod 600 ${file}.`));
    await chmod(file, 0o600);
    expect(await troubles({ SECRET_KEY: undefined })).toEqual([]);
  });

  it('reports web push keys that do not form a pair', async () => {
    const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
    const keys = { VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: one.privateKey };
    expect(await troubles(keys)).toEqual([]);
    expect(await troubles({ ...keys, VAPID_PRIVATE_KEY: other.privateKey })).toEqual(
      trouble('FAULT keys: VAPID_PUBLIC_KEY and'),
    );
  });

  it('reports a backup that is old, is missing or opens with another key', async () => {
    expect(await troubles({ BACKUP_KEY: 'another backup key, which is also long enough' })).toEqual([
      expect.stringContaining('FAULT backup: '),
      expect.stringContaining('was made with another key. Set BACKUP_KEY to the key that it was made with.'),
    ]);
    const [newest] = await listBackups(backups);
    const then = new Date(Date.now() - 60 * 3_600_000);
    await utimes(newest!.file, then, then);
    expect(await troubles()).toEqual(trouble('FAULT backup: The last one is 60 hours old'));
    expect(await troubles({ BACKUP_SCHEDULE: '0' })).toEqual(trouble('warning backup: The last one is 60 hours old'));
    await utimes(newest!.file, new Date(), new Date());
  });

  it('reports deletions that are not in the ledger', async () => {
    const { id } = await aPerson(db, { email: 'leaves@home.example' });
    await sql`delete from person where id = ${id}`.execute(db);
    expect(await troubles()).toEqual([]);
    await sql`update deletion set deleted_at = deleted_at - interval '10 minutes'`.execute(db);
    expect(await troubles()).toEqual(trouble('FAULT ledger: 1 deletion is missing from'));
    await sql`delete from deletion`.execute(db);
  });

  it('reports waiting email', async () => {
    const jobs = await openIdleJobs(database.pool, createLog({ logLevel: 'silent' }));
    await createMail(jobs, systemClock, testConfig());
    await jobs.stop();
    await sql`insert into pgboss.job (name, state, created_on, output)
      values ('mail', 'retry', now() - interval '1 hour', '{"message": "EENVELOPE RCPT 550 5.1.1"}')`.execute(db);
    expect(await troubles()).toEqual(
      trouble(
        'FAULT mail: 1 email has been waiting for more than 10 minutes. The last attempt failed: EENVELOPE RCPT 550 5.1.1.',
      ),
    );
    await sql`delete from pgboss.job`.execute(db);
  });

  it('prints no secret', () => {
    expect(said.length).toBeGreaterThan(200);
    for (const secret of [...Object.values(settings).slice(2), 'a-password-1', new URL(owner).password || 'none']) {
      expect(said.join('\n')).not.toContain(secret);
    }
    const environment = { SMTP_URL: 'smtp://kim:p%40ss-word@mail.example', STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(withoutSecrets('535 kim p@ss-word p%40ss-word sk_test_1', environment)).toBe('535 kim *** *** ***');
  });
});
