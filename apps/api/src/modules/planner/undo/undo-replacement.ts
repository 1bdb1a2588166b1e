import type { Endpoints } from '@weekbord/contract/endpoints';
import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import type { StayKind } from '@weekbord/domain/diary/undo-replacement';
import { asFarAsKnown, type JudgedFood, rulesBrokenBy } from '@weekbord/domain/planner/catalogue/person-rules';
import { undonePhrase, stayedPhrase } from '@weekbord/phrases/undone-replacements';
import type { Operation } from '../../../platform/http/context.ts';
import { undoReplacement as undo } from '../../diary/diary.public.ts';
import { listServingsByIds, traitsOfFoods } from '../../foods/foods.public.ts';
import { findIntake } from '../../intake/intake.public.ts';
import { findWeekOf } from '../../plans/plans.public.ts';
import { eaterOf } from '../../recipes/recipes.public.ts';
import { findRules } from '../person-rules/person-rules.store.ts';

type Refusing = Parameters<typeof undo>[2];

export const undoReplacement: Operation<Endpoints['undoReplacement']> = async (ctx) => {
  const { db, locale } = ctx;
  const undone = await undo(ctx, ctx.params.id, (personId, meals) => refusedMeals(db, personId, meals));
  return {
    was_undone: undone.wasUndone,
    brought_back: undone.broughtBack,
    stayed: undone.stayed.map((one) => ({ ...one, detail: stayedPhrase(one, locale) })),
    detail: undonePhrase(undone, locale),
    calendar_days: undone.calendarDays,
  };
};

/** Returns the planner's meals that would now break the person's rules or their plan. */
async function refusedMeals(
  db: Parameters<typeof findRules>[0],
  ...[personId, meals]: Parameters<Refusing>
): ReturnType<Refusing> {
  const week = await findWeekOf(db, personId);
  const rules = await findRules(db, personId);
  const eater = eaterOf(await findIntake(db, personId), rules);
  const servingIds = new Set(
    meals.flatMap(({ servingsOfDish, servingsAlone }) => [...servingsOfDish, ...servingsAlone]),
  );
  const servings = await listServingsByIds(db, servingIds, 'en');
  const foodOf = new Map(servings.map(({ serving_id: id, food_id: foodId }) => [id, foodId]));
  const traits = await traitsOfFoods(db, foodOf.values(), new Map());
  const breaks = (servingId: number, asJudged: (food: JudgedFood) => JudgedFood) => {
    const id = foodOf.get(servingId);
    const food = id === undefined ? undefined : traits.get(id);
    return food !== undefined && rulesBrokenBy(asJudged({ ...food, id: id!, traits: food }), eater).length > 0;
  };
  const disliked = new Set(rules.dislikedRecipeIds);
  return new Map(
    meals.flatMap(({ id, date, moment, recipeId, servingsOfDish, servingsAlone }): [number, StayKind][] => {
      const slots = week === null || date === undefined ? [] : week[weekdayOf(date)].slots;
      if (!slots.some(({ meal_moment: of }) => of === moment)) return [[id, 'NO_MOMENT']];
      const isUnfit =
        (recipeId !== undefined && disliked.has(recipeId)) ||
        servingsOfDish.some((serving) => breaks(serving, (food) => food)) ||
        servingsAlone.some((serving) => breaks(serving, asFarAsKnown));
      return isUnfit ? [[id, 'UNFIT']] : [];
    }),
  );
}
