import { KETO_MAX_CARBOHYDRATES } from '@weekbord/domain/macros/shape-macros';
import { dietRules, foodsToAvoid } from '@weekbord/domain/planner/person-rules';
import type { PlannerPreferences } from '@weekbord/domain/planner/plan-request';
import type { Allergen } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { findPerson } from '../access/access.public.ts';
import { listAvoided } from '../foods/foods.public.ts';
import { findIntake, type IntakeRow } from '../intake/intake.public.ts';
import { findOrganisation } from '../organisations/organisations.public.ts';
import { listPreferredIds } from '../recipes/recipes.public.ts';
import { loadPlanningCatalogue, type PlanningCatalogue } from './planning-catalogue.ts';

type Db = Kysely<Tables>;

/** Which recipes there are for a person, and what the person's diet, intolerances, dislikes and favourites say of them. */
export type PersonRules = Readonly<{
  intake: IntakeRow | undefined;
  catalogue: PlanningCatalogue;
  preferences: PlannerPreferences;
}>;

/** Gathers the rules of a person, with or without a plan; without an intake, those that hold all the same. */
export async function loadPersonRules(
  ctx: Readonly<{ db: Db; config: Config; locale: 'en' | 'nl' }>,
  personId: number,
): Promise<PersonRules> {
  const { db } = ctx;
  const intake = await findIntake(db, personId);
  const catalogue = await loadPlanningCatalogue(ctx, personId);
  const avoided = (await listAvoided(db, personId, ctx.locale)).map(({ key }) => key);
  const rules = dietRules(intake?.diet ?? 'OMNIVORE', await isPlantBased(db, personId));
  const isKeto = intake !== undefined && (intake.is_keto_user || intake.diet_type === 'KETO');
  return {
    intake,
    catalogue,
    preferences: {
      diet: rules.diet,
      intolerances: intake === undefined ? [] : intolerancesOf(intake),
      avoidFoodIds: foodsToAvoid([...catalogue.lines.values()].flat(), avoided, rules.without),
      likedRecipeIds: await listPreferredIds(db, 'favourite_recipe', personId),
      dislikedRecipeIds: await listPreferredIds(db, 'disliked_recipe', personId),
      carbCapGrams: isKeto ? KETO_MAX_CARBOHYDRATES : null,
    },
  };
}

async function isPlantBased(db: Db, personId: number): Promise<boolean> {
  const person = await findPerson(db, personId);
  const organisationId = person?.organisation_id ?? null;
  if (organisationId === null) return false;
  return (await findOrganisation(db, organisationId))?.plant_based ?? false;
}

function intolerancesOf(intake: IntakeRow): Allergen[] {
  return [
    ...(intake.food_intolerances_gluten ? ['gluten' as const] : []),
    ...(intake.food_intolerances_lactose ? ['lactose' as const] : []),
    ...(intake.food_intolerances_nut ? ['nuts' as const] : []),
    ...(intake.food_intolerances_crustaceans_shellfish ? ['crustaceans_shellfish' as const] : []),
  ];
}
