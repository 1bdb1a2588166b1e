import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';

/** Props of every calendar. Dates are calendar dates, `YYYY-MM-DD`. */
export interface CalendarBasics {
  label: string;
  /** The locale for names and the reading direction, such as `nl-NL`. */
  locale: string;
  /** The weekday on which weeks start. */
  firstWeekday: 'monday' | 'sunday' | 'saturday';
  /** The labels of the two buttons. */
  previousLabel: string;
  nextLabel: string;
  min?: string;
  max?: string;
  /** The day to mark as today. */
  today?: string;
}

const FIRST_DAYS = { monday: 'mon', sunday: 'sun', saturday: 'sat' } as const;

/** The shared settings of the underlying calendar. */
export function calendarSettings({ label, firstWeekday, min, max }: CalendarBasics) {
  return {
    'aria-label': label,
    firstDayOfWeek: FIRST_DAYS[firstWeekday],
    minValue: optionalDate(min),
    maxValue: optionalDate(max),
    createCalendar: () => new GregorianCalendar(),
  };
}

/** Parses `YYYY-MM-DD`; undefined stays undefined. */
export function optionalDate(text: string | undefined): CalendarDate | undefined {
  return text === undefined ? undefined : parseDate(text);
}

/**
 * Returns a ref for the underlying calendar's second next button, which only screen readers find. It gets the same
 * label as the visible one, and does not submit the form around the calendar.
 */
export function labelHiddenNextButton(nextLabel: string) {
  return (calendar: HTMLElement | null): void => {
    const button = calendar?.lastElementChild?.querySelector('button');
    if (!button) return;
    button.type = 'button';
    button.ariaLabel = nextLabel;
  };
}
