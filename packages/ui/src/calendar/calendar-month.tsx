import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import type { CalendarDate } from '@internationalized/date';
import { classes } from '../classes.ts';
import type { CalendarBasics } from './calendar-props.ts';

const ARROW =
  'grid size-11 place-items-center rounded-full text-ink outline-none transition hover:bg-sunken focus-visible:outline-3 focus-visible:outline-brand-strong disabled:opacity-30';

/** The heading with its arrows and the days of one month, for every kind of calendar. */
export function CalendarMonth({ basics, isRange = false }: { basics: CalendarBasics; isRange?: boolean }) {
  return (
    <>
      <div className="mb-2 flex items-center">
        <Button slot="previous" aria-label={basics.previousLabel} className={ARROW}>
          <ChevronLeft aria-hidden="true" className="size-5.5" />
        </Button>
        <CalendarHeading className="flex-1 text-center text-body font-bold first-letter:uppercase" />
        <Button slot="next" aria-label={basics.nextLabel} className={ARROW}>
          <ChevronRight aria-hidden="true" className="size-5.5" />
        </Button>
      </div>
      <CalendarGrid
        weekdayStyle="short"
        className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5"
      >
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 text-tiny font-semibold text-ink-soft">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <Day date={date} isRange={isRange} isToday={date.toString() === basics.today} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

function Day({ date, isRange, isToday }: { date: CalendarDate; isRange: boolean; isToday: boolean }) {
  return (
    <CalendarCell
      date={date}
      className={classes(
        'group grid h-11 w-full cursor-pointer place-items-center outline-none outside-month:hidden',
        'disabled:cursor-default disabled:text-ink-soft/55',
        isRange && 'selected:bg-brand-soft selection-start:rounded-l-full selection-end:rounded-r-full',
      )}
    >
      {({ formattedDate }) => (
        <span
          className={classes(
            'grid size-11 place-items-center rounded-full text-small font-medium transition group-hover:bg-sunken group-disabled:group-hover:bg-transparent',
            'group-focus-visible:outline-3 group-focus-visible:outline-brand-strong',
            isRange
              ? 'group-selection-start:bg-brand group-selection-start:font-bold group-selection-start:text-on-brand group-selection-end:bg-brand group-selection-end:font-bold group-selection-end:text-on-brand'
              : 'group-selected:bg-brand group-selected:font-bold group-selected:text-on-brand',
            isToday && 'font-bold text-brand-strong ring-1 ring-inset ring-brand-strong',
          )}
        >
          {formattedDate}
        </span>
      )}
    </CalendarCell>
  );
}
