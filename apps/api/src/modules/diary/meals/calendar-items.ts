import type { Operation } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { authorize, authorizePerson, authorizeReference } from '../../access/access.public.ts';
import { copyMeal } from './plain-meals.ts';
import { deleteUnplannedMeals } from './meals.store.ts';
import { deleteItem, type ItemRow, listItemPage, updateStatus } from '../diary.store.ts';
import { recordRejection } from '../replacements/note-turned-down.ts';
import { calendarDay, calendarItem, mealToPlan } from '../diary.resources.ts';
import { updateLocked } from './planned-items.store.ts';
import { planMeal, slotOfBody, slotsOf } from './plan-meal.ts';
import { presentItems } from '../days/present-days.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listCalendarItems: Operation<Endpoints['listCalendarItems']> = async (ctx) => {
  const { db, query, locale } = ctx;
  const personId = await authorizePerson(ctx, query.calendar_day__user ?? query.user);
  const { count, rows } = await listItemPage(db, { personId, dayId: query.calendar_day, ...pageWindow(query) });
  return paginate(ctx, { count, rows: await presentItems(db, personId, rows, locale) });
};

export const createCalendarItem: Operation<Endpoints['createCalendarItem']> = async (ctx) => {
  const { actor, body } = ctx;
  const day = await authorizeReference(ctx, calendarDay, 'calendar_day', body.calendar_day);
  const meal = { kind: body.content_type, id: body.object_id };
  const { owner } = await authorizeReference(ctx, mealToPlan, 'object_id', meal);
  if (owner !== day.person_id && owner !== actor.id) throw new FieldError({ object_id: 'does_not_exist' });
  const { meal_moment: mealMoment, meal_slot: slotId } = body;
  const slot =
    slotId === undefined || slotId === null
      ? (await slotsOf(ctx, day)).today.find((one) => one.meal_moment === mealMoment)
      : await slotOfBody(ctx, 'meal_slot', slotId, day);
  if (slot !== undefined && slot.meal_moment !== mealMoment) throw new FieldError({ meal_moment: 'invalid' });
  // A coach's own meal is copied to the client, because the rows of a day must belong to the day's person.
  const own =
    owner === day.person_id ? meal : await copyMeal(ctx, { ...meal, owner }, day.person_id, { isFresh: true });
  return planMeal(ctx, { day, slot: { id: slot?.id ?? null, meal_moment: mealMoment } }, own);
};

export const getCalendarItem: Operation<Endpoints['getCalendarItem']> = async (ctx) => {
  const item = await authorize(ctx, calendarItem, ctx.params.id);
  const [presented] = await presentItems(ctx.db, item.person_id, [item], ctx.locale);
  return presented!;
};

export const updateCalendarItem: Operation<Endpoints['updateCalendarItem']> = async (ctx) => {
  const item = await authorize(ctx, calendarItem, ctx.params.id);
  const { locked = item.locked } = ctx.body;
  const state = changedState(item, ctx.body);
  const isNew = state.status !== item.status || state.skipped !== item.skipped;
  if (isNew) await updateStatus(ctx.db, item, state, ctx.now);
  if (locked !== item.locked) await updateLocked(ctx.db, item, locked);
  const changed = {
    ...item,
    ...state,
    locked,
    ...(isNew && { planned_by: 'PERSON' as const, modified_at: ctx.now }),
  };
  const [presented] = await presentItems(ctx.db, item.person_id, [changed], ctx.locale);
  return presented!;
};

type State = Pick<ItemRow, 'status' | 'skipped'>;

/** Returns the state of a meal after a change: skipping an eaten meal unticks it, and eating a meal wins over both. */
function changedState(item: State, change: Readonly<{ [Key in keyof State]?: State[Key] | undefined }>): State {
  const status = change.status ?? (change.skipped === true ? 'PLANNED' : item.status);
  return { status, skipped: status !== 'EATEN' && (change.skipped ?? item.skipped) };
}

export const deleteCalendarItem: Operation<Endpoints['deleteCalendarItem']> = async (ctx) => {
  const item = await authorize(ctx, calendarItem, ctx.params.id);
  await recordRejection(ctx, item, item.recipe_template_id, [item]);
  await deleteItem(ctx.db, item);
  await deleteUnplannedMeals(ctx.db, item.person_id, [item]);
};
