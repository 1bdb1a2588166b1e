import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { isPlannable } from '@weekbord/domain/diary/planner-day';
import { Link, useNavigate } from '@tanstack/react-router';
import { CalendarStrip, type StripDay } from '@weekbord/ui/calendar-strip/calendar-strip';
import { classes } from '@weekbord/ui/classes';
import { type KeyboardEvent, type TouchEvent, useRef } from 'react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { withinReach } from '../../model/diary-dates.ts';
import { doneShare, type DayView } from '../../model/day-view.ts';

/** The horizontal distance of a swipe that changes the week, in pixels. */
const SWIPE = 48;
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

interface WeekStripProps {
  date: PlainDate;
  today: PlainDate;
  dates: readonly PlainDate[];
  views: ReadonlyMap<PlainDate, DayView>;
}

/** The days of the week: press one, swipe to another week, or select with the arrow keys. */
export function WeekStrip({ date, today, dates, views }: WeekStripProps) {
  const say = usePhrases('diary');
  const format = useFormat();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);

  const dayAfter = (days: number) => withinReach(addDays(date, days), today);
  const go = (days: number) =>
    navigate({ to: '/diary/$date', params: { date: dayAfter(days) }, replace: true, resetScroll: false });
  const onKeyDown = (event: KeyboardEvent) => {
    const days = KEYS[event.key];
    if (days === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Moves the focus to the newly opened day, which is found by its URL, because the previous day may still be
    // rendered as open.
    const opened = `a[href$="/${dayAfter(days)}"]`;
    void go(days).then(() => requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(opened)?.focus()));
  };
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (start.current ?? 0);
    if (start.current !== null && Math.abs(moved) > SWIPE) void go(moved > 0 ? -7 : 7);
    start.current = null;
  };

  const days: StripDay[] = dates.map((each) => {
    const view = views.get(each);
    const total = view?.items.length ?? 0;
    const spoken = [
      format.date(each, 'long'),
      each === today ? say('today') : '',
      total > 0 ? say('dayEaten', { eaten: view?.eatenCount ?? 0, count: total }) : '',
      isPlannable(each, today) ? '' : say('dayTooFar'),
    ];
    return {
      date: each,
      weekday: format.date(each, 'weekday').slice(0, 3),
      day: String(Number(each.slice(8))),
      spoken: spoken.filter(Boolean).join(', '),
      isCurrent: each === date,
      isToday: each === today,
      done: doneShare({ calendar_items: [...(view?.items ?? [])] }),
    };
  });
  return (
    <div
      ref={box}
      onTouchStart={(event) => {
        start.current = event.touches[0]?.clientX ?? null;
      }}
      onTouchEnd={onTouchEnd}
      className="min-w-0 flex-1 touch-pan-y touch-pinch-zoom"
    >
      <CalendarStrip
        label={say('week')}
        days={days}
        link={(day, { className, ...props }) =>
          isPlannable(day.date, today) ? (
            <Link
              to="/diary/$date"
              params={{ date: day.date }}
              replace
              resetScroll={false}
              onKeyDown={onKeyDown}
              aria-keyshortcuts={day.isCurrent ? 'ArrowLeft ArrowRight' : undefined}
              className={classes(className, 'w-full')}
              {...props}
            />
          ) : (
            <span
              aria-current={props['aria-current']}
              className={classes(
                className,
                'pointer-events-none w-full [&_span]:font-normal',
                !day.isCurrent && 'text-ink-soft',
              )}
            >
              {props.children}
            </span>
          )
        }
      />
    </div>
  );
}
