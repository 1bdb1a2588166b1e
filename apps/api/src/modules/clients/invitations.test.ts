import { deleteMe, getMe, getUser, signUp, updateMe } from '@weekbord/contract/accounts/users';
import { listAccessLog } from '@weekbord/contract/accounts/access-log';
import { getClient, listClients, removeClient, updateClient } from '@weekbord/contract/clients/clients';
import { listClientNeeds } from '@weekbord/contract/clients/client-needs';
import {
  acceptInvitation,
  declineInvitation,
  leaveCoach,
  listInvitations,
} from '@weekbord/contract/clients/invitations';
import { listIngredientsToAvoid, setIngredientsToAvoid } from '@weekbord/contract/foods/ingredients-to-avoid';
import type { Sent } from '@weekbord/contract/endpoint';
import { coachConsent } from '@weekbord/testkit/builders/consents';
import type { TestClient } from '@weekbord/testkit/test-client';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openServingDatabase } from '@weekbord/testkit/test-database';
import { addPerson, changeAddress, freshAddress, logIn, startLoginApp } from '../auth/login.test-support.ts';
import { deleteOldInvitations } from './invitations.store.ts';

const app = await startLoginApp();

await addPerson(app, 'carla@practice.example', { is_coach: true, first_name: 'Carla', last_name: 'Bos' });
await addPerson(app, 'dirk@practice.example', { is_coach: true, first_name: 'Dirk', last_name: 'Vos' });
await app.db
  .insertInto('ingredient_to_avoid')
  .values(['POTATO', 'TOMATO'].map((key) => ({ key, name_en: key, name_nl: key })))
  .execute();
const carla = app.as(await logIn(app, 'carla@practice.example'));
const dirk = app.as(await logIn(app, 'dirk@practice.example'));

const INTAKE = {
  gender: 'FEMALE',
  activity: 'SEDENTARY',
  diet: 'OMNIVORE',
  sustainability: 'SUSTAINABLE',
  weight: 66,
  body_fat_percentage: 0.28,
  food_intolerances_lactose: true,
  exercise_instances: [
    { exercise: 12, minutes_per_session: 45, sessions_per_week: 3 },
    { id: null, exercise: 16, minutes_per_session: 30, sessions_per_week: 1 },
  ],
} satisfies Sent<typeof signUp>['body']['intake'];
const form = (email: string, more: object = {}) => ({
  body: { email, first_name: ' Noor ', last_name: 'Smit', intake: INTAKE, language: 'nl' as const, ...more },
});
const add = (coach: typeof carla, email: string, more: object = {}) =>
  coach.call(signUp, form(email, more), { remoteAddress: freshAddress() });
/** Logs in with the code from the email that it requests, skipping earlier emails. */
const enter = async (email: string) => {
  await app.takeMails();
  return logIn(app, email);
};
const listed = async (coach: typeof carla, search: string) =>
  (await coach.call(listClients, { query: { search } })).body.results;

describe('a client added by a coach', () => {
  it('is on the coach’s list immediately, and becomes a client by accepting the emailed invitation', async () => {
    await app.takeMails();
    const answer = await add(carla, 'New-Client@home.example');
    expect(answer).toMatchObject({
      status: 201,
      body: {
        email: 'new-client@home.example',
        first_name: 'Noor',
        is_coach: false,
        coach: { first_name: 'Carla' },
        intake: {
          weight: 66,
          body_fat_percentage: 0.28,
          food_intolerances_lactose: true,
          exercise_instances: [
            { id: 1, exercise: 12, minutes_per_session: 45, sessions_per_week: 3 },
            { id: 2, exercise: 16, minutes_per_session: 30, sessions_per_week: 1 },
          ],
        },
      },
    });
    // Katch-McArdle for 47.52 kg of lean mass × 1 × 1.2, plus (0.0875 × 45 × 3 + 0.0437 × 30) × 66 / 7 for exercise.
    expect(answer.body.intake?.energy_expenditure).toBe(1799);
    const { id } = answer.body;
    expect((await carla.call(getClient, { params: { id } })).body).toEqual(answer.body);
    expect(await listed(carla, 'new-client@')).toMatchObject([{ id, is_invited: true, has_intake: true }]);
    expect((await dirk.call(getClient, { params: { id } })).status).toBe(404);
    const [mail] = await app.takeMails();
    expect(mail).toMatchObject({
      to: 'new-client@home.example',
      subject: expect.stringContaining('Carla Bos nodigt je uit'),
    });
    expect(mail?.text).toContain('Hoi Noor,');

    app.clock.advance({ minutes: 2 });
    const client = app.as(await logIn(app, 'new-client@home.example'));
    expect((await client.call(getMe)).body).toMatchObject({ first_name: '', coach: null, intake: null });
    const [asked] = (await client.call(listInvitations)).body.results;
    expect(asked).toMatchObject({ id, coach: 'Carla Bos' });
    expect((await client.call(acceptInvitation, { params: { id }, body: coachConsent })).status).toBe(200);
    expect((await client.call(getMe)).body).toMatchObject({
      first_name: 'Noor',
      last_name: 'Smit',
      coach: { first_name: 'Carla' },
      intake: { weight: 66 },
    });
    expect((await client.call(listInvitations)).body.results).toEqual([]);
    expect(await listed(carla, 'new-client@')).toMatchObject([{ is_invited: false }]);
    expect((await client.call(listAccessLog)).body.results).toContainEqual(
      expect.objectContaining({ who: 'COACH', kind: 'CHANGE', areas: expect.arrayContaining(['PROFILE']) }),
    );
  });

  it('is not created if a field is invalid, and each error is reported at its field', async () => {
    await app.takeMails();
    const faults = [
      [{ first_name: '  ' }, ['first_name']],
      [{ email: 'noor' }, ['email']],
      [{ intake: { ...INTAKE, weight: 0 } }, ['intake', 'weight']],
      [{ intake: { ...INTAKE, body_fat_percentage: 0.7 } }, ['intake', 'body_fat_percentage']],
      [{ intake: { ...INTAKE, exercise_instances: [{ exercise: 999 }] } }, ['intake', 'exercise_instances']],
      [
        { intake: { ...INTAKE, exercise_instances: [{ exercise: 1, minutes_per_session: 0 }] } },
        ['intake', 'exercise_instances'],
      ],
    ] as const;
    for (const [more, path] of faults) {
      const answer = await add(carla, 'faulty@home.example', more);
      expect(answer.status).toBe(400);
      expect(answer.body).toHaveProperty([...path]);
    }
    expect(await listed(carla, 'faulty@')).toEqual([]);
    expect(await add(carla, 'carla@practice.example')).toMatchObject({
      status: 400,
      body: { email: [expect.any(String)] },
    });
    expect(await app.takeMails()).toEqual([]);
  });

  it('may decline, and then owns the account', async () => {
    const { id } = (await add(carla, 'leaves@home.example')).body;
    app.clock.advance({ minutes: 2 });
    const client = app.as(await enter('leaves@home.example'));
    const { id: own } = (await client.call(getMe)).body;
    expect((await client.call(declineInvitation, { params: { id } })).status).toBe(204);
    expect((await client.call(getMe)).body).toMatchObject({ id: own, coach: null, intake: null });
    for (const one of [id, own]) expect((await carla.call(getClient, { params: { id: one } })).status).toBe(404);
  });
});

describe('an invitation to an address with an account', () => {
  it('shares nothing about the person before they accept, and gets the same response as for any other address', async () => {
    const own = await addPerson(app, 'known@home.example', { first_name: 'Secret', last_name: 'Name', language: 'en' });
    await app.takeMails();
    const unknown = await add(carla, 'unknown@home.example');
    const known = await add(carla, 'known@home.example');
    const plain = ({ status, body }: typeof known) => {
      const { id, email, intake, ...rest } = body;
      const exercises = intake?.exercise_instances.map((row) => ({ ...row, id: 0 }));
      const profile = { ...intake, id: 0, user: 0, exercise_instances: exercises };
      return { status, email: email.replace('unknown', 'known'), profile, ...rest, isNew: id > own.id };
    };
    expect(plain(known)).toEqual(plain(unknown));
    const mails = (await app.takeMails()).toSorted((one, other) => other.to.localeCompare(one.to));
    expect(mails.map(({ to }) => to)).toEqual(['unknown@home.example', 'known@home.example']);
    expect(mails[1]?.subject).toContain('Carla Bos has invited you');
    expect(mails[1]?.text).toContain('Hi Secret,');

    const { id } = known.body;
    expect((await carla.call(getClient, { params: { id } })).body).toEqual(known.body);
    expect(
      (await listed(carla, 'known@home')).map(({ email, first_name, is_invited }) => [email, first_name, is_invited]),
    ).toEqual([
      ['unknown@home.example', 'Noor', true],
      ['known@home.example', 'Noor', true],
    ]);
    expect((await carla.call(getUser, { params: { id: own.id } })).status).toBe(404);
    expect(await listed(carla, 'Secret')).toEqual([]);
    expect(await add(carla, 'known@home.example')).toMatchObject({
      status: 400,
      body: { email: [expect.any(String)] },
    });

    app.clock.advance({ minutes: 2 });
    const person = app.as(await logIn(app, 'known@home.example'));
    expect((await person.call(getMe)).body).toMatchObject({ id: own.id, coach: null, first_name: 'Secret' });
    expect((await person.call(listInvitations)).body.results).toEqual([
      { id, coach: 'Carla Bos', organisation: expect.any(String) },
    ]);
    expect((await dirk.call(listInvitations)).body.results).toEqual([]);
    expect((await dirk.call(acceptInvitation, { params: { id }, body: coachConsent })).status).toBe(404);
    expect((await carla.call(acceptInvitation, { params: { id }, body: coachConsent })).status).toBe(404);

    expect((await person.call(acceptInvitation, { params: { id }, body: coachConsent })).status).toBe(200);
    expect((await person.call(acceptInvitation, { params: { id }, body: coachConsent })).status).toBe(404);
    expect((await person.call(getMe)).body).toMatchObject({
      id: own.id,
      first_name: 'Secret',
      coach: { first_name: 'Carla' },
      intake: { weight: 66, exercise_instances: [{ exercise: 12 }, { exercise: 16 }] },
    });
    expect(await listed(carla, 'known@home')).toMatchObject([
      { email: 'unknown@home.example' },
      { id: own.id, first_name: 'Secret', is_invited: false },
    ]);
    expect((await carla.call(getClient, { params: { id } })).status).toBe(404);
  });

  it('passes on which ingredients the coach says the person avoids, unless the person already named some', async () => {
    const ids = (await app.call(listIngredientsToAvoid)).body.results.map(({ id }) => id);
    const [first, second] = [ids[0]!, ids[1]!];
    for (const { email, own, after } of [
      { email: 'silent-eater@home.example', own: [], after: [first, second] },
      { email: 'known-eater@home.example', own: [second], after: [second] },
    ]) {
      await addPerson(app, email);
      const added = await add(carla, email, { ingredient_to_avoid_ids: [first] });
      expect(added.body.ingredients_to_avoid).toMatchObject([{ id: first }]);
      const { id: user } = added.body;
      const change = { user, ingredient_to_avoid_ids: [first, second] };
      expect((await dirk.call(setIngredientsToAvoid, { body: change })).status).toBe(404);
      expect((await carla.call(setIngredientsToAvoid, { body: change })).status).toBe(204);
      app.clock.advance({ minutes: 2 });
      const person = app.as(await enter(email));
      await person.call(setIngredientsToAvoid, { body: { ingredient_to_avoid_ids: own } });
      expect((await person.call(acceptInvitation, { params: { id: user }, body: coachConsent })).status).toBe(200);
      const { body } = await person.call(getMe);
      expect(body.ingredients_to_avoid.map(({ id }) => id)).toEqual(after);
    }
    expect(await add(carla, 'odd-eater@home.example', { ingredient_to_avoid_ids: [first, 1e6] })).toMatchObject({
      status: 400,
      body: { ingredient_to_avoid_ids: [expect.any(String)] },
    });
    expect(await listed(carla, 'odd-eater@')).toEqual([]);
  });

  it('can be accepted after the coach has made a plan, which then becomes the person’s', async () => {
    const own = await addPerson(app, 'planned@home.example', { first_name: 'Own' });
    const { id } = (await add(carla, 'planned@home.example')).body;
    await app.db.insertInto('day_plan').values({ person_id: id, name: 'Start', created_at: app.clock.now() }).execute();
    const person = app.as(await enter('planned@home.example'));
    expect((await person.call(acceptInvitation, { params: { id }, body: coachConsent })).status).toBe(200);
    expect((await carla.call(getClient, { params: { id } })).status).toBe(404);
    expect((await carla.call(getClient, { params: { id: own.id } })).body).toMatchObject({ intake: { weight: 66 } });
    const plans = await app.db
      .selectFrom('day_plan')
      .select(['person_id', 'name'])
      .where('name', '=', 'Start')
      .execute();
    expect(plans).toEqual([{ person_id: own.id, name: 'Start' }]);
  });

  it('changes nothing when declined', async () => {
    const own = await addPerson(app, 'no-thanks@home.example', { first_name: 'Own' });
    const { id } = (await add(carla, 'no-thanks@home.example')).body;
    const person = app.as(await enter('no-thanks@home.example'));
    expect((await person.call(declineInvitation, { params: { id } })).status).toBe(204);
    expect((await person.call(getMe)).body).toMatchObject({ id: own.id, coach: null, intake: null });
    expect((await carla.call(getClient, { params: { id } })).status).toBe(404);
  });

  it("can be pending at the same time as another coach's, and ends when the other is accepted", async () => {
    const both = await Promise.all([add(carla, 'wanted@home.example'), add(dirk, 'wanted@home.example')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    app.clock.advance({ minutes: 2 });
    const person = app.as(await enter('wanted@home.example'));
    const invitations = (await person.call(listInvitations)).body.results;
    expect(invitations.map(({ coach }) => coach).toSorted()).toEqual(['Carla Bos', 'Dirk Vos']);
    const chosen = invitations[0]!;
    expect((await person.call(acceptInvitation, { params: { id: chosen.id }, body: coachConsent })).status).toBe(200);
    expect((await person.call(listInvitations)).body.results).toEqual([]);
    expect((await person.call(getMe)).body.coach?.last_name).toBe(chosen.coach.split(' ')[1]);
    const left = await Promise.all([carla, dirk].map((one) => listed(one, 'wanted@home.example')));
    expect(left.flat()).toMatchObject([{ is_invited: false }]);
  });

  it('is emailed at most three times a day to an address that many coaches invite', async () => {
    await app.takeMails();
    for (let index = 0; index < 5; index += 1) {
      await addPerson(app, `many${index}@practice.example`, { is_coach: true, first_name: 'Many' });
      const coach = app.as(await logIn(app, `many${index}@practice.example`));
      await app.takeMails();
      await add(coach, 'popular@home.example');
      expect(await app.takeMails()).toHaveLength(index < 3 ? 1 : 0);
    }
  });

  it('is emailed at most three times a day to an address that one coach invites and removes repeatedly', async () => {
    await app.takeMails();
    for (let index = 0; index < 5; index += 1) {
      const { id } = (await add(carla, 'unwilling@home.example')).body;
      expect((await carla.call(removeClient, { params: { id } })).status).toBe(204);
      const invited = (await app.takeMails()).filter(({ to }) => to === 'unwilling@home.example');
      expect(invited).toHaveLength(index < 3 ? 1 : 0);
    }
    app.clock.advance({ days: 1 });
    await add(carla, 'unwilling@home.example');
    expect(await app.takeMails()).toHaveLength(1);
  });
});

describe('a coach of a person who has not answered', () => {
  it('cannot close the account, whether the address is new or known', async () => {
    await addPerson(app, 'settled@home.example');
    for (const email of ['fresh@home.example', 'settled@home.example']) {
      const { id } = (await add(carla, email)).body;
      const answer = await carla.call(updateClient, { params: { id }, body: { account_enabled: false } });
      expect(answer).toMatchObject({ status: 400, body: { account_enabled: [expect.any(String)] } });
      app.clock.advance({ minutes: 2 });
      const person = app.as(await enter(email));
      expect((await person.call(getMe)).body).toMatchObject({ account_enabled: true, coach: null });
    }
  });

  it('cannot see anything they log or change, or their name', async () => {
    const { id } = (await add(carla, 'silent@home.example')).body;
    app.clock.advance({ minutes: 2 });
    const person = app.as(await enter('silent@home.example'));
    const { id: own } = (await person.call(getMe)).body;
    await person.call(updateMe, { body: { first_name: 'Hidden' } });
    expect((await carla.call(getUser, { params: { id: own } })).status).toBe(404);
    expect((await carla.call(getClient, { params: { id } })).body).toMatchObject({ first_name: 'Noor' });
    expect(await listed(carla, 'Hidden')).toEqual([]);
  });
});

describe('a relationship that ends', () => {
  const endings: Readonly<Record<string, (client: Relation) => Promise<unknown>>> = {
    'the coach deletes her account': ({ coach }) => coach.call(deleteMe, { body: { confirm: 'DELETE' } }),
    'another coach is accepted': async ({ client, email }) => {
      const { id } = (await add(dirk, email)).body;
      return client.call(acceptInvitation, { params: { id }, body: coachConsent });
    },
    'the client ends it': ({ client }) => client.call(leaveCoach),
    'the relation is taken out of the database': ({ own }) =>
      app.db.updateTable('person').set({ coach_id: null }).where('id', '=', own).execute(),
  };
  interface Relation {
    readonly coach: typeof carla;
    readonly client: typeof carla;
    readonly own: number;
    readonly email: string;
  }

  it.each(Object.keys(endings))(
    'reopens an account that the coach had closed, whichever way it ends: %s',
    async (ending) => {
      const name = ending.replaceAll(' ', '-');
      await addPerson(app, `${name}@practice.example`, { is_coach: true });
      const coach = app.as(await logIn(app, `${name}@practice.example`));
      const email = `${name}@home.example`;
      const { id } = (await add(coach, email)).body;
      app.clock.advance({ minutes: 2 });
      const client = app.as(await enter(email));
      expect((await client.call(acceptInvitation, { params: { id }, body: coachConsent })).status).toBe(200);
      const { id: own } = (await client.call(getMe)).body;
      await coach.call(updateClient, { params: { id: own }, body: { account_enabled: false } });
      expect((await client.call(getMe)).body.account_enabled).toBe(false);
      await endings[ending]!({ coach, client, own, email });
      expect((await client.call(getMe)).body).toMatchObject({ account_enabled: true });
    },
  );
});

describe('a client who ends the relationship with their coach', () => {
  /** Returns a client who has just accepted Carla's invitation. */
  async function aClientOfCarla(email: string) {
    const { id } = (await add(carla, email)).body;
    app.clock.advance({ minutes: 2 });
    const client = app.as(await enter(email));
    expect((await client.call(acceptInvitation, { params: { id }, body: coachConsent })).status).toBe(200);
    await app.takeMails();
    return client;
  }
  const leftOf = async (coach: typeof carla) => (await coach.call(listClientNeeds)).body.left_clients;
  const today = async () =>
    (await sql<{ day: string }>`select (now() at time zone 'UTC')::date as day`.execute(app.db)).rows[0]?.day;

  it('keeps their account, even a closed one, and their profile, but no longer has a coach', async () => {
    const client = await aClientOfCarla('ends-it@home.example');
    const before = (await client.call(getMe)).body;
    expect(before.coach).toMatchObject({ first_name: 'Carla', since: expect.stringMatching(/^\d{4}-.*Z$/) });
    await carla.call(updateClient, { params: { id: before.id }, body: { account_enabled: false } });
    for (const attempt of [1, 2]) {
      expect([attempt, (await client.call(leaveCoach)).status]).toEqual([attempt, 204]);
      const { id, intake } = before;
      expect((await client.call(getMe)).body).toMatchObject({ id, intake, coach: null, account_enabled: true });
      expect(await app.takeMails()).toHaveLength(attempt === 1 ? 2 : 0);
    }
    expect((await carla.call(getClient, { params: { id: before.id } })).status).toBe(404);
    expect(await listed(carla, 'ends-it@')).toEqual([]);
  });

  it('is told by email what to do if they did not end it, and the coach is told which client did', async () => {
    const client = await aClientOfCarla('tells@home.example');
    await client.call(updateMe, { body: { first_name: 'Noor' } });
    await client.call(leaveCoach);
    const mails = new Map((await app.takeMails()).map((mail) => [mail.to, mail]));
    expect([...mails.keys()].toSorted()).toEqual(['carla@practice.example', 'tells@home.example']);
    const own = mails.get('tells@home.example')!;
    expect(own.subject).toMatch(/Carla Bos/);
    expect(own.text).toMatch(/Log out on all other devices|Uitloggen op alle andere apparaten/);
    expect(mails.get('carla@practice.example')!.subject).toMatch(/Noor/);
  });

  it('gets an email if the coach ended it, but the coach does not', async () => {
    const client = await aClientOfCarla('removed@home.example');
    const { id } = (await client.call(getMe)).body;
    await carla.call(removeClient, { params: { id } });
    const mails = await app.takeMails();
    expect(mails.map(({ to }) => to)).toEqual(['removed@home.example']);
    expect(mails[0]?.text).not.toMatch(/Log out on all other devices|Uitloggen op alle andere apparaten/);
  });

  it.each<[string, (client: TestClient, email: string) => Promise<unknown>]>([
    ['ends the relationship', (client) => client.call(leaveCoach)],
    ['deletes the account', (client) => client.call(deleteMe, { body: { confirm: 'DELETE' } })],
    [
      'goes to another coach',
      async (client, email) =>
        client.call(acceptInvitation, { params: { id: (await add(dirk, email)).body.id }, body: coachConsent }),
    ],
  ])('is listed for the coach for two weeks as having left, without a name, if the client %s', async (way, leave) => {
    const email = `${way.replaceAll(' ', '-')}-left@home.example`;
    const client = await aClientOfCarla(email);
    const before = await leftOf(carla);
    await leave(client, email);
    const after = await leftOf(carla);
    expect(after).toEqual([{ id: expect.any(Number), left_on: await today() }, ...before]);
    expect((await carla.call(listClientNeeds)).body.ended_invitations).not.toContainEqual(
      expect.objectContaining({ id: after[0]!.id }),
    );
    await sql`update ended_invitation set ended_at = now() - interval '14 days'`.execute(app.db);
    expect(await leftOf(carla)).toEqual([]);
  });

  it('is not listed if the coach ended the relationship', async () => {
    const client = await aClientOfCarla('quiet@home.example');
    const before = await leftOf(carla);
    const { id } = (await client.call(getMe)).body;
    expect((await carla.call(removeClient, { params: { id } })).status).toBe(204);
    expect(await leftOf(carla)).toEqual(before);
  });

  it('can be invited again by the same coach, and can accept or decline again', async () => {
    const client = await aClientOfCarla('again@home.example');
    await client.call(leaveCoach);
    const { id } = (await add(carla, 'again@home.example')).body;
    expect((await client.call(getMe)).body.coach).toBeNull();
    expect((await client.call(acceptInvitation, { params: { id }, body: coachConsent })).status).toBe(200);
    expect((await client.call(getMe)).body.coach).toMatchObject({ first_name: 'Carla' });
  });
});

describe('a placeholder account', () => {
  it('is deleted with the account of the invited person', async () => {
    await addPerson(app, 'gone@home.example');
    const { id } = (await add(carla, 'gone@home.example')).body;
    app.clock.advance({ minutes: 2 });
    const person = app.as(await enter('gone@home.example'));
    expect((await person.call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204);
    expect((await carla.call(getClient, { params: { id } })).status).toBe(404);
    expect(await listed(carla, 'gone@home')).toEqual([]);
  });

  it('is deleted after thirty days without a response', async () => {
    const { id } = (await add(carla, 'slow@home.example')).body;
    const expiring = openServingDatabase(app.database).as({ personId: null, system: 'expire' });
    const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
    await deleteOldInvitations(expiring, inDays(29));
    expect((await carla.call(getClient, { params: { id } })).status).toBe(200);
    await deleteOldInvitations(expiring, inDays(30));
    expect((await carla.call(getClient, { params: { id } })).status).toBe(404);
  });
});

describe('a coach whose invitation is not accepted', () => {
  const told = async () => (await carla.call(listClientNeeds)).body.ended_invitations;
  const expire = (days: number) =>
    deleteOldInvitations(
      openServingDatabase(app.database).as({ personId: null, system: 'expire' }),
      new Date(app.clock.now().getTime() + days * 86_400_000),
    );

  it('learns that the invitation was ignored or declined, or that the account was deleted, but not whose it was', async () => {
    const before = (await told()).length;
    await add(carla, 'never-answers@home.example');
    await expire(30);
    const [expired] = await told();
    expect(expired).toMatchObject({ reason: 'EXPIRED', invited_on: app.clock.now().toISOString().slice(0, 10) });

    for (const [email, end] of [
      ['says-no@home.example', (person: TestClient, id: number) => person.call(declineInvitation, { params: { id } })],
      ['goes@home.example', (person: TestClient) => person.call(deleteMe, { body: { confirm: 'DELETE' } })],
    ] as const) {
      await addPerson(app, email);
      const { id } = (await add(carla, email)).body;
      app.clock.advance({ minutes: 2 });
      expect((await end(app.as(await enter(email)), id)).status).toBe(204);
      expect((await told())[0]).toMatchObject({ reason: 'WITHDRAWN' });
    }
    const answer = await carla.call(listClientNeeds);
    expect(answer.body.ended_invitations.length).toBeGreaterThanOrEqual(before + 3);
    for (const name of ['never-answers', 'says-no', 'goes@']) expect(answer.text).not.toContain(name);
  });

  it('keeps nothing about a person who changes the address that was invited, and learns that the invitation ended', async () => {
    const [email, next] = ['moves@home.example', 'moved@home.example'];
    await addPerson(app, email);
    const { id } = (await add(carla, email)).body;
    await add(dirk, 'stays@home.example');
    app.clock.advance({ minutes: 2 });
    const before = (await told()).length;
    await changeAddress(app, await enter(email), email, next);
    expect(await app.db.selectFrom('person').select('id').where('id', '=', id).execute()).toEqual([]);
    expect(await listed(carla, email)).toEqual([]);
    expect(await listed(dirk, 'stays@home.example')).toHaveLength(1);
    const after = await told();
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toMatchObject({ reason: 'WITHDRAWN' });
    const { rows: answers } = await sql<{
      row: string;
    }>`select row_to_json(x)::text as row from idempotency_record as x`.execute(app.db);
    for (const { row } of answers) expect(row).not.toContain(email);
    const moved = app.as(await enter(next));
    expect((await moved.call(listInvitations)).body.results).toEqual([]);
  });

  it('is not shown an invitation that they withdrew themselves', async () => {
    const before = await told();
    const { id } = (await add(carla, 'taken-back@home.example')).body;
    expect((await carla.call(removeClient, { params: { id } })).status).toBe(204);
    expect(await told()).toEqual(before);
  });

  it('is not shown an accepted invitation, and is shown others for two weeks', async () => {
    const before = await told();
    await addPerson(app, 'says-yes@home.example');
    const { id } = (await add(carla, 'says-yes@home.example')).body;
    app.clock.advance({ minutes: 2 });
    await app.as(await enter('says-yes@home.example')).call(acceptInvitation, { params: { id }, body: coachConsent });
    expect(await told()).toEqual(before);
    await sql`update ended_invitation set ended_at = now() - interval '14 days'`.execute(app.db);
    expect(await told()).toEqual([]);
  });
});
