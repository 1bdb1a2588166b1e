import { diaryPaths } from '@weekbord/contract/diary/paths';
import { foodsPaths } from '@weekbord/contract/foods/paths';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import type { Food } from '../../../shared/foods/food.ts';
import { waitingWritesTo } from '../../../shared/offline/queued-write.ts';
import type { Days } from '../model/cached-days.ts';
import { type KnownMeals, withWaitingMeals } from '../model/waiting-meals.ts';
import { recentMealsQuery } from './recent-meals.ts';
import { weeklyPlanQuery } from './weekly-plan.ts';

/** Returns the days including the meals that were logged on this device and are still being sent. */
export function withMealsOnTheirWay(client: QueryClient, days: Days): Days {
  const logs = waitingWritesTo(client, diaryPaths.logMeals).map(({ body }) => body);
  return withWaitingMeals(days, logs, knownMeals(client));
}

function knownMeals(client: QueryClient): KnownMeals {
  const plan = client.getQueryData(weeklyPlanQuery.queryKey);
  const slots = WEEKDAYS.flatMap((weekday) => plan?.[weekday].meal_slot_specifications ?? []);
  return {
    recent: client.getQueryData(recentMealsQuery.queryKey) ?? [],
    foodOf: (servingId) =>
      client
        .getQueriesData<Food>({ queryKey: keyOf(foodsPaths.getFood) })
        .map(([, food]) => food)
        .find((food) => food?.suggested_servings.some(({ id }) => id === servingId)),
    momentOf: (slotId) => slots.find(({ id }) => id === slotId)?.meal_moment,
  };
}
