import type { CalendarDay } from '@weekbord/contract/diary/models';
import { addDays, dateRange } from '@weekbord/domain/dates/plain-date';
import { shownIssues } from '@weekbord/domain/planner/reasons/shown-issues';
import { FieldError } from '../../../platform/http/errors.ts';
import type { WorkerTask } from '../../../platform/workers/workers.ts';
import { buildPlanRequest, type Planning, type PlanningPerson } from './build-plan-request.ts';
import { type Filling, type LaidOutDay, layOutDays } from './lay-out-days.ts';
import { presentDays, removeMeals } from '../../diary/diary.public.ts';
import type { KeptSlot } from '@weekbord/contract/planner/models';
import { runInWorker } from './run-in-worker.ts';
import { planInThread, type ThreadPlan, type ThreadRequest, type ThreadWants } from './plan-in-thread.ts';
import { followedWishesPhrase } from '@weekbord/phrases/followed-wishes';
import { presentIssues, type PlanningIssue } from './present-issues.ts';
import { loadDueMeals, recurringIssues } from '../recurring/recurring-in-plan.ts';
import { whyUnfilled } from './why-empty.ts';
import { type RemovedMeals, writePlan } from './write-plan.ts';

/**
 * What to plan: `days` days, starting on `start`. A seed makes the plan reproducible; without one, each plan is
 * different.
 */
export type AutoPlanRequest = Readonly<{
  personId: number;
  start: string;
  days: number;
  seed?: number | undefined;
  /** Whether meals that are planned but not eaten are replaced. Otherwise only empty slots are filled. */
  deleteExisting: boolean;
  /** Whether all planned meals on or after `start` are removed first; by default not. */
  startsAfresh?: boolean;
}>;

/** The days after planning, and what could not be done. */
export type AutoPlanned = Readonly<{
  calendar_days: CalendarDay[];
  planning_issues: PlanningIssue[];
  kept: KeptSlot[];
  /** A sentence about the wishes that a planned week fulfils. */
  followed_wishes: string | null;
  /** The id for undoing the replacement; null if nothing was replaced. */
  undo_id: number | null;
}>;

const PLAN_IN_THREAD: WorkerTask<ThreadRequest, ThreadWants | ThreadPlan> = {
  module: new URL('./plan-in-thread.ts', import.meta.url),
  name: 'planInThread',
};

/** The number of possible seeds, which have 32 bits. */
const SEEDS = 2 ** 32;

/**
 * Plans meals for the given days of a person within the caller's transaction, in which the person is locked. Throws
 * `no_plan` if the person has no nutrition plan.
 */
export async function autoPlan(ctx: Planning, request: AutoPlanRequest): Promise<AutoPlanned> {
  const { personId, start, days, deleteExisting, seed, startsAfresh = false } = request;
  const dates = dateRange(start, addDays(start, days - 1));
  const removedMeals = startsAfresh ? await removeMeals(ctx.db, personId, { plannedFrom: start }) : undefined;
  return fillDays(ctx, { personId, dates, seed, removedMeals, filling: () => ({ replacesPlanned: deleteExisting }) });
}

/**
 * Like `autoPlan`, for the given dates and slots. `filling` is called once the person's plan is known, and may throw.
 */
export async function fillDays(
  ctx: Planning,
  request: Readonly<{
    personId: number;
    dates: readonly string[];
    seed: number | undefined;
    removedMeals?: RemovedMeals | undefined;
    filling: (person: PlanningPerson) => Filling;
  }>,
): Promise<AutoPlanned> {
  const { db, locale } = ctx;
  const { personId, dates } = request;
  const person = await buildPlanRequest(ctx, personId, { from: dates[0]!, to: dates.at(-1)! });
  if (person === null) throw new FieldError([{ path: [], code: 'no_plan' }]);
  const due = await loadDueMeals(db, personId, locale);
  const laidOut = layOutDays(person, dates, { ...request.filling(person), recurring: due.allowed });
  const { days: planned, issues, followed } = await decide(ctx, person, laidOut, request.seed);
  const shown = shownIssues(issues, planned);
  const { removedMeals } = request;
  const { days, undoId } = await writePlan(ctx, { personId, person, laidOut, planned, removedMeals });
  return {
    calendar_days: await presentDays(db, personId, days, locale),
    planning_issues: [
      ...recurringIssues(person, laidOut, due, locale),
      ...presentIssues(shown, await whyUnfilled(ctx, { personId, person, laidOut, issues: shown }), locale),
    ],
    kept: laidOut.flatMap(({ input: { date }, kept }) =>
      kept.map(({ moment, why }) => ({ date, meal_moment: moment, why })),
    ),
    followed_wishes: followed === null ? null : followedWishesPhrase(followed, locale),
    undo_id: undoId,
  };
}

/** If a single day is planned, the replaced meals count as recent, so that planning again gives another result. */
async function decide(
  { workers, iterations, now }: Pick<Planning, 'workers' | 'iterations' | 'now'>,
  { catalogue, preferences }: PlanningPerson,
  laidOut: readonly LaidOutDay[],
  givenSeed: number | undefined,
): Promise<ThreadPlan> {
  const isDayAlone = laidOut.length === 1 && givenSeed === undefined;
  const replaced = isDayAlone ? laidOut.flatMap((one) => [...one.replaced.values()].flat()) : [];
  const recent = [
    ...(preferences.recent ?? []),
    ...replaced.flatMap(({ recipe_template_id: recipeId }) => (recipeId === null ? [] : [{ recipeId, daysAgo: 0 }])),
  ];
  const request = {
    preferences: { ...preferences, recent },
    seed: givenSeed ?? now.getTime() % SEEDS,
    days: laidOut.map(({ input }) => input),
    ...(iterations !== undefined && { iterations }),
  };
  return runInWorker({ workers, catalogue }, { task: PLAN_IN_THREAD, here: planInThread }, request);
}
