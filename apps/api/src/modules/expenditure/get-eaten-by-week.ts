import type { Endpoints } from '@weekbord/contract/endpoints';
import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import { addDays, weekdayOf } from '@weekbord/domain/dates/plain-date';
import { eatenByWeek, firstDateShown } from '@weekbord/domain/expenditure/eaten-by-week';
import { TREND_LEAD_DAYS } from '@weekbord/domain/progress/trend';
import type { Operation } from '../../platform/http/context.ts';
import { authorizePerson, findPerson } from '../access/access.public.ts';
import { findFirstWeekday } from '../intake/intake.public.ts';
import { findWeekOf } from '../plans/plans.public.ts';
import { listMeasuredDays } from '../progress/progress.public.ts';
import { planAbilitiesOf } from './plan-abilities.ts';
import { readLoggedDays } from './read-diary.ts';

export const getEatenByWeek: Operation<Endpoints['getEatenByWeek']> = async (ctx) => {
  const { db, now, query } = ctx;
  const { today = latestDateAnywhere(now.getTime()) } = query;
  const personId = await authorizePerson(ctx, query.user);
  const [person, week, firstWeekday] = await Promise.all([
    findPerson(db, personId),
    findWeekOf(db, personId),
    findFirstWeekday(db, personId),
  ]);
  const nothing = { user: personId, weeks: [] };
  if (person === undefined || week === null) return nothing;
  const { showsTargets } = await planAbilitiesOf(db, person);
  if (!showsTargets) return nothing;
  const from = firstDateShown(today, firstWeekday);
  const weighed = { personId, type: 'WEIGHT', from: addDays(from, -TREND_LEAD_DAYS), to: today } as const;
  const [days, weights] = await Promise.all([
    readLoggedDays(db, { personId, from, to: addDays(today, -1), week }),
    listMeasuredDays(db, weighed),
  ]);
  const targeted = days.map((day) => {
    const { slots } = week[weekdayOf(day.date)];
    return { ...day, targetKcal: slots.reduce((sum, { kcal }) => sum + kcal, 0) };
  });
  const weeks = eatenByWeek(targeted, weights, { today, firstWeekday }).map(
    ({ start, completeDays, kcal, targetKcal, kg }) => {
      return { start_date: start, complete_days: completeDays, kcal, target_kcal: targetKcal, weight: kg };
    },
  );
  return { user: personId, weeks };
};
