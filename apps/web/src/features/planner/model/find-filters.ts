import { preparationRange } from '@weekbord/domain/recipes/preparation-time';
import { mealTypeOf, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import {
  MEAL_TYPE_FILTERS,
  type MealTypeFilter,
  PREPARATION_TIME_FILTERS,
  type PreparationTimeFilter,
} from '@weekbord/domain/recipes/recipe-filters';
import { RECIPE_TAGS, type RecipeTag } from '@weekbord/domain/recipes/recipe-tags';
import { type ChipFilters, chipsQuery, readChips } from '../../../shared/recipe-chips/recipe-chips.ts';

export type TimeChoice = Exclude<PreparationTimeFilter, 'LTE_15'>;

/** The ranges of minutes to filter meals by; they do not overlap. */
export const TIME_CHOICES = PREPARATION_TIME_FILTERS.filter((filter): filter is TimeChoice => filter !== 'LTE_15');

/** Every kind of meal. */
const ALL_MEALS = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const;

/** The longest text that the server accepts. */
export const LONGEST_SEARCH = 100;

/** The filters of a search for meals, in the address; an absent one does not matter. */
export interface FindFilters extends ChipFilters {
  readonly q?: string;
  readonly tag?: RecipeTag;
  /** Kinds of meals other than the slot's. */
  readonly meal?: MealTypeFilter;
  readonly time?: Exclude<TimeChoice, 'ALL'>;
}

/** Reads an address, which may contain anything. */
export function readFindFilters(search: Record<string, unknown>): FindFilters {
  // Digits alone arrive as a number.
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

/** Whether only the best fit is requested. */
export function isUnfiltered(filters: FindFilters): boolean {
  return Object.values(filters).every((value) => value === undefined);
}

/** Returns the filters without the kinds of recipes, favourites and own ones: what most people look at. */
export function withoutCategories(filters: FindFilters): FindFilters {
  const { tag: _, favourites: __, own: ___, ...others } = filters;
  return others;
}

/** Returns the filters with one tag, or without it if it was chosen already. */
export function withTag(filters: FindFilters, tag: RecipeTag): FindFilters {
  return { ...filters, tag: filters.tag === tag ? undefined : tag };
}

/** Returns the filters for another kind of meal; the moment's own is no filter. */
export function withMeal(filters: FindFilters, meal: MealTypeFilter, moment: MealMoment): FindFilters {
  return { ...filters, meal: meal === mealTypeOf(moment) ? undefined : meal };
}

/** Returns the filters for other minutes. */
export function withTime(filters: FindFilters, time: TimeChoice): FindFilters {
  return { ...filters, time: time === 'ALL' ? undefined : time };
}

/** Returns the query for the server. */
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
