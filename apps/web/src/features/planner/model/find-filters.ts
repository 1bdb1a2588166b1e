import { preparationRange } from '@weekbord/domain/recipes/directions/preparation-time';
import { mealTypeOf, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import {
  MEAL_TYPE_FILTERS,
  type MealTypeFilter,
  PREPARATION_TIME_FILTERS,
  type PreparationTimeFilter,
} from '@weekbord/domain/recipes/list/recipe-filters';
import { RECIPE_TAGS, type RecipeTag } from '@weekbord/domain/recipes/list/recipe-tags';
import { type ChipFilters, chipsQuery, readChips } from '../../../shared/recipe-chips/recipe-chips.ts';

export type TimeChoice = Exclude<PreparationTimeFilter, 'LTE_15'>;

/** The ranges of minutes for filtering meals; they do not overlap. */
export const TIME_CHOICES = PREPARATION_TIME_FILTERS.filter((filter): filter is TimeChoice => filter !== 'LTE_15');

const ALL_MEALS = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const;

/** Maximum length that the server accepts. */
export const LONGEST_SEARCH = 100;

/** The filters of a meal search, in the URL; an absent filter matches everything. */
export interface FindFilters extends ChipFilters {
  readonly q?: string;
  readonly tag?: RecipeTag;
  /** The kind of meal, if it differs from the slot's. */
  readonly meal?: MealTypeFilter;
  readonly time?: Exclude<TimeChoice, 'ALL'>;
}

/** Reads the URL parameters, which may contain anything. */
export function readFindFilters(search: Record<string, unknown>): FindFilters {
  // A search that consists of digits arrives as a number.
  const q = ['string', 'number'].includes(typeof search['q'])
    ? String(search['q']).trim().slice(0, LONGEST_SEARCH)
    : '';
  const tag = RECIPE_TAGS.find((one) => one === search['tag']);
  const meal = MEAL_TYPE_FILTERS.find((one) => one === search['meal']);
  const time = TIME_CHOICES.find((one) => one === search['time']);
  return {
    ...(q !== '' && { q }),
    ...readChips(search),
    ...(tag && { tag }),
    ...(meal && { meal }),
    ...(time && time !== 'ALL' && { time }),
  };
}

/** Whether no filter is set, so that only the fit counts. */
export function isUnfiltered(filters: FindFilters): boolean {
  return Object.values(filters).every((value) => value === undefined);
}

/** Returns the filters without categories, favourites and custom recipes, which is the default view. */
export function withoutCategories(filters: FindFilters): FindFilters {
  const { tag: _, favourites: __, own: ___, ...others } = filters;
  return others;
}

/** Returns the filters with a tag, or without it if it was already chosen. */
export function withTag(filters: FindFilters, tag: RecipeTag): FindFilters {
  return { ...filters, tag: filters.tag === tag ? undefined : tag };
}

/** Returns the filters for another kind of meal; the slot's own kind counts as no filter. */
export function withMeal(filters: FindFilters, meal: MealTypeFilter, moment: MealMoment): FindFilters {
  return { ...filters, meal: meal === mealTypeOf(moment) ? undefined : meal };
}

export function withTime(filters: FindFilters, time: TimeChoice): FindFilters {
  return { ...filters, time: time === 'ALL' ? undefined : time };
}

/** Returns the filters as query parameters for the server. */
export function findQueryOf({ q, tag, meal, time, ...chips }: FindFilters) {
  const { from, to } = preparationRange(time ?? 'ALL');
  return {
    ingredient_search: q,
    ...chipsQuery(chips, to),
    tags: tag && [tag],
    meal_types: meal && (meal === 'ALL' ? [...ALL_MEALS] : [meal]),
    preparation_time_min_gte: from ?? undefined,
  };
}
