import { randomUUID } from 'node:crypto';
import type { signUp as endpoint } from '@weekbord/contract/accounts/users';
import type { Answered } from '@weekbord/contract/endpoint';
import { asPerson, asSystem } from '../../platform/database/acting.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { withoutAccess } from '../../platform/http/check-access.ts';
import type { Context } from '../../platform/http/context.ts';
import { emitEvent } from '../../platform/events/events.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { authorizePerson, findPerson, findPersonByEmail, type PersonRow } from '../access/access.public.ts';
import { countAct, mayMailInvitation, portalOf, siteOfPortal } from '../auth/auth.public.ts';
import { replaceAvoided } from '../foods/foods.public.ts';
import { addIntake, withAdmittedAge } from '../intake/intake.public.ts';
import { findOrganisation } from '../organisations/organisations.public.ts';
import { drawPersonId, findClientByAddress, insertPlaceholder } from './accounts.store.ts';
import { invitationMail } from './invitation-mail.ts';
import { presentUser } from './present-user.ts';

/**
 * Creates a client of a coach, with the given profile and ingredients to avoid: a placeholder account that belongs to
 * the coach and cannot log in. It contains what the coach typed, regardless of whether the address has an account.
 * Until the person accepts, it contains nothing from them.
 */
export async function inviteClient(
  ctx: Omit<Context<typeof endpoint>, 'actor'> & { actor: Actor },
): Promise<Answered<typeof endpoint>> {
  const { db, actor, now, body } = ctx;
  const { email, intake, ingredient_to_avoid_ids: avoided } = body;
  if (!actor.hasAccess) throw withoutAccess(actor);
  await countAct(db, ctx, 'mail');
  await authorizePerson(ctx);
  const coach = await findPerson(db, actor.id);
  if (coach === undefined) throw new ApiError('not_authenticated');
  if (coach.email === email || (await findClientByAddress(db, actor.id, email)) !== undefined) {
    throw new FieldError({ email: 'already_client' });
  }
  const fresh = freshClient(
    { ...body, language: body.language ?? ctx.locale, coachId: actor.id, now },
    await drawPersonId(db),
  );
  const record = await asSystem(db, 'invite', (trx) => insertPlaceholder(trx, fresh));
  await authorizePerson(ctx, record.id);
  if (intake !== undefined) {
    const writing = { db, config: ctx.config, personId: record.id, writerId: actor.id, now, locale: ctx.locale };
    await within('intake', async () => addIntake(writing, await withAdmittedAge(writing, intake, null)));
  }
  if (avoided !== undefined) await replaceAvoided(db, record.id, avoided);
  await mailInvitation(ctx, coach, record);
  await emitEvent(ctx, 'client.created', actor.organisationId);
  return presentUser({ ...ctx, viewerId: actor.id }, (await findPerson(db, record.id)) ?? record);
}

/**
 * Runs a function for a named part of the request, so that its field errors name the field by its path in the request.
 */
async function within(part: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    throw new FieldError(error.problems.map((problem) => ({ ...problem, path: [part, ...problem.path] })));
  }
}

/** Dependencies of an invitation by a coach or by staff. */
type Inviting = Pick<Context, 'db' | 'mail' | 'now' | 'config' | 'address'>;

/**
 * Invites a person on behalf of a coach, for staff. The placeholder account has the address the coach would type, and
 * nothing else about the person.
 */
export async function inviteFor(inviting: Inviting, coach: PersonRow, { email, language }: PersonRow): Promise<void> {
  const { db, now } = inviting;
  const named = { email, first_name: '', last_name: '', language, coachId: coach.id, now };
  const fresh = freshClient(named, await drawPersonId(db));
  const record = await asPerson(db, coach.id, (trx) =>
    asSystem(trx, 'invite', (inviter) => insertPlaceholder(inviter, fresh)),
  );
  await mailInvitation(inviting, coach, record);
}

interface Invited extends Pick<PersonRow, 'email' | 'first_name' | 'last_name' | 'language'> {
  readonly coachId: number;
  readonly now: Date;
}

function freshClient({ email, first_name, last_name, language, coachId, now }: Invited, id: number): PersonRow {
  return {
    id,
    email: `${randomUUID()}@invited.invalid`,
    first_name,
    last_name,
    is_coach: false,
    is_staff: false,
    account_enabled: true,
    payment_status_override: false,
    coach_id: coachId,
    coach_since: null,
    organisation_id: null,
    language,
    country: null,
    first_weekday: null,
    uses_imperial_measurements: false,
    feature_flags: [],
    taste_forgotten_on: null,
    invited_as: email,
    stands_in: true,
    demo_until: null,
    consents_given: {},
    withdrawn_purposes: [],
    had_week: false,
    minor_statement: null,
    created_at: now,
  };
}

/**
 * Emails the owner of the address, in their own language if they have an account, up to a daily limit. Beyond the
 * limit, the invitation waits until the person logs in.
 */
async function mailInvitation(ctx: Inviting, coach: PersonRow, record: PersonRow): Promise<void> {
  const { db } = ctx;
  const email = record.invited_as ?? record.email;
  if (!(await asSystem(db, 'login', (trx) => mayMailInvitation(trx, ctx, email)))) return;
  const owner = await findPersonByEmail(db, email);
  const own = coach.organisation_id === null ? undefined : await findOrganisation(db, coach.organisation_id);
  const portal = own ?? (await portalOf(db, null));
  const { language, first_name: firstName } = owner ?? record;
  const message = invitationMail({
    to: email,
    firstName,
    language,
    coach: `${coach.first_name} ${coach.last_name}`.trim(),
    portal,
    link: siteOfPortal(ctx, portal.subdomain).href,
  });
  await ctx.mail.send(db, message);
}
