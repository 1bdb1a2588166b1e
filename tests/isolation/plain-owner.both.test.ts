import { checkAppRole } from '@weekbord/api/platform/database/app-role';
import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { openServing, updateTables } from '@weekbord/api/platform/database/prepare-database';
import { createLog } from '@weekbord/api/platform/log/log';
import { TEST_KEYS } from '@weekbord/testkit/test-keys';
import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { insertTestUsers } from '../access/test-users.ts';

/** Creates two plain logins and an empty database, following docs/operating.md. */
async function asAnOperatorMakesIt() {
  const name = `theirs_${Date.now()}`;
  const server = inject('databaseServer');
  const superuser = openDatabase(server, { max: 1 });
  for (const statement of [
    `create role ${name}_owner login password 'of-the-owner'`,
    `create role ${name}_server login password 'of-the-server'`,
    `create database ${name} owner ${name}_owner`,
  ]) {
    await superuser.pool.query(statement);
  }
  await superuser.close();
  const address = (role: string, password: string) => {
    const url = new URL(server);
    [url.username, url.password, url.pathname] = [role, password, `/${name}`];
    return url.href;
  };
  const app = address(`${name}_server`, 'of-the-server');
  return { owner: address(`${name}_owner`, 'of-the-owner'), app, direct: app, pooled: false };
}

const addresses = await asAnOperatorMakesIt();
const owner = openDatabase(addresses.owner, { max: 2 });
afterAll(() => owner.close());
await updateTables(owner, addresses, TEST_KEYS, createLog({ logLevel: 'silent' }));
const serving = openServing(addresses, { max: 2 });
afterAll(() => serving.close());
const { people } = await insertTestUsers(owner.db, new Date('2027-03-14T09:00:00Z'));

async function seenBy(who: { readonly personId: number } | null): Promise<number[]> {
  const { rows } = await sql<{ person_id: number }>`select person_id from intake order by 1`.execute(
    serving.as({ personId: who?.personId ?? null }),
  );
  return rows.map((row) => row.person_id);
}

describe('a database with an owner who is not a superuser', () => {
  it('is served by a login that the server accepts', async () => {
    await expect(checkAppRole(serving.db)).resolves.toBeUndefined();
    await expect(checkAppRole(owner.db)).rejects.toThrow('owns tables');
  });

  it("shows each person the same data: the functions with wider access run with the owner's permissions", async () => {
    const { coach, client, sibling, deactivated, other, exCoach } = people;
    expect(await seenBy(other)).toEqual([other.personId]);
    expect(await seenBy(exCoach)).toEqual([exCoach.personId]);
    expect(await seenBy(null)).toEqual([]);
    const ofCoach = [coach, client, sibling, deactivated].map(({ personId }) => personId);
    expect(await seenBy(coach)).toEqual(ofCoach.toSorted((a, b) => a - b));
    const recipe = sql`select from recipe_template where id = ${coach.recipeTemplateId}`;
    expect((await recipe.execute(serving.as({ personId: client.personId }))).rows).toHaveLength(1);
    expect((await recipe.execute(serving.as({ personId: other.personId }))).rows).toEqual([]);
  });

  it('deletes what belongs to a person together with the person', async () => {
    const { orphan } = people;
    await sql`delete from person where id = ${orphan.personId}`.execute(serving.as({ personId: orphan.personId }));
    const left = await sql`select from intake where person_id = ${orphan.personId}`.execute(owner.db);
    expect(left.rows).toEqual([]);
  });

  it('still uses an index to search for words', async () => {
    const { rows } = await serving
      .as({ personId: people.owner.personId })
      .transaction()
      .execute((db) =>
        sql`set local enable_seqscan = off`.execute(db).then(() =>
          sql<{ 'QUERY PLAN': string }>`
          explain select id from shared_food
          where source in ('OPEN_FOOD_FACTS', 'USDA') and popularity >= 200
            and to_tsvector('simple', search) @@ to_tsquery('simple', 'yog:*')`.execute(db),
        ),
      );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Cond: (to_tsvector');
  });

  it('lets its owner bypass row-level security again after another owner has restored a backup', async () => {
    await sql`alter policy for_owner on intake to public`.execute(owner.db);
    await updateTables(owner, addresses, TEST_KEYS, createLog({ logLevel: 'silent' }));
    expect(await seenBy(people.other)).toEqual([people.other.personId]);
  });
});
