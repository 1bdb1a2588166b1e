import { countryOfPerson } from '@weekbord/domain/accounts/country-of-person';
import { firstWeekdayOfPerson } from '@weekbord/domain/accounts/first-weekday-of-person';
import type { FirstWeekday } from '@weekbord/domain/dates/first-weekday';
import { COOKS_FOR_ONE } from '@weekbord/domain/diary/cook-for';
import { KETO_MAX_CARBOHYDRATES } from '@weekbord/domain/macros/shape-macros';
import type { PlannerPreferences } from '@weekbord/domain/planner/week/plan-request';
import type { Kysely } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { findIntake, type IntakeRow } from '../../intake/intake.public.ts';
import { eaterOf } from '../../recipes/recipes.public.ts';
import { findRules } from './person-rules.store.ts';
import { wishesOfRow } from '../wishes/week-wishes.ts';
import { loadPlanningCatalogue, type PlanningCatalogue } from '../auto-plan/planning-catalogue.ts';

type Db = Kysely<Tables>;

/**
 * The recipes in the versions that a person can eat, and what the person's diet, intolerances, dislikes and favourites
 * say about them.
 */
export type PersonRules = Readonly<{
  intake: IntakeRow | undefined;
  catalogue: PlanningCatalogue;
  preferences: PlannerPreferences;
  /** How many people the person usually cooks for. */
  cookFor: number;
  firstWeekday: FirstWeekday;
}>;

/** Returns the rules of a person, with or without a plan; without an intake, the rules that always apply. */
export async function loadPersonRules(
  ctx: Readonly<{ db: Db; config: Config }>,
  personId: number,
): Promise<PersonRules> {
  const { db } = ctx;
  const [intake, row] = await Promise.all([findIntake(db, personId), findRules(db, personId)]);
  const eater = eaterOf(intake, row);
  const authorId = row.hasOwn ? personId : null;
  const catalogue = await loadPlanningCatalogue(ctx, row.catalogueVersion ?? '', { eater, authorId });
  const signs = {
    chosen: row.chosenCountry,
    language: row.language,
    organisationIsImperial: row.organisationIsImperial,
    units: intake ?? null,
  };
  const isKeto = intake !== undefined && (intake.is_keto_user || intake.diet_type === 'KETO');
  return {
    intake,
    catalogue,
    cookFor: row.wishes?.cook_for ?? COOKS_FOR_ONE,
    firstWeekday: firstWeekdayOfPerson(row.chosenFirstWeekday, signs),
    preferences: {
      diet: eater.diet,
      intolerances: eater.intolerances,
      avoidFoodIds: catalogue.avoidFoodIds,
      likedRecipeIds: row.likedRecipeIds,
      dislikedRecipeIds: row.dislikedRecipeIds,
      country: countryOfPerson(signs),
      ...(row.wishes !== null && { wishes: wishesOfRow(row.wishes) }),
      carbCapGrams: isKeto ? KETO_MAX_CARBOHYDRATES : null,
    },
  };
}
