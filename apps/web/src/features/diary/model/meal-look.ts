import type { CalendarItem } from '@weekbord/contract/diary/models';
import { upperFirst } from '../../../shared/upper-first.ts';

/** The name and picture of a meal of any kind; a quick add has no picture. */
export interface MealLook {
  readonly name: string;
  /** The URL of the meal's painted picture. */
  readonly picture: string | null;
  readonly image: string | null;
  /** Whether the meal is a quick add, which has no picture. */
  readonly isQuickAdd?: boolean;
}

/** Returns the name and picture of an item; `unnamed` is used for a quick add without a name. */
export function mealLook(item: CalendarItem, unnamed: string): MealLook {
  switch (item.content_type) {
    case 'recipemeal':
      return item.meal.recipe_template;
    case 'singlefoodmeal':
      return { name: upperFirst(item.meal.ingredient.name), picture: item.meal.picture, image: null };
    case 'quickaddmeal':
      return { name: item.meal.name ?? unnamed, picture: null, image: null, isQuickAdd: true };
  }
}

/** Returns the painted pictures that the given items show. */
export function picturesOf(items: readonly CalendarItem[]): readonly (string | null)[] {
  return items.map((item) => mealLook(item, '')).map(({ picture, image }) => (image === null ? picture : null));
}
