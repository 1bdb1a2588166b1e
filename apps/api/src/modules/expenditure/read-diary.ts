import { addDays, type PlainDate, weekdayOf } from '@weekbord/domain/dates/plain-date';
import { isCompleteDay } from '@weekbord/domain/expenditure/complete-day';
import type { Diary, LoggedDay } from '@weekbord/domain/expenditure/estimate-expenditure';
import { LONGEST_SPAN } from '@weekbord/domain/expenditure/recent-expenditure';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { listItemsBetween } from '../diary/diary.public.ts';
import type { PersonsWeek } from '../plans/plans.public.ts';
import { listMeasuredDays } from '../progress/progress.public.ts';

/** Returns what a person ate and weighed on the days from which expenditure is estimated. */
export async function readDiary(
  db: Kysely<Tables>,
  { personId, today, week }: Readonly<{ personId: number; today: PlainDate; week: PersonsWeek }>,
): Promise<Pick<Diary, 'days' | 'weights'>> {
  const from = addDays(today, -LONGEST_SPAN);
  const [days, weights] = await Promise.all([
    readLoggedDays(db, { personId, from, to: addDays(today, -1), week }),
    readWeights(db, personId, today),
  ]);
  return { days, weights };
}

/** Returns a person's weights on these days, in order. */
export async function readWeights(db: Kysely<Tables>, personId: number, today: PlainDate): Promise<Diary['weights']> {
  const from = addDays(today, -LONGEST_SPAN);
  const weighed = { personId, type: 'WEIGHT', from, to: today } as const;
  return (await listMeasuredDays(db, weighed)).map(({ date, value }) => ({ date, kg: value }));
}

type LoggedSpan = Readonly<{ personId: number; from: PlainDate; to: PlainDate; week: PersonsWeek }>;

/** Returns the days in a span that have meals, with what was eaten on them and whether they are complete. */
export async function readLoggedDays(
  db: Kysely<Tables>,
  { personId, from, to, week }: LoggedSpan,
): Promise<readonly LoggedDay[]> {
  const items = await listItemsBetween(db, personId, from, to);
  return [...Map.groupBy(items, ({ date }) => date)].map(([date, rows]) => {
    const meals = rows.map(({ meal_moment, status, skipped, kcal }) => ({
      mealMoment: meal_moment,
      status,
      skipped,
      kcal,
    }));
    const planned = week[weekdayOf(date)].slots.map(({ meal_moment }) => meal_moment);
    return {
      date,
      kcal: meals.reduce((sum, { status, kcal }) => sum + (status === 'EATEN' ? (kcal ?? 0) : 0), 0),
      isComplete: isCompleteDay(meals, planned),
    };
  });
}
