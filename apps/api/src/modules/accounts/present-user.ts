import type { User } from '@weekbord/contract/accounts/models';
import { countryOfPerson } from '@weekbord/domain/accounts/country-of-person';
import { firstWeekdayOfPerson } from '@weekbord/domain/accounts/first-weekday-of-person';
import { CONSENT_PURPOSES, type ConsentPurpose, dueConsents, isGiven } from '@weekbord/domain/consent/consents';
import { ageClosure } from '@weekbord/domain/intake/minors';
import { activeFlags } from '@weekbord/domain/organisations/organisation-settings';
import { FEATURE_FLAGS, type FeatureFlag } from '@weekbord/domain/organisations/feature-flags';
import type { MacroPreference } from '@weekbord/domain/macros/macro-preferences';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Actor, Locale } from '../../platform/http/actor.ts';
import { listAvoided } from '../foods/foods.public.ts';
import { presentIntakeOf } from '../intake/intake.public.ts';
import { findOrganisation, type OrganisationRow, presentOrganisation } from '../organisations/organisations.public.ts';
import { coachedOf, findPerson, type PersonRow } from '../access/access.public.ts';
import { listSubscriptions } from './accounts.store.ts';

/** The viewer of a person, and their language. */
export interface Viewing {
  readonly db: Kysely<Tables>;
  readonly config: Config;
  readonly viewerId: number;
  /** The logged-in caller, if any: during sign-up they are not the person who signs up. */
  readonly actor?: Pick<Actor, 'id' | 'hasAccess'> | null;
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * Returns a person with all details, as they or their coach see them. Only the owner sees the cycle. Data for which
 * consent was withdrawn is left out.
 */
export async function presentUser(
  { db, config, viewerId, actor, locale, now }: Viewing,
  person: PersonRow,
): Promise<User> {
  const coach = person.coach_id === null ? undefined : await findPerson(db, person.coach_id);
  const coachOrganisation = await organisationOf(db, coach);
  const organisation = (await organisationOf(db, person)) ?? coachOrganisation;
  const isOwn = viewerId === person.id;
  const shows = (...purposes: readonly ConsentPurpose[]) =>
    isOwn || !purposes.some((purpose) => person.withdrawn_purposes.includes(purpose));
  const intake = shows('COACH', 'BODY', 'FOOD')
    ? await presentIntakeOf({ db, config, now }, viewerId, person.id)
    : null;
  const signs = {
    chosen: person.country,
    language: person.language,
    organisationIsImperial: organisation?.imperial_allowed ?? false,
    units: intake,
  };
  return {
    id: person.id,
    email: shownAddress(person),
    first_name: person.first_name,
    last_name: person.last_name,
    is_coach: person.is_coach,
    is_staff: person.is_staff && person.id === viewerId,
    account_enabled: person.account_enabled,
    ...(actor?.id === person.id && { has_access: actor.hasAccess }),
    payment_status_override: person.payment_status_override,
    coach: coach === undefined ? null : presentCoach(coach, coachOrganisation, person.coach_since),
    organisation: organisation === undefined ? null : presentOrganisation(organisation),
    customer: presentCustomer(await listSubscriptions(db, person.id)),
    intake,
    ingredients_to_avoid: shows('COACH', 'FOOD') ? await listAvoided(db, person.id, locale) : [],
    uses_imperial_measurements: person.uses_imperial_measurements,
    language: person.language,
    country: countryOfPerson(signs),
    country_chosen: person.country !== null,
    first_weekday: firstWeekdayOfPerson(person.first_weekday, signs),
    demo_until: person.demo_until?.toISOString() ?? null,
    age_closure: intake === null ? null : ageClosure(intake.age, coachedOf(person)),
    minor_statement: presentStatement(intake === null && !isOwn ? null : person.minor_statement),
    consents_given: isOwn
      ? CONSENT_PURPOSES.filter((purpose) => isGiven({ given: person.consents_given }, purpose))
      : [],
    consents_due: isOwn ? dueOf(person, intake?.diet_type ?? null) : [],
    feature_flags_for_user: { flags: presentFlags(person, organisation), switches: {}, samples: {} },
  };
}

/** Returns the purposes for which a person has not answered yet. A person without a diet type has no profile. */
function dueOf(person: PersonRow, dietType: MacroPreference | null): ConsentPurpose[] {
  const { is_coach: isCoach, coach_id: coachId } = person;
  return dueConsents(
    { hasProfile: dietType !== null, dietType, isCoach, hasCoach: coachId !== null },
    { given: person.consents_given, withdrawn: person.withdrawn_purposes },
  );
}

function presentStatement(statement: PersonRow['minor_statement']): User['minor_statement'] {
  if (statement === null) return null;
  const { at, text_version, text_language } = statement;
  return { at, text_version, text_language };
}

/** Returns a person's address, or for a placeholder account the one the coach entered. */
function shownAddress({ email, invited_as: invitedAs, stands_in: standsIn }: PersonRow): string {
  return standsIn && invitedAs !== null ? invitedAs : email;
}

async function organisationOf(db: Kysely<Tables>, person: PersonRow | undefined): Promise<OrganisationRow | undefined> {
  const id = person?.organisation_id ?? null;
  return id === null ? undefined : findOrganisation(db, id);
}

function presentCoach(coach: PersonRow, organisation: OrganisationRow | undefined, since: Date | null): User['coach'] {
  const { id, first_name, last_name, email, account_enabled, uses_imperial_measurements } = coach;
  return {
    id,
    first_name,
    last_name,
    email,
    account_enabled,
    uses_imperial_measurements,
    organisation: organisation === undefined ? null : presentOrganisation(organisation),
    since: since === null ? null : since.toISOString(),
  };
}

function presentCustomer(rows: Awaited<ReturnType<typeof listSubscriptions>>): User['customer'] {
  if (rows.length === 0) return null;
  return {
    subscriptions: rows.map(({ id, status, product }) => ({ id, status, items: [{ plan: { product } }] })),
  };
}

/** Returns every flag. A flag is on if the person or their organisation has it. */
function presentFlags(
  person: PersonRow,
  organisation: OrganisationRow | undefined,
): User['feature_flags_for_user']['flags'] {
  const granted = [...person.feature_flags, ...(organisation?.feature_flags ?? [])] as FeatureFlag[];
  const active = activeFlags({ plantBased: organisation?.plant_based ?? false }, granted);
  return Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, { is_active: active.includes(flag) }]));
}
