import { getMe, getUser } from '@weekbord/contract/accounts/users';
import { changePeriodStarts, deleteCycle, getCycle } from '@weekbord/contract/intake/cycle';
import { createUserProfile, listUserProfiles, updateUserProfile } from '@weekbord/contract/intake/user-profiles';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { weekbord } from '../../weekbord.ts';

const product = { routes: weekbord.routes, endpoints: weekbord.endpoints, authenticate: authenticateByPerson };
const app = await startServing({ product });
const as = (person: Person) => app.as(tokenOf(person));

const PROFILE = { gender: 'FEMALE', activity: 'ACTIVE', weight: 70, diet_type: 'CYCLE_DIET' } as const;
const STARTS = ['2026-12-07', '2027-01-04', '2027-02-02', '2027-03-04'];
const NOTHING = { period_starts: [], menstrual_cycle_length: null, counted_cycle_length: 28 };

const change = (person: Person, added: string[], removed: string[] = []) =>
  as(person).call(changePeriodStarts, { body: { added_period_starts: added, removed_period_starts: removed } });

/** Returns a woman whose plan follows her cycle, with a coach, and what she recorded. */
async function someone(starts: string[] = STARTS) {
  const coach = await aCoach(app.db);
  const person = await aClientOf(app.db, coach);
  const { body: profile } = await as(person).call(createUserProfile, { body: PROFILE });
  if (starts.length > 0) expect((await change(person, starts)).status).toBe(200);
  return { coach, person, profile };
}

describe('the starts of periods', () => {
  it('can be added, corrected and removed, each undone by the opposite call', async () => {
    const { person } = await someone([]);
    expect((await as(person).call(getCycle)).body).toEqual(NOTHING);
    expect((await change(person, STARTS.toReversed())).body).toEqual({
      period_starts: STARTS,
      menstrual_cycle_length: null,
      counted_cycle_length: 29,
    });
    const corrected = await change(person, ['2027-03-06'], ['2027-03-04']);
    expect(corrected.body.period_starts).toEqual([...STARTS.slice(0, 3), '2027-03-06']);
    expect((await change(person, ['2027-03-04'], ['2027-03-06'])).body.period_starts).toEqual(STARTS);
    expect((await change(person, [], ['2027-01-04'])).body.period_starts).toHaveLength(3);
    expect((await change(person, ['2027-01-04'])).body.period_starts).toEqual(STARTS);
    expect((await change(person, [], STARTS)).body).toEqual(NOTHING);
    const keys = app.db.selectFrom('person_key').selectAll().where('person_id', '=', person.id);
    expect(await keys.execute()).toEqual([]);
  });

  it('are rejected with a message if they are not past dates or belong to the same period as another', async () => {
    const { person } = await someone();
    for (const [date, text] of [
      ['2027-03-17', 'This can’t be in the future.'],
      ['2027-03-08', 'This is too close to another period. Change the date of that one instead.'],
    ] as const) {
      expect(await change(person, [date])).toMatchObject({ status: 400, body: { added_period_starts: [text] } });
    }
    expect((await as(person).call(getCycle)).body.period_starts).toEqual(STARTS);
  });

  it("determine the profile's cycle length, and follow an early start that was recorded in the profile", async () => {
    const { person, profile } = await someone();
    const start = (date: string) =>
      as(person).call(updateUserProfile, {
        params: { id: profile.id },
        body: { last_menstrual_period_start_date: date },
      });
    expect((await as(person).call(getMe)).body.intake).toMatchObject({
      last_menstrual_period_start_date: '2027-03-04',
      menstrual_cycle_length: null,
      counted_cycle_length: 29,
    });
    expect((await start('2027-03-14')).body.last_menstrual_period_start_date).toBe('2027-03-14');
    expect((await as(person).call(getCycle)).body.period_starts).toEqual([...STARTS, '2027-03-14']);
    await start('2027-03-04');
    expect((await as(person).call(getCycle)).body.period_starts).toEqual(STARTS);
  });

  it('are all saved when two devices add them', async () => {
    const { person } = await someone(['2027-01-04']);
    await Promise.all(['2027-02-02', '2027-03-04', '2026-12-07'].map((date) => change(person, [date])));
    expect((await as(person).call(getCycle)).body.period_starts).toEqual(STARTS);
  });
});

describe('a cycle', () => {
  it('is visible only to its owner', async () => {
    const { coach, person, profile } = await someone();
    const other = await aPerson(app.db);
    await change(coach, ['2027-02-20']);
    const seen = [
      await as(coach).call(getUser, { params: { id: person.id } }),
      await as(coach).call(listUserProfiles),
      await as(coach).call(updateUserProfile, { params: { id: profile.id }, body: { weight: 71 } }),
      await as(coach).call(getCycle),
      await as(other).call(getCycle),
    ];
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    // The start of the relationship may happen to equal one of the dates.
    const texts = seen.map(({ text }) => text.replace(/"since":"[^"]*"/, ''));
    for (const text of texts) for (const date of STARTS) expect(text).not.toContain(date);
    expect(seen[1]!.text).toContain('"counted_cycle_length":null');
    expect((await as(person).call(getCycle)).body.period_starts).toEqual(STARTS);
  });

  it('is deleted with its key, and a later one has another key', async () => {
    const { person } = await someone();
    const keyOf = () => app.db.selectFrom('person_key').select('wrapped').where('person_id', '=', person.id).execute();
    const before = await keyOf();
    expect((await as(person).call(deleteCycle)).status).toBe(204);
    expect([await keyOf(), (await as(person).call(getCycle)).body]).toEqual([[], NOTHING]);
    expect((await as(person).call(getMe)).body.intake?.last_menstrual_period_start_date).toBeNull();
    await change(person, ['2027-03-01']);
    expect(await keyOf()).not.toEqual(before);
  });
});
