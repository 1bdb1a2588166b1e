import { openServingDatabase, openTestDatabase } from '@weekbord/testkit/test-database';
import { expect, it } from 'vitest';
import { deleteOldAnswers } from './idempotency.ts';

const owner = await openTestDatabase();
const serving = openServingDatabase(owner);
const NOW = new Date('2027-03-14T09:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

it('stored responses of all people are deleted when they are a day old, and younger ones kept', async () => {
  const kept = (scope: string, key: string, ageMs: number) => ({
    scope,
    key,
    route: 'shop',
    body_hash: '',
    status: 200,
    answer: 'null',
    people: [],
    created_at: new Date(NOW.getTime() - ageMs),
  });
  await owner.db
    .insertInto('idempotency_record')
    .values([
      kept('person 1', 'old', DAY_MS),
      kept('person 2', 'young', DAY_MS - 1),
      kept('network 198.51.100.7', 'old', DAY_MS),
    ])
    .execute();
  const left = () => owner.db.selectFrom('idempotency_record').select(['scope', 'key']).execute();
  await deleteOldAnswers(serving.as({ personId: 2 }), NOW);
  expect(await left()).toHaveLength(3);
  await deleteOldAnswers(serving.as({ personId: null, system: 'expire' }), NOW);
  expect(await left()).toEqual([{ scope: 'person 2', key: 'young' }]);
});
