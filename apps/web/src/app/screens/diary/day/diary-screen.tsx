import { showsCycle } from '@weekbord/domain/cycle/eats-by-cycle';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { isPlannable } from '@weekbord/domain/diary/planner-day';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, Outlet, useNavigate, useParams } from '@tanstack/react-router';
import { useMedia } from '@weekbord/ui/media/use-media';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { SwipePane } from '@weekbord/ui/swipe/swipe-pane';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense, useEffect } from 'react';
import { cacheDay } from '../../../../features/diary/api/calendar-week.ts';
import { DaySkeleton } from '../../../../features/diary/components/day/day-skeleton.tsx';
import { DiaryHeader } from '../../../../features/diary/components/day/diary-header.tsx';
import { WeekStrip } from '../../../../features/diary/components/week/week-strip.tsx';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { isStale, keepPlannerDay } from '../../../../features/diary/model/diary-dates.ts';
import { momentToFill } from '../../../../features/diary/model/next-meal.ts';
import { useDiaryWeek } from '../../../../features/diary/model/use-diary-week.ts';
import { undoOfferQuery } from '../../../../features/onboarding/api/undo-offer.ts';
import { UnsavedAnswersBanner } from '../../../../features/onboarding/components/unsaved-answers-banner.tsx';
import { offerUndo } from '../../../../features/planner/api/undo-replacement.ts';
import { hourNow } from '../../../../shared/locale/hour-now.ts';
import { userHasAccess } from '../../../../shared/access/access.ts';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { useFormat } from '../../../../shared/locale/format.ts';
import { today as todayNow } from '../../../../shared/locale/today.ts';
import { useToday } from '../../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { currentUserQuery, useCurrentUser } from '../../../../shared/session/current-user.ts';
import { readStored } from '../../../../shared/stored.ts';
import { WhenSettled } from '../../../../shared/when-settled.tsx';
import { DayMeals } from './day-meals.tsx';
import { DiaryKeys } from './diary-keys.tsx';
import { LazyCoachMessage } from './lazy-coach-message.tsx';
import { OfferedRepair } from '../repair/offered-repair.tsx';
import { useShownWeek } from '../week/use-shown-week.ts';

// The board is loaded only where there is room for it.
const WeekScreen = lazyPart(async () => (await import('../week/week-screen.tsx')).WeekScreen);

// The parts next to the day and about its week are loaded after the day itself.
const WeekAside = lazyPart(async () => (await import('../week/week-aside.tsx')).WeekAside);
const WeekBalanceLine = lazyPart(
  async () => (await import('../../../../features/diary/components/week/week-balance-card.tsx')).WeekBalanceLine,
);

const NoPlan = lazyPart(async () => (await import('../../../../features/diary/components/day/no-plan.tsx')).NoPlan);
const DayTooFar = lazyPart(
  async () => (await import('../../../../features/diary/components/day/day-too-far.tsx')).DayTooFar,
);

const CycleChip = lazyPart(
  async () => (await import('../../../../features/intake/components/cycle-chip.tsx')).CycleChip,
);

/** The media query of screens on which the styles add a column next to the day. */
const ASIDE_ROOM = '(width >= 56.3125rem)';

/** The diary: the day's totals and meals, and on a wide screen the whole week next to it or instead of it. */
export function DiaryScreen() {
  const { date } = useParams({ from: '/_signed-in/diary/$date' });
  const user = useCurrentUser();
  const isReachable = isPlannable(date, useToday());
  const week = useShownWeek();
  useReturnToToday(week ?? date, week !== null);
  useOfferOfNewPlan();
  if (!userHasAccess(user)) return <Navigate to="/" replace />;
  return (
    <>
      {week === null ? (
        <Diary date={date} />
      ) : (
        <Suspense fallback={<WeekOutline />}>
          <WeekScreen from={week} />
        </Suspense>
      )}
      {isReachable && <Outlet />}
    </>
  );
}

function Diary({ date }: { date: string }) {
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const abilities = diaryAbilities(user);
  const { today, dates, views, plan, isLoaded, isOutOfReach, error, retry } = useDiaryWeek(date);
  const view = views.get(date);
  const isWide = useMedia(ASIDE_ROOM);
  const nameOf = (each: string) => (isPlannable(each, today) ? format.date(each, 'short') : undefined);
  const open = (to: string) =>
    void navigate({ to: '/diary/$date', params: { date: to }, replace: true, resetScroll: false });
  const isPlanned = [...views.values()].some(({ items }) => items.length > 0);
  const repair = <OfferedRepair date={date} today={today} views={views} abilities={abilities} />;
  return (
    <Page width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 rail:grid-cols-[minmax(0,1.25fr)_minmax(15rem,1fr)] xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] xl:gap-8">
        <div className="mx-auto w-full max-w-2xl">
          <div className="short:flex short:items-center short:gap-3">
            <DiaryHeader date={date} today={today} />
            <WeekStrip date={date} today={today} dates={dates} views={views} />
          </div>
          <Cycle date={date} today={today} />
          <SwipePane
            place={date}
            neighbours={{ previous: nameOf(addDays(date, -1)), next: nameOf(addDays(date, 1)) }}
            onSwipe={(step) => open(addDays(date, step))}
            className="-mx-5 min-h-[50dvh] px-5 pt-2.5 max-rail:overflow-x-clip roomy:pt-4 short:pt-2"
          >
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3 roomy:gap-4">
              <UnsavedAnswersBanner />
              <LazyCoachMessage />
              {!isPlannable(date, today) ? (
                <Suspense fallback={<DaySkeleton label={sayShared('loading')} />}>
                  <DayTooFar date={date} today={today} />
                </Suspense>
              ) : error || isOutOfReach ? (
                <LoadError error={error} onRetry={retry} />
              ) : !isLoaded || !view ? (
                <DaySkeleton label={sayShared('loading')} />
              ) : plan === null && view.items.length === 0 ? (
                <Suspense fallback={<DaySkeleton label={sayShared('loading')} />}>
                  <NoPlan
                    isDiy={abilities.isDiy}
                    isCoach={user.is_coach}
                    isWaiting={readStored('onboarding-form') !== null}
                  />
                </Suspense>
              ) : (
                <DayMeals date={date} view={view} abilities={abilities} hasPlan={plan !== null} />
              )}
            </div>
          </SwipePane>
          <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2 rail:hidden">
            {isPlanned && (
              <div className="min-h-11">
                <WhenSettled>
                  <Suspense>
                    <WeekBalanceLine date={date} />
                  </Suspense>
                  {repair}
                </WhenSettled>
              </div>
            )}
          </div>
          <DiaryKeys
            date={date}
            today={today}
            slotId={view && momentToFill(view, date === today ? hourNow() : null, abilities)?.slot?.id}
          />
        </div>
        <div className="hidden max-h-[calc(100dvh-4rem)] flex-col gap-4 rail:sticky rail:top-8 rail:flex">
          {isWide && (
            <Suspense fallback={<Skeleton className="h-[40rem] rounded-card" />}>
              <WeekAside {...{ date, today, dates, views }} showsTargets={abilities.showsTargets}>
                {repair}
              </WeekAside>
            </Suspense>
          )}
        </div>
      </div>
    </Page>
  );
}

/** Reserves space for the week's board while it loads. */
function WeekOutline() {
  return (
    <Page width="full">
      <Skeleton className="h-14" />
      <Skeleton className="mt-4 h-[40rem] rounded-card" />
    </Page>
  );
}

/** The current phase of the user's cycle, if her plan is based on it; the space is reserved while it loads. */
function Cycle({ date, today }: { date: string; today: string }) {
  const { intake } = useCurrentUser();
  const { dataUpdatedAt } = useQuery(currentUserQuery);
  if (!intake) return null;
  const { gender, diet_type: dietType, last_menstrual_period_start_date: start } = intake;
  // The cycle is not stored on the device, so the cached user has none until the server responds.
  const known = start ?? (dataUpdatedAt < performance.timeOrigin ? today : null);
  if (!showsCycle(gender, dietType, { lastMenstrualPeriodStartDate: known, menstrualCycleLength: null })) return null;
  return (
    <div className="-mb-2.5 min-h-11 roomy:mt-1">
      <Suspense>
        <CycleChip date={date} today={today} profile={intake} />
      </Suspense>
    </div>
  );
}

/** Offers to restore the meals that a new plan from the wizard replaced. */
function useOfferOfNewPlan(): void {
  const client = useQueryClient();
  const say = usePhrases('diary');
  const { data: undoId } = useQuery(undoOfferQuery);
  useEffect(() => {
    if (undoId === null) return;
    client.setQueryData(undoOfferQuery.queryKey, null);
    void offerUndo(client, { undoId, text: say('newPlan'), put: cacheDay });
  }, [client, say, undoId]);
}

/** Goes to today, or to this week, when the user returns after at least a quarter of an hour. */
function useReturnToToday(date: string, isWeek: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    keepPlannerDay(date);
    const look = () => {
      if (document.visibilityState === 'hidden') return keepPlannerDay(date);
      if (!isStale()) return;
      const now = todayNow();
      keepPlannerDay(now);
      const to = isWeek ? '/diary/$date/week' : '/diary/$date';
      if (date !== now) void navigate({ to, params: { date: now }, replace: true });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [date, isWeek, navigate]);
}
