import type { Endpoints } from '@weekbord/contract/endpoints';
import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { authorize, authorizeReference } from '../../access/access.public.ts';
import { findWeekOf } from '../../plans/plans.public.ts';
import { splitOutdatedBatches } from '../batches/batches.store.ts';
import { calendarItem } from '../diary.resources.ts';
import { type ItemWithMealRow, listDaysByDates } from '../diary.store.ts';
import { type MovedItem, updatePlaces } from './move-meal.store.ts';
import { openDays } from '../days/open-days.ts';
import { presentDays } from '../days/present-days.ts';

type Ctx = Context<Endpoints['moveMeal']>;
type Place = Readonly<{ day: Readonly<{ id: number; date: string }>; moment: MealMoment }>;

/** Moving a meal to where it already is changes nothing, so sending a move twice does no harm. */
export const moveMeal: Operation<Endpoints['moveMeal']> = async (ctx) => {
  const { db, body, params } = ctx;
  const item = await authorize(ctx, calendarItem, params.id);
  const other = await otherOf(ctx, item);
  const here = { day: { id: item.calendar_day_id, date: item.date }, moment: item.meal_moment };
  if (here.day.date !== body.date || here.moment !== body.meal_moment) {
    const [day] = await openDays(db, item.person_id, [body.date]);
    const there = { day: day!, moment: body.meal_moment };
    if (other !== null && !standsIn(other, there)) throw new FieldError([{ path: [], code: 'not_in_that_place' }]);
    const moves = [{ item, to: there }, ...(other === null ? [] : [{ item: other, to: here }])];
    const moved: MovedItem[] = [];
    for (const { item: one, to } of moves) moved.push(await movedTo(ctx, one, to));
    await updatePlaces(db, item.person_id, moved, ctx.now);
    await splitOutdatedBatches(
      db,
      item.person_id,
      moves.map(({ item: { id } }) => id),
    );
  }
  const days = await listDaysByDates(db, item.person_id, [here.day.date, body.date]);
  return { calendar_days: await presentDays(db, item.person_id, days, ctx.locale) };
};

/** Returns the meal to swap places with, which belongs to the same person. */
async function otherOf(ctx: Ctx, { id, person_id: personId }: ItemWithMealRow): Promise<ItemWithMealRow | null> {
  const { exchange_with: otherId } = ctx.body;
  if (otherId === undefined) return null;
  const other = await authorizeReference(ctx, calendarItem, 'exchange_with', otherId);
  if (other.person_id !== personId || other.id === id) throw new FieldError({ exchange_with: 'does_not_exist' });
  return other;
}

function standsIn({ calendar_day_id: dayId, meal_moment: at }: ItemWithMealRow, { day, moment }: Place): boolean {
  return dayId === day.id && at === moment;
}

/** An eaten meal can only move to another moment of the same date. */
async function movedTo({ db }: Ctx, item: ItemWithMealRow, { day, moment }: Place): Promise<MovedItem> {
  if (item.status === 'EATEN' && item.calendar_day_id !== day.id) {
    throw new FieldError([{ path: [], code: 'eaten_meal_stays' }]);
  }
  const week = await findWeekOf(db, item.person_id);
  const slot = week?.[weekdayOf(day.date)].slots.find(({ meal_moment: of }) => of === moment);
  return { item, calendarDayId: day.id, mealSlotId: slot?.id ?? null, mealMoment: moment };
}
