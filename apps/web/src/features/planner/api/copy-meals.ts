import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { QueryClient } from '@tanstack/react-query';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { flushWrites } from '../../../shared/undo/flush-writes.ts';
import type { CachedDays } from './auto-plan-day.ts';

/** A day after meals were copied to it. */
export type CopiedDay = AnswerOf<'copyMealsFromDate'>;

/** Access to the cached days, and a function that creates a day not yet on the server. */
export interface DiaryDays extends CachedDays {
  readonly ensure: (client: QueryClient, date: PlainDate) => Promise<number>;
}

interface Copying {
  readonly fromDayId: number;
  readonly date: PlainDate;
  /** The ids of the meals on that date that may be replaced, as shown to the person. */
  readonly replaceable: readonly number[];
}

function putDay(days: CachedDays, client: QueryClient, copied: CopiedDay): void {
  const { id, user, date, note, calendar_items } = copied;
  days.put(client, { id, user, date, note, calendar_items });
}

/** Copies the meals on a day to another date. */
export function useCopyDay(days: DiaryDays) {
  return useSend(plannerPaths.copyMealsFromDate, {
    sent: async ({ fromDayId, date, replaceable }: Copying, client) => {
      await flushWrites(client);
      return { body: { from_calendar_day_id: fromDayId, to_date: date, replaceable_item_ids: [...replaceable] } };
    },
    // Makes a retry a new request if the day has changed, so that it does not get the earlier response.
    unchanged: ({ date }, client) => days.find(client, date),
    keep: (client, copied) => putDay(days, client, copied),
  });
}

/** Copies a meal to a moment of another day. */
export function useCopyMeal(days: DiaryDays) {
  return useSend(plannerPaths.copyMealsToMealMoment, {
    sent: async (
      { fromDayId, date, replaceable, itemId, moment }: Copying & { itemId: number; moment: MealMoment },
      client,
    ) => {
      await flushWrites(client);
      return {
        body: {
          from_calendar_day_id: fromDayId,
          to_calendar_day: await days.ensure(client, date),
          meal_moment: moment,
          calendar_item_ids: [itemId],
          replaceable_item_ids: [...replaceable],
        },
      };
    },
    unchanged: ({ date }, client) => days.find(client, date),
    keep: (client, copied) => putDay(days, client, copied),
  });
}

/** Removes copies that have not been changed since. */
export function useRemoveCopies(days: DiaryDays) {
  return useSend(plannerPaths.removeCopies, {
    sent: (items: readonly Readonly<{ id: number; modified: string }>[]) => ({
      body: { items: items.map(({ id, modified }) => ({ id, modified })) },
    }),
    keep: (client, { calendar_days: changed }) => {
      for (const day of changed) days.put(client, day);
    },
  });
}

/** Restores the meals that copies replaced, once those copies are gone. */
export function useBringBack(days: DiaryDays) {
  return useSend(plannerPaths.undoReplacement, {
    sent: (undoId: number) => ({ params: { id: undoId } }),
    keep: (client, { calendar_days: changed }) => {
      for (const day of changed) days.put(client, day);
    },
  });
}
