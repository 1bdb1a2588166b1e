import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { Cover } from '../../../shared/food-picture/compose-cover.ts';

/** What a meal is called and looks like, whichever kind it is; bare numbers have no cover. */
export interface MealLook {
  readonly name: string;
  readonly cover: Cover | null;
  readonly image: string | null;
}

/** Reads it from an item; `unnamed` is what numbers without a name are called. */
export function mealLook(item: CalendarItem, unnamed: string): MealLook {
  switch (item.content_type) {
    case 'recipemeal':
      return item.meal.recipe_template;
    case 'singlefoodmeal':
      return { name: sentenceCase(item.meal.ingredient.name), cover: item.meal.cover, image: null };
    case 'quickaddmeal':
      return { name: item.meal.name ?? unnamed, cover: null, image: null };
  }
}

/** The covers that some items show. */
export function coversOf(items: readonly CalendarItem[]): readonly Cover[] {
  return items.map((item) => mealLook(item, '').cover).filter((cover) => cover !== null);
}

function sentenceCase(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
