import type { CalendarDay } from '@weekbord/contract/diary/models';
import { addDays, dateRange } from '@weekbord/domain/dates/plain-date';
import { issuesWorthTelling } from '@weekbord/domain/planner/issues-worth-telling';
import { planDay } from '@weekbord/domain/planner/plan-day';
import type { PlanIssue, PlannedDay } from '@weekbord/domain/planner/plan-result';
import { planWeekInSteps } from '@weekbord/domain/planner/plan-week';
import { FieldError } from '../../platform/http/errors.ts';
import { yieldToEventLoop } from '../../platform/http/yield-to-event-loop.ts';
import { buildPlanRequest, type Planning, type PlanningPerson } from './build-plan-request.ts';
import { type Filling, type LaidOutDay, layOutDays } from './lay-out-days.ts';
import { insertDays, listDaysByDates, presentDays } from '../diary/diary.public.ts';
import { presentIssues, type PlanningIssue } from './present-issues.ts';
import { writePlan } from './write-plan.ts';

/** What to plan: `days` dates from `start` on. A seed makes the plan repeatable; without one each plan is another. */
export type AutoPlanRequest = Readonly<{
  personId: number;
  start: string;
  days: number;
  seed?: number | undefined;
  /** Whether meals that are planned but not eaten are replaced; otherwise only empty slots are filled. */
  deleteExisting: boolean;
}>;

/** The days as they stand after planning, and what could not be done. */
export type AutoPlanned = Readonly<{ calendar_days: CalendarDay[]; planning_issues: PlanningIssue[] }>;

/** Seeds are 32 bits. */
const SEEDS = 2 ** 32;

/**
 * Plans meals for some days of a person within the caller's transaction, in which the person is locked. Refuses with `no_plan` where the person has
 * no nutrition plan.
 */
export async function autoPlan(ctx: Planning, request: AutoPlanRequest): Promise<AutoPlanned> {
  const { personId, start, days, deleteExisting, seed } = request;
  const dates = dateRange(start, addDays(start, days - 1));
  return fillDays(ctx, { personId, dates, seed, filling: () => ({ replacesPlanned: deleteExisting }) });
}

/** The same for chosen dates and slots; `filling` is decided once the person's plan is known and may refuse. */
export async function fillDays(
  ctx: Planning,
  request: Readonly<{
    personId: number;
    dates: readonly string[];
    seed: number | undefined;
    filling: (person: PlanningPerson) => Filling;
  }>,
): Promise<AutoPlanned> {
  const { db, now, locale } = ctx;
  const { personId, dates } = request;
  const person = await buildPlanRequest(ctx, personId, { from: dates[0]!, to: dates.at(-1)! });
  if (person === null) throw new FieldError([{ path: [], code: 'no_plan' }]);
  const laidOut = layOutDays(person, dates, request.filling(person));
  const { planned, issues } = await decide(person, laidOut, request.seed, now);
  await insertDays(db, personId, dates);
  const rows = await listDaysByDates(db, personId, dates);
  await writePlan(ctx, { personId, person, laidOut, planned, dayIds: new Map(rows.map(({ date, id }) => [date, id])) });
  return {
    calendar_days: await presentDays(db, personId, rows, locale),
    planning_issues: presentIssues(issuesWorthTelling(issues, planned), locale),
  };
}

/** A day alone is planned exactly; what it replaces counts as just eaten, so that a second plan is another one. */
async function decide(
  { catalogue, preferences }: PlanningPerson,
  laidOut: readonly LaidOutDay[],
  givenSeed: number | undefined,
  now: Date,
): Promise<{ planned: readonly PlannedDay[]; issues: readonly PlanIssue[] }> {
  const seed = givenSeed ?? now.getTime() % SEEDS;
  const days = laidOut.map(({ input }) => input);
  const [day] = days;
  if (day === undefined || days.length > 1) {
    const plan = await yieldToEventLoop(planWeekInSteps(catalogue.index, { ...preferences, seed, days }));
    return { planned: plan.days, issues: plan.issues };
  }
  const replaced = givenSeed === undefined ? laidOut.flatMap((one) => [...one.replaced.values()].flat()) : [];
  const recent = [
    ...(preferences.recent ?? []),
    ...replaced.flatMap(({ recipe_template_id: recipeId }) => (recipeId === null ? [] : [{ recipeId, daysAgo: 0 }])),
  ];
  const plan = planDay(catalogue.index, { ...preferences, recent, seed, day });
  return { planned: [plan.day], issues: plan.issues };
}
