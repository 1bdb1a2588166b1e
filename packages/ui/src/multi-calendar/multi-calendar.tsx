import { parseDate } from '@internationalized/date';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type CalendarBasics, calendarSettings, optionalDate, tameHiddenArrow } from '../calendar/calendar-props.ts';
import { CalendarMonth } from '../calendar/calendar-month.tsx';

interface MultiCalendarProps extends CalendarBasics {
  values: readonly string[];
  onChange: (dates: readonly string[]) => void;
  shown?: string;
  /** Days that cannot be chosen. */
  isUnavailable?: (date: string) => boolean;
}

/** Any number of days of a month. */
export function MultiCalendar({ values, onChange, shown, isUnavailable, ...basics }: MultiCalendarProps) {
  return (
    <I18nProvider locale={basics.locale}>
      <AriaCalendar
        {...calendarSettings(basics)}
        ref={tameHiddenArrow(basics.nextLabel)}
        selectionMode="multiple"
        value={values.map((value) => parseDate(value))}
        defaultFocusedValue={optionalDate(values[0] ?? shown)}
        isDateUnavailable={(date) => isUnavailable?.(date.toString()) ?? false}
        onChange={(dates) => onChange(dates.map((date) => date.toString()))}
        className="mx-auto w-full max-w-sm"
      >
        <CalendarMonth basics={basics} />
      </AriaCalendar>
    </I18nProvider>
  );
}
