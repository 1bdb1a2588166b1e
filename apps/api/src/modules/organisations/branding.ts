import { glanceOf } from '@weekbord/domain/organisations/glance';
import { areTakenForEachOther, imitatesPortal } from '@weekbord/domain/organisations/organisation-name';
import { validateChosenSubdomain } from '@weekbord/domain/organisations/portal-subdomain';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { LOGO_SIDE, SMALL_LOGO_SIDE } from '@weekbord/domain/organisations/branding';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { EncodedPhoto } from '../../platform/files/encode-photo.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Operation, PreparationContext, Surroundings } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson } from '../access/access.public.ts';
import { dropPicture, encodeUploaded, keepPicture } from '../pictures/pictures.public.ts';
import { findPortal } from './find-portal.ts';
import { OF_COACH } from './organisation-of-coach.ts';
import { presentOrganisation } from './organisations.present.ts';
import { ownOrganisation } from './organisations.resources.ts';
import {
  findOrganisation,
  findOwnOrganisation,
  insertOrganisation,
  joinOrganisation,
  lockOthers,
  type OrganisationRow,
  updateOwnOrganisation,
} from './organisations.store.ts';

type Branding = 'createOrganisation' | 'updateOrganisation';

/** Returns the logo that was sent, re-encoded; null to remove it, undefined to keep it. */
export async function encodeLogo({
  body,
}: PreparationContext<Endpoints[Branding]>): Promise<EncodedPhoto | null | undefined> {
  if (body.logo === undefined || body.logo === null) return body.logo;
  return encodeUploaded(body.logo, 'logo', { large: LOGO_SIDE, small: SMALL_LOGO_SIDE, tooLarge: 'logo_too_large' });
}

export const listOrganisations: Operation<Endpoints['listOrganisations']> = async (ctx) => {
  const own = await findOwnOrganisation(ctx.db, await authorizePerson(ctx));
  const rows = own === undefined ? [] : [presentOrganisation(own)];
  return paginate(ctx, { count: rows.length, rows });
};

export const getOrganisation: Operation<Endpoints['getOrganisation']> = async (ctx) =>
  presentOrganisation(await authorize(ctx, ownOrganisation, ctx.params.id));

export const createOrganisation: Operation<Endpoints['createOrganisation'], EncodedPhoto | null | undefined> = async (
  ctx,
) => {
  const { db, actor, body } = ctx;
  const coachId = await authorizePerson(ctx);
  if ((await findOwnOrganisation(db, coachId)) !== undefined) throw new ApiError('version_conflict');
  const former = actor.organisationId === null ? undefined : await findOrganisation(db, actor.organisationId);
  const model = former ?? (await findPortal(db, null));
  if (model === undefined) throw new Error('there is no main portal (a portal without a subdomain)');
  await refuseNameOfAnother(db, { name: body.name, ownerId: coachId });
  const { id: _id, ...settings } = model;
  const made = await insertOrganisation(db, {
    ...settings,
    ...OF_COACH,
    owner_id: coachId,
    subdomain: await freeSubdomain(db, { subdomain: body.subdomain ?? null, ownerId: coachId }),
    name: body.name,
    primary_colour: body.primary_colour,
    logo: null,
    logo_visible: body.logo_visible ?? true,
  });
  await joinOrganisation(db, coachId, made.id);
  return presentOrganisation(await withLogo(ctx, made));
};

export const updateOrganisation: Operation<Endpoints['updateOrganisation'], EncodedPhoto | null | undefined> = async (
  ctx,
) => {
  const { db, actor, body, params } = ctx;
  const own = await authorize(ctx, ownOrganisation, params.id);
  const { name = own.name, primary_colour = own.primary_colour, logo_visible = own.logo_visible } = body;
  if (name !== own.name) await refuseNameOfAnother(db, { name, ownerId: actor.id });
  const { subdomain: wanted = own.subdomain } = body;
  const subdomain =
    wanted === own.subdomain ? wanted : await freeSubdomain(db, { subdomain: wanted, ownerId: actor.id });
  const changed = await updateOwnOrganisation(db, actor.id, { name, primary_colour, logo_visible, subdomain });
  return presentOrganisation(await withLogo(ctx, changed));
};

/**
 * Rejects the name of another organisation, or one that imitates it, because emails and pages would appear to come from
 * that organisation. Other requests that choose a name wait until the transaction ends.
 */
async function refuseNameOfAnother(
  db: Kysely<Tables>,
  { name, ownerId }: { readonly name: string; readonly ownerId: number },
): Promise<void> {
  const others = await lockOthers(db, ownerId);
  if (imitatesPortal(name) || others.some((other) => areTakenForEachOther(name, other.name))) {
    throw new FieldError({ name: 'name_of_another' });
  }
}

/**
 * Returns a subdomain that a coach may choose and that does not look like another portal's. Throws a `FieldError` for
 * any other.
 */
async function freeSubdomain(
  db: Kysely<Tables>,
  { subdomain, ownerId }: { readonly subdomain: string | null; readonly ownerId: number },
): Promise<string | null> {
  if (subdomain === null) return null;
  const fault = validateChosenSubdomain(subdomain);
  if (fault !== null) throw new FieldError({ subdomain: fault.code });
  const others = await lockOthers(db, ownerId);
  const isTaken = others.some((other) => other.subdomain !== null && glanceOf(other.subdomain) === glanceOf(subdomain));
  if (isTaken) throw new FieldError({ subdomain: 'subdomain_taken' });
  return subdomain;
}

/** Sets the logo of a coach's organisation, if one was sent. */
async function withLogo(
  ctx: Pick<Surroundings<Actor>, 'db' | 'actor' | 'now' | 'files'> &
    Readonly<{ prepared: EncodedPhoto | null | undefined }>,
  organisation: OrganisationRow,
): Promise<OrganisationRow> {
  const { db, actor, now, prepared: photo } = ctx;
  if (photo === undefined) return organisation;
  if (photo === null) {
    await dropPicture(ctx, actor.id, organisation.logo);
    return updateOwnOrganisation(db, actor.id, { logo: null });
  }
  let shown = organisation;
  await keepPicture(ctx, {
    personId: actor.id,
    field: 'logo',
    photo,
    former: organisation.logo,
    at: now,
    show: async (logo) => {
      shown = await updateOwnOrganisation(db, actor.id, { logo });
    },
  });
  return shown;
}
