import { activeFlags } from '@weekbord/domain/organisations/organisation-settings';
import type { Coached } from '@weekbord/domain/intake/minors';
import type { FeatureFlag } from '@weekbord/domain/organisations/feature-flags';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { coachedOf, findPerson } from '../access/access.public.ts';
import { findOrganisation, findPortal } from '../organisations/organisations.public.ts';

type Db = Kysely<Tables>;

/** The settings of an organisation that affect a person's plan. */
export interface OnboardingSettings {
  readonly highProtein: boolean;
  readonly partnerNutritionRules: boolean;
  /** Whether units default to feet, inches and pounds. */
  readonly imperialByDefault: boolean;
  /** Whether the coach uses imperial units, for recipes too. */
  readonly coachIsImperial: boolean;
  readonly autoPlanInitialMeals: boolean;
  readonly flags: readonly FeatureFlag[];
  readonly coached: Coached;
}

type Asking = Pick<Actor, 'id' | 'organisationId' | 'coachId'>;

/** Returns the settings a person gets from their coach, and the coach's organisation. */
async function settingsOfCoach(db: Db, actor: Asking | null) {
  const coach = actor?.coachId == null ? undefined : await findPerson(db, actor.coachId);
  const organisation = coach?.organisation_id == null ? undefined : await findOrganisation(db, coach.organisation_id);
  return {
    autoPlanInitialMeals: organisation?.auto_plan_initial_meals ?? true,
    isImperial: coach?.uses_imperial_measurements ?? false,
  };
}

/**
 * Returns the settings for a person: their organisation's, or their coach's. A person without either, and a guest, gets
 * the settings of the portal that the request names; an unknown portal counts as none.
 */
export async function settingsFor(
  db: Db,
  actor: Asking | null,
  subdomain: string | null | undefined,
): Promise<OnboardingSettings> {
  const own = actor?.organisationId == null ? undefined : await findOrganisation(db, actor.organisationId);
  const organisation = own ?? (await findPortal(db, subdomain)) ?? (await findPortal(db, null));
  const person = actor === null ? undefined : await findPerson(db, actor.id);
  const ofCoach = await settingsOfCoach(db, actor);
  const granted = [...(organisation?.feature_flags ?? []), ...(person?.feature_flags ?? [])] as FeatureFlag[];
  return {
    highProtein: organisation?.high_protein ?? true,
    partnerNutritionRules: organisation?.partner_nutrition_rules ?? false,
    imperialByDefault: organisation?.imperial_by_default ?? false,
    coachIsImperial: ofCoach.isImperial,
    autoPlanInitialMeals: (organisation?.auto_plan_initial_meals ?? true) && ofCoach.autoPlanInitialMeals,
    flags: activeFlags({ plantBased: organisation?.plant_based ?? false }, granted),
    coached: coachedOf(person),
  };
}
