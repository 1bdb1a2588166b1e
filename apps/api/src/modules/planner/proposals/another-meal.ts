import type { Endpoints } from '@weekbord/contract/endpoints';
import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import { cookForOfNew, peopleCookedFor } from '@weekbord/domain/diary/cook-for';
import { composeMeal } from '@weekbord/domain/planner/search/compose-meal';
import type { RankedMeal } from '@weekbord/domain/planner/search/rank-slot';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { authorize } from '../../access/access.public.ts';
import { calendarItem, replaceOnRequest } from '../../diary/diary.public.ts';
import type { SlotRow } from '../../plans/plans.public.ts';
import { buildPlanRequest, type DatedItem, type PlanningPerson } from '../auto-plan/build-plan-request.ts';
import { reasonsOfMeals } from '../auto-plan/reasons-of-meals.ts';
import { rankInPlaceOf } from './dish-of-slot.ts';

type Ctx = Context<Endpoints['anotherMeal']>;
type Place = Readonly<{ person: PlanningPerson; slot: SlotRow }>;

export const anotherMeal: Operation<Endpoints['anotherMeal']> = async (ctx) => {
  const item = await authorize(ctx, calendarItem, ctx.params.id);
  // The screen of the caller may be outdated, so the meal may have been eaten or locked since. Only recipe meals have
  // replacement proposals.
  if (item.status !== 'PLANNED' || item.locked || item.recipe_meal_id === null) throw refusal('meal_stays');
  const place = await placeOf(ctx, item);
  const next = nextBest(place, item, ctx.body.seen);
  return next === undefined ? { calendar_item: null, undo_id: null } : replace(ctx, { item, place, next });
};

function refusal(code: 'meal_stays' | 'no_plan' | 'slot_not_in_plan'): FieldError {
  return new FieldError([{ path: [], code }]);
}

/**
 * Returns the slot of a meal and what proposals for it require. Rejects a meal at a moment that the person's plan does
 * not have.
 */
async function placeOf(ctx: Ctx, { person_id: personId, date, ...item }: DatedItem): Promise<Place> {
  const person = await buildPlanRequest(ctx, personId, { from: date, to: date });
  if (person === null) throw refusal('no_plan');
  const slot = person.week[weekdayOf(date)].slots.find(({ meal_moment: moment }) => moment === item.meal_moment);
  if (slot === undefined) throw refusal('slot_not_in_plan');
  return { person, slot };
}

/** Returns the best proposal that is neither on the day nor already seen; undefined if there is none. */
function nextBest({ person, slot }: Place, item: DatedItem, seen: readonly number[]): RankedMeal | undefined {
  const existing = person.items.flatMap(({ recipe_template_id: recipeId }) => recipeId ?? []);
  const known = new Set([...existing, item.recipe_template_id, ...seen]);
  return rankInPlaceOf(person, { item, date: item.date, slot }).find(({ recipeId }) => !known.has(recipeId));
}

/** The new meal counts as chosen by the planner, because the person asked for any other meal, not for this one. */
function replace(ctx: Ctx, { item, place, next }: Readonly<{ item: DatedItem; place: Place; next: RankedMeal }>) {
  const { person, slot } = place;
  const lines = person.catalogue.lines.get(next.recipeId) ?? [];
  const composed = composeMeal({ id: next.recipeId, lines }, { portions: 1, plate: next.plate });
  const meal = { ...composed, cookFor: cookForOfNew(peopleCookedFor(item), person.cookFor) };
  const fresh = { recipeId: next.recipeId, date: item.date, moment: slot.meal_moment };
  const [reason] = reasonsOfMeals(person, [fresh], new Set([item.id]));
  return replaceOnRequest(ctx, item, {
    mealSlotId: slot.id,
    mealMoment: slot.meal_moment,
    meal,
    plannedBy: 'PLANNER',
    reason: reason ?? null,
  });
}
