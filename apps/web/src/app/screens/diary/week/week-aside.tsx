import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { type ReactNode, Suspense } from 'react';
import { DiaryViewSwitch } from '../../../../features/diary/components/day/diary-view-switch.tsx';
import { WeekList } from '../../../../features/diary/components/week/week-list.tsx';
import { boardStart } from '../../../../features/diary/model/board-dates.ts';
import type { DayView } from '../../../../features/diary/model/day-view.ts';
import { WhenSettled } from '../../../../shared/when-settled.tsx';

const WeekBalanceCard = lazyPart(
  async () => (await import('../../../../features/diary/components/week/week-balance-card.tsx')).WeekBalanceCard,
);

/** Reserves the space of the card, so that the list above it does not move. */
const BALANCE_TO_COME = <div className="min-h-30 shrink-0" />;

interface WeekAsideProps {
  date: PlainDate;
  today: PlainDate;
  dates: readonly PlainDate[];
  views: ReadonlyMap<PlainDate, DayView>;
  showsTargets: boolean;
  /** Offers for the week in its current state. */
  children?: ReactNode;
}

/**
 * The column next to the day on a wide screen: the days of its week, the findings about them, and a link to the board.
 */
export function WeekAside({ date, today, dates, views, showsTargets, children }: WeekAsideProps) {
  const isPlanned = [...views.values()].some(({ items }) => items.length > 0);
  return (
    <>
      <WeekList date={date} today={today} dates={dates} views={views} showsTargets={showsTargets}>
        <div className="-mt-1.5 -mr-2 hidden min-[68.75rem]:block">
          <DiaryViewSwitch shown="day" dates={{ day: date, week: boardStart(date, today) }} />
        </div>
      </WeekList>
      {isPlanned && (
        <WhenSettled placeholder={BALANCE_TO_COME}>
          <Suspense fallback={BALANCE_TO_COME}>
            <WeekBalanceCard date={date} />
          </Suspense>
          {children}
        </WhenSettled>
      )}
    </>
  );
}
