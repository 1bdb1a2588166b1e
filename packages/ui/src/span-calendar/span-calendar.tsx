import { type CalendarDate, parseDate } from '@internationalized/date';
import { Calendar as AriaCalendar, CalendarCell } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type CalendarBasics, calendarSettings, labelHiddenNextButton } from '../calendar/calendar-props.ts';
import { CalendarMonth } from '../calendar/calendar-month.tsx';
import { classes } from '../classes.ts';

interface SpanCalendarProps extends CalendarBasics {
  /** The chosen days, in order and without gaps; the caller decides what a tap does to them. */
  span: readonly string[];
  onTap: (date: string) => void;
  /** Descriptions of the first and last day for screen readers. */
  firstLabel: string;
  lastLabel: string;
}

/** Lets the user choose consecutive days by tapping, for example first the start and then the end. */
export function SpanCalendar({ span, onTap, firstLabel, lastLabel, ...basics }: SpanCalendarProps) {
  return (
    <I18nProvider locale={basics.locale}>
      <AriaCalendar
        {...calendarSettings(basics)}
        ref={labelHiddenNextButton(basics.nextLabel)}
        selectionMode="multiple"
        value={span.map((date) => parseDate(date))}
        defaultFocusedValue={span[0] === undefined ? null : parseDate(span[0])}
        onChange={(dates) => {
          const tapped = differenceOf(
            span,
            dates.map((date) => date.toString()),
          );
          if (tapped !== undefined) onTap(tapped);
        }}
        className="mx-auto w-full max-w-sm"
      >
        <CalendarMonth basics={basics}>
          {(date) => (
            <Day
              date={date}
              isToday={date.toString() === basics.today}
              place={placeOf(date.toString(), span)}
              labels={{ first: firstLabel, last: lastLabel }}
            />
          )}
        </CalendarMonth>
      </AriaCalendar>
    </I18nProvider>
  );
}

type Place = Readonly<{ isFirst: boolean; isLast: boolean }>;

interface DayProps {
  date: CalendarDate;
  isToday: boolean;
  place: Place;
  labels: Readonly<{ first: string; last: string }>;
}

function Day({ date, isToday, place: { isFirst, isLast }, labels }: DayProps) {
  const isEnd = isFirst || isLast;
  return (
    <CalendarCell
      date={date}
      className={classes(
        'group grid h-11 w-full cursor-pointer place-items-center outline-none outside-month:hidden selected:bg-brand-soft',
        'disabled:cursor-default disabled:text-ink-soft/55',
        isFirst && 'rounded-l-full',
        isLast && 'rounded-r-full',
      )}
    >
      {({ formattedDate }) => (
        <span
          className={classes(
            'grid size-11 place-items-center rounded-full text-small font-medium transition',
            'group-focus-visible:outline-3 group-focus-visible:outline-brand-strong',
            isEnd
              ? 'bg-brand font-bold text-on-brand'
              : 'group-hover:bg-sunken group-disabled:group-hover:bg-transparent',
            isToday && !isEnd && 'font-bold text-brand-strong ring-1 ring-inset ring-brand-strong',
          )}
        >
          {formattedDate}
          {isFirst && <span className="sr-only">, {labels.first}</span>}
          {isLast && <span className="sr-only">, {labels.last}</span>}
        </span>
      )}
    </CalendarCell>
  );
}

function placeOf(date: string, span: readonly string[]): Place {
  return { isFirst: span[0] === date, isLast: span.at(-1) === date };
}

/** The underlying calendar adds or removes the day that was tapped. */
function differenceOf(before: readonly string[], after: readonly string[]): string | undefined {
  return after.find((date) => !before.includes(date)) ?? before.find((date) => !after.includes(date));
}
