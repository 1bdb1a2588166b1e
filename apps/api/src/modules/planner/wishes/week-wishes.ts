import type { Endpoints } from '@weekbord/contract/endpoints';
import type { WeekWishesAnswer } from '@weekbord/contract/planner/models';
import { COOKS_FOR_ONE } from '@weekbord/domain/diary/cook-for';
import { NO_WISHES, type WeekWishes } from '@weekbord/domain/planner/wishes/week-wishes';
import { WEEKDAYS, type Weekday } from '@weekbord/domain/dates/weekdays';
import type { Operation } from '../../../platform/http/context.ts';
import { authorizePerson } from '../../access/access.public.ts';
import { findWeekWishes, saveWeekWishes, type WeekWishesRow } from './week-wishes.store.ts';

export const getWeekWishes: Operation<Endpoints['getWeekWishes']> = async (ctx) => {
  const personId = await authorizePerson(ctx, ctx.query.user);
  const row = await findWeekWishes(ctx.db, personId);
  const wishes = row === undefined ? NO_WISHES : wishesOfRow(row);
  const cookFor = row?.cook_for ?? COOKS_FOR_ONE;
  return { user: personId, answered: row !== undefined, ...presentWishes(wishes), cook_for: cookFor };
};

export const replaceWeekWishes: Operation<Endpoints['replaceWeekWishes']> = async (ctx) => {
  const { user, dinner_minutes: minutes, ...fields } = ctx.body;
  const personId = await authorizePerson(ctx, user);
  const dinnerMinutes = WEEKDAYS.map((day) => minutes[day]);
  const row = await saveWeekWishes(ctx.db, { person_id: personId, ...fields, dinner_minutes: dinnerMinutes });
  return { user: personId, answered: true, ...presentWishes(wishesOfRow(row)), cook_for: row.cook_for };
};

/** Returns stored wishes in the form that the planner expects. */
export function wishesOfRow(row: Omit<WeekWishesRow, 'person_id' | 'cook_for'>): WeekWishes {
  return {
    dinners: { meat: row.meat_dinners, fish: row.fish_dinners, meatless: row.meatless_dinners },
    breakfast: row.breakfast,
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

function presentWishes(wishes: WeekWishes): Omit<WeekWishesAnswer, 'user' | 'answered' | 'cook_for'> {
  return {
    meat_dinners: wishes.dinners.meat,
    fish_dinners: wishes.dinners.fish,
    meatless_dinners: wishes.dinners.meatless,
    breakfast: wishes.breakfast,
    lunch: wishes.lunch,
    dinner_minutes: wishes.dinnerMinutes,
    same_breakfast: wishes.sameBreakfast,
    cook_twice: wishes.cookTwice,
    familiarity: wishes.familiarity,
  };
}
