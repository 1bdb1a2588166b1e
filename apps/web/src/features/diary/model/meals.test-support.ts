import type { CalendarDay, CalendarItem, ItemOf } from '@weekbord/contract/diary/models';
import type { MealSlotSpecification } from '@weekbord/contract/plans/models';
import { type LabelNutrients, NO_LABEL_NUTRIENTS } from '@weekbord/domain/recipes/labels/label-nutrients';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';

/** Nutrients with the salt of one food unknown. */
const FURTHER: LabelNutrients = {
  sugars: { amount: 8, unknown: 0 },
  saturated_fat: { amount: 3, unknown: 0 },
  fiber: { amount: 5, unknown: 0 },
  salt: { amount: 1.2, unknown: 1 },
};

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

/** A planned recipe meal of 400 kcal; the id of its meal is the item's id plus 100. */
export function item(id: number, moment: MealMoment, change: Partial<ItemOf<'recipemeal'>> = {}): ItemOf<'recipemeal'> {
  const figures = { kcal: 400, protein: 25, fat: 10, carbohydrates: 40, fiber: 5 };
  const unknown = { vegan: 'unknown', vegetarian: 'unknown', pescatarian: 'unknown', halal: 'unknown' } as const;
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
    planned_by: 'PERSON',
    locked: false,
    skipped: false,
    reason: null,
    modified: '2027-01-04T09:00:00Z',
    meal: {
      id: id + 100,
      recipe_template: {
        id: 1,
        name: 'Soup',
        author: null,
        image: null,
        picture: null,
        preparation_time_min: 10,
        cooking_time_min: null,
        waiting_time_min: null,
        total_time_min: 10,
        tags: [],
        meal_types: [],
        is_side: false,
        source_provider: 'WEEKMEALS',
        published: true,
        external_url: null,
        ...figures,
        diets: unknown,
        allergens,
        label_allergens: [],
        unknown_allergens: [],
        has_meat: false,
        created: '',
        modified: '',
      },
      ...figures,
      further_figures: FURTHER,
      portions: 1,
      portions_multiplier: 1,
      cook_for: 1,
      portions_to_plan: 1,
      plate: null,
      planned_portions: 1,
      ingredients: [],
      directions: [],
      version: null,
    },
    leftover_of: null,
    batch: null,
    ...change,
  };
}

export function day(date: string, items: readonly CalendarItem[], id = 1): CalendarDay {
  return { id, user: 1, date, note: '', calendar_items: [...items] };
}

/** 100 g of a food with 400 kcal per 100 g, measured in grams. */
export function foodItem(id: number, moment: MealMoment): ItemOf<'singlefoodmeal'> {
  const { content_type: _, leftover_of: __, batch: ___, meal: recipe, ...parts } = item(id, moment);
  const { kcal, protein, fat, carbohydrates, fiber } = recipe;
  return {
    ...parts,
    content_type: 'singlefoodmeal',
    meal: {
      id: id + 100,
      kcal,
      protein,
      fat,
      carbohydrates,
      fiber,
      further_figures: FURTHER,
      brand_name: null,
      picture: '/dish-pictures/food.banana.00000000',
      ingredient: {
        id: null,
        name: 'banana',
        note: null,
        quantity: 100,
        grams: 100,
        suggested_serving: serving(1, 'g', 1),
        object_id: id + 100,
        content_type: 'singlefoodmeal',
        modified: null,
        swapped: null,
      },
    },
  };
}

/** A serving of a food that has 4 kcal per gram and an unknown amount of fat. */
export function serving(id: number, measure: string, grams: number) {
  return {
    id,
    serving_description: `1 ${measure}`,
    measurement_description: measure,
    measurement_description_plural: `${measure}s`,
    measure,
    one_serving_in_metric_value: grams,
    kcal: 4 * grams,
    protein: 0.25 * grams,
    carbohydrates: 0.4 * grams,
    fat: null,
    fiber: 0.05 * grams,
    food: 7,
  };
}

/** A quick add of 250 kcal. */
export function quickItem(id: number, moment: MealMoment, name: string | null = null): ItemOf<'quickaddmeal'> {
  const { content_type: _, leftover_of: __, batch: ___, meal: ____, ...parts } = item(id, moment);
  return {
    ...parts,
    content_type: 'quickaddmeal',
    meal: {
      id: id + 100,
      name,
      kcal: 250,
      protein: null,
      fat: null,
      carbohydrates: null,
      fiber: null,
      further_figures: NO_LABEL_NUTRIENTS,
    },
  };
}
