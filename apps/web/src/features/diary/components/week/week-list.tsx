import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Card } from '@weekbord/ui/card/card';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { DayView } from '../../model/day-view.ts';
import { WeekListDay } from './week-list-day.tsx';

interface WeekListProps {
  date: PlainDate;
  today: PlainDate;
  dates: readonly PlainDate[];
  views: ReadonlyMap<PlainDate, DayView>;
  showsTargets: boolean;
  /** Shown to the right of the title, such as a link to another view of the week. */
  children?: ReactNode;
}

/** The seven days with their meals and totals, next to the open day. */
export function WeekList({ date, today, dates, views, showsTargets, children }: WeekListProps) {
  const say = usePhrases('diary');
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    // Scrolls to the open day if the list is taller than its container.
    const box = list.current;
    const day = box?.children[dates.indexOf(date)];
    if (!views.has(date) || !box || !(day instanceof HTMLElement)) return;
    const { offsetTop: top, offsetHeight: height } = day;
    box.scrollTop = Math.min(Math.max(box.scrollTop, top + height - box.clientHeight), top);
  }, [date, dates, views]);
  return (
    <Card as="section" labelledBy="week-list" isFlush className="@container flex min-h-48 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 pb-2 pt-4">
        <h2 id="week-list" className="text-heading font-bold">
          {say('weekTitle')}
        </h2>
        {children}
      </div>
      <ol ref={list} className="relative min-h-0 divide-y divide-line overflow-y-auto rounded-b-card">
        {dates.map((each) => (
          <WeekListDay
            key={each}
            date={each}
            isCurrent={each === date}
            today={today}
            view={views.get(each)}
            showsTargets={showsTargets}
          />
        ))}
      </ol>
    </Card>
  );
}
