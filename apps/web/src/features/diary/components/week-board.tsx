import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Card } from '@weekbord/ui/card/card';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { DayView } from '../model/day-view.ts';
import { WeekBoardDay } from './week-board-day.tsx';

interface WeekBoardProps {
  date: PlainDate;
  today: PlainDate;
  dates: readonly PlainDate[];
  views: ReadonlyMap<PlainDate, DayView>;
}

/** The seven days with their meals and totals, beside the day. */
export function WeekBoard({ date, today, dates, views }: WeekBoardProps) {
  const say = usePhrases('diary');
  return (
    <Card as="section" labelledBy="week-board" isFlush className="@container max-h-[calc(100dvh-4rem)] overflow-y-auto">
      <h2 id="week-board" className="px-5 pb-2 pt-4 text-heading font-bold">
        {say('weekTitle')}
      </h2>
      <ol className="divide-y divide-line">
        {dates.map((each) => (
          <WeekBoardDay key={each} date={each} isCurrent={each === date} today={today} view={views.get(each)} />
        ))}
      </ol>
    </Card>
  );
}
