import type { signUp as endpoint } from '@weekbord/contract/accounts/users';
import type { Context, Operation, PreparationContext } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import {
  askActivation,
  askLogin,
  checkNewPassword,
  type HashedCode,
  hashPassword,
  newHashedCode,
  portalOf,
  redirectOf,
  siteOf,
} from '../auth/auth.public.ts';
import type { OrganisationRow } from '../organisations/organisations.public.ts';
import { insertPerson, type PersonRow } from '../access/access.public.ts';
import { drawPersonId } from './accounts.store.ts';
import { inviteClient } from './invite-client.ts';
import { presentUser } from './present-user.ts';

type SignUp = Context<typeof endpoint>;

/** The error for each sign-up mode in which people cannot sign up directly. */
const CLOSED = {
  CHECKOUT: 'sign_up_by_checkout',
  INVITE: 'sign_up_closed',
  WAITLIST: 'sign_up_by_waitlist',
} as const;

interface Prepared {
  readonly fresh: HashedCode;
  readonly passwordHash: string | null;
}

/**
 * Computes the hashes before the transaction begins, so that other sign-ups do not wait for them. Does so for every
 * address, whether or not it has an account.
 */
export async function makeSecrets(ctx: PreparationContext<typeof endpoint>): Promise<Prepared> {
  const { password } = ctx.body;
  if (password !== undefined) checkNewPassword('password', password, ctx.body);
  const passwordHash = password === undefined ? null : await hashPassword(ctx.config, password);
  return { fresh: await newHashedCode(ctx.config), passwordHash };
}

/**
 * An address that already has an account gets the same response as a new one (the same status and shape, with the
 * values that were sent and an unused id), so that no caller learns who has an account. Its owner gets a login email. A
 * password in the form counts only for a new account, once its address is confirmed.
 */
export const signUp: Operation<typeof endpoint, Prepared> = async (ctx) => {
  const { email, redirect_url, organisation_subdomain, intake, ingredient_to_avoid_ids: avoided } = ctx.body;
  if (ctx.actor?.isCoach === true) return inviteClient({ ...ctx, actor: ctx.actor });
  // These values are rejected, because they would be lost without a coach.
  if (intake !== undefined || avoided !== undefined) throw new ApiError('clients_not_created');
  const redirect = redirect_url === undefined ? siteOf(ctx) : (await redirectOf(ctx, redirect_url)).url;
  const portal = await portalOf(ctx.db, organisation_subdomain);
  if (portal.sign_up !== 'OPEN') throw new FieldError({ organisation_subdomain: CLOSED[portal.sign_up] });
  const fresh = await freshPerson(ctx, portal);
  const { passwordHash } = ctx.prepared;
  const person = await insertPerson(ctx.db, fresh);
  if (passwordHash !== null && person.id === fresh.id) {
    await askActivation(ctx, { person, redirect: redirect.href, portal, passwordHash });
    return presentUser({ ...ctx, viewerId: fresh.id }, fresh);
  }
  await askLogin(ctx, {
    email,
    redirect: redirect.href,
    portal,
    kind: 'SIGN_UP',
    contentWithEarlier: true,
    fresh: ctx.prepared.fresh,
  });
  return presentUser({ ...ctx, viewerId: fresh.id }, fresh);
};

async function freshPerson(ctx: SignUp, portal: OrganisationRow): Promise<PersonRow> {
  const { email, first_name, last_name, language } = ctx.body;
  return {
    id: await drawPersonId(ctx.db),
    email,
    first_name,
    last_name,
    is_coach: false,
    is_staff: false,
    account_enabled: true,
    payment_status_override: false,
    coach_id: null,
    coach_since: null,
    organisation_id: portal.id,
    language: language ?? ctx.locale,
    country: null,
    first_weekday: null,
    uses_imperial_measurements: false,
    feature_flags: [],
    taste_forgotten_on: null,
    invited_as: null,
    stands_in: false,
    demo_until: null,
    consents_given: {},
    withdrawn_purposes: [],
    had_week: false,
    minor_statement: null,
    created_at: ctx.now,
  };
}
