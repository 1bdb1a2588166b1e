import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { isPlannable } from '@weekbord/domain/diary/planner-day';
import { Page } from '@weekbord/ui/page/page';
import { BoardSkeleton } from '../../../../features/diary/components/board/board-skeleton.tsx';
import { BoardHeader } from '../../../../features/diary/components/board/board-header.tsx';
import { DayTooFar } from '../../../../features/diary/components/day/day-too-far.tsx';
import { NoPlan } from '../../../../features/diary/components/day/no-plan.tsx';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { BOARD_DAYS } from '../../../../features/diary/model/board-dates.ts';
import { momentToFill } from '../../../../features/diary/model/next-meal.ts';
import { useBoardDays } from '../../../../features/diary/model/use-board-days.ts';
import { UnsavedAnswersBanner } from '../../../../features/onboarding/components/unsaved-answers-banner.tsx';
import { hourNow } from '../../../../shared/locale/hour-now.ts';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { readStored } from '../../../../shared/stored.ts';
import { DiaryKeys } from '../day/diary-keys.tsx';
import { LazyCoachMessage } from '../day/lazy-coach-message.tsx';
import { BelowBoard } from './below-board.tsx';
import { WeekBoard } from './week-board.tsx';

/** Seven days side by side, each with its meals and totals: the diary where there is room for it. */
export function WeekScreen({ from }: { from: PlainDate }) {
  const user = useCurrentUser();
  const abilities = diaryAbilities(user);
  const board = useBoardDays(from);
  const { today, dates, views, plan, isLoaded, isOutOfReach, error, retry } = board;
  const open = dates.includes(today) ? today : from;
  const view = views.get(open);
  const isEmpty = [...views.values()].every(({ items }) => items.length === 0);
  return (
    <Page width="full">
      <BoardHeader from={from} open={open} today={today} isLast={!isPlannable(addDays(from, BOARD_DAYS), today)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <UnsavedAnswersBanner />
        <LazyCoachMessage />
        {!isPlannable(from, today) ? (
          <DayTooFar date={from} today={today} />
        ) : error || isOutOfReach ? (
          <LoadError error={error} onRetry={retry} />
        ) : !isLoaded ? (
          <BoardSkeleton />
        ) : plan === null && isEmpty ? (
          <NoPlan isDiy={abilities.isDiy} isCoach={user.is_coach} isWaiting={readStored('onboarding-form') !== null} />
        ) : (
          <>
            <WeekBoard dates={dates} views={views} today={today} abilities={abilities} />
            <BelowBoard date={open} from={from} today={today} views={views} abilities={abilities} />
          </>
        )}
      </div>
      <DiaryKeys
        date={open}
        today={today}
        from={from}
        slotId={view && momentToFill(view, open === today ? hourNow() : null, abilities)?.slot?.id}
      />
    </Page>
  );
}
