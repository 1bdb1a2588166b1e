import type { WeekRepair } from '@weekbord/contract/planner/repair-week';
import { weekStart } from '@weekbord/domain/dates/first-weekday';
import { addDays, dateRange, daysBetween, weekdayOf } from '@weekbord/domain/dates/plain-date';
import { isReplaceable } from '@weekbord/domain/diary/replaceable';
import { earliestDateAnywhere, latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import { cookForOfChanged, peopleCookedFor } from '@weekbord/domain/diary/cook-for';
import { composeMeal, type ComposedMeal } from '@weekbord/domain/planner/search/compose-meal';
import { aimsOfRepair } from '@weekbord/domain/repair/aims-of-repair';
import type { MealChange } from '@weekbord/domain/repair/choose-changes';
import {
  type AssessedDay,
  assessWeek,
  type ExistingDay,
  type ExistingMeal,
  type StillToCome,
} from '@weekbord/domain/repair/assess-week';
import { layOutRepair } from '@weekbord/domain/repair/lay-out-repair';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { FieldError } from '../../../platform/http/errors.ts';
import type { WorkerTask } from '../../../platform/workers/workers.ts';
import { findFirstWeekday } from '../../intake/intake.public.ts';
import { runInWorker } from '../auto-plan/run-in-worker.ts';
import {
  buildPlanRequest,
  type DatedItem,
  type Planning,
  type PlanningPerson,
} from '../auto-plan/build-plan-request.ts';
import { findForbidden } from '../auto-plan/left-out-meals.ts';
import { isSideOfMeal, rankInPlaceOf } from '../proposals/dish-of-slot.ts';
import { repairInThread, type ThreadRepair, type ThreadWants } from '../auto-plan/plan-in-thread.ts';

/** A week to repair: one of its dates, and what the caller says about their current day. */
export type AskedWeek = Readonly<{
  date: string;
  today?: string | undefined;
  from_moment?: MealMoment | null | undefined;
  not_eaten?: readonly number[] | undefined;
}>;

type RepairChange = WeekRepair['changes'][number];

/** A meal that changes: its item, and its replacement, if any. */
export type WorkedOutChange = Readonly<{
  kind: MealChange['kind'];
  item: DatedItem;
  slotId: number;
  after: Readonly<{
    recipeId: number;
    plate: Extract<MealChange, { recipeId: number }>['plate'];
    meal: ComposedMeal;
  }> | null;
  /** Why nothing replaces the meal; null if something does. */
  because: RepairChange['because'];
}>;

type ExistingItem = ExistingMeal & Readonly<{ item: DatedItem }>;

export type WorkedOutRepair = Readonly<{
  person: PlanningPerson;
  start: string;
  now: StillToCome;
  judged: readonly AssessedDay<ExistingItem>[];
  /** Meals that the person must first mark as eaten or not. While any are left, nothing is changed. */
  unanswered: readonly DatedItem[];
  /** Meals of today that the person says they skipped, and that are not marked as such yet. */
  skipped: readonly DatedItem[];
  changes: readonly WorkedOutChange[];
}>;

const REPAIR_IN_THREAD: WorkerTask<ThreadRepair, ThreadWants | readonly MealChange[]> = {
  module: new URL('../auto-plan/plan-in-thread.ts', import.meta.url),
  name: 'repairInThread',
};
const DAYS = 7;
/** The number of possible seeds, which have 32 bits. */
const SEEDS = 2 ** 32;
const EPOCH = '1970-01-01';

/**
 * Returns the changes to a person's week. The same week, plan and rules give the same result. Throws `no_plan` if the
 * person has no nutrition plan.
 */
export async function workOutRepair(ctx: Planning, personId: number, asked: AskedWeek): Promise<WorkedOutRepair> {
  const today = todayWithin(ctx.now, asked.today);
  const now = { today, fromMoment: asked.from_moment, notEaten: new Set(asked.not_eaten) };
  const start = weekStart(asked.date, await findFirstWeekday(ctx.db, personId));
  const end = addDays(start, DAYS - 1);
  const from = today > start ? (today > end ? end : today) : start;
  const person = await buildPlanRequest(ctx, personId, { from, to: end });
  if (person === null) throw new FieldError([{ path: [], code: 'no_plan' }]);
  const week = await currentWeek(ctx, { personId, person, start, from });
  const sides = newSides(person, assessWeek(week, now));
  const judged = assessWeek(withSides(week, sides), now);
  const unanswered = judged.flatMap((day) => day.unanswered.map(({ item }) => item));
  const skipped = judged
    .flatMap((day) => (day.isPast ? [] : day.skipped))
    .flatMap(({ item }) => (now.notEaten.has(item.id) && !item.skipped ? [item] : []));
  if (unanswered.length > 0) return { person, start, now, judged, unanswered, skipped, changes: [] };
  const days = layOutRepair(judged, aimsOfRepair(judged), person.tagsOn);
  const seed = (personId * DAYS + daysBetween(EPOCH, from)) % SEEDS;
  const chosen =
    days.length === 0
      ? []
      : await runInWorker(
          { workers: ctx.workers, catalogue: person.catalogue },
          { task: REPAIR_IN_THREAD, here: repairInThread },
          { request: { ...person.preferences, seed, days } },
        );
  return { person, start, now, judged, unanswered, skipped, changes: changesOf(person, judged, { sides, chosen }) };
}

/** Returns the caller's date if it is the current date in some time zone; by default, the UTC date. */
function todayWithin(now: Date, today = now.toISOString().slice(0, 10)): string {
  const [earliest, latest] = [earliestDateAnywhere(now.getTime()), latestDateAnywhere(now.getTime())];
  return today < earliest ? earliest : today > latest ? latest : today;
}

async function currentWeek(
  ctx: Planning,
  asked: Readonly<{ personId: number; person: PlanningPerson; start: string; from: string }>,
): Promise<ExistingDay<ExistingItem>[]> {
  const { personId, person, start, from } = asked;
  const dates = dateRange(start, addDays(start, DAYS - 1));
  const items = person.around.filter(({ date }) => dates.includes(date));
  const free = items.filter((item) => item.date >= from && isReplaceable(item));
  const forbidden = await findForbidden(ctx.db, personId, free);
  const { indexById } = person.catalogue.index;
  return dates.map((date) => ({
    date,
    slots: person.week[weekdayOf(date)].slots.map(({ id, meal_moment: moment, kcal, protein, fat, carbohydrates }) => ({
      id,
      moment,
      target: { kcal, protein, fat, carbohydrates },
    })),
    meals: items
      .filter((item) => item.date === date)
      .map((item): ExistingItem => {
        const { id, meal_moment: moment, planned_by, status, skipped, recipe_template_id: recipeId } = item;
        // A recipe that is no longer in the catalogue cannot be compared with others.
        const isKnown = recipeId === null || indexById.has(recipeId);
        return {
          item,
          id,
          moment,
          planned_by,
          status,
          skipped,
          locked: item.locked || !isKnown,
          isBound: item.leftover_of !== null || item.has_leftovers || item.reason?.kind === 'EVERY_WEEK',
          isSide: isSideOfMeal(person, item),
          recipeId,
          mustGo: forbidden.has(id),
          macros: item,
        };
      }),
  }));
}

/** New side dishes, by the id of the item that each replaces. */
type NewSides = ReadonlyMap<number, WorkedOutChange & Readonly<{ after: NonNullable<WorkedOutChange['after']> }>>;

/** Returns another side dish for each that the person is no longer allowed to eat; none if nothing fits. */
function newSides(person: PlanningPerson, judged: WorkedOutRepair['judged']): NewSides {
  const { catalogue, week, around, cookFor: usual } = person;
  const taken = new Set(around.map(({ recipe_template_id: id }) => id));
  const toGo = judged.flatMap(({ date, superfluous }) =>
    superfluous.filter(({ isSide, mustGo }) => isSide === true && mustGo).map(({ item }) => ({ date, item })),
  );
  return new Map(
    toGo.flatMap(({ date, item }) => {
      const slot = week[weekdayOf(date)].slots.find(({ meal_moment: moment }) => moment === item.meal_moment);
      if (slot === undefined) return [];
      const next = rankInPlaceOf(person, { item, date, slot }).find(({ recipeId }) => !taken.has(recipeId));
      if (next === undefined) return [];
      const { recipeId, plate } = next;
      taken.add(recipeId);
      const lines = catalogue.lines.get(recipeId) ?? [];
      const cookFor = cookForOfChanged(peopleCookedFor(item), false, usual);
      const meal = { ...composeMeal({ id: recipeId, lines }, { portions: 1, plate }), cookFor };
      const change = { kind: 'REPLACED' as const, item, slotId: slot.id, because: null };
      return [[item.id, { ...change, after: { recipeId, plate, meal } }]];
    }),
  );
}

/** Returns the week with new side dishes, which the rest of the repair takes into account. */
function withSides(week: readonly ExistingDay<ExistingItem>[], sides: NewSides): ExistingDay<ExistingItem>[] {
  return week.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => {
      const side = sides.get(meal.id)?.after;
      if (side === undefined) return meal;
      return { ...meal, recipeId: side.recipeId, mustGo: false, macros: side.meal.macros };
    }),
  }));
}

function changesOf(
  { catalogue, cookFor: usual }: PlanningPerson,
  judged: WorkedOutRepair['judged'],
  { sides, chosen }: Readonly<{ sides: NewSides; chosen: readonly MealChange[] }>,
): WorkedOutChange[] {
  const superfluous = judged.flatMap((day) =>
    day.superfluous.map(({ item, moment, isSide, mustGo }): WorkedOutChange => {
      const slotId = day.slots.find((slot) => slot.moment === moment)!.id;
      const because = isSide === true && mustGo ? 'NOTHING_FITS' : 'ANOTHER_STANDS';
      return { kind: 'REMOVED', item, slotId, after: null, because };
    }),
  );
  const changed = chosen.map((change): WorkedOutChange => {
    const day = judged.find(({ date }) => date === change.date)!;
    const { slot, meal } = day.open.find((open) => open.slot.id === change.slotId)!;
    const about = { kind: change.kind, item: meal.item, slotId: slot.id };
    if (change.kind === 'REMOVED') return { ...about, after: null, because: 'NOTHING_FITS' };
    const { recipeId, plate } = change;
    const lines = catalogue.lines.get(recipeId) ?? [];
    const composed = composeMeal({ id: recipeId, lines }, { portions: 1, plate });
    const isSameDish = recipeId === meal.item.recipe_template_id;
    const cookFor = cookForOfChanged(peopleCookedFor(meal.item), isSameDish, usual);
    return { ...about, after: { recipeId, plate, meal: { ...composed, cookFor } }, because: null };
  });
  return [...superfluous, ...changed, ...sides.values()].toSorted(
    (a, b) => (a.item.date < b.item.date ? -1 : a.item.date > b.item.date ? 1 : 0) || a.slotId - b.slotId,
  );
}
