import { ownerIn, recordOf, type Resource } from '../access/access.public.ts';
import { type DayWithSlot, findDay, findDayWithSlot, findItem } from './diary.store.ts';
import { findMealOwner, type MealKey } from './meals/meals.store.ts';
import { findQuickAddMeal } from './meals/quick-add/quick-add-meals.store.ts';
import { findMeal } from './meals/recipe/recipe-meals.store.ts';
import { findReplacement } from './replacements/replacements.store.ts';
import { findSingleFoodMeal } from './meals/food/single-food-meals.store.ts';

export const calendarDay = recordOf('calendar_day', ({ db, people }, id) => findDay(db, id, people));

/** A day, and a meal slot in its person's week. */
export const slotOfDay: Resource<DayWithSlot, Readonly<{ dayId: number; slotId: number }>> = {
  find: ({ db, people }, { dayId, slotId }) => findDayWithSlot(db, dayId, slotId, people),
  ownerOf: ({ day }) => day.person_id,
  lockBy: ({ dayId }) => ownerIn('calendar_day')(dayId),
};

export const calendarItem = recordOf('calendar_item', ({ db, people }, id) => findItem(db, id, people));

export const recipeMeal = recordOf('recipe_meal', ({ db, people }, id) => findMeal(db, id, people));

export const singleFoodMeal = recordOf('single_food_meal', ({ db, people, locale }, id) =>
  findSingleFoodMeal(db, id, people, locale),
);

export const quickAddMeal = recordOf('quick_add_meal', ({ db, people }, id) => findQuickAddMeal(db, id, people));

/** A meal of any kind to be put on a day or copied to it. The meal itself is not changed. */
export const mealToPlan: Resource<Readonly<{ owner: number }>, MealKey> = {
  async find({ db, people }, key) {
    const owner = await findMealOwner(db, key, people);
    return owner === undefined ? undefined : { owner };
  },
  ownerOf: ({ owner }) => owner,
};

/** Meals that were replaced together, to be restored. */
export const replacement = recordOf('replacement', ({ db, people }, id) => findReplacement(db, id, people));
