import { Navigate, useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { dietRules } from '@weekbord/domain/planner/catalogue/person-rules';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { cacheDay } from '../../../features/diary/api/calendar-week.ts';
import { diaryAbilities } from '../../../features/diary/model/abilities.ts';
import { myWeekQuery, useChangeMyWeek } from '../../../features/planner/api/week-wishes.ts';
import { MyWeekForm } from '../../../features/planner/components/my-week/my-week-form.tsx';
import { PlanMyWeek } from '../../../features/planner/components/my-week/plan-my-week.tsx';
import { userHasAccess } from '../../../shared/access/access.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { today as todayNow } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useBackToProfile } from '../accounts/use-back-to-profile.ts';

/** My week: the user's wishes for every week, and a button to plan a week by them. */
export function MyWeekScreen() {
  const say = usePhrases('myWeek');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const back = useBackToProfile();
  const user = useCurrentUser();
  const { data: week, error, refetch } = useQuery(myWeekQuery);
  const { change } = useChangeMyWeek();
  if (!userHasAccess(user) || user.intake === null) return <Navigate to="/profile" replace />;
  const { diet } = dietRules(user.intake.diet, user.organisation?.plant_based === true);
  const abilities = diaryAbilities(user);
  const mayPlan = abilities.mayGenerate && abilities.mayEdit && user.intake.weekly_nutrition_plan !== null;
  const start = todayNow();
  return (
    <Page width="wide" title={say('title')} text={say('intro')} back={{ label: sayShared('back'), onPress: back }}>
      {week ? (
        <>
          <MyWeekForm week={week} diet={diet} onChange={change} />
          {mayPlan && (
            <div className="mx-auto mt-6 w-full max-w-md">
              <PlanMyWeek
                week={week}
                start={start}
                put={cacheDay}
                onPlanned={() => void navigate({ to: '/diary/$date', params: { date: start } })}
              />
            </div>
          )}
        </>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="grid gap-4 xl:grid-cols-2">
          <span className="sr-only">{sayShared('loading')}</span>
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </div>
      )}
    </Page>
  );
}
