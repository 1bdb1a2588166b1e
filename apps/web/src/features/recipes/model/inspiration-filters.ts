import { preparationRange } from '@weekbord/domain/recipes/directions/preparation-time';
import {
  MEAL_TYPE_FILTERS,
  type MealTypeFilter,
  PREPARATION_TIME_FILTERS,
  type PreparationTimeFilter,
} from '@weekbord/domain/recipes/list/recipe-filters';
import { type ChipFilters, chipsQuery, readChips } from '../../../shared/recipe-chips/recipe-chips.ts';

export type MealTypeChoice = Exclude<MealTypeFilter, 'ALL'>;
export type TimeChoice = Exclude<PreparationTimeFilter, 'ALL' | 'LTE_15'>;

/** The meals that recipes can be filtered by. */
export const MEAL_TYPE_CHOICES = MEAL_TYPE_FILTERS.filter((filter): filter is MealTypeChoice => filter !== 'ALL');
/** The ranges of minutes that recipes can be filtered by; they do not overlap. */
export const TIME_CHOICES = PREPARATION_TIME_FILTERS.filter(
  (filter): filter is TimeChoice => filter !== 'ALL' && filter !== 'LTE_15',
);

/** The recipe filters in the URL; an absent filter matches everything. */
export interface InspirationFilters extends ChipFilters {
  readonly q?: string;
  /** Meals, separated by full stops. */
  readonly meals?: string;
  readonly time?: TimeChoice;
}

/** Maximum length that the server accepts. */
export const LONGEST_SEARCH = 100;

/** Reads the URL parameters, which may contain anything. */
export function readInspirationFilters(search: Record<string, unknown>): InspirationFilters {
  const q = textOf(search['q']).slice(0, LONGEST_SEARCH);
  const time = TIME_CHOICES.find((choice) => choice === search['time']);
  return withMealTypes(
    {
      ...(q.trim() !== '' && { q }),
      ...(time && { time }),
      ...readChips(search),
    },
    mealTypesOf({ meals: textOf(search['meals']) }),
  );
}

/** Returns the chosen meals, in the order of the day. */
export function mealTypesOf({ meals = '' }: Pick<InspirationFilters, 'meals'>): readonly MealTypeChoice[] {
  const wanted = meals.split('.');
  return MEAL_TYPE_CHOICES.filter((choice) => wanted.includes(choice));
}

export function withMealTypes(filters: InspirationFilters, mealTypes: readonly MealTypeChoice[]): InspirationFilters {
  const { meals: _, ...others } = filters;
  return mealTypes.length === 0 ? others : { ...others, meals: mealTypes.join('.') };
}

export function withTime(filters: InspirationFilters, time: TimeChoice | 'ALL'): InspirationFilters {
  const { time: _, ...others } = filters;
  return time === 'ALL' ? others : { ...others, time };
}

export function withoutDetails(filters: InspirationFilters): InspirationFilters {
  const { meals: _, time: __, ...others } = filters;
  return others;
}

/** Returns how many meal and minute filters are set; those have no chips. */
export function countFilters({ time, meals }: InspirationFilters): number {
  return mealTypesOf({ meals }).length + Number(time !== undefined);
}

/** Returns the filters as query parameters for the server. */
export function inspirationQueryOf(filters: InspirationFilters) {
  const { from, to } = preparationRange(filters.time ?? 'ALL');
  return {
    ingredient_search: filters.q?.trim(),
    meal_types: [...mealTypesOf(filters)],
    ...chipsQuery(filters, to),
    preparation_time_min_gte: from ?? undefined,
  };
}

/** Returns a search as text; one that consists of digits arrives as a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
