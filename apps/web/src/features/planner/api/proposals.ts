import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { MEAL_TYPES } from '@weekbord/domain/slots/meal-moments';
import { pagesOf, queryOf } from '../../../shared/api/query-of.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { type FindFilters, findQueryOf } from '../model/find-filters.ts';

export type Proposal = AnswerOf<'generateMeals'>['results'][number];

const PAGE_SIZE = 12;
const PROPOSALS_STALE_MS = 60 * 60 * 1000;

/** Recipes that fit a slot on a day, best first. */
export function proposalsQuery(slotId: number, date: PlainDate, filters: FindFilters = {}) {
  const query = { meal_slot_specification: slotId, date_to_plan_for: date, ...findQueryOf(filters) };
  return pagesOf(
    plannerPaths.generateMeals,
    { query: { ...query, page_size: PAGE_SIZE } },
    { staleTime: PROPOSALS_STALE_MS },
  );
}

/**
 * One recipe, fitted to a slot on a day; null if it does not fit the user or the meal. Fetched once, so that it does
 * not change while on screen.
 */
export function proposalQuery(slotId: number, date: PlainDate, recipeId: number, meal: FindFilters['meal']) {
  const { meal_types } = findQueryOf({ meal });
  const query = { meal_slot_specification: slotId, date_to_plan_for: date, id: recipeId, meal_types };
  return queryOf(
    plannerPaths.generateMeals,
    { query },
    { keep: ({ results }): Proposal | null => results[0] ?? null, staleTime: 'static' },
  );
}

interface Fitting {
  slotId: number;
  date: PlainDate;
  recipe: Readonly<{ id: number; meal_types: readonly string[] }>;
}

/** One recipe fitted to a slot on a day, even if it suits another meal; null if the user's rules exclude it. */
export function fittedRecipeQuery({ slotId, date, recipe }: Fitting) {
  const query = {
    meal_slot_specification: slotId,
    date_to_plan_for: date,
    id: recipe.id,
    meal_types: MEAL_TYPES.filter((type) => recipe.meal_types.includes(type)),
  };
  return queryOf(plannerPaths.generateMeals, { query }, { keep: ({ results }): Proposal | null => results[0] ?? null });
}
