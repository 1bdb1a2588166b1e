import { simulateWeights } from '@weekbord/domain/accounts/simulate-weights';
import { addDays, dateRange, isoWeekStart, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { listItemsBetween } from '../diary/diary.public.ts';
import { listGroceryItems, makeGroceryList, tickItems } from '../groceries/groceries.public.ts';
import { type Planning, putCopies } from '../planner/planner.public.ts';
import { insertMeasurements } from '../progress/progress.public.ts';
import { dateOf } from '../../platform/clock/clock.ts';
import type { Choices } from './answers.ts';
import { anOnboardedPerson, aPlannedWeek, eatUntil } from './demo-scenarios.store.ts';
import type { Person } from './people.store.ts';

/** The history of a made-up person. */
export interface History {
  /** The number of days for which they weighed themselves. */
  readonly days: number;
  /** The weight on the first of these days, in kg; the weight on the last day is the one in their profile. */
  readonly weightBefore: number;
  /** The number of full days before today without anything logged. */
  readonly quietDays: number;
  /** One in this many meals is left uneaten. */
  readonly leavesOneIn: number;
}

const WEEK_DAYS = 7;
/** By how many days meals are shifted in the previous week, so that the weeks differ. */
const MOVED_BEFORE = 3;
/** By how many days meals are shifted in the next week. */
const MOVED_AFTER = 5;
/** The number of dates, from today on, on the grocery list. */
const SHOPPED_DAYS = 4;

/**
 * Fills the diary of a made-up person from the previous week to the next one, with a weight per day. One week is
 * planned and copied into the others: planning each one would take too long.
 */
export async function fillHistory(
  parts: Planning,
  person: Person,
  { choices, history }: Readonly<{ choices: Choices; history: History }>,
): Promise<void> {
  const today = dateOf(parts.now);
  const monday = isoWeekStart(today);
  const { calendar_days: planned } = await anOnboardedPerson(parts, person, { ...choices, start: monday });
  // Some portals do not plan the first days by themselves.
  if (planned.length === 0) await aPlannedWeek(parts, person, { start: monday });
  await repeatWeek(parts, person, monday, { start: addDays(monday, -WEEK_DAYS), moved: MOVED_BEFORE });
  await repeatWeek(parts, person, monday, { start: addDays(monday, WEEK_DAYS), moved: MOVED_AFTER });
  const quietSince = addDays(today, -history.quietDays);
  await eatUntil(parts, person, quietSince, history.leavesOneIn);
  await weigh(parts, person, { ...history, until: quietSince, last: choices.weight ?? history.weightBefore });
}

async function repeatWeek(
  parts: Planning,
  person: Person,
  monday: PlainDate,
  { start, moved }: Readonly<{ start: PlainDate; moved: number }>,
): Promise<void> {
  const { db } = parts;
  const items = await listItemsBetween(db, person.id, monday, addDays(monday, WEEK_DAYS - 1));
  const dates = dateRange(start, addDays(start, WEEK_DAYS - 1));
  const coming = dates.flatMap((date, at) => {
    const from = addDays(monday, (at + moved) % WEEK_DAYS);
    return items.filter((item) => item.date === from).map((meal) => ({ meal, date, moment: meal.meal_moment }));
  });
  await putCopies(parts, person.id, { dates, coming, plannedBy: 'PLANNER', replaced: [] });
}

async function weigh(
  { db }: Planning,
  person: Person,
  { days, until, weightBefore, last }: Pick<History, 'days' | 'weightBefore'> & { until: PlainDate; last: number },
): Promise<void> {
  const course = simulateWeights({ until, days, from: weightBefore, to: last, seed: person.id });
  await insertMeasurements(
    db,
    course.map(({ date, kg }) => ({
      person_id: person.id,
      type: 'WEIGHT' as const,
      value: kg,
      created_at: new Date(`${date}T00:00:00Z`),
    })),
  );
}

/** Creates a list for the coming days with the items in the first half of the shop ticked. */
export async function fillGroceries(parts: Planning, person: Person): Promise<void> {
  const { db, now, locale } = parts;
  const today = dateOf(now);
  const range = { personId: person.id, from: today, to: addDays(today, SHOPPED_DAYS - 1) };
  const list = await makeGroceryList(parts, range);
  const items = await listGroceryItems(db, person.id, [list.id], locale);
  await tickItems(db, person.id, items.slice(0, Math.ceil(items.length / 2)));
}
