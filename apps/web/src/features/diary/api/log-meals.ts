import { diaryPaths } from '@weekbord/contract/diary/paths';
import { foodsPaths } from '@weekbord/contract/foods/paths';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { ItemStatus } from '@weekbord/domain/diary/calendar-items';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { today } from '../../../shared/locale/today.ts';
import { useQueuedWrite } from '../../../shared/offline/queued-write.ts';
import { withoutItem } from '../model/cached-days.ts';
import { type Selection, sentMeals } from '../model/log-selection.ts';
import { CALENDAR_KEY, changeCachedDays } from './calendar-week.ts';
import { ensureDay } from './create-missing-days.ts';
import { recentMealsQuery } from './recent-meals.ts';
import { withMealsOnTheirWay } from './waiting-meals.ts';

const affects = [
  CALENDAR_KEY,
  recentMealsQuery.queryKey,
  keyOf(foodsPaths.listPreferredSuggestedServings),
  keyOf(plannerPaths.generateMeals),
];

/** The meals to log, their date and slot, and whether the user said that they were eaten. */
interface Log {
  readonly date: PlainDate;
  readonly slotId: number;
  readonly selection: Selection;
  /** Derived from the date if omitted. */
  readonly status?: ItemStatus;
}

/** The result of logging meals, with an undo. */
export interface Logged {
  /** Whether the server stored the meals; stays pending while offline. */
  readonly isTaken: Promise<boolean>;
  /** Removes all of the logged meals from the day, even if they are still waiting for the network. */
  readonly undo: () => Promise<void>;
}

/**
 * Logs several meals in a slot on a day with one request: shown immediately, even offline. Throws if the day cannot be
 * created.
 */
export function useLogMeals(): (log: Log) => Promise<Logged> {
  const client = useQueryClient();
  const show = () => changeCachedDays(client, (days) => withMealsOnTheirWay(client, days));
  const { writeRevocably } = useQueuedWrite({ route: diaryPaths.logMeals, affects, show });
  const { writeAndWait: deleteItem } = useQueuedWrite({ route: diaryPaths.deleteCalendarItem, affects });
  return async ({ date, slotId, selection, status }) => {
    const dayId = await ensureDay(client, date);
    const place = { calendar_day_id: dayId, meal_slot_id: slotId, today: today(), ...(status && { status }) };
    const { answer, takeBack } = writeRevocably({ body: { ...place, meals: sentMeals(selection) } });
    return {
      isTaken: answer.then((taken) => taken !== undefined),
      undo: async () => {
        if (takeBack()) return show();
        const ids = (await answer)?.calendar_items.map(({ id }) => id) ?? [];
        changeCachedDays(client, (days) => ids.reduce(withoutItem, days));
        await Promise.all(ids.map((id) => deleteItem({ params: { id } })));
      },
    };
  };
}
