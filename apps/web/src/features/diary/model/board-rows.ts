import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { MealSlotSpecification } from '@weekbord/contract/plans/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { inDisplayOrder, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { DayView } from './day-view.ts';

/** One meal moment of one day on the board; it has no slot if the plan has none there. */
export interface BoardCell {
  readonly date: PlainDate;
  readonly moment: MealMoment;
  readonly slot: MealSlotSpecification | null;
  readonly items: readonly CalendarItem[];
}

/** A meal moment with a cell for each day, in order. */
export interface BoardRow {
  readonly moment: MealMoment;
  readonly cells: readonly BoardCell[];
}

/** Returns the rows of a board: the moments that occur on any of its days, in display order. */
export function boardRows(dates: readonly PlainDate[], views: ReadonlyMap<PlainDate, DayView>): readonly BoardRow[] {
  const slotsOn = (date: PlainDate) => views.get(date)?.slots ?? [];
  return inDisplayOrder(dates.flatMap(slotsOn).map(({ moment }) => moment)).map((moment) => ({
    moment,
    cells: dates.map((date) => {
      const here = slotsOn(date).filter((one) => one.moment === moment);
      return {
        date,
        moment,
        slot: here.find(({ slot }) => slot !== null)?.slot ?? null,
        items: here.flatMap(({ items }) => items),
      };
    }),
  }));
}
