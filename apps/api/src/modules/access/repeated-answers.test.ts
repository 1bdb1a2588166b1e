import { deleteUserProfile } from '@weekbord/contract/plans/delete-user-profile';
import { deleteMe, updateUser } from '@weekbord/contract/accounts/users';
import { createCalendarDay } from '@weekbord/contract/diary/calendar-days';
import { createUserProfile, updateUserProfile } from '@weekbord/contract/intake/user-profiles';
import { createRecipe } from '@weekbord/contract/recipes/recipe-templates';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { weekbord } from '../../weekbord.ts';
import { aRecipeOf } from '../recipes/own/own-recipes.test-support.ts';
import { seedCatalogue } from '../recipes/recipes.public.ts';
import { smallCatalogue } from '../recipes/templates/small-catalogue.test-support.ts';

const app = await startServing({
  product: { routes: weekbord.routes, endpoints: weekbord.endpoints, authenticate: authenticateByPerson },
});
await seedCatalogue(app.db, app.clock.now(), smallCatalogue());
const as = (person: Person) => app.as(tokenOf(person));
const PROFILE = { gender: 'FEMALE', activity: 'ACTIVE', weight: 98.76 } as const;
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

async function coachAndClient() {
  const coach = await aCoach(app.db);
  return { coach, client: await aClientOf(app.db, coach) };
}

/** Returns all stored responses as text. */
async function keptAnswers(): Promise<string> {
  const { rows } = await sql<{ kept: string }>`
    select coalesce(string_agg(to_jsonb(kept)::text, ' '), '') as kept from idempotency_record as kept`.execute(app.db);
  return rows[0]!.kept;
}

describe('a replayed response', () => {
  it('[API-02] is returned to a coach only while the person is their client', async () => {
    const { coach, client } = await coachAndClient();
    const body = { ...PROFILE, user_id: client.id };
    const make = () => as(coach).call(createUserProfile, { body }, keyed('profile'));
    const first = await make();
    expect([first.status, (await make()).body]).toEqual([201, first.body]);
    await app.db.updateTable('person').set({ coach_id: null }).where('id', '=', client.id).execute();
    const late = await make();
    expect(late.status).toBe(404);
    expect(late.text).not.toContain('98.76');
  });

  it("[API-02] is also denied to a former coach even if the call only copied the client's data", async () => {
    const { coach, client } = await coachAndClient();
    const recipe = await aRecipeOf(app, as(client), { tofu: 100 }, { name: 'Secret bowl' });
    const copy = () => as(coach).call(createRecipe, { body: { recipe_template: recipe.id } }, keyed('copy'));
    expect([(await copy()).status, (await copy()).status]).toEqual([201, 201]);
    await app.db.updateTable('person').set({ coach_id: null }).where('id', '=', client.id).execute();
    expect((await copy()).status).toBe(404);
  });

  it('is still returned to the person themselves after they leave their coach', async () => {
    const { client } = await coachAndClient();
    const make = () => as(client).call(createCalendarDay, { body: { date: '2027-03-14' } }, keyed('day'));
    const first = await make();
    await app.db.updateTable('person').set({ coach_id: null }).where('id', '=', client.id).execute();
    expect((await make()).body).toEqual(first.body);
  });

  it('[API-02] is deleted with the client it concerns', async () => {
    const { coach, client } = await coachAndClient();
    await as(coach).call(
      createUserProfile,
      { body: { ...PROFILE, weight: 87.65, user_id: client.id } },
      keyed('theirs'),
    );
    const name = { params: { id: client.id }, body: { first_name: 'Zanzibar' } };
    await as(coach).call(updateUser, name, keyed('name'));
    expect(await keptAnswers()).toContain('87.65');
    expect((await as(client).call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204);
    const kept = await keptAnswers();
    for (const trace of ['87.65', 'Zanzibar', client.email]) expect(kept).not.toContain(trace);
  });

  it('is deleted with the coach who received it, while the client keeps their own', async () => {
    const { coach, client } = await coachAndClient();
    await as(coach).call(createCalendarDay, { body: { user: client.id, date: '2027-03-14' } }, keyed('by the coach'));
    await as(client).call(createCalendarDay, { body: { date: '2027-03-15' } }, keyed('by the client'));
    expect((await as(coach).call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204);
    const kept = await keptAnswers();
    expect(kept).not.toContain('by the coach');
    expect(kept).toContain('by the client');
  });

  it('is deleted with the profile it shows, and the deletion itself can still be replayed', async () => {
    const { coach, client } = await coachAndClient();
    const other = await aClientOf(app.db, coach);
    for (const deleter of [client, coach]) {
      const body = { ...PROFILE, last_menstrual_period_start_date: '2027-03-02', menstrual_cycle_length: 29 };
      const made = await as(client).call(createUserProfile, { body }, keyed(`by the client ${deleter.id}`));
      expect(made.status).toBe(201);
      await as(coach).call(createCalendarDay, { body: { user: other.id, date: '2027-03-15' } }, keyed('of another'));
      expect(await keptAnswers()).toContain(`by the client ${deleter.id}`);
      const remove = () =>
        as(deleter).call(deleteUserProfile, { params: { id: made.body.id } }, keyed(`away ${deleter.id}`));
      expect((await remove()).status).toBe(204);
      expect(await keptAnswers()).not.toContain(`by the client ${deleter.id}`);
      expect(await keptAnswers()).toContain('of another');
      expect((await remove()).headers['idempotent-replayed']).toBe('true');
    }
  });

  it('is deleted with the cycle it shows', async () => {
    const { client } = await coachAndClient();
    const body = { ...PROFILE, last_menstrual_period_start_date: '2027-03-03' };
    const made = await as(client).call(createUserProfile, { body }, keyed('with a cycle'));
    expect(await keptAnswers()).toContain('with a cycle');
    const gone = { last_menstrual_period_start_date: null, menstrual_cycle_length: null };
    await as(client).call(updateUserProfile, { params: { id: made.body.id }, body: gone }, keyed('without'));
    expect(await keptAnswers()).not.toContain('with a cycle');
  });
});
