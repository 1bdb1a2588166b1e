import { answerConsents } from '@weekbord/contract/accounts/consents';
import { getMe, getUser, updateMe, updateUser } from '@weekbord/contract/accounts/users';
import type { Endpoint } from '@weekbord/contract/endpoint';
import {
  createUserProfile,
  getUserProfile,
  listUserProfiles,
  replaceUserProfile,
  updateUserProfile,
} from '@weekbord/contract/intake/user-profiles';
import { deleteUserProfile } from '@weekbord/contract/plans/delete-user-profile';
import { CONSENT_TEXT_VERSIONS } from '@weekbord/domain/consent/consents';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { authenticate } from '../auth/sessions/authenticate.ts';
import { authRoutes } from '../auth/auth.routes.ts';
import { addPerson, logIn } from '../auth/login.test-support.ts';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { findPortal, seedOrganisations } from '../organisations/organisations.public.ts';
import { plansRoutes } from '../plans/plans.routes.ts';
import { accountsRoutes } from './accounts.routes.ts';

const app = await startServing({
  product: {
    routes: [...authRoutes, ...accountsRoutes, ...intakeRoutes, ...plansRoutes],
    authenticate,
    prepare: async ({ database }) => seedOrganisations(database.db),
  },
});
const portal = await findPortal(app.db, 'killerbody');

const PROFILE = { gender: 'FEMALE', activity: 'MILDLY_ACTIVE', weight: 70, age: 25, height_in_cm: 160 } as const;

/** Adds a person with a profile, created while they still had access. */
async function someone(name: string, details: object = {}) {
  const email = `${name}@own.example`;
  const person = await addPerson(app, email, { payment_status_override: true, ...details });
  const client = app.as(await logIn(app, email));
  const given = [{ purpose: 'BODY', text_version: CONSENT_TEXT_VERSIONS.BODY } as const];
  expect((await client.call(answerConsents, { body: { given } })).status).toBe(200);
  const made = await client.call(createUserProfile, { body: PROFILE });
  expect(made.status).toBe(201);
  return { id: person.id, client, profileId: made.body.id };
}

type Account = Awaited<ReturnType<typeof someone>>;

const set = ({ id }: Account, values: object) =>
  app.db.updateTable('person').set(values).where('id', '=', id).execute();

const stranger = await someone('stranger');
const active = await someone('active');
const closed = await someone('closed', { account_enabled: true });
await set(closed, { account_enabled: false, payment_status_override: false });
const unpaid = await someone('unpaid', { organisation_id: portal?.id });
await set(unpaid, { payment_status_override: false });
const lapsedCoach = await someone('lapsed-coach', { is_coach: true, organisation_id: portal?.id });
const ledClient = await someone('led-client', { coach_id: lapsedCoach.id });
await set(lapsedCoach, { payment_status_override: false });
await set(ledClient, { payment_status_override: false });
await app.db
  .insertInto('subscription')
  .values({ person_id: lapsedCoach.id, id: 'sub_lapsed', status: 'canceled', product: 'prod_1' })
  .execute();
const shutCoach = await someone('shut-coach', { is_coach: true });
await set(shutCoach, { account_enabled: false, payment_status_override: false });
const strandedClient = await someone('stranded-client', { coach_id: shutCoach.id });
await set(strandedClient, { payment_status_override: false });
const missing = { id: 999_999, profileId: 999_999 };

interface About {
  readonly id: number;
  readonly profileId: number;
}

/** The calls that people may always make about themselves, regardless of the state of their account. */
const OWN_CALLS: Readonly<Record<string, (of: About) => [Endpoint, object]>> = {
  getUserProfile: ({ profileId: id }) => [getUserProfile, { params: { id } }],
  updateUserProfile: ({ profileId: id }) => [
    updateUserProfile,
    {
      params: { id },
      body: { uses_imperial_measurements_for_recipes: true, personal_weight_unit: 'STONES' },
    },
  ],
  replaceUserProfile: ({ profileId: id }) => [replaceUserProfile, { params: { id }, body: PROFILE }],
  getUser: ({ id }) => [getUser, { params: { id } }],
  updateUser: ({ id }) => [updateUser, { params: { id }, body: { uses_imperial_measurements: true } }],
};

/** Calls about a profile that require access, even for the caller's own. */
const PAID_CALLS: Readonly<Record<string, (of: About) => [Endpoint, object]>> = {
  listUserProfiles: ({ id }) => [listUserProfiles, { query: { user: String(id) } }],
  createUserProfile: ({ id }) => [createUserProfile, { body: { ...PROFILE, user_id: id } }],
  deleteUserProfile: ({ profileId: id }) => [deleteUserProfile, { params: { id } }],
};

const CALLERS = { active, closed, unpaid, lapsedCoach, ledClient, shutCoach, strandedClient };
type CallerName = keyof typeof CALLERS;
const WITHOUT_ACCESS = (Object.keys(CALLERS) as CallerName[]).filter((name) => name !== 'active');

async function answerOf(caller: Account, [called, input]: [Endpoint, object]) {
  const { status, body } = await caller.client.call(called, input as never);
  return status < 400 ? status : `${status} ${(body as { code?: string }).code}`;
}

describe('one’s own profile', () => {
  it.each(Object.keys(CALLERS) as CallerName[])(
    '[ACC-03] can be read and changed, including units and language, by %s',
    async (name) => {
      const caller = CALLERS[name];
      const answers: Record<string, unknown> = {};
      for (const [call, of] of Object.entries(OWN_CALLS)) answers[call] = await answerOf(caller, of(caller));
      expect(answers).toEqual(Object.fromEntries(Object.keys(OWN_CALLS).map((call) => [call, 200])));
      const unit = { personal_weight_unit: 'POUNDS', uses_imperial_measurements_for_height: true } as const;
      await caller.client.call(updateUserProfile, {
        params: { id: caller.profileId },
        body: unit,
      });
      await caller.client.call(updateMe, { body: { language: 'nl' } });
      expect((await caller.client.call(getMe)).body).toMatchObject({ language: 'nl', intake: unit });
    },
  );

  it.each(Object.keys(CALLERS) as CallerName[])('says whether %s has access', async (name) => {
    const { client, id } = CALLERS[name];
    const hasAccess = name === 'active';
    expect((await client.call(getMe)).body.has_access).toBe(hasAccess);
    expect((await client.call(getUser, { params: { id } })).body.has_access).toBe(hasAccess);
  });

  it.each(WITHOUT_ACCESS)(
    'is the only profile accessible to %s, who cannot even see whether others exist',
    async (name) => {
      const caller = CALLERS[name];
      const others = { stranger, ledClient, strandedClient, missing };
      const faults: string[] = [];
      for (const [about, of] of Object.entries(others)) {
        if (of.id === caller.id) continue;
        for (const [call, made] of Object.entries({ ...OWN_CALLS, ...PAID_CALLS })) {
          const answer = await answerOf(caller, made(of));
          if (answer !== '403 no_paid_access') faults.push(`${call} about ${about}: ${answer}`);
        }
      }
      for (const [call, made] of Object.entries(PAID_CALLS)) {
        const answer = await answerOf(caller, made(caller));
        if (answer !== '403 no_paid_access') faults.push(`${call} about themselves: ${answer}`);
      }
      expect(faults).toEqual([]);
    },
  );

  it('is not found by a caller with access if it is another person’s', async () => {
    for (const made of Object.values(OWN_CALLS)) {
      expect(await answerOf(active, made(stranger))).toBe('404 not_found');
      expect(await answerOf(active, made(missing))).toBe('404 not_found');
    }
  });
});
