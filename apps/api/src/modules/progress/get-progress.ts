import type { Endpoints } from '@weekbord/contract/endpoints';
import { FIRST_DATE } from '@weekbord/domain/dates/kept-dates';
import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { startOfPeriod } from '@weekbord/domain/progress/periods';
import { changePerWeek, smoothTrend, TREND_LEAD_DAYS } from '@weekbord/domain/progress/trend';
import type { Operation } from '../../platform/http/context.ts';
import { authorizePerson } from '../access/access.public.ts';
import { listDays } from './progress.store.ts';

export const getProgress: Operation<Endpoints['getProgress']> = async (ctx) => {
  const { user, measurement_type: type, period, today = latestDateAnywhere(ctx.now.getTime()) } = ctx.query;
  const personId = await authorizePerson(ctx, user);
  const start = startOfPeriod(period, today) ?? FIRST_DATE;
  const from = period === 'SINCE_BEGINNING' ? start : addDays(start, -TREND_LEAD_DAYS);
  const days = await listDays(ctx.db, { personId, type, from, to: today });
  const isWeight = type === 'WEIGHT';
  const trend = isWeight ? smoothTrend(days) : [];
  const points = days.map((day, index) => ({ ...day, trend: trend[index] ?? null }));
  const shown = points.filter(({ date }) => date >= start);
  return { points: shown, change_per_week: isWeight ? changePerWeek(shown) : null };
};
