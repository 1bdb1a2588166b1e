import { canEditRecipeTemplates } from '@weekbord/domain/access/planner-abilities';
import { canCreateOwnRecipes } from '@weekbord/domain/access/recipe-abilities';
import { DEFAULT_ORGANISATION_SETTINGS } from '@weekbord/domain/organisations/organisation-settings';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { findPerson } from '../../access/access.public.ts';
import { findOrganisation } from '../../organisations/organisations.public.ts';

type Asking = Readonly<{ db: Kysely<Tables>; actor: Actor }>;

/**
 * Rejects a caller who may not create recipes. Coaches may, even in organisations whose clients cannot log products.
 */
export async function checkMayCreate(ctx: Asking): Promise<void> {
  if (!canCreateOwnRecipes(await settingsOf(ctx), ctx.actor.isCoach)) throw new ApiError('own_recipes_off');
}

/** Rejects a caller who may not change their recipes. */
export async function checkMayEdit(ctx: Asking): Promise<void> {
  if (!canEditRecipeTemplates(await settingsOf(ctx))) throw new ApiError('own_recipes_off');
}

/** Returns the settings of the caller's organisation or, without one, those of their coach's organisation. */
async function settingsOf({ db, actor }: Asking) {
  const coach = actor.organisationId === null && actor.coachId !== null ? await findPerson(db, actor.coachId) : null;
  const id = actor.organisationId ?? coach?.organisation_id ?? null;
  const organisation = id === null ? undefined : await findOrganisation(db, id);
  if (organisation === undefined) return DEFAULT_ORGANISATION_SETTINGS;
  return {
    createYourOwnRecipes: organisation.feature_flag_create_your_own_recipes,
    disableProductLogging: organisation.feature_flag_disable_product_logging,
  };
}
