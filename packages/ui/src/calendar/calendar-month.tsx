import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import type { CalendarDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import type { CalendarBasics } from './calendar-props.ts';

const ARROW =
  'grid size-11 place-items-center rounded-full text-ink outline-none transition hover:bg-sunken focus-visible:outline-3 focus-visible:outline-brand-strong disabled:opacity-30';

interface CalendarMonthProps {
  basics: CalendarBasics;
  /** Renders a day. */
  children: (date: CalendarDate) => ReactElement;
}

/** The heading with its arrows and the days of one month, for every kind of calendar. */
export function CalendarMonth({ basics, children }: CalendarMonthProps) {
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
        <CalendarGridBody>{children}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
