import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_KEYS } from '@weekbord/testkit/test-keys';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { APP_ROLE, currentRole } from './app-role.ts';
import { launchPostgres } from './launch-postgres.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { openEmbedded } from './open-embedded.ts';
import { embeddedBinaries } from './postgres-binaries.ts';
import { addressesOfOwner, findDatabase, openServing, prepareDatabase, updateTables } from './prepare-database.ts';

const log = createLog({ logLevel: 'silent' });

async function roleAt(address: string): Promise<string> {
  const { db, close } = openDatabase(address, { max: 1 });
  return currentRole(db).finally(close);
}

describe('the embedded database', () => {
  it('gets the serving role, with its own password next to the data, if it was created before that role existed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'weekbord-roles-'));
    await chmod(folder, 0o755);
    const dataDir = join(folder, 'postgres');
    const cluster = await launchPostgres({ binaries: embeddedBinaries(), dataDir });
    try {
      const maintenance = openDatabase(cluster.address('postgres'), { max: 1 });
      await maintenance.pool.query('create database weekbord');
      await maintenance.close();
      const before = openDatabase(cluster.address('weekbord'), { max: 2 });
      await migrate(before.db);
      // Servers that run during the migration may call functions that policies use. The first start revokes that right
      // from all roles but its own.
      const isOpen = sql<{
        is: boolean;
      }>`select has_function_privilege('pg_monitor', 'visited_list()', 'execute') as is`;
      expect((await isOpen.execute(before.db)).rows).toEqual([{ is: true }]);
      await sql`insert into person (email, created_at) values ('kept@home.example', now())`.execute(before.db);
      await before.close();

      // Two concurrent starts, and one more.
      const started = await Promise.all([openEmbedded(folder, log), openEmbedded(folder, log)]);
      for (const found of [...started, await openEmbedded(folder, log)]) {
        expect([await roleAt(found.owner), await roleAt(found.app)]).toEqual(['weekbord', APP_ROLE]);
      }
      const [first] = started;
      await prepareDatabase({ ...first, direct: first.app, pooled: false }, TEST_KEYS, log);
      const passwords = ['weekbord.password', `${APP_ROLE}.password`].map((name) => join(dataDir, name));
      const [owners, apps] = await Promise.all(passwords.map((file) => readFile(file, 'utf8')));
      expect(owners).not.toBe(apps);
      for (const file of passwords) expect((await stat(file)).mode & 0o077).toBe(0);

      const serving = openServing({ app: first.app, pooled: false }, { max: 2 });
      const { rows } = await sql`select email from person`.execute(serving.as({ personId: null, system: 'login' }));
      expect(rows).toEqual([{ email: 'kept@home.example' }]);
      expect((await sql`select email from person`.execute(serving.db)).rows).toEqual([]);
      expect((await isOpen.execute(serving.db)).rows).toEqual([{ is: false }]);
      await serving.close();
    } finally {
      await cluster.stop();
      // A PostgreSQL process may still be writing while it exits.
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
  });
});

describe('a configured database', () => {
  const none = { dataDir: '/nowhere', databaseUrlDirect: undefined, databaseUrlOwner: undefined };
  const at = (host: string) => `postgresql://login:pass@${host}/theirs`;

  it('is served with its login, which switches to the serving role, if no owner is configured', async () => {
    const found = await findDatabase({ ...none, databaseUrl: at('db') }, log);
    expect(found).toMatchObject({ owner: at('db'), pooled: false, leavesFor: APP_ROLE });
    expect([found.app, found.direct]).toEqual([`${at('db')}?options=-c+role%3D${APP_ROLE}`, found.app]);
  });

  it('is served with the configured role if an owner is configured as well', async () => {
    const found = await findDatabase({ ...none, databaseUrl: at('db'), databaseUrlOwner: at('owner') }, log);
    expect(found).toMatchObject({ owner: at('owner'), app: at('db'), direct: at('db'), pooled: false });
    expect(found.leavesFor).toBeUndefined();
  });

  it('is migrated, and used by jobs, over a connection that bypasses its pooler, whoever the owner is', async () => {
    const pooled = { ...none, databaseUrl: at('pooler'), databaseUrlDirect: at('db') };
    const one = await findDatabase(pooled, log);
    expect(one).toMatchObject({ owner: at('db'), app: at('pooler'), pooled: true, leavesFor: APP_ROLE });
    expect(one.direct).toContain(`role%3D${APP_ROLE}`);
    const two = await findDatabase({ ...pooled, databaseUrlOwner: at('owner') }, log);
    expect(two).toMatchObject({ owner: at('owner'), app: at('pooler'), direct: at('db'), pooled: true });
  });
});

describe('a database URL with a single role', () => {
  it('switches to the serving role in each transaction behind a pooler', async () => {
    const { connectionString } = await openTestDatabase();
    const { leavesFor } = addressesOfOwner(connectionString);
    const serving = openServing({ app: connectionString, pooled: true, leavesFor }, { max: 1 });
    expect(await currentRole(serving.db)).toBe(APP_ROLE);
    expect(await currentRole(serving.as({ personId: 1 }))).toBe(APP_ROLE);
    expect(await serving.reading({ personId: 1 }, currentRole)).toBe(APP_ROLE);
    expect(await serving.as({ personId: 1 }).transaction().execute(currentRole)).toBe(APP_ROLE);
    await serving.close();
  });

  it('fails with instructions and without changes if it may not create the serving role', async () => {
    const superuser = await openTestDatabase();
    const plain = `plain_${Date.now()}`;
    await sql.raw(`create role ${plain} login password 'plain'`).execute(superuser.db);
    const missing = { ...addressesOfOwner(superuser.connectionString), leavesFor: 'missing_role' as typeof APP_ROLE };
    const url = new URL(superuser.connectionString);
    [url.username, url.password] = [plain, 'plain'];
    const asPlain = openDatabase(url.href, { max: 1 });
    const refused = updateTables(asPlain, { ...missing, owner: url.href }, TEST_KEYS, log);
    await expect(refused).rejects.toThrow('Set DATABASE_URL to a role that owns nothing and DATABASE_URL_OWNER');
    await asPlain.close();
    await superuser.pool.query(`drop role ${plain}`);
  });
});
