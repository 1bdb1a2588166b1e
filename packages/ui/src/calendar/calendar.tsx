import { type CalendarDate, parseDate } from '@internationalized/date';
import { Calendar as AriaCalendar, CalendarCell } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { classes } from '../classes.ts';
import { type CalendarBasics, calendarSettings, optionalDate, labelHiddenNextButton } from './calendar-props.ts';
import { CalendarMonth } from './calendar-month.tsx';

interface CalendarProps extends CalendarBasics {
  value: string | undefined;
  onChange: (date: string) => void;
  /** The month to show first if nothing is chosen yet. */
  shown?: string;
}

/** A calendar in which one day is picked. */
export function Calendar({ value, onChange, shown, ...basics }: CalendarProps) {
  return (
    <I18nProvider locale={basics.locale}>
      <AriaCalendar
        {...calendarSettings(basics)}
        ref={labelHiddenNextButton(basics.nextLabel)}
        value={value === undefined ? null : parseDate(value)}
        defaultFocusedValue={optionalDate(value ?? shown)}
        onChange={(date) => date && onChange(date.toString())}
        className="mx-auto w-full max-w-sm"
      >
        <CalendarMonth basics={basics}>
          {(date) => <Day date={date} isToday={date.toString() === basics.today} />}
        </CalendarMonth>
      </AriaCalendar>
    </I18nProvider>
  );
}

function Day({ date, isToday }: { date: CalendarDate; isToday: boolean }) {
  return (
    <CalendarCell
      date={date}
      className={classes(
        'group grid h-11 w-full cursor-pointer place-items-center outline-none outside-month:hidden',
        'disabled:cursor-default disabled:text-ink-soft/55',
      )}
    >
      {({ formattedDate }) => (
        <span
          className={classes(
            'grid size-11 place-items-center rounded-full text-small font-medium transition group-hover:bg-sunken group-disabled:group-hover:bg-transparent',
            'group-focus-visible:outline-3 group-focus-visible:outline-brand-strong',
            'group-selected:bg-brand group-selected:font-bold group-selected:text-on-brand',
            isToday && 'font-bold text-brand-strong ring-1 ring-inset ring-brand-strong',
          )}
        >
          {formattedDate}
        </span>
      )}
    </CalendarCell>
  );
}
