import { addDays } from '@weekbord/domain/dates/plain-date';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { type Kysely, sql } from 'kysely';
import { onboard } from '../onboarding/onboarding.public.ts';
import { autoPlan, type AutoPlanned, type Planning } from '../planner/planner.public.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { answers, type Choices } from './answers.ts';
import type { Person } from './people.store.ts';

/** Seed for plans, so that they are the same at every start. */
const SEED = 20_270;
/** By default, one in this many meals is left uneaten. */
const LEAVES_ONE_IN = 7;
/** How many of the recipes in a person's plan become favourites. */
const FAVOURITES = 4;

function inTransaction<Result>(parts: Planning, work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  return parts.db.isTransaction ? work(parts.db) : parts.db.transaction().execute(work);
}

/** Completes the wizard for a person and plans their first week from `start`, all or nothing. */
export function anOnboardedPerson(
  parts: Planning,
  person: Person,
  choices: Choices & { start: string },
): Promise<AutoPlanned> {
  const { start, ...given } = choices;
  const asker = { id: person.id, organisationId: person.organisation_id, coachId: person.coach_id };
  const body = { ...answers(given), start_date: start, seed: SEED };
  return inTransaction(parts, (db) => onboard({ ...parts, db }, asker, body));
}

/** Plans seven days, or the given number, for an onboarded person. Existing meals are kept. */
export function aPlannedWeek(
  parts: Planning,
  person: Person,
  range: { start: string; days?: number },
): Promise<AutoPlanned> {
  const request = { personId: person.id, days: 7, ...range, seed: SEED, deleteExisting: false };
  return inTransaction(parts, (db) => autoPlan({ ...parts, db }, request));
}

/** Ticks a person's planned meals before a date, except one in seven, or one in the given number. */
export async function eatUntil(
  { db, now }: Planning,
  person: Person,
  until: string,
  leavesOneIn = LEAVES_ONE_IN,
): Promise<void> {
  const rows = await itemsWithDay(db, person)
    .select('calendar_item.id')
    .where('calendar_day.date', '<', until)
    .orderBy('calendar_item.id')
    .execute();
  const eaten = rows.filter((_, index) => index % leavesOneIn !== leavesOneIn - 1).map((row) => row.id);
  if (eaten.length === 0) return;
  await db
    .updateTable('calendar_item')
    .set({ status: 'EATEN', modified_at: now })
    .where('person_id', '=', person.id)
    .where('id', 'in', eaten)
    .execute();
}

/** Adds snacks to what a person ate on a date: a fruit at breakfast and a quick add at dinner. */
export async function snackOn(parts: Planning, person: Person, date: string): Promise<void> {
  const { db } = parts;
  const fruit = await db
    .selectFrom('serving')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .select('serving.id')
    .where('serving.measure', '=', 'piece')
    .where('food.source', '=', 'CATALOGUE')
    .orderBy(({ eb }) => eb('food.slug', '=', 'banana'), 'desc')
    .orderBy('serving.id')
    .limit(1)
    .executeTakeFirst();
  if (fruit !== undefined) {
    const meal = await db
      .insertInto('single_food_meal')
      .values({ person_id: person.id, serving_id: fruit.id, quantity: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ateUnplanned(parts, person, { date, moment: 'BREAKFAST' }, { single_food_meal_id: meal.id });
  }
  const cake = { kcal: 310, protein: 4, fat: 15, carbohydrates: 39, fiber: null };
  const meal = await db
    .insertInto('quick_add_meal')
    .values({ person_id: person.id, name: 'Birthday cake', ...cake })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ateUnplanned(parts, person, { date, moment: 'DINNER' }, { quick_add_meal_id: meal.id });
}

/** Adds an eaten meal next to the one that a person had planned for the same moment. */
async function ateUnplanned(
  { db, now }: Planning,
  person: Person,
  { date, moment }: Readonly<{ date: string; moment: MealMoment }>,
  meal: Readonly<{ single_food_meal_id: number } | { quick_add_meal_id: number }>,
): Promise<void> {
  const planned = await itemsWithDay(db, person)
    .select(['calendar_item.calendar_day_id', 'calendar_item.meal_slot_id', 'calendar_item.meal_moment'])
    .where('calendar_day.date', '=', date)
    .where('calendar_item.meal_moment', '=', moment)
    .executeTakeFirst();
  if (planned === undefined) return;
  await db
    .insertInto('calendar_item')
    .values({ person_id: person.id, ...planned, ...meal, status: 'EATEN', modified_at: now })
    .execute();
}

/** Writes a note on a day of a person's diary. */
export async function writeNote({ db }: Planning, person: Person, date: string, note: string): Promise<void> {
  await db
    .updateTable('calendar_day')
    .set({ note })
    .where('person_id', '=', person.id)
    .where('date', '=', date)
    .execute();
}

/** Makes a few of the recipes in a person's plan favourites. */
export async function favourSome({ db }: Planning, person: Person): Promise<void> {
  const meals = await db
    .selectFrom('recipe_meal')
    .select('recipe_template_id')
    .distinct()
    .where('person_id', '=', person.id)
    .orderBy('recipe_template_id')
    .limit(FAVOURITES)
    .execute();
  if (meals.length === 0) return;
  await db
    .insertInto('favourite_recipe')
    .values(meals.map((meal) => ({ person_id: person.id, ...meal })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a person's diary has a meal on a date. */
export async function hasMealsOn({ db }: Planning, person: Person, date: string): Promise<boolean> {
  const item = await itemsWithDay(db, person)
    .select('calendar_item.id')
    .where('calendar_day.date', '=', date)
    .limit(1)
    .executeTakeFirst();
  return item !== undefined;
}

/** Returns the date (UTC) a number of days before a time. */
export function daysAgo(now: Date, days: number): string {
  return addDays(now.toISOString().slice(0, 10), -days);
}

/** Checks deferred constraints immediately. */
export async function checkNow(db: Kysely<Tables>): Promise<void> {
  await sql`set constraints all immediate`.execute(db);
  await sql`set constraints all deferred`.execute(db);
}

function itemsWithDay(db: Planning['db'], person: Person) {
  return db
    .selectFrom('calendar_item')
    .innerJoin('calendar_day', (join) =>
      join
        .onRef('calendar_day.person_id', '=', 'calendar_item.person_id')
        .onRef('calendar_day.id', '=', 'calendar_item.calendar_day_id'),
    )
    .where('calendar_item.person_id', '=', person.id);
}
