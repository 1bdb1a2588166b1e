import {
  createExerciseInstance,
  deleteExerciseInstance,
  getExerciseInstance,
  listExerciseInstances,
  replaceExerciseInstance,
  updateExerciseInstance,
} from '@weekbord/contract/intake/exercise-instances';
import { getExerciseTemplate, listExerciseTemplates } from '@weekbord/contract/intake/exercise-templates';
import { createUserProfile, getUserProfile, updateUserProfile } from '@weekbord/contract/intake/user-profiles';
import { MAX_EXERCISE_ROWS } from '@weekbord/domain/intake/exercise-rows';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { weekbord } from '../../weekbord.ts';

const app = await startServing({
  product: {
    authenticate: authenticateByPerson,
    routes: weekbord.routes.filter(({ endpoint: { route } }) => /Exercise|UserProfile/.test(route.name)),
    endpoints: weekbord.endpoints.filter(({ route }) => /Exercise|UserProfile/.test(route.name)),
  },
});

const PROFILE = { gender: 'FEMALE', activity: 'ACTIVE', weight: 70 } as const;
const RUN = { exercise: 5, minutes_per_session: 45, sessions_per_week: 3 };

async function withProfile() {
  const client = app.as(tokenOf(await aPerson(app.db)));
  const { body } = await client.call(createUserProfile, { body: PROFILE });
  return { client, intake: body.id };
}

describe('the exercises of a profile', () => {
  it('[API-05] can be created, listed, changed and deleted, and the energy expenditure follows', async () => {
    const { client, intake } = await withProfile();
    const expenditure = async () =>
      (await client.call(getUserProfile, { params: { id: intake } })).body.energy_expenditure ?? 0;
    const before = await expenditure();
    const made = await client.call(createExerciseInstance, { body: { ...RUN, intake } });
    expect(made).toMatchObject({ status: 201, body: { ...RUN, intake } });
    const params = { id: made.body.id };
    const withRun = await expenditure();
    expect(withRun).toBeGreaterThan(before);
    const usual = await client.call(createExerciseInstance, { body: { exercise: 2, intake } });
    expect(usual.body).toMatchObject({ minutes_per_session: 30, sessions_per_week: 1 });
    const listed = await client.call(listExerciseInstances, { query: { intake } });
    expect(listed.body.results.map(({ id }) => id)).toEqual([params.id, usual.body.id]);
    const changed = await client.call(updateExerciseInstance, { params, body: { sessions_per_week: 5 } });
    expect(changed.body).toEqual({ ...made.body, sessions_per_week: 5 });
    expect(await expenditure()).toBeGreaterThan(withRun);
    const replaced = await client.call(replaceExerciseInstance, { params, body: { exercise: 3 } });
    expect(replaced.body).toEqual({
      id: params.id,
      exercise: 3,
      minutes_per_session: 30,
      sessions_per_week: 1,
      intake,
    });
    expect((await client.call(getExerciseInstance, { params })).body).toEqual(replaced.body);
    expect((await client.call(deleteExerciseInstance, { params })).status).toBe(204);
    expect((await client.call(getExerciseInstance, { params })).status).toBe(404);
    expect((await client.call(listExerciseInstances)).body.count).toBe(1);
  });

  it('[API-05] are deleted if they are missing from a new list', async () => {
    const { client, intake } = await withProfile();
    const [first, second] = await Promise.all(
      [RUN, { ...RUN, exercise: 2 }].map(
        async (row) => (await client.call(createExerciseInstance, { body: { ...row, intake } })).body,
      ),
    );
    const { id, exercise, minutes_per_session, sessions_per_week } = second!;
    await client.call(updateUserProfile, {
      params: { id: intake },
      body: { exercise_instances: [{ id, exercise, minutes_per_session, sessions_per_week }] },
    });
    expect((await client.call(getExerciseInstance, { params: { id: first!.id } })).status).toBe(404);
    expect((await client.call(getExerciseInstance, { params: { id } })).body).toEqual(second);
  });

  it("have an id that no other person's exercise has", async () => {
    const ids = new Set<number>();
    for (let person = 0; person < 5; person += 1) {
      const { client, intake } = await withProfile();
      ids.add((await client.call(createExerciseInstance, { body: { ...RUN, intake } })).body.id);
      const profile = await client.call(updateUserProfile, {
        params: { id: intake },
        body: { exercise_instances: [RUN, { ...RUN, exercise: 1 }] },
      });
      for (const row of profile.body.exercise_instances) ids.add(row.id);
    }
    expect(ids.size).toBe(15);
  });

  it('are limited to twenty, of a known kind', async () => {
    const { client, intake } = await withProfile();
    for (let row = 0; row < MAX_EXERCISE_ROWS; row += 1) {
      expect((await client.call(createExerciseInstance, { body: { ...RUN, intake } })).status).toBe(201);
    }
    expect((await client.call(createExerciseInstance, { body: { ...RUN, intake } })).status).toBe(400);
    const unknown = await client.call(createExerciseInstance, { body: { ...RUN, exercise: 999, intake } });
    expect(unknown.body).toHaveProperty('exercise');
  });

  it('can be written by a coach for a client, and by no one else', async () => {
    const coach = await aCoach(app.db);
    const person = await aClientOf(app.db, coach);
    const byCoach = app.as(tokenOf(coach));
    const { body: profile } = await byCoach.call(createUserProfile, { body: { ...PROFILE, user_id: person.id } });
    const made = await byCoach.call(createExerciseInstance, { body: { ...RUN, intake: profile.id } });
    expect(made.status).toBe(201);
    const params = { id: made.body.id };
    expect((await app.as(tokenOf(person)).call(getExerciseInstance, { params })).body).toEqual(made.body);
    const stranger = app.as(tokenOf(await aPerson(app.db)));
    expect((await stranger.call(getExerciseInstance, { params })).status).toBe(404);
    expect((await stranger.call(deleteExerciseInstance, { params })).status).toBe(404);
  });
});

describe('the kinds of exercise', () => {
  it('are the same individually and in the list, in the language of the request', async () => {
    const { body } = await app.call(listExerciseTemplates, {}, { headers: { 'accept-language': 'nl' } });
    for (const template of body.results) {
      const one = await app.call(
        getExerciseTemplate,
        { params: { id: template.id } },
        { headers: { 'accept-language': 'nl' } },
      );
      expect(one.body).toEqual(template);
    }
    expect((await app.call(getExerciseTemplate, { params: { id: 999 } })).status).toBe(404);
  });
});
