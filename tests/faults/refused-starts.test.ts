import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@weekbord/api/platform/database/migrate';
import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { afterAll, describe, expect, it } from 'vitest';
import { startOperatorsPostgres } from './operators-postgres.ts';
import { refusedStart } from './server-process.ts';

const folder = await mkdtemp(join(tmpdir(), 'weekbord-refused-'));
await chmod(folder, 0o755);
const DATA_DIR = join(folder, 'data');
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a server that cannot start', () => {
  it.each([
    [{ PUBLIC_URL: 'https://weekbord.example' }, '- SMTP_URL must be set, because PUBLIC_URL makes'],
    [{ HOST: '0.0.0.0', PROCESSES: '3' }, '- SMTP_URL must be set, because HOST makes'],
  ])('prints the reason, exits with 1 and creates nothing: %j', async (environment, reason) => {
    const { code, said } = await refusedStart({ DATA_DIR, ...environment });
    expect([code, said]).toEqual([1, expect.stringContaining(reason)]);
    expect(await readdir(folder)).not.toContain('data');
  });

  it.each(['1', '3'])(
    'reports that the database is newer, with PROCESSES=%s, and changes nothing in it',
    async (count) => {
      const place = join(folder, count);
      const postgres = await startOperatorsPostgres(place);
      const { db, pool, close } = openDatabase(postgres.address, { max: 1, patient: true });
      try {
        await migrate(db);
        await pool.query("insert into kysely_migration values ('999-later', '2030-01-01')");
        const state = async () =>
          (await pool.query("select relname from pg_class where relkind = 'r' order by 1")).rows;
        const before = await state();
        const { code, said } = await refusedStart({ DATA_DIR, DATABASE_URL: postgres.address, PROCESSES: count });
        expect([code, said]).toEqual([1, expect.stringContaining('this database is newer than this version')]);
        expect(await state()).toEqual(before);
      } finally {
        await close();
        await postgres.stop();
      }
    },
  );
});
