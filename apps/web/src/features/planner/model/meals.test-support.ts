import type { CalendarDay, CalendarItem } from '@weekbord/contract/planner/models';
import type { MealSlotSpecification } from '@weekbord/contract/plans/models';
import type { MealMoment } from '@weekbord/domain/vocabulary';

/** A slot of 500 kcal. */
export function slot(id: number, moment: MealMoment, order = 0): MealSlotSpecification {
  return {
    id,
    kcal: 500,
    protein: 30,
    carbohydrates: 50,
    fat: 20,
    meal_type: moment,
    meal_moment: moment,
    order,
    nutrition_day_plan: 1,
  };
}

/** A planned meal of 400 kcal whose recipe meal has the item's id plus 100. */
export function item(id: number, moment: MealMoment, change: Partial<CalendarItem> = {}): CalendarItem {
  const figures = { kcal: 400, protein: 25, fat: 10, carbohydrates: 40, fiber: 5 };
  const unknown = { vegan: 'unknown', vegetarian: 'unknown', pescatarian: 'unknown' } as const;
  const allergens = {
    gluten: 'unknown',
    lactose: 'unknown',
    nuts: 'unknown',
    crustaceans_shellfish: 'unknown',
  } as const;
  return {
    id,
    meal_slot: null,
    meal_moment: moment,
    content_type: 'recipemeal',
    object_id: id + 100,
    calendar_day: 1,
    status: 'PLANNED',
    modified: '2027-01-04T09:00:00Z',
    meal: {
      id: id + 100,
      recipe_template: {
        id: 1,
        name: 'Soup',
        author: null,
        image: null,
        cover: { pictures: [], meal_type: 'LUNCH', seed: 1 },
        preparation_time_min: 10,
        cooking_time_min: null,
        tags: [],
        meal_types: [],
        source_provider: 'WEEKMEALS',
        published: true,
        external_url: null,
        ...figures,
        diets: unknown,
        allergens,
        created: '',
        modified: '',
      },
      ...figures,
      portions: 1,
      portions_multiplier: 1,
      portions_to_plan: 1,
      planned_portions: 1,
      ingredients: [],
      directions: [],
    },
    ...change,
  };
}

export function day(date: string, items: readonly CalendarItem[], id = 1): CalendarDay {
  return { id, user: 1, date, note: '', calendar_items: [...items] };
}
