import type { BalanceDay, BalanceMeal } from '@weekbord/domain/balance/day-tally';
import { type BalanceMeasure, guidelinesFor } from '@weekbord/domain/balance/guidelines';
import { kcalToGuide, weekBalance, type WeekBalance } from '@weekbord/domain/balance/week-balance';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { WeekBalance as Answer } from '@weekbord/contract/diary/week-balance';
import { weekStart } from '@weekbord/domain/dates/first-weekday';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { roundTo } from '@weekbord/domain/numbers/rounding';
import {
  type LabelNutrients,
  labelNutrientsOf,
  type KnownPart,
  NO_LABEL_NUTRIENTS,
} from '@weekbord/domain/recipes/labels/label-nutrients';
import type { Operation } from '../../../platform/http/context.ts';
import { authorizePerson } from '../../access/access.public.ts';
import { furtherOfColumns } from '../../foods/foods.public.ts';
import { findFirstWeekday } from '../../intake/intake.public.ts';
import { isOfRecipe } from '../diary.store.ts';
import { listMealsOfWeek, type WeekMealRow } from './week-balance.store.ts';

const DAYS_AFTER_FIRST = 6;
/** Diets that include fish. A person who specified no diet may eat fish. */
const WITH_FISH: ReadonlySet<string | null> = new Set(['OMNIVORE', 'HALAL', 'PESCATARIAN', null]);

export const getWeekBalance: Operation<Endpoints['getWeekBalance']> = async (ctx) => {
  const { db, query, locale } = ctx;
  const personId = await authorizePerson(ctx, query.user);
  const from = weekStart(query.date, await findFirstWeekday(db, personId));
  const to = addDays(from, DAYS_AFTER_FIRST);
  const rows = await listMealsOfWeek(db, personId, { from, to }, locale);
  const eater = { eatsFish: WITH_FISH.has(rows[0]?.diet ?? null) && rows[0]?.leaves_out_fish !== true };
  const eaten = rows.filter(({ status }) => status === 'EATEN');
  const days = daysOf(rows);
  const kcal = kcalToGuide(days);
  return {
    user: personId,
    start_date: from,
    end_date: to,
    guidelines: guidelinesFor(kcal),
    planned: presentBalance(weekBalance(days, eater, kcal)),
    eaten: presentBalance(weekBalance(daysOf(eaten), eater, kcal)),
  };
};

function daysOf(rows: readonly WeekMealRow[]): BalanceDay[] {
  return [...Map.groupBy(rows, ({ date }) => date)].map(([date, meals]) => ({
    date,
    targetKcal: meals[0]!.target_kcal,
    meals: meals.map(mealOf),
  }));
}

function mealOf(row: WeekMealRow): BalanceMeal {
  const { id, name, kcal, foods } = row;
  return {
    id,
    name,
    kcal,
    further: furtherOf(row),
    // A recipe meal without lines has no foods. The foods of a quick add are unknown.
    foods: foods ?? (row.quick_add_meal_id === null ? [] : null),
  };
}

function furtherOf(row: WeekMealRow): LabelNutrients {
  if (isOfRecipe(row)) return furtherOfColumns(row);
  if (row.food_grams === null) return NO_LABEL_NUTRIENTS;
  const per100 = {
    sugars: row.food_sugars,
    saturated_fat: row.food_saturated_fat,
    fiber: row.food_fiber,
    salt: row.food_salt,
  };
  return labelNutrientsOf([{ grams: row.food_grams, per100 }]);
}

function presentBalance({ wholeDays, measures, findings }: WeekBalance): Answer['planned'] {
  const part = (measure: BalanceMeasure): KnownPart => {
    const { amount, unknown } = measures[measure];
    return { amount: amount === null ? null : roundTo(amount, 1), unknown };
  };
  return {
    whole_days: wholeDays,
    measures: {
      vegetables: part('vegetables'),
      fruit: part('fruit'),
      fish: part('fish'),
      pulses: part('pulses'),
      fiber: part('fiber'),
      salt: part('salt'),
      saturated_fat: part('saturated_fat'),
      sugars: part('sugars'),
    },
    findings: findings.map((finding) => ({
      ...finding,
      dates: [...finding.dates],
      amount: roundTo(finding.amount, 1),
    })),
  };
}
