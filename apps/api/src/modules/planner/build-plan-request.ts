import { addDays, daysBetween } from '@weekbord/domain/dates/plain-date';
import { KETO_MAX_CARBOHYDRATES } from '@weekbord/domain/macros/shape-macros';
import { dietRules, preferredTags } from '@weekbord/domain/planner/person-rules';
import type { PlannerPreferences } from '@weekbord/domain/planner/plan-request';
import type { Allergen } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { findPerson } from '../accounts/accounts.public.ts';
import { listAvoided } from '../foods/foods.public.ts';
import { findCycle, findIntake, type IntakeRow } from '../intake/intake.public.ts';
import { findOrganisation } from '../organisations/organisations.public.ts';
import { findWeekOf, type PersonsWeek } from '../plans/plans.public.ts';
import { listPreferredIds } from '../recipes/recipes.public.ts';
import { type ItemWithMealRow, listItemsBetween } from './planner.store.ts';
import { loadPlanningCatalogue, type PlanningCatalogue } from './planning-catalogue.ts';

/** What planning needs of its surroundings; an operation's context has it all. */
export type Planning = Readonly<{ db: Kysely<Tables>; config: Config; now: Date; locale: 'en' | 'nl' }>;

export type DatedItem = ItemWithMealRow & { date: string };

/** Everything that the planner asks about a person and the days to plan. */
export type PlanningPerson = Readonly<{
  week: PersonsWeek;
  catalogue: PlanningCatalogue;
  preferences: PlannerPreferences;
  /** What stands in the days to plan. */
  items: readonly DatedItem[];
  tagsOn: (date: string) => readonly string[];
}>;

/** Days around the ones to plan whose recipes count as recent. */
const DAYS_BEFORE = 14;
const DAYS_AFTER = 6;

/** Gathers what the planner must know to plan a person's days from one date to another; null where there is no plan. */
export async function buildPlanRequest(
  ctx: Planning,
  personId: number,
  range: Readonly<{ from: string; to: string }>,
): Promise<PlanningPerson | null> {
  const { db } = ctx;
  const [week, intake] = [await findWeekOf(db, personId), await findIntake(db, personId)];
  if (week === null || intake === undefined) return null;
  const [catalogue, cycle] = [await loadPlanningCatalogue(ctx, personId), await findCycle(db, personId)];
  const plantBased = await isPlantBased(db, personId);
  const avoided = (await listAvoided(db, personId, ctx.locale)).map(({ key }) => key);
  const items = await listItemsBetween(db, personId, addDays(range.from, -DAYS_BEFORE), addDays(range.to, DAYS_AFTER));
  const isInRange = ({ date }: DatedItem) => date >= range.from && date <= range.to;
  const rules = dietRules(intake.diet, plantBased);
  const profile = {
    gender: intake.gender,
    dietType: intake.diet_type,
    isOnMenopauseDiet: intake.is_on_menopause_diet,
    cycle:
      cycle === undefined
        ? null
        : { lastMenstrualPeriodStartDate: cycle.last_period_start, menstrualCycleLength: cycle.length_days },
  };
  return {
    week,
    catalogue,
    items: items.filter(isInRange),
    tagsOn: (date) => preferredTags(profile, date),
    preferences: {
      diet: rules.diet,
      intolerances: intolerancesOf(intake),
      avoidFoodIds: foodsToAvoid(catalogue, avoided, rules.without),
      likedRecipeIds: await listPreferredIds(db, 'favourite_recipe', personId),
      dislikedRecipeIds: await listPreferredIds(db, 'disliked_recipe', personId),
      recent: items
        .filter((item) => !isInRange(item))
        .flatMap(({ recipe_template_id: recipeId, date }) =>
          recipeId === null ? [] : [{ recipeId, daysAgo: distance(date, range) }],
        ),
      carbCapGrams: intake.is_keto_user || intake.diet_type === 'KETO' ? KETO_MAX_CARBOHYDRATES : null,
    },
  };
}

/** Whole days between a date and the nearest of the days to plan, before or after. */
function distance(date: string, range: Readonly<{ from: string; to: string }>): number {
  return date < range.from ? daysBetween(date, range.from) : daysBetween(range.to, date);
}

async function isPlantBased(db: Planning['db'], personId: number): Promise<boolean> {
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

/** Foods that awaken a dislike, and those that are, may be or could for all we know be of an origin to do without. */
function foodsToAvoid(catalogue: PlanningCatalogue, dislikes: readonly string[], without: readonly string[]): number[] {
  if (dislikes.length === 0 && without.length === 0) return [];
  const foods = new Set<number>();
  for (const line of [...catalogue.lines.values()].flat()) {
    const isDisliked = line.dislikes.some((dislike) => dislikes.includes(dislike));
    const isLeftOut = without.length > 0 && (line.origins?.some((origin) => without.includes(origin)) ?? true);
    if (isDisliked || isLeftOut) foods.add(line.foodId);
  }
  return [...foods];
}
