import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface StripDay {
  /** The date, `YYYY-MM-DD`. */
  readonly date: string;
  /** The weekday, such as 'Mon'. */
  readonly weekday: string;
  /** The day of the month, such as '5'. */
  readonly day: string;
  /** The full date, for screen readers. */
  readonly spoken: string;
  readonly isCurrent: boolean;
  readonly isToday: boolean;
  /** How much of the day is done, from 0 to 1; shown as a small bar below the day. */
  readonly done?: number;
}

interface CalendarStripProps {
  label: string;
  days: readonly StripDay[];
  /** Renders the link to a day, with the caller's router. */
  link: (
    day: StripDay,
    props: { className: string; 'aria-current': 'date' | undefined; children: ReactNode },
  ) => ReactNode;
  previous?: Readonly<{ label: string; onPress: () => void }>;
  next?: Readonly<{ label: string; onPress: () => void }>;
}

/** The seven days of a week in a row. */
export function CalendarStrip({ label, days, link, previous, next }: CalendarStripProps) {
  return (
    <nav aria-label={label} className="flex items-center gap-1">
      {previous && (
        <IconButton
          label={previous.label}
          onClick={previous.onPress}
          className="-ml-2.5 max-sm:hidden"
          icon={<ChevronLeft aria-hidden="true" className="size-5.5" />}
        />
      )}
      <ul className="grid min-w-0 flex-1 grid-cols-7 gap-1 max-[14rem]:gap-0">
        {days.map((day) => (
          <li key={day.date}>
            {link(day, {
              'aria-current': day.isCurrent ? 'date' : undefined,
              className: classes(
                'grid min-h-15 content-center justify-items-center gap-0.5 rounded-control py-1 transition roomy:min-h-16 roomy:py-1.5 short:min-h-13 short:gap-0 short:py-0.5',
                day.isCurrent ? 'bg-brand text-on-brand shadow-card' : 'hover:bg-sunken',
                !day.isCurrent && day.isToday && 'ring-2 ring-inset ring-brand-strong/50',
              ),
              children: (
                <>
                  <span
                    aria-hidden="true"
                    className={classes(
                      'text-[min(0.8125rem,4.4vw)] leading-snug max-[14rem]:text-[4vw] font-semibold',
                      !day.isCurrent && 'text-ink-soft',
                    )}
                  >
                    {day.weekday}
                  </span>
                  <span aria-hidden="true" className="text-[min(1.25rem,6.6vw)] leading-snug font-bold">
                    {day.day}
                  </span>
                  <span className="sr-only">{day.spoken}</span>
                  <span
                    aria-hidden="true"
                    className={classes(
                      'h-1 w-6 max-w-full overflow-hidden rounded-full',
                      day.isCurrent ? 'bg-on-brand/20' : 'bg-line',
                    )}
                  >
                    <span
                      className={classes(
                        'block h-full rounded-full',
                        day.isCurrent ? 'bg-on-brand' : 'bg-brand-strong',
                      )}
                      style={{ width: `${Math.min(Math.max(day.done ?? 0, 0), 1) * 100}%` }}
                    />
                  </span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
      {next && (
        <IconButton
          label={next.label}
          onClick={next.onPress}
          className="-mr-2.5 max-sm:hidden"
          icon={<ChevronRight aria-hidden="true" className="size-5.5" />}
        />
      )}
    </nav>
  );
}
