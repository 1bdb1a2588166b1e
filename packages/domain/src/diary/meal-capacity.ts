import type { PlainDate } from '../dates/plain-date.ts';
import { MAX_MEALS_OF_DAY, MAX_MEALS_OF_MOMENT } from '../recipes/amounts/meal-limits.ts';
import type { MealMoment } from '../slots/meal-moments.ts';

export type PlaceOfMeal = Readonly<{ date: PlainDate; meal_moment: MealMoment }>;

/** Counts the meals on each day and moment, up to their limits. */
export interface Room {
  /** Adds a meal. Returns false and adds nothing if its day or its moment is full. */
  take(place: PlaceOfMeal): boolean;
}

/** Returns a counter that starts with the existing meals. */
export function remainingCapacity(there: readonly PlaceOfMeal[]): Room {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  const keysOf = ({ date, meal_moment: moment }: PlaceOfMeal) => [date, `${date} ${moment}`] as const;
  const add = (place: PlaceOfMeal) => {
    for (const key of keysOf(place)) counts.set(key, count(key) + 1);
  };
  for (const place of there) add(place);
  return {
    take(place) {
      const [day, moment] = keysOf(place);
      if (count(day) >= MAX_MEALS_OF_DAY || count(moment) >= MAX_MEALS_OF_MOMENT) return false;
      add(place);
      return true;
    },
  };
}
