import {
  createClient,
  deleteUser,
  getClient,
  listClients,
  removeClient,
  updateClient,
} from '@weekbord/contract/clients/clients';
import { getMe, getUser, listUsers } from '@weekbord/contract/accounts/users';
import { describe, expect, it } from 'vitest';
import { addPerson, logIn, startLoginApp } from '../auth/login.test-support.ts';

const app = await startLoginApp();

const coach = await addPerson(app, 'coach@home.example', { is_coach: true, first_name: 'Carla' });
const otherCoach = await addPerson(app, 'other-coach@home.example', { is_coach: true });
const named = (first_name: string, last_name: string, of = coach) =>
  addPerson(app, `${first_name}.${last_name}@home.example`.toLowerCase().replaceAll(/[^\w.@]/g, 'x'), {
    first_name,
    last_name,
    coach_id: of.id,
  });
const zoe = await named('Zoë', 'Bos');
const anna = await named('anna', 'de_Wit');
const annaAgain = await named('Anna', 'Bakker');
const ben = await named('Ben', '100%');
const theirs = await named('Anna', 'Elders', otherCoach);
const asCoach = app.as(await logIn(app, 'coach@home.example'));
await app.db
  .insertInto('intake')
  .values({
    person_id: anna.id,
    gender: 'FEMALE',
    activity: 'ACTIVE',
    sustainability: 'SUSTAINABLE',
    diet: 'OMNIVORE',
    diet_type: 'RECOMMENDED',
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
const asBen = app.as(await logIn(app, 'ben.100x@home.example'));

/** Returns the first and last names on a page of clients. */
async function namesOf(query: object): Promise<string[]> {
  const { body } = await asCoach.call(listClients, { query });
  return body.results.map(({ first_name: first, last_name: last }) => `${first} ${last}`);
}

describe('users/paginatedclients', () => {
  it("lists the caller's clients by name, ignoring case, and says who has a profile", async () => {
    const { body } = await asCoach.call(listClients);
    expect(body.count).toBe(4);
    expect(body.results.map(({ id }) => id)).toEqual([annaAgain.id, anna.id, ben.id, zoe.id]);
    expect(body.results[1]).toEqual({
      id: anna.id,
      first_name: 'anna',
      last_name: 'de_Wit',
      email: 'anna.de_wit@home.example',
      account_enabled: true,
      is_invited: false,
      has_intake: true,
      has_plan: false,
      has_unread_note: false,
    });
    expect(body.results[0]).toMatchObject({ has_intake: false });
  });

  it('finds part of a name or an address, and treats every character literally', async () => {
    expect(await namesOf({ search: 'ANNA' })).toEqual(['Anna Bakker', 'anna de_Wit']);
    expect(await namesOf({ search: 'a b' })).toEqual(['Anna Bakker']);
    expect(await namesOf({ search: 'zoë' })).toEqual(['Zoë Bos']);
    expect(await namesOf({ search: 'bakker@home' })).toEqual(['Anna Bakker']);
    expect(await namesOf({ search: '_' })).toEqual(['anna de_Wit']);
    expect(await namesOf({ search: '%' })).toEqual(['Ben 100%']);
    expect(await namesOf({ search: "'" })).toEqual([]);
    expect(await namesOf({ search: 'Elders' })).toEqual([]);
  });

  it('pages with the same filters, and returns 404 for a page past the end', async () => {
    const query = { search: 'a', page_size: 1, account_enabled: 'true' } as const;
    const first = (await asCoach.call(listClients, { query })).body;
    expect(first.previous).toBeNull();
    expect(first.next).toMatch(/search=a.*page=2/);
    const second = await asCoach.send('GET', new URL(first.next ?? '').pathname + new URL(first.next ?? '').search);
    expect(second.body).toMatchObject({ count: first.count, results: [{ id: anna.id }] });
    expect((await asCoach.call(listClients, { query: { ...query, page: 99 } })).status).toBe(404);
  });

  it('is only for coaches', async () => {
    expect(await asBen.call(listClients)).toMatchObject({ status: 403, body: { code: 'coach_only' } });
  });
});

describe('users/clients', () => {
  it("shows a client of the caller, but not the caller or another coach's client", async () => {
    expect((await asCoach.call(getClient, { params: { id: ben.id } })).body).toMatchObject({
      id: ben.id,
      last_name: '100%',
    });
    for (const { id } of [coach, theirs, otherCoach]) {
      expect((await asCoach.call(getClient, { params: { id } })).status).toBe(404);
      expect((await asCoach.call(updateClient, { params: { id }, body: { account_enabled: false } })).status).toBe(404);
    }
  });

  it('closes an account: the client keeps it but loses access at the next call, until it is reopened', async () => {
    const set = (account_enabled: boolean) =>
      asCoach.call(updateClient, { params: { id: ben.id }, body: { account_enabled } });
    expect((await asBen.call(listClients)).body).toMatchObject({ code: 'coach_only' });
    expect((await set(false)).body.account_enabled).toBe(false);
    expect(await asBen.call(listClients)).toMatchObject({
      status: 403,
      body: { code: 'no_paid_access' },
    });
    expect((await asBen.call(getMe)).body.account_enabled).toBe(false);
    expect(await namesOf({ account_enabled: 'false' })).toEqual(['Ben 100%']);
    expect(await namesOf({ account_enabled: 'true' })).not.toContain('Ben 100%');
    expect((await set(true)).body.account_enabled).toBe(true);
    expect((await asBen.call(listClients)).body).toMatchObject({ code: 'coach_only' });
  });

  it("never closes the caller's own account, by any call", async () => {
    await asCoach.send('PATCH', '/api/auth/users/me', { body: { account_enabled: false } });
    await asCoach.send('PATCH', `/api/users/user/${coach.id}`, { body: { account_enabled: false } });
    await asBen.send('PATCH', `/api/users/clients/${ben.id}`, { body: { account_enabled: false } });
    const rows = await app.db
      .selectFrom('person')
      .select('account_enabled')
      .where('id', 'in', [coach.id, ben.id])
      .execute();
    expect(rows.map(({ account_enabled }) => account_enabled)).toEqual([true, true]);
  });
});

describe('ending the relationship with a client', () => {
  it("leaves the client with their account, reopened if it was closed, and ends the coach's access to it", async () => {
    const leaving = await addPerson(app, 'leaving@home.example', { coach_id: coach.id });
    const asLeaving = app.as(await logIn(app, 'leaving@home.example'));
    await asCoach.call(updateClient, { params: { id: leaving.id }, body: { account_enabled: false } });
    expect((await asCoach.call(removeClient, { params: { id: leaving.id } })).status).toBe(204);
    expect((await asLeaving.call(getMe)).body).toMatchObject({ id: leaving.id, coach: null, account_enabled: true });
    for (const call of [getClient, getUser, removeClient] as const) {
      expect((await asCoach.call(call, { params: { id: leaving.id } })).status).toBe(404);
    }
    const listed = await asCoach.call(listClients, { query: { search: 'leaving@' } });
    expect(listed.body.count).toBe(0);
  });

  it('withdraws an unanswered invitation', async () => {
    const invited = await asCoach.call(createClient, {
      body: { email: 'waits@home.example', first_name: 'Wim', last_name: 'Waits' },
    });
    expect(invited.status).toBe(201);
    const { id } = invited.body;
    expect((await asCoach.call(deleteUser, { params: { id }, body: {} })).status).toBe(204);
    expect((await asCoach.call(getClient, { params: { id } })).status).toBe(404);
    const row = await app.db.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst();
    expect(row).toBeUndefined();
  });

  it("is only for the client's own coach", async () => {
    expect((await asCoach.call(removeClient, { params: { id: theirs.id } })).status).toBe(404);
    expect((await asCoach.call(deleteUser, { params: { id: theirs.id }, body: {} })).status).toBe(404);
    expect((await asCoach.call(removeClient, { params: { id: coach.id } })).status).toBe(404);
    const { coach_id: coachOfTheirs } = await app.db
      .selectFrom('person')
      .select('coach_id')
      .where('id', '=', theirs.id)
      .executeTakeFirstOrThrow();
    expect(coachOfTheirs).toBe(otherCoach.id);
  });
});

describe("DELETE users/user on one's own account", () => {
  it('deletes the account if the confirmation word is sent, and asks for the word if not', async () => {
    const own = await addPerson(app, 'erases@home.example', {});
    const client = app.as(await logIn(app, 'erases@home.example'));
    const params = { id: own.id };
    expect(await client.call(deleteUser, { params, body: {} })).toMatchObject({
      status: 400,
      body: { confirm: [expect.any(String)] },
    });
    expect((await client.call(getUser, { params })).status).toBe(200);
    expect((await client.call(deleteUser, { params, body: { confirm: 'DELETE' } })).status).toBe(204);
    expect((await client.call(getMe)).status).toBe(401);
  });
});

describe('users/user', () => {
  it('lists the caller and, for a coach, the clients', async () => {
    const own = await addPerson(app, 'alone@home.example', {});
    const alone = app.as(await logIn(app, 'alone@home.example'));
    expect((await alone.call(listUsers)).body.results.map(({ id }) => id)).toEqual([own.id]);
    const ids = (await asCoach.call(listUsers, { query: { page_size: 100 } })).body.results.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([coach.id, zoe.id, anna.id]));
    expect(ids).not.toContain(theirs.id);
  });
});
