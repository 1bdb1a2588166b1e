import { giveCycle } from '@weekbord/testkit/builders/cycles';
import { listClients } from '@weekbord/contract/clients/clients';
import { listAccessLog } from '@weekbord/contract/accounts/access-log';
import { deleteMe, getMe, getUser, replaceMe, updateMe, updateUser } from '@weekbord/contract/accounts/users';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import { addPerson, logIn, startLoginApp } from '../auth/login.test-support.ts';

const app = await startLoginApp();

const coach = await addPerson(app, 'coach@home.example', { is_coach: true, first_name: 'Carla' });
const client = await addPerson(app, 'client@home.example', { coach_id: coach.id, organisation_id: null });
const other = await addPerson(app, 'other@home.example');
const otherCoach = await addPerson(app, 'other-coach@home.example', { is_coach: true });
const asCoach = app.as(await logIn(app, 'coach@home.example'));
const asClient = app.as(await logIn(app, 'client@home.example'));
const asOtherCoach = app.as(await logIn(app, 'other-coach@home.example'));

describe('users/me', () => {
  it.each([
    ['PATCH', { first_name: '' }, 'first_name'],
    ['PATCH', { last_name: 'x'.repeat(101) }, 'last_name'],
    ['PATCH', { first_name: 5 }, 'first_name'],
    ['PATCH', { first_name: 'a\u0000' }, 'first_name'],
    ['PATCH', { language: 'de' }, 'language'],
    ['PATCH', { country: 'FRANCE' }, 'country'],
    ['PATCH', { country: 'nl' }, 'country'],
    ['PATCH', { uses_imperial_measurements: 'yes' }, 'uses_imperial_measurements'],
    ['PUT', { last_name: 'a', language: 'nl', uses_imperial_measurements: true }, 'first_name'],
    ['PUT', { first_name: 'a', last_name: 'b', uses_imperial_measurements: true }, 'language'],
    [
      'PUT',
      { first_name: 'a', last_name: 'b', language: 'nl', uses_imperial_measurements: true, country: '' },
      'country',
    ],
  ])('rejects %s %j with an error at %s', async (method, body, field) => {
    const answer = await asClient.send(method, '/api/auth/users/me', { body });
    expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
  });

  it('shows a client their coach and their shared organisation', async () => {
    expect((await asClient.call(getMe)).body).toMatchObject({
      id: client.id,
      email: 'client@home.example',
      is_coach: false,
      coach: { id: coach.id, first_name: 'Carla', account_enabled: true, organisation: { name: 'Weekbord' } },
      organisation: { name: 'Weekbord' },
    });
  });

  it('merges the flags of the person and their organisation', async () => {
    await app.db
      .updateTable('person')
      .set({ feature_flags: ['FF_DISABLE_KETO_OPTION'] })
      .where('id', '=', client.id)
      .execute();
    const { flags } = (await asClient.call(getMe)).body.feature_flags_for_user;
    expect(flags['FF_DISABLE_KETO_OPTION']).toEqual({ is_active: true });
    expect(flags['FF_RECIPE_INSPIRATION']).toEqual({ is_active: true });
    expect(flags['FF_PLANT_BASED_APP']).toEqual({ is_active: false });
  });

  it('shows subscriptions as reported by the payment provider', async () => {
    await app.db
      .insertInto('subscription')
      .values({ person_id: coach.id, id: 'sub_1', status: 'trialing', product: 'prod_1' })
      .execute();
    expect((await asCoach.call(getMe)).body.customer).toEqual({
      subscriptions: [{ id: 'sub_1', status: 'trialing', items: [{ plan: { product: 'prod_1' } }] }],
    });
  });

  it('changes only the given fields', async () => {
    const answer = await asClient.call(updateMe, { body: { first_name: ' Kim ', language: 'nl' } });
    expect(answer).toMatchObject({ status: 200, body: { first_name: 'Kim', last_name: '', language: 'nl' } });
    expect((await asClient.call(updateMe, { body: {} })).body).toEqual(answer.body);
    expect((await asClient.call(getMe)).body).toEqual(answer.body);
  });

  it('replaces all writable fields', async () => {
    const body = { first_name: 'Kim', last_name: 'Bos', language: 'en', uses_imperial_measurements: true } as const;
    expect((await asClient.call(replaceMe, { body })).body).toMatchObject(body);
  });

  it('never writes fields that only the server sets', async () => {
    const row = () => app.db.selectFrom('person').selectAll().where('id', '=', client.id).executeTakeFirstOrThrow();
    const before = await row();
    const body = {
      id: other.id,
      email: 'mine@home.example',
      is_coach: true,
      is_staff: true,
      account_enabled: false,
      payment_status_override: true,
      coach_id: null,
      coach: null,
      organisation_id: 2,
      organisation: 2,
      customer: { subscriptions: [] },
      feature_flags: ['FF_B2C_PAYWALL'],
      created_at: '2000-01-01T00:00:00Z',
    };
    expect((await asClient.send('PATCH', '/api/auth/users/me', { body })).status).toBe(200);
    expect((await asClient.send('PATCH', `/api/users/user/${client.id}`, { body })).status).toBe(200);
    expect(await row()).toEqual(before);
  });
});

describe('users/user/{id}', () => {
  it('requires a token', async () => {
    expect((await app.call(getUser, { params: { id: client.id } })).status).toBe(401);
    expect((await app.call(updateUser, { params: { id: client.id }, body: {} })).status).toBe(401);
  });

  it.each(['0', '-1', 'abc', '99999999999', '1.5'])('finds no person for the id %s', async (id) => {
    expect((await asCoach.send('GET', `/api/users/user/${id}`)).status).toBe(404);
  });

  it('returns 404 for anyone but the caller and their clients', async () => {
    const missing = await asOtherCoach.call(getUser, { params: { id: 999_999 } });
    for (const id of [client.id, coach.id, other.id]) {
      const answer = await asOtherCoach.call(getUser, { params: { id } });
      expect(answer).toMatchObject({ status: 404, text: missing.text });
      const change = await asOtherCoach.call(updateUser, { params: { id }, body: { first_name: 'Hacked' } });
      expect(change).toMatchObject({ status: 404, text: missing.text });
    }
    expect((await asClient.call(getUser, { params: { id: coach.id } })).status).toBe(404);
    expect((await asOtherCoach.call(getUser, { params: { id: otherCoach.id } })).status).toBe(200);
  });

  it('lets a coach see and change a client, with an audit entry per hour for reads and one for every change', async () => {
    for (let look = 0; look < 3; look += 1) {
      expect((await asCoach.call(getUser, { params: { id: client.id } })).body.id).toBe(client.id);
    }
    for (const last_name of ['Bos', 'Vos']) {
      const answer = await asCoach.call(updateUser, { params: { id: client.id }, body: { last_name } });
      expect(answer.body).toMatchObject({ id: client.id, last_name });
    }
    const entries = await app.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'act'])
      .where('person_id', '=', client.id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual(
      ['read users/user', 'change users/user', 'change users/user'].map((act) => ({ actor_id: coach.id, act })),
    );
  });

  it('shows a person, and no one else, who read or changed their data on each day', async () => {
    const subject = await addPerson(app, 'subject@home.example', { coach_id: coach.id, organisation_id: null });
    const asSubject = app.as(await logIn(app, 'subject@home.example'));
    expect((await asSubject.call(listAccessLog)).body.results).toEqual([]);
    const looks = [
      [coach.id, 'read users/user', 0],
      [coach.id, 'read planner/calendarDay', 1],
      [coach.id, 'change users/weeklyNutritionPlan', 2],
      [otherCoach.id, 'read measurements/progress', 30],
      [coach.id, 'read food/recipeTemplate', 400],
    ] as const;
    const now = app.clock.now();
    for (const [actor_id, act, hours] of looks) {
      const created_at = new Date(now.getTime() - (hours < 400 ? hours * 60_000 : hours * 86_400_000));
      const look = { person_id: subject.id, actor_id, act, request_id: 'r', created_at };
      await app.db.insertInto('audit_entry').values(look).execute();
    }
    const { results } = (await asSubject.call(listAccessLog)).body;
    expect(results).toEqual([
      {
        at: now.toISOString(),
        who: 'COACH',
        name: 'Carla',
        kind: 'READ',
        times: null,
        areas: ['PROFILE', 'DIARY'],
        reason: null,
      },
      {
        at: expect.any(String),
        who: 'COACH',
        name: 'Carla',
        kind: 'CHANGE',
        times: null,
        areas: ['PLAN'],
        reason: null,
      },
      {
        at: expect.any(String),
        who: 'FORMER',
        name: null,
        kind: 'READ',
        times: null,
        areas: ['PROGRESS'],
        reason: null,
      },
    ]);
    expect((await asCoach.call(listAccessLog)).body.results).toEqual([]);
  });

  it.each([
    ['planner/groceryList', 'GROCERIES'],
    ['planner/groceryListItem', 'GROCERIES'],
    ['planner/calendarItem', 'DIARY'],
    ['food/quickAddMeal', 'DIARY'],
    ['food/recipeTemplate', 'RECIPES'],
    ['users/userfavouriterecipe', 'RECIPES'],
    ['users/mealSlotSpecification', 'PLAN'],
    ['users/targetProposal', 'PLAN'],
    ['measurements/userWeight', 'PROGRESS'],
    ['users/clients/cycle', 'CYCLE'],
    ['users/userProfile', 'PROFILE'],
  ])('reports access to %s as access to %s', async (resource, area) => {
    const email = `${resource.replaceAll('/', '-').toLowerCase()}@home.example`;
    const subject = await addPerson(app, email, { coach_id: coach.id, organisation_id: null });
    const look = { actor_id: coach.id, act: `read ${resource}`, request_id: 'r', created_at: app.clock.now() };
    await app.db
      .insertInto('audit_entry')
      .values({ person_id: subject.id, ...look })
      .execute();
    const asSubject = app.as(await logIn(app, email));
    expect((await asSubject.call(listAccessLog)).body.results.map(({ areas }) => areas)).toEqual([[area]]);
  });

  it('is inaccessible to a coach as soon as the client leaves', async () => {
    const leaving = await addPerson(app, 'leaving@home.example', { coach_id: coach.id });
    expect((await asCoach.call(getUser, { params: { id: leaving.id } })).status).toBe(200);
    await app.db.updateTable('person').set({ coach_id: null }).where('id', '=', leaving.id).execute();
    expect((await asCoach.call(getUser, { params: { id: leaving.id } })).status).toBe(404);
  });

  it('is denied to a former coach', async () => {
    const ex = await addPerson(app, 'ex@home.example', { is_coach: true });
    const theirs = await addPerson(app, 'theirs@home.example', { coach_id: ex.id });
    const asEx = app.as(await logIn(app, 'ex@home.example'));
    expect((await asEx.call(getUser, { params: { id: theirs.id } })).status).toBe(200);
    await app.db.updateTable('person').set({ is_coach: false }).where('id', '=', ex.id).execute();
    expect((await asEx.call(getUser, { params: { id: theirs.id } })).status).toBe(404);
  });

  it('shows the cycle to its owner and never to their coach', async () => {
    await app.db
      .insertInto('intake')
      .values({
        person_id: client.id,
        gender: 'FEMALE',
        activity: 'ACTIVE',
        sustainability: 'SUSTAINABLE',
        diet: 'OMNIVORE',
        diet_type: 'CYCLE_DIET',
        weight: 66,
        food_intolerances_gluten: false,
        food_intolerances_lactose: false,
        food_intolerances_nut: false,
        food_intolerances_crustaceans_shellfish: false,
        is_keto_user: false,
        is_on_menopause_diet: false,
        main_goal: 'LOSE_WEIGHT',
        goal_weekly_change_in_kg: -0.5,
        uses_imperial_measurements_for_recipes: false,
        uses_imperial_measurements_for_height: false,
        personal_weight_unit: 'KILOGRAMS',
      })
      .execute();
    await giveCycle(app.db, client, { start: '2027-03-01', length: 29 });
    const own = await asClient.call(getMe);
    expect(own.body.intake).toMatchObject({
      last_menstrual_period_start_date: '2027-03-01',
      menstrual_cycle_length: 29,
    });
    const seen = await asCoach.call(getUser, { params: { id: client.id } });
    expect(seen.body.intake).toMatchObject({
      weight: 66,
      last_menstrual_period_start_date: null,
      menstrual_cycle_length: null,
    });
    expect(seen.text).not.toContain('2027-03-01');
  });
});

/** Returns the error code of a coach-only call for a caller who is not a coach: missing access is checked first. */
const codeFor = async (caller: TestClient) =>
  ((await caller.call(listClients)) as unknown as { body: { code: string } }).body.code;

describe('access', () => {
  it('is required, with 403 no_paid_access, except for one’s own account and its deletion', async () => {
    await addPerson(app, 'shut@home.example', { account_enabled: false });
    const asShut = app.as(await logIn(app, 'shut@home.example'));
    expect(await codeFor(asShut)).toBe('no_paid_access');
    expect((await asShut.call(getMe)).body).toMatchObject({ account_enabled: false });
    expect((await asShut.call(updateMe, { body: { first_name: 'Shut' } })).status).toBe(200);
    expect((await asShut.call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204);
  });

  it('ends for the clients of a coach who is disabled or whose subscriptions have lapsed', async () => {
    const lead = await addPerson(app, 'lead@home.example', { is_coach: true });
    await addPerson(app, 'led@home.example', { coach_id: lead.id });
    const asLed = app.as(await logIn(app, 'led@home.example'));
    expect(await codeFor(asLed)).toBe('coach_only');
    await app.db.updateTable('person').set({ account_enabled: false }).where('id', '=', lead.id).execute();
    expect(await codeFor(asLed)).toBe('no_paid_access');
    await app.db.updateTable('person').set({ account_enabled: true }).where('id', '=', lead.id).execute();
    const subscription = { person_id: lead.id, id: 'sub_lead', status: 'canceled', product: 'prod_1' };
    await app.db.insertInto('subscription').values(subscription).execute();
    expect(await codeFor(asLed)).toBe('no_paid_access');
    await app.db.updateTable('subscription').set({ status: 'active' }).where('id', '=', 'sub_lead').execute();
    expect(await codeFor(asLed)).toBe('coach_only');
  });

  it('needs a payment if the organisation requires one, unless it is waived', async () => {
    const organisation = await app.db
      .selectFrom('organisation')
      .select('id')
      .where('subdomain', '=', 'killerbody')
      .executeTakeFirstOrThrow();
    const payer = await addPerson(app, 'payer@home.example', { organisation_id: organisation.id });
    const asPayer = app.as(await logIn(app, 'payer@home.example'));
    expect(await codeFor(asPayer)).toBe('no_paid_access');
    const subscription = { person_id: payer.id, id: 'sub_payer', status: 'active', product: 'prod_1' };
    await app.db.insertInto('subscription').values(subscription).execute();
    expect(await codeFor(asPayer)).toBe('coach_only');
    await app.db.deleteFrom('subscription').where('person_id', '=', payer.id).execute();
    await app.db.updateTable('person').set({ payment_status_override: true }).where('id', '=', payer.id).execute();
    expect(await codeFor(asPayer)).toBe('coach_only');
  });
});
