import type { CalendarItem, SingleFoodMeal } from '@weekbord/contract/diary/models';
import { loggedStatus } from '@weekbord/domain/diary/logged-status';
import { labelNutrientsOf, NO_LABEL_NUTRIENTS } from '@weekbord/domain/recipes/labels/label-nutrients';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { figuresOf } from '../../../shared/foods/figures.ts';
import type { Food } from '../../../shared/foods/food.ts';
import type { SentTo } from '../../../shared/http/call.ts';
import type { RecentMeal } from '../api/recent-meals.ts';
import { type Days, ofAmount, ofPortions } from './cached-days.ts';

type SentLog = SentTo<'logMeals'>['body'];

/** Cached data on this device that describes the logged meals. */
export interface KnownMeals {
  readonly recent: readonly RecentMeal[];
  readonly foodOf: (servingId: number) => Food | undefined;
  readonly momentOf: (slotId: number) => MealMoment | undefined;
}

/** Whether a meal has not reached the server yet, so that it can be neither opened nor ticked. */
export function isWaiting(item: Pick<CalendarItem, 'id'>): boolean {
  return item.id < 0;
}

/**
 * Returns the days including meals that were logged but have not reached the server; meals about which the device knows
 * too little are left out.
 */
export function withWaitingMeals(days: Days, logs: readonly SentLog[], known: KnownMeals): Days {
  let lastId = 0;
  const waiting = logs.flatMap((log) => {
    const date = days.find(({ id }) => id === log.calendar_day_id)?.date;
    const moment = known.momentOf(log.meal_slot_id);
    if (date === undefined || moment === undefined) return [];
    const status = log.status ?? (log.today === undefined ? 'EATEN' : loggedStatus(date, log.today));
    const place = { meal_slot: log.meal_slot_id, meal_moment: moment, calendar_day: log.calendar_day_id };
    const parts = {
      ...place,
      status,
      planned_by: 'PERSON' as const,
      locked: false,
      skipped: false,
      reason: null,
      modified: '',
    };
    return log.meals.flatMap((meal): CalendarItem[] => {
      lastId -= 1;
      const held = mealOf(meal, lastId, known);
      return held ? [{ ...parts, ...held, id: lastId, object_id: lastId }] : [];
    });
  });
  return days.map((day) => {
    const own = waiting.filter((item) => item.calendar_day === day.id);
    const others = day.calendar_items.filter((item) => !isWaiting(item));
    if (own.length === 0 && others.length === day.calendar_items.length) return day;
    return { ...day, calendar_items: [...others, ...own] };
  });
}

type Held =
  | Pick<Extract<CalendarItem, { content_type: 'recipemeal' }>, 'content_type' | 'meal' | 'leftover_of' | 'batch'>
  | Pick<Extract<CalendarItem, { content_type: 'singlefoodmeal' }>, 'content_type' | 'meal'>
  | Pick<Extract<CalendarItem, { content_type: 'quickaddmeal' }>, 'content_type' | 'meal'>;

function mealOf(sent: SentLog['meals'][number], id: number, known: KnownMeals): Held | undefined {
  switch (sent.content_type) {
    case 'recipemeal': {
      const meal = known.recent.find(
        (one) => one.content_type === 'recipemeal' && one.object_id === sent.object_id,
      )?.meal;
      if (!meal || !('portions' in meal)) return undefined;
      const served = ofPortions(meal, sent.portions ?? meal.portions);
      return { content_type: 'recipemeal', meal: { ...served, id }, leftover_of: null, batch: null };
    }
    case 'singlefoodmeal': {
      const meal = foodMeal(sent, known);
      return meal && { content_type: 'singlefoodmeal', meal: { ...meal, id } };
    }
    case 'quickaddmeal': {
      const { name = null, kcal, protein = null, fat = null, carbohydrates = null } = sent;
      const figures = { kcal, protein, fat, carbohydrates, fiber: null };
      return { content_type: 'quickaddmeal', meal: { id, name, ...figures, further_figures: NO_LABEL_NUTRIENTS } };
    }
  }
}

function foodMeal(
  { suggested_serving_id: servingId, quantity }: Extract<SentLog['meals'][number], { content_type: 'singlefoodmeal' }>,
  known: KnownMeals,
): SingleFoodMeal | undefined {
  const food = known.foodOf(servingId);
  const serving = food?.suggested_servings.find(({ id }) => id === servingId);
  if (!food || !serving) {
    const had = known.recent.find(
      (one) => one.content_type === 'singlefoodmeal' && one.meal.ingredient.suggested_serving.id === servingId,
    )?.meal;
    return had && 'ingredient' in had ? ofAmount(had, quantity, had.ingredient.suggested_serving) : undefined;
  }
  const grams = quantity * serving.one_serving_in_metric_value;
  return {
    id: 0,
    brand_name: food.brand_name,
    picture: food.picture,
    ...figuresOf(serving, quantity),
    further_figures: labelNutrientsOf([{ grams, per100: food.per_100g }]),
    ingredient: {
      id: null,
      name: food.name,
      note: null,
      quantity,
      grams,
      suggested_serving: serving,
      object_id: 0,
      content_type: 'singlefoodmeal',
      modified: null,
      swapped: null,
    },
  };
}
