import { parseDate } from '@internationalized/date';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type CalendarBasics, calendarSettings, optionalDate, tameHiddenArrow } from './calendar-props.ts';
import { CalendarMonth } from './calendar-month.tsx';

interface CalendarProps extends CalendarBasics {
  value: string | undefined;
  onChange: (date: string) => void;
  /** The month that is shown first where nothing is chosen yet. */
  shown?: string;
}

/** One day of a month. */
export function Calendar({ value, onChange, shown, ...basics }: CalendarProps) {
  return (
    <I18nProvider locale={basics.locale}>
      <AriaCalendar
        {...calendarSettings(basics)}
        ref={tameHiddenArrow(basics.nextLabel)}
        value={value === undefined ? null : parseDate(value)}
        defaultFocusedValue={optionalDate(value ?? shown)}
        onChange={(date) => date && onChange(date.toString())}
        className="mx-auto w-full max-w-sm"
      >
        <CalendarMonth basics={basics} />
      </AriaCalendar>
    </I18nProvider>
  );
}
