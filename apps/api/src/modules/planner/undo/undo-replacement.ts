import type { Endpoints } from '@weekbord/contract/endpoints';
import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import type { StayKind } from '@weekbord/domain/diary/undo-replacement';
import { asFarAsKnown, type JudgedFood, rulesBrokenBy } from '@weekbord/domain/planner/person-rules';
import { undonePhrase, stayedPhrase } from '@weekbord/phrases/undone-replacements';
import type { Operation } from '../../../platform/http/context.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { authorize } from '../../access/access.public.ts';
import {
  restoreMeals,
  type Kept,
  listDays,
  presentDays,
  REPLACEMENT_KEPT_MS,
  replacement,
  updateUndone,
} from '../../diary/diary.public.ts';
import { listServingsByIds, traitsOfFoods } from '../../foods/foods.public.ts';
import { findIntake } from '../../intake/intake.public.ts';
import { findWeekOf } from '../../plans/plans.public.ts';
import { eaterOf } from '../../recipes/recipes.public.ts';
import { findRules } from '../person-rules/person-rules.store.ts';

type Ctx = Parameters<Operation<Endpoints['undoReplacement']>>[0];

export const undoReplacement: Operation<Endpoints['undoReplacement']> = async (ctx) => {
  const { db, now, locale } = ctx;
  const row = await authorize(ctx, replacement, ctx.params.id);
  if (row.made_at.getTime() <= now.getTime() - REPLACEMENT_KEPT_MS) throw new ApiError('not_found');
  const { person_id: personId, made_at: madeAt, kept } = row;
  const days = await listDays(db, personId, row.day_ids);
  const dateOf = new Map(days.map(({ id, date }) => [id, date]));
  const refused = kept === null ? new Map<number, StayKind>() : await refusedItems(ctx, personId, kept, dateOf);
  const { back, stayed } =
    kept === null ? { back: [], stayed: [] } : await restoreMeals(db, { personId, madeAt, kept, refused });
  if (kept !== null) await updateUndone(db, row, now);
  const broughtBack = back.filter(({ items }) => items.length > 0).length;
  const named = stayed
    .map(({ place: { dayId, moment }, kind }) => ({ kind, date: dateOf.get(dayId)!, meal_moment: moment }))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return {
    was_undone: kept === null,
    brought_back: broughtBack,
    stayed: named.map((one) => ({ ...one, detail: stayedPhrase(one, locale) })),
    detail: undonePhrase({ wasUndone: kept === null, broughtBack, stayed: named }, locale),
    calendar_days: await presentDays(db, personId, days, locale),
  };
};

/** Returns the planner's meals that would now break the person's rules or their plan. */
async function refusedItems(
  { db }: Pick<Ctx, 'db'>,
  personId: number,
  kept: Kept,
  dateOf: ReadonlyMap<number, string>,
): Promise<ReadonlyMap<number, StayKind>> {
  const planners = kept.items.filter((item) => item.planned_by === 'PLANNER');
  const week = await findWeekOf(db, personId);
  const rules = await findRules(db, personId);
  const eater = eaterOf(await findIntake(db, personId), rules);
  const servingIds = new Set([...kept.lines, ...kept.foods].map((line) => line.serving_id));
  const servings = await listServingsByIds(db, servingIds, 'en');
  const foodOf = new Map(servings.map(({ serving_id: id, food_id: foodId }) => [id, foodId]));
  const traits = await traitsOfFoods(db, foodOf.values(), new Map());
  const breaks = (servingId: number, asJudged: (food: JudgedFood) => JudgedFood) => {
    const id = foodOf.get(servingId);
    const food = id === undefined ? undefined : traits.get(id);
    return food !== undefined && rulesBrokenBy(asJudged({ ...food, id: id!, traits: food }), eater).length > 0;
  };
  const recipeOf = new Map(kept.meals.map(({ id, recipe_template_id: recipeId }) => [id, recipeId]));
  const disliked = new Set(rules.dislikedRecipeIds);
  return new Map(
    planners.flatMap((item): [number, StayKind][] => {
      const date = dateOf.get(item.calendar_day_id);
      const slots = week === null || date === undefined ? [] : week[weekdayOf(date)].slots;
      if (!slots.some(({ meal_moment: moment }) => moment === item.meal_moment)) return [[item.id, 'NO_MOMENT']];
      const recipeId = recipeOf.get(item.recipe_meal_id ?? 0);
      const lines = kept.lines.filter(({ recipe_meal_id: id }) => id === item.recipe_meal_id);
      const foods = kept.foods.filter(({ id }) => id === item.single_food_meal_id);
      const isUnfit =
        (recipeId !== undefined && disliked.has(recipeId)) ||
        lines.some(({ serving_id: id }) => breaks(id, (food) => food)) ||
        foods.some(({ serving_id: id }) => breaks(id, asFarAsKnown));
      return isUnfit ? [[item.id, 'UNFIT']] : [];
    }),
  );
}
