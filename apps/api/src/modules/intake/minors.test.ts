import { randomUUID } from 'node:crypto';
import { answerConsents } from '@weekbord/contract/accounts/consents';
import { deleteMe, getMe, signUp } from '@weekbord/contract/accounts/users';
import { getClient, removeClient } from '@weekbord/contract/clients/clients';
import { acceptInvitation, leaveCoach, listInvitations } from '@weekbord/contract/clients/invitations';
import { listCalendarDays } from '@weekbord/contract/diary/calendar-days';
import { exportData } from '@weekbord/contract/history/export-data';
import {
  createUserProfile,
  getUserProfile,
  replaceUserProfile,
  updateUserProfile,
} from '@weekbord/contract/intake/user-profiles';
import { completeOnboarding } from '@weekbord/contract/onboarding/complete-onboarding';
import { CONSENT_TEXT_VERSIONS } from '@weekbord/domain/consent/consents';
import { MINOR_STATEMENT_VERSION } from '@weekbord/domain/intake/minors';
import { errorPhrase, fieldPhrase } from '@weekbord/phrases/errors';
import { answers } from '@weekbord/testkit/builders/answers';
import { coachConsent } from '@weekbord/testkit/builders/consents';
import { aMenu } from '@weekbord/testkit/builders/menu';
import { startServing } from '@weekbord/testkit/test-app';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import { accountsRoutes } from '../accounts/accounts.routes.ts';
import { authenticate } from '../auth/sessions/authenticate.ts';
import { authRoutes } from '../auth/auth.routes.ts';
import { addPerson, freshAddress, logIn } from '../auth/login.test-support.ts';
import { clientsRoutes } from '../clients/clients.routes.ts';
import { diaryRoutes } from '../diary/diary.routes.ts';
import { historyRoutes } from '../history/history.routes.ts';
import { onboardingRoutes } from '../onboarding/onboarding.routes.ts';
import { seedOrganisations } from '../organisations/organisations.public.ts';
import { intakeRoutes } from './intake.routes.ts';

const app = await startServing({
  product: {
    routes: [
      ...authRoutes,
      ...accountsRoutes,
      ...clientsRoutes,
      ...intakeRoutes,
      ...onboardingRoutes,
      ...diaryRoutes,
      ...historyRoutes,
    ],
    authenticate,
    prepare: async ({ database }) => seedOrganisations(database.db),
  },
  quick: true,
});
await aMenu(app.db);

const PROFILE = { gender: 'FEMALE', activity: 'MILDLY_ACTIVE', weight: 60, height_in_cm: 165 } as const;
const STATEMENT = { minor_statement: { text_version: MINOR_STATEMENT_VERSION, language: 'nl' } } as const;
const CONSENTS = (['BODY', 'FOOD', 'CYCLE'] as const).map((purpose) => ({
  purpose,
  text_version: CONSENT_TEXT_VERSIONS[purpose],
}));

type Aged = { age: number } | { birthday: string };
type Giving = Aged & Partial<typeof STATEMENT>;
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Returns a birthday the given number of years ago. */
const bornAgo = (years: number) => `${app.clock.now().getUTCFullYear() - years}-01-01`;
const waysOfSaying = (years: number): Aged[] => [{ age: years }, { birthday: bornAgo(years) }];

async function someone(details: object = {}) {
  const email = `${randomUUID()}@minors.example`;
  const person = await addPerson(app, email, { payment_status_override: true, ...details });
  const client = app.as(await logIn(app, email));
  expect((await client.call(answerConsents, { body: { given: CONSENTS } })).status).toBe(200);
  return { id: person.id, client };
}
type Someone = Awaited<ReturnType<typeof someone>>;

const coach = await someone({ is_coach: true });

async function profileOf({ client }: Someone): Promise<number> {
  return (await client.call(getMe)).body.intake!.id;
}

/** Gives a person a profile, written by their coach or themselves. */
async function withProfile(person: Someone, by: TestClient, giving: Giving): Promise<Someone> {
  const made = await by.call(createUserProfile, { body: { ...PROFILE, ...giving, user_id: person.id } });
  expect(made.status).toBe(201);
  return person;
}

type Door = (by: TestClient, of: Someone, giving: Giving, headers?: Record<string, string>) => Promise<Answer>;

/** Every call that sets or changes an age. */
const DOORS = {
  createUserProfile: async (by, { id }, giving, headers = {}) =>
    by.call(createUserProfile, { body: { ...PROFILE, ...giving, user_id: id } }, { headers }),
  updateUserProfile: async (by, of, giving, headers = {}) =>
    by.call(updateUserProfile, { params: { id: await profileOf(of) }, body: giving }, { headers }),
  replaceUserProfile: async (by, of, giving, headers = {}) =>
    by.call(replaceUserProfile, { params: { id: await profileOf(of) }, body: { ...PROFILE, ...giving } }, { headers }),
} satisfies Record<string, Door>;

const onboard: Door = async (by, _of, giving, headers = {}) => {
  const { minor_statement: _statement, ...said } = { minor_statement: undefined, ...giving };
  const usual = answers({ goal: 'GAIN_MUSCLE', weight: 60, height: 165, goalWeight: 62 });
  const body = { ...usual, start_date: '2027-03-14', consents: CONSENTS };
  const aged = 'age' in said ? { biometric_data: { ...usual.biometric_data, age: said.age } } : said;
  return by.call(completeOnboarding, { body: { ...body, ...aged } }, { headers });
};

const invite = (giving: Giving, email = `${randomUUID()}@minors.example`, headers: Record<string, string> = {}) =>
  coach.client.call(
    signUp,
    { body: { email, first_name: 'Noor', last_name: 'Smit', intake: { ...PROFILE, ...giving } } },
    { headers, remoteAddress: freshAddress() },
  );

type Refusal = 'adults_only' | 'client_too_young' | 'minor_ask_coach' | 'minor_statement_required';

/** Expects a rejection at one field, with a message in both languages. */
async function expectRefused(
  call: (headers: Record<string, string>) => Promise<Answer>,
  code: Refusal,
  field: string,
): Promise<void> {
  for (const language of ['en', 'nl'] as const) {
    const answer = await call({ 'accept-language': language });
    const sentence = field
      .split('.')
      .toReversed()
      .reduce<unknown>((inner, name) => ({ [name]: inner }), [fieldPhrase(code, language)]);
    expect(answer).toMatchObject({ status: 400, body: sentence });
  }
}

const fieldOf = (aged: Aged) => ('age' in aged ? 'age' : 'birthday');

describe('the age limit', () => {
  it("[LAW-14] rejects minors in every call that sets an age, except at 16 or 17 with a coach's statement", async () => {
    const fresh = await someone();
    const grown = await someone();
    await withProfile(grown, grown.client, { age: 30 });
    const demo = await someone({ demo_until: new Date(app.clock.now().getTime() + 86_400_000) });
    await withProfile(demo, demo.client, { age: 30 });
    for (const years of [1, 15, 16, 17]) {
      for (const aged of waysOfSaying(years)) {
        const { createUserProfile: create, updateUserProfile: update, replaceUserProfile: replace } = DOORS;
        await expectRefused((headers) => create(fresh.client, fresh, aged, headers), 'adults_only', fieldOf(aged));
        await expectRefused(
          (headers) => onboard(fresh.client, fresh, aged, headers),
          'adults_only',
          'biometric_data.age',
        );
        for (const one of [grown, demo]) {
          await expectRefused((headers) => update(one.client, one, aged, headers), 'adults_only', fieldOf(aged));
          await expectRefused((headers) => replace(one.client, one, aged, headers), 'adults_only', fieldOf(aged));
        }
      }
    }
    // A statement that only a coach can make has no effect if people submit it about themselves.
    expect((await DOORS.updateUserProfile(grown.client, grown, { age: 17, ...STATEMENT })).status).toBe(400);
    expect((await grown.client.call(getMe)).body).toMatchObject({ intake: { age: 30 }, minor_statement: null });
    for (const aged of waysOfSaying(18)) {
      expect((await DOORS.updateUserProfile(grown.client, grown, aged)).status).toBe(200);
      expect((await onboard(fresh.client, fresh, aged)).status).toBe(201);
    }

    const led = await someone({ coach_id: coach.id });
    await withProfile(led, coach.client, { age: 30 });
    const empty = await someone({ coach_id: coach.id });
    for (const aged of waysOfSaying(15)) {
      const field = fieldOf(aged);
      await expectRefused((headers) => invite(aged, undefined, headers), 'client_too_young', `intake.${field}`);
      await expectRefused(
        (headers) => onboard(led.client, led, aged, headers),
        'client_too_young',
        'biometric_data.age',
      );
      for (const by of [led.client, coach.client]) {
        for (const door of [DOORS.updateUserProfile, DOORS.replaceUserProfile]) {
          const giving = by === coach.client ? { ...aged, ...STATEMENT } : aged;
          await expectRefused((headers) => door(by, led, giving, headers), 'client_too_young', field);
        }
      }
    }
    for (const aged of [...waysOfSaying(16), ...waysOfSaying(17)]) {
      const field = fieldOf(aged);
      const missing = 'minor_statement_required';
      await expectRefused((headers) => invite(aged, undefined, headers), missing, 'intake.minor_statement');
      await expectRefused(
        (headers) => onboard(led.client, led, aged, headers),
        'minor_ask_coach',
        'biometric_data.age',
      );
      for (const door of [DOORS.updateUserProfile, DOORS.replaceUserProfile]) {
        await expectRefused((headers) => door(led.client, led, aged, headers), 'minor_ask_coach', field);
        await expectRefused((headers) => door(coach.client, led, aged, headers), missing, 'minor_statement');
      }
      const create = (headers: Record<string, string>) => DOORS.createUserProfile(coach.client, empty, aged, headers);
      await expectRefused(create, missing, 'minor_statement');
    }
    // Rejected calls changed nothing.
    expect((await led.client.call(getMe)).body).toMatchObject({ intake: { age: 30, birthday: null } });

    for (const door of [DOORS.updateUserProfile, DOORS.replaceUserProfile, DOORS.createUserProfile]) {
      const client = await someone({ coach_id: coach.id });
      if (door !== DOORS.createUserProfile) await withProfile(client, coach.client, { age: 30 });
      expect((await door(coach.client, client, { age: 17, ...STATEMENT })).status).toBeLessThan(300);
      const at = app.clock.now().toISOString();
      expect((await client.client.call(getMe)).body).toMatchObject({
        age_closure: null,
        minor_statement: { at, text_version: MINOR_STATEMENT_VERSION, text_language: 'nl' },
      });
      // The statement is required once for each coach and client.
      expect((await DOORS.updateUserProfile(coach.client, client, { birthday: bornAgo(16) })).status).toBe(200);
      expect((await onboard(client.client, client, { age: 17 })).status).toBe(201);
      await expectRefused(
        (headers) => onboard(client.client, client, { age: 15 }, headers),
        'client_too_young',
        'biometric_data.age',
      );
    }

    const ends: Record<string, (client: Someone) => Promise<Answer>> = {
      'the client leaves': ({ client }) => client.call(leaveCoach),
      'the coach ends it': ({ id }) => coach.client.call(removeClient, { params: { id } }),
    };
    for (const [how, end] of Object.entries(ends)) {
      const client = await someone({ coach_id: coach.id });
      await withProfile(client, coach.client, { age: 17, ...STATEMENT });
      expect((await client.client.call(listCalendarDays)).status, how).toBe(200);
      expect((await end(client)).status, how).toBe(204);
      expect((await client.client.call(getMe)).body, how).toMatchObject({
        age_closure: 'ON_THEIR_OWN',
        minor_statement: null,
      });
      await expectRefused(
        (headers) => DOORS.updateUserProfile(client.client, client, { age: 17 }, headers),
        'adults_only',
        'age',
      );
    }
  });

  it('closes the plan and diary of a minor without a coach until they turn 18, but not the export or deletion of data', async () => {
    const client = await someone({ coach_id: coach.id });
    await withProfile(client, coach.client, { birthday: bornAgo(17), ...STATEMENT });
    await client.client.call(leaveCoach);
    for (const language of ['en', 'nl'] as const) {
      const shut = await client.client.call(listCalendarDays, undefined, { headers: { 'accept-language': language } });
      expect(shut).toMatchObject({
        status: 403,
        body: { code: 'closed_for_age', detail: errorPhrase('closed_for_age', language) },
      });
    }
    expect((await client.client.call(exportData)).status).toBe(200);
    const id = await profileOf(client);
    expect((await client.client.call(getUserProfile, { params: { id } })).body.age).toBe(17);
    // The owner can correct a wrong age.
    expect(
      (await client.client.call(updateUserProfile, { params: { id }, body: { birthday: bornAgo(18) } })).status,
    ).toBe(200);
    expect((await client.client.call(listCalendarDays)).status).toBe(200);
    await app.db
      .updateTable('intake')
      .set({ age: 17, birthday: bornAgo(17) })
      .where('id', '=', id)
      .execute();
    expect((await client.client.call(listCalendarDays)).status).toBe(403);
    expect(
      (await client.client.call(updateUserProfile, { params: { id }, body: { age: null, birthday: null } })).status,
    ).toBe(400);
    const erased = await client.client.call(deleteMe, { body: { confirm: 'DELETE' } });
    expect(erased.status).toBe(204);

    const waiting = await someone({ coach_id: coach.id });
    const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();
    const born = `${Number(inDays(2).slice(0, 4)) - 18}${inDays(2).slice(4, 10)}`;
    await withProfile(waiting, coach.client, { birthday: born, ...STATEMENT });
    await waiting.client.call(leaveCoach);
    expect((await waiting.client.call(listCalendarDays)).status).toBe(403);
    app.clock.advance({ minutes: 3 * 24 * 60 });
    expect((await waiting.client.call(getMe)).body).toMatchObject({ age_closure: null, intake: { age: 18 } });
    expect((await waiting.client.call(listCalendarDays)).status).toBe(200);
  });

  it("keeps the coach's statement from an invitation once it is accepted, and includes it in the export", async () => {
    const born = bornAgo(17);
    const email = `${randomUUID()}@minors.example`;
    const record = await invite({ birthday: born, ...STATEMENT }, email);
    expect(record).toMatchObject({
      status: 201,
      body: { minor_statement: { text_language: 'nl' }, age_closure: null },
    });
    // Discards the invitation, so that the login email is the only one.
    await app.takeMails();
    const client = app.as(await logIn(app, email));
    const [invitation] = (await client.call(listInvitations)).body.results;
    const accepted = await client.call(acceptInvitation, { params: { id: invitation!.id }, body: coachConsent });
    expect(accepted.status).toBe(200);
    const me = (await client.call(getMe)).body;
    expect(me).toMatchObject({ intake: { birthday: born }, age_closure: null, minor_statement: { text_version: 1 } });
    expect((await client.call(listCalendarDays)).status).toBe(200);
    const { parts } = (await client.call(exportData)).body;
    const [account] = parts.find(({ section }) => section === 'account')!.rows;
    expect(account).toMatchObject({
      minor_statement: { by: coach.id, at: me.minor_statement?.at, text_version: 1, text_language: 'nl' },
    });
    await client.call(deleteMe, { body: { confirm: 'DELETE' } });
    const left = await app.db.selectFrom('person').select('id').where('id', '=', me.id).execute();
    expect(left).toEqual([]);
  });

  it('closes the account of a client without the statement until the coach makes it, and tells the coach', async () => {
    const client = await someone({ coach_id: coach.id });
    await withProfile(client, coach.client, { age: 30 });
    const id = await profileOf(client);
    await app.db.updateTable('intake').set({ age: 16 }).where('id', '=', id).execute();
    expect((await client.client.call(getMe)).body.age_closure).toBe('NOT_STATED');
    expect((await client.client.call(listCalendarDays)).body).toMatchObject({ code: 'closed_for_age' });
    const seen = async () => (await coach.client.call(getClient, { params: { id: client.id } })).body.age_closure;
    expect(await seen()).toBe('NOT_STATED');
    // Other changes to the profile are still allowed.
    expect((await coach.client.call(updateUserProfile, { params: { id }, body: { weight: 61 } })).status).toBe(200);
    const stated = await coach.client.call(updateUserProfile, { params: { id }, body: STATEMENT });
    expect(stated).toMatchObject({ status: 200, body: { age: 16 } });
    expect(await seen()).toBeNull();
    expect((await client.client.call(listCalendarDays)).status).toBe(200);
    const old = { minor_statement: { text_version: MINOR_STATEMENT_VERSION + 1 } };
    expect((await coach.client.call(updateUserProfile, { params: { id }, body: old })).status).toBe(400);
  });

  it('rejects a day with less energy than a 17-year-old client expends, no matter who requests it', async () => {
    const client = await someone({ coach_id: coach.id });
    await withProfile(client, coach.client, { age: 17, ...STATEMENT });
    const usual = answers({ age: 17, weight: 80, height: 165, goalWeight: 70, weeklyGoal: 'LOSE_0_25_KG_PER_WEEK' });
    const losing = { ...usual, start_date: '2027-03-14', consents: CONSENTS };
    const refused = await client.client.call(completeOnboarding, { body: losing });
    expect(refused).toMatchObject({ status: 400, body: { goal: [expect.stringContaining('18')] } });
  });
});
