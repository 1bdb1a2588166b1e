import { KETO_MAX_CARBOHYDRATES } from '@weekbord/domain/macros/shape-macros';
import { dietRules, foodsToAvoid } from '@weekbord/domain/planner/person-rules';
import type { PlannerPreferences } from '@weekbord/domain/planner/plan-request';
import type { Allergen } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { findIntake, type IntakeRow } from '../intake/intake.public.ts';
import { findRules } from './person-rules.store.ts';
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
  ctx: Readonly<{ db: Db; config: Config }>,
  personId: number,
): Promise<PersonRules> {
  const { db } = ctx;
  const intake = await findIntake(db, personId);
  const row = await findRules(db, personId);
  const catalogue = await loadPlanningCatalogue(ctx, row.catalogueVersion ?? '', row.hasOwn ? personId : null);
  const rules = dietRules(intake?.diet ?? 'OMNIVORE', row.plantBased);
  const isKeto = intake !== undefined && (intake.is_keto_user || intake.diet_type === 'KETO');
  return {
    intake,
    catalogue,
    preferences: {
      diet: rules.diet,
      intolerances: intake === undefined ? [] : intolerancesOf(intake),
      avoidFoodIds: foodsToAvoid(allLines(catalogue), row.avoided, rules.without),
      likedRecipeIds: row.likedRecipeIds,
      dislikedRecipeIds: row.dislikedRecipeIds,
      carbCapGrams: isKeto ? KETO_MAX_CARBOHYDRATES : null,
    },
  };
}

/** The lines of all recipes, one after the other: most people avoid nothing, for whom none is looked at. */
function* allLines({ lines }: PlanningCatalogue) {
  for (const ofRecipe of lines.values()) yield* ofRecipe;
}

function intolerancesOf(intake: IntakeRow): Allergen[] {
  return [
    ...(intake.food_intolerances_gluten ? ['gluten' as const] : []),
    ...(intake.food_intolerances_lactose ? ['lactose' as const] : []),
    ...(intake.food_intolerances_nut ? ['nuts' as const] : []),
    ...(intake.food_intolerances_crustaceans_shellfish ? ['crustaceans_shellfish' as const] : []),
  ];
}
