import type { Endpoints } from '@weekbord/contract/endpoints';
import type { WeekWishesAnswer } from '@weekbord/contract/planner/models';
import { NO_WISHES, type WeekWishes } from '@weekbord/domain/planner/week-wishes';
import { WEEKDAYS, type Weekday } from '@weekbord/domain/vocabulary';
import type { Operation } from '../../platform/http/context.ts';
import { authorizePerson } from '../access/access.public.ts';
import { findWeekWishes, saveWeekWishes, type WeekWishesRow } from './week-wishes.store.ts';

export const getWeekWishes: Operation<Endpoints['getWeekWishes']> = async (ctx) => {
  const personId = await authorizePerson(ctx, ctx.query.user);
  const row = await findWeekWishes(ctx.db, personId);
  const wishes = row === undefined ? NO_WISHES : wishesOfRow(row);
  return { user: personId, answered: row !== undefined, ...presentWishes(wishes) };
};

export const replaceWeekWishes: Operation<Endpoints['replaceWeekWishes']> = async (ctx) => {
  const { user, dinner_minutes: minutes, ...fields } = ctx.body;
  const personId = await authorizePerson(ctx, user);
  const row = { person_id: personId, ...fields, dinner_minutes: WEEKDAYS.map((day) => minutes[day]) };
  await saveWeekWishes(ctx.db, row);
  return { user: personId, answered: true, ...presentWishes(wishesOfRow(row)) };
};

/** Stored wishes as the planner takes them. */
export function wishesOfRow(row: Omit<WeekWishesRow, 'person_id'>): WeekWishes {
  return {
    dinners: { meat: row.meat_dinners, fish: row.fish_dinners, meatless: row.meatless_dinners },
    lunch: row.lunch,
    dinnerMinutes: Object.fromEntries(WEEKDAYS.map((day, at) => [day, row.dinner_minutes[at] ?? null])) as Record<
      Weekday,
      number | null
    >,
    sameBreakfast: row.same_breakfast,
    cookTwice: row.cook_twice,
    familiarity: row.familiarity,
  };
}

function presentWishes(wishes: WeekWishes): Omit<WeekWishesAnswer, 'user' | 'answered'> {
  return {
    meat_dinners: wishes.dinners.meat,
    fish_dinners: wishes.dinners.fish,
    meatless_dinners: wishes.dinners.meatless,
    lunch: wishes.lunch,
    dinner_minutes: wishes.dinnerMinutes,
    same_breakfast: wishes.sameBreakfast,
    cook_twice: wishes.cookTwice,
    familiarity: wishes.familiarity,
  };
}
