import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { type LeftOutReason, type Placement, placeMeals } from '@weekbord/domain/diary/place-meals';
import type { PlanReason } from '@weekbord/domain/planner/reasons/plan-reasons';
import { leftOutMealPhrase } from '@weekbord/phrases/left-out-meals';
import type { Context } from '../../../platform/http/context.ts';
import { presentDays } from '../../diary/diary.public.ts';
import { byMoment, findUnplannable, type KeptMeal, presentSaved, withFacts } from './saved-meals.ts';
import { type Places, putCopies, type Existing, existingOn } from '../copying/place-copies.ts';

type Asking = Pick<Context, 'db' | 'locale'>;
type PutAnswer = Answered<Endpoints['applyPlanTemplate']>;
type PreviewAnswer = Answered<Endpoints['previewPlanTemplate']>;

/** A stored meal and the date to plan it on. `leftover_of` is the id of the meal it is cooked with. */
export type WantedMeal = KeptMeal & Readonly<{ date: string; leftover_of: number | null }>;

/** The outcome for the meals to be planned on the given dates, their owner, and why some are left out. */
export type Decision = Readonly<{
  owner: number;
  putting: Placement<WantedMeal, Existing>;
  forbidden: ReadonlyMap<number, LeftOutReason>;
}>;

/** The owner of the days, the owner of the meals if that is another person, and what may be replaced there. */
type Asked = Readonly<{ personId: number; owner?: number }> & Omit<Places, 'dates'>;

/**
 * Decides what happens to meals to be planned. The person's rules are checked again, and only the planner's own meals
 * may be replaced.
 */
export async function decidePlacement(
  { db }: Asking,
  { personId, owner = personId, ...what }: Asked,
  wanted: readonly WantedMeal[],
): Promise<Decision> {
  const forbidden = await findUnplannable(db, { personId, owner }, wanted);
  const existing = await existingOn({ db }, personId, { dates: wanted.map(({ date }) => date), ...what });
  return { owner, putting: placeMeals(wanted, existing, ({ id }) => forbidden.has(id)), forbidden };
}

/** Returns the outcome of planning the given meals, day by day. */
export async function presentPreview(
  { db, locale }: Asking,
  personId: number,
  { putting, forbidden }: Decision,
): Promise<PreviewAnswer> {
  const replaced = await withFacts(db, personId, putting.replaced, locale);
  const going = Map.groupBy(replaced, ({ date }) => date);
  const byDate = [...Map.groupBy(putting.meals, ({ meal }) => meal.date)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    days: byDate.map(([date, meals]) => ({
      date,
      meals: meals
        .toSorted((a, b) => byMoment(a.meal, b.meal))
        .map(({ meal, outcome }) => ({
          ...presentSaved(meal),
          outcome,
          because: forbidden.get(meal.id) ?? null,
          detail: detailOf(meal, forbidden, locale),
        })),
      gives_way: (going.get(date) ?? []).toSorted(byMoment).map(({ meal_moment, name }) => ({ meal_moment, name })),
    })),
    replaceable_item_ids: putting.replaced.map(({ id }) => id),
  };
}

function detailOf(meal: WantedMeal, forbidden: Decision['forbidden'], locale: Asking['locale']): string | null {
  const reason = forbidden.get(meal.id);
  return reason === undefined ? null : leftOutMealPhrase(meal.name, reason, locale);
}

/** Who plans the meals, and the reason if it is the planner. */
type Choice = Readonly<{ plannedBy: 'PERSON' | 'PLANNER'; reasonOn?: (date: string) => PlanReason }>;

/** Carries out the decision. Each meal becomes a separate copy, and a single undo reverts everything. */
export async function placeSavedMeals(
  ctx: Pick<Context, 'db' | 'locale' | 'now'>,
  personId: number,
  { owner, putting, forbidden }: Decision,
  { plannedBy, reasonOn }: Choice,
): Promise<PutAnswer> {
  const { db, locale } = ctx;
  const coming = putting.meals.flatMap(({ meal, outcome }) => (outcome === 'COMES' ? [meal] : []));
  const at = new Map(coming.map(({ id }, index) => [id, index]));
  const { days, ids, replacedCount, undoId } = await putCopies(ctx, personId, {
    dates: coming.map(({ date }) => date),
    coming: coming.map((meal) => ({
      meal,
      date: meal.date,
      moment: meal.meal_moment,
      reason: reasonOn?.(meal.date) ?? null,
      leftoverOf: at.get(meal.leftover_of ?? -1),
    })),
    copiedFrom: owner,
    plannedBy,
    replaced: putting.replaced,
    isUndoneAlone: true,
    isFresh: true,
  });
  const outcomes = Map.groupBy(putting.meals, ({ outcome }) => outcome);
  const kept = (outcomes.get('KEPT') ?? []).map(({ meal: { date, meal_moment } }) => ({ date, meal_moment }));
  const leftOut = (outcomes.get('LEFT_OUT') ?? []).map(({ meal }) => meal);
  return {
    calendar_days: await presentDays(db, personId, days, locale),
    planned_count: ids.length,
    replaced_count: replacedCount,
    left_out: leftOut.map((meal) => ({
      date: meal.date,
      meal_moment: meal.meal_moment,
      name: meal.name,
      detail: detailOf(meal, forbidden, locale)!,
    })),
    kept_moments: [...new Map(kept.map((one) => [`${one.date} ${one.meal_moment}`, one])).values()],
    undo_id: undoId,
  };
}
