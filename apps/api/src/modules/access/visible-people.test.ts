import { aClientOf, aCoach, type Person } from '@weekbord/testkit/builders/people';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { expect, it } from 'vitest';
import { findPersonAmong, listReachable, lockPerson, only, visibleTo } from './access.store.ts';

// Connects as the owner of the tables, to whom the policies do not apply, so that only these conditions are tested.
const { db } = await openTestDatabase();

/** Returns whether a coach finds a client: among visible people, in a list, and when locking the client. */
async function reachOf(coach: Person, client: Person) {
  return {
    found: (await findPersonAmong(db, client.id, visibleTo(coach)))?.id,
    counted: (await listReachable(db, coach, [], [coach.id, client.id])).length,
    locked: (await lockPerson(db, coach, only(client.id)))?.id,
  };
}

const NO_PERSON = { found: undefined, counted: 1, locked: undefined };

it('a coach sees their clients only while they are a coach with an open account, and always sees themselves', async () => {
  const coach = await aCoach(db);
  const client = await aClientOf(db, coach);
  const ofAnother = await aClientOf(db, await aCoach(db));
  expect(await reachOf(coach, client)).toEqual({ found: client.id, counted: 2, locked: client.id });
  expect(await reachOf(coach, ofAnother)).toEqual(NO_PERSON);
  expect(await reachOf(client, coach)).toEqual(NO_PERSON);
  for (const change of [
    { is_coach: true, account_enabled: false },
    { is_coach: false, account_enabled: true },
  ]) {
    await db.updateTable('person').set(change).where('id', '=', coach.id).execute();
    expect(await reachOf(coach, client)).toEqual(NO_PERSON);
  }
});
