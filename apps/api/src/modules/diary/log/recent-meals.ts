import type { Endpoints } from '@weekbord/contract/endpoints';
import type { RecentMeal } from '@weekbord/contract/diary/recent-meals';
import { firstRecentDate, type MealUse, recentMeals, type UsesAtMoment } from '@weekbord/domain/diary/recent-meals';
import type { Operation } from '../../../platform/http/context.ts';
import { authorizePerson } from '../../access/access.public.ts';
import { presentSingleFoodMeals } from '../meals/plain-meals.ts';
import { presentMeals } from '../meals/present-meals.ts';
import { listUses, type UseRow } from './recent-meals.store.ts';
import { listMealsByIds } from '../meals/recipe/recipe-meals.store.ts';
import { todayOfCaller } from './status-of-logged.ts';

export const listRecentMeals: Operation<Endpoints['listRecentMeals']> = async (ctx) => {
  const { db, query, locale, now } = ctx;
  const personId = await authorizePerson(ctx, query.user);
  const today = todayOfCaller(now, query.today);
  const rows = await listUses(db, personId, firstRecentDate(today));
  const recent = recentMeals(rows.map(useOf), today);
  const recipeMeals = recent.flatMap(({ meal }) => meal.recipe_meal_id ?? []);
  const foodMeals = recent.flatMap(({ meal }) => meal.single_food_meal_id ?? []);
  const [dishes, foods] = await Promise.all([
    presentMeals(db, personId, recipeMeals.length === 0 ? [] : await listMealsByIds(db, personId, recipeMeals), locale),
    presentSingleFoodMeals(db, personId, foodMeals, locale),
  ]);
  return {
    results: recent.flatMap(({ meal: { recipe_meal_id: dishId, single_food_meal_id: foodId }, uses }): RecentMeal[] => {
      const shown = uses.map(presentUse);
      const dish = dishId === null ? undefined : dishes.get(dishId);
      if (dishId !== null && dish) return [{ content_type: 'recipemeal', object_id: dishId, meal: dish, uses: shown }];
      const food = foodId === null ? undefined : foods.get(foodId);
      if (foodId === null || !food) return [];
      return [{ content_type: 'singlefoodmeal', object_id: foodId, meal: food, uses: shown }];
    }),
  };
};

function useOf(row: UseRow): MealUse<UseRow> {
  const isOfRecipe = row.recipe_meal_id !== null;
  return {
    of: isOfRecipe ? `recipe ${row.recipe_template_id}` : `food ${row.food_id}`,
    amount: isOfRecipe ? String(row.portions) : `${row.quantity} of ${row.serving_id}`,
    meal: row,
    moment: row.meal_moment,
    date: row.date,
  };
}

function presentUse({ moment, count, lastDate }: UsesAtMoment): RecentMeal['uses'][number] {
  return { meal_moment: moment, count, last_date: lastDate };
}
