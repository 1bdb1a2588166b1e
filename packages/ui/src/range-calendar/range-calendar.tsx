import { parseDate } from '@internationalized/date';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type CalendarBasics, calendarSettings, optionalDate, tameHiddenArrow } from '../calendar/calendar-props.ts';
import { CalendarMonth } from '../calendar/calendar-month.tsx';

interface RangeCalendarProps extends CalendarBasics {
  value: Readonly<{ start: string; end: string }> | undefined;
  onChange: (range: { start: string; end: string }) => void;
}

/** A first and a last day: one press sets the first, the next one the last. */
export function RangeCalendar({ value, onChange, ...basics }: RangeCalendarProps) {
  return (
    <I18nProvider locale={basics.locale}>
      <AriaRangeCalendar
        {...calendarSettings(basics)}
        ref={tameHiddenArrow(basics.nextLabel)}
        value={value ? { start: parseDate(value.start), end: parseDate(value.end) } : null}
        defaultFocusedValue={optionalDate(value?.start)}
        onChange={(range) => range && onChange({ start: range.start.toString(), end: range.end.toString() })}
        className="mx-auto w-full max-w-sm"
      >
        <CalendarMonth isRange basics={basics} />
      </AriaRangeCalendar>
    </I18nProvider>
  );
}
