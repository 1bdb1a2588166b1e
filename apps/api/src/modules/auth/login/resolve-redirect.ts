import type { Kysely } from 'kysely';
import { FieldError } from '../../../platform/http/errors.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { findPerson, type PersonRow } from '../../access/access.public.ts';
import { findOrganisation, findPortal, type OrganisationRow } from '../../organisations/organisations.public.ts';
import type { Asking } from './ask-login.ts';
import { findLivingLink } from '../auth.store.ts';
import { emailKey } from './login-keys.ts';
import { readRedirect, siteOf, type Redirect } from './redirect-address.ts';

/** Returns the target of a link. Throws a `FieldError` if the URL is not ours. */
export async function redirectOf(ctx: Asking, given: string): Promise<Redirect> {
  const redirect = readRedirect(ctx, given);
  const isOurs = redirect !== null && (await findPortal(ctx.db, redirect.portal)) !== undefined;
  if (!isOurs) throw new FieldError({ redirect_url: 'redirect_not_allowed' });
  return redirect;
}

/** Returns the portal with the given subdomain. Throws a `FieldError` if there is none. */
export async function portalOf(db: Kysely<Tables>, subdomain: string | null | undefined): Promise<OrganisationRow> {
  const portal = await findPortal(db, subdomain);
  if (portal === undefined) throw new FieldError({ organisation_subdomain: 'does_not_exist' });
  return portal;
}

/**
 * Returns the page and portal of the last email requested for an address, otherwise those of the site. Used by calls
 * that state neither.
 */
export async function lastRedirect(ctx: Asking, email: string): Promise<{ redirect: string; portal: OrganisationRow }> {
  const earlier = await findLivingLink(ctx.db, emailKey(ctx.config, email), ctx.now);
  const redirect = earlier?.redirect_url ?? siteOf(ctx).href;
  const portal = earlier === undefined ? undefined : await findOrganisation(ctx.db, earlier.organisation_id);
  return { redirect, portal: portal ?? (await portalOf(ctx.db, null)) };
}

/**
 * Returns the organisation that a person's email comes from: their own, otherwise their coach's, otherwise the
 * product's.
 */
export async function organisationOfMail(
  db: Kysely<Tables>,
  { organisation_id: own, coach_id: coachId }: Pick<PersonRow, 'organisation_id' | 'coach_id'>,
): Promise<OrganisationRow> {
  const coach = own === null && coachId !== null ? await findPerson(db, coachId) : undefined;
  const id = own ?? coach?.organisation_id ?? null;
  const organisation = id === null ? undefined : await findOrganisation(db, id);
  return organisation ?? portalOf(db, null);
}
