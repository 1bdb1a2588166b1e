import { DAY_MS } from '@weekbord/domain/dates/plain-date';
import { deleteUserProfile } from '@weekbord/contract/plans/delete-user-profile';
import { listAccessLog } from '@weekbord/contract/accounts/access-log';
import { deleteMe } from '@weekbord/contract/accounts/users';
import { getSharedCycle, updateClient } from '@weekbord/contract/clients/clients';
import { changePeriodStarts, deleteCycle } from '@weekbord/contract/intake/cycle';
import { getCycleSharing, shareCycle, stopSharingCycle } from '@weekbord/contract/intake/cycle-sharing';
import { createUserProfile, updateUserProfile } from '@weekbord/contract/intake/user-profiles';
import { CYCLE_PARTS, type CyclePart } from '@weekbord/domain/cycle/cycle-sharing';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { openServingDatabase } from '@weekbord/testkit/test-database';
import { describe, expect, it } from 'vitest';
import { weekbord } from '../../weekbord.ts';
import { deleteEndedShares } from './cycle-sharing.store.ts';

const app = await startServing({
  product: { routes: weekbord.routes, endpoints: weekbord.endpoints, authenticate: authenticateByPerson },
});
const as = (person: Person) => app.as(tokenOf(person));

const PROFILE = { gender: 'FEMALE', activity: 'ACTIVE', weight: 70, diet_type: 'CYCLE_DIET' } as const;
const STARTS = ['2026-12-07', '2027-01-04', '2027-02-02', '2027-03-04'];
const NOTHING = { parts: [], shared_since: null, shared_until: null };
const later = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString();

interface Couple {
  readonly coach: Person;
  readonly person: Person;
  readonly profile: { readonly id: number };
}

/** Returns a woman whose plan follows her cycle, which she recorded, and her coach. */
async function someone(): Promise<Couple> {
  const coach = await aCoach(app.db);
  const person = await aClientOf(app.db, coach);
  const { body: profile } = await as(person).call(createUserProfile, { body: PROFILE });
  await as(person).call(changePeriodStarts, { body: { added_period_starts: STARTS } });
  return { coach, person, profile };
}

const share = (
  { coach, person }: Pick<Couple, 'coach' | 'person'>,
  parts: readonly CyclePart[] = CYCLE_PARTS,
  until = later(30 * DAY_MS),
  options = {},
) => as(person).call(shareCycle, { body: { coach: coach.id, parts: [...parts], shared_until: until } }, options);
const look = (coach: Person, { id }: Person, options = {}) =>
  as(coach).call(getSharedCycle, { params: { id } }, options);
const giveCoach = ({ id }: Person, coach: Person | null) =>
  app.db
    .updateTable('person')
    .set({ coach_id: coach?.id ?? null })
    .where('id', '=', id)
    .execute();
const shares = ({ id }: Person) => app.db.selectFrom('cycle_share').selectAll().where('person_id', '=', id).execute();
const looksAt = async ({ id }: Person) =>
  (
    await app.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'act'])
      .where('person_id', '=', id)
      .where('act', '=', 'read users/clients/cycle')
      .execute()
  ).map(({ actor_id: actor }) => actor);

describe('a shared cycle', () => {
  it("shows the coach only the parts that are shared, with each access in the owner's audit", async () => {
    const couple = await someone();
    const { coach, person } = couple;
    expect((await look(coach, person)).status).toBe(404);
    expect(await looksAt(person)).toEqual([]);

    expect((await share(couple, ['PHASE'])).body).toMatchObject({ parts: ['PHASE'] });
    const phase = await look(coach, person);
    expect(phase.body).toMatchObject({ cycle_phase: 'FOLLICULAR', next_period_start: null, period_starts: null });
    for (const date of STARTS) expect(phase.text).not.toContain(date);
    expect(phase.headers['cache-control']).toBe('no-store');

    await share(couple, ['STARTS', 'NEXT_PERIOD']);
    expect((await look(coach, person)).body).toMatchObject({
      cycle_phase: null,
      next_period_start: '2027-04-02',
      period_starts: STARTS,
    });
    expect(await looksAt(person)).toEqual([coach.id, coach.id]);
    const seen = (await as(person).call(listAccessLog)).body.results;
    expect(seen).toContainEqual(expect.objectContaining({ who: 'COACH', kind: 'READ', times: 2, areas: ['CYCLE'] }));
    expect(seen).toContainEqual(expect.objectContaining({ who: 'SELF', kind: 'SHARE', areas: [], name: null }));
  });

  it('is shared with the current coach alone', async () => {
    const couple = await someone();
    const { coach, person } = couple;
    const sibling = await aClientOf(app.db, coach);
    const shut = await aCoach(app.db);
    const others = [await aCoach(app.db), await aPerson(app.db), sibling, person];
    await share(couple);
    for (const other of others) expect([404, 403]).toContain((await look(other, person)).status);
    expect((await app.call(getSharedCycle, { params: { id: person.id } })).status).toBe(401);
    const asked = { query: { user: person.id } };
    expect((await as(coach).call(getCycleSharing, asked)).body.parts).toEqual([...CYCLE_PARTS]);
    for (const other of others.slice(0, 3)) expect((await as(other).call(getCycleSharing, asked)).status).toBe(404);
    // Nothing is shared with anyone but the current coach.
    expect((await share({ coach: shut, person })).status).toBe(409);
    expect((await share({ coach: shut, person: others[1]! })).status).toBe(409);
    expect((await look(shut, person)).status).toBe(404);
    await app.db.updateTable('person').set({ account_enabled: false }).where('id', '=', coach.id).execute();
    expect((await look(coach, person)).status).toBe(403);
  });

  it('ends at its set time, and expired shares are deleted', async () => {
    const couple = await someone();
    const { coach, person } = couple;
    await share(couple, CYCLE_PARTS, later(60_000));
    app.clock.advance({ seconds: 59.999 });
    expect((await look(coach, person)).status).toBe(200);
    app.clock.advance({ seconds: 0.001 });
    expect((await look(coach, person)).status).toBe(404);
    expect((await as(person).call(getCycleSharing)).body).toEqual(NOTHING);
    expect((await as(coach).call(getCycleSharing, { query: { user: person.id } })).body).toEqual(NOTHING);
    const expiring = openServingDatabase(app.database).as({ personId: null, system: 'expire' });
    expect(await shares(person)).toHaveLength(1);
    await deleteEndedShares(expiring, app.clock.now());
    expect(await shares(person)).toEqual([]);
    for (const until of [later(0), later(-1), later(367 * DAY_MS)]) {
      expect((await share(couple, CYCLE_PARTS, until)).status).toBe(400);
    }
    for (const parts of [[], ['PHASE', 'PHASE']] as const) expect((await share(couple, parts)).status).toBe(400);
  });

  it('is stopped immediately: the next call returns nothing, even with the same ETag or as a repeated request', async () => {
    const couple = await someone();
    const { coach, person } = couple;
    const until = later(30 * DAY_MS);
    const key = { headers: { 'idempotency-key': 'share once' } };
    expect((await share(couple, CYCLE_PARTS, until, key)).status).toBe(200);
    const seen = await look(coach, person);
    const tagged = { headers: { 'if-none-match': seen.headers['etag'] as string } };
    expect((await look(coach, person, tagged)).status).toBe(304);
    expect(await looksAt(person)).toHaveLength(2);
    expect((await as(person).call(stopSharingCycle)).status).toBe(204);
    const after = await look(coach, person, tagged);
    expect(after.status).toBe(404);
    for (const date of STARTS) expect(after.text).not.toContain(date);
    expect((await share(couple, CYCLE_PARTS, until, key)).headers['idempotent-replayed']).toBe('true');
    expect((await look(coach, person)).status).toBe(404);
    expect(await looksAt(person)).toHaveLength(2);
    expect((await as(person).call(stopSharingCycle)).status).toBe(204);
    const kinds = (await as(person).call(listAccessLog)).body.results.map(({ kind }) => kind);
    expect(kinds).toContain('STOP');
  });

  it('ends with the relationship: neither the former nor the next coach sees it, and it does not return', async () => {
    const couple = await someone();
    const { coach, person } = couple;
    const next = await aCoach(app.db);
    await share(couple);
    const tagged = { headers: { 'if-none-match': (await look(coach, person)).headers['etag'] as string } };
    await giveCoach(person, next);
    expect(await shares(person)).toEqual([]);
    expect([(await look(coach, person, tagged)).status, (await look(next, person)).status]).toEqual([404, 404]);
    await giveCoach(person, coach);
    expect((await look(coach, person, tagged)).status).toBe(404);
    expect((await as(person).call(getCycleSharing)).body).toEqual(NOTHING);
    await share(couple);
    await giveCoach(person, null);
    expect([(await look(coach, person)).status, await shares(person)]).toEqual([404, []]);
  });

  it("is deleted with the data, the profile and the coach's account", async () => {
    for (const end of [
      ({ person }: Couple) => as(person).call(deleteCycle),
      ({ person, profile }: Couple) => as(person).call(deleteUserProfile, { params: { id: profile.id } }),
      ({ coach, profile }: Couple) => as(coach).call(deleteUserProfile, { params: { id: profile.id } }),
      ({ coach }: Couple) => as(coach).call(deleteMe, { body: { confirm: 'DELETE' } }),
    ]) {
      const couple = await someone();
      await share(couple);
      expect((await end(couple)).status).toBe(204);
      expect(await shares(couple.person)).toEqual([]);
    }
  });

  it('is shown only while its owner has a screen for it', async () => {
    const couple = await someone();
    const { coach, person, profile } = couple;
    await share(couple);
    await as(coach).call(updateUserProfile, { params: { id: profile.id }, body: { diet_type: 'RECOMMENDED' } });
    expect((await look(coach, person)).status).toBe(404);
    expect((await as(person).call(getCycleSharing)).body).toEqual(NOTHING);

    const other = await someone();
    await share(other);
    await as(other.coach).call(updateClient, { params: { id: other.person.id }, body: { account_enabled: false } });
    expect((await look(other.coach, other.person)).status).toBe(404);
    // Sharing can be stopped without access to anything else.
    expect((await as(other.person).call(stopSharingCycle)).status).toBe(204);
    await as(other.coach).call(updateClient, { params: { id: other.person.id }, body: { account_enabled: true } });
    expect((await look(other.coach, other.person)).status).toBe(404);
  });
});

describe('the database', () => {
  it('lets only the coach it is shared with open a sealed cycle, and only to read the shared cycle', async () => {
    const couple = await someone();
    const { coach, person } = couple;
    const other = await aCoach(app.db);
    const serving = openServingDatabase(app.database);
    const sealed = async (actor: Person, system?: 'shared-cycle' | 'delete-profile') => {
      const db = serving.as({ personId: actor.id, system });
      const rows = await db.selectFrom('menstrual_cycle').select('starts').where('person_id', '=', person.id).execute();
      const keys = await db.selectFrom('person_key').select('wrapped').where('person_id', '=', person.id).execute();
      return [rows.length, keys.length];
    };
    expect(await sealed(coach, 'shared-cycle')).toEqual([0, 0]);
    await share(couple);
    expect(await sealed(coach, 'shared-cycle')).toEqual([1, 1]);
    expect([await sealed(coach), await sealed(other, 'shared-cycle')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const give = serving.as({ personId: person.id }).updateTable('cycle_share').set({ coach_id: other.id });
    await expect(give.where('person_id', '=', person.id).execute()).rejects.toMatchObject({ code: '42501' });
    await giveCoach(person, other);
    expect([await sealed(coach, 'shared-cycle'), await sealed(other, 'shared-cycle')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});
