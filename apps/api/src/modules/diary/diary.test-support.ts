import type { CalendarDay, CalendarItem, ItemOf, RecipeMeal } from '@weekbord/contract/diary/models';
import { listCalendarDays } from '@weekbord/contract/diary/calendar-days';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { SlotMacros } from '@weekbord/domain/macros/macros';
import type { Choices } from '@weekbord/testkit/builders/answers';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { anOnboardedPerson } from '@weekbord/testkit/builders/scenarios';
import { aPerson, type Person, type PersonDetails } from '@weekbord/testkit/builders/people';
import { startServing, type TestApp, type TestAppOptions } from '@weekbord/testkit/test-app';
import type { TestClient } from '@weekbord/testkit/test-client';
import { groceriesRoutes } from '../groceries/groceries.routes.ts';
import { plansRoutes } from '../plans/plans.routes.ts';
import { recipesRoutes } from '../recipes/recipes.routes.ts';
import type { CatalogueSource } from '../recipes/recipes.public.ts';
import { openSeededDatabase } from '../recipes/templates/seeded-database.test-support.ts';
import { diaryRoutes } from './diary.routes.ts';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { plannerRoutes } from '../planner/planner.routes.ts';

/** A Monday. */
export const MONDAY = '2027-03-15';

/** Starts an application with diaries, recipes and groceries over the given catalogue. */
export async function startPlannerApp(
  catalogue: CatalogueSource,
  options: Pick<TestAppOptions, 'quick' | 'config'> = {},
): Promise<TestApp> {
  return startServing({
    ...options,
    database: await openSeededDatabase(catalogue),
    product: {
      routes: [...intakeRoutes, ...diaryRoutes, ...plannerRoutes, ...plansRoutes, ...recipesRoutes, ...groceriesRoutes],
      authenticate: authenticateByPerson,
    },
  });
}

/** Adds a person with an account, a plan and seven planned days from MONDAY on. */
export async function personWithPlan(
  app: TestApp,
  choices: Choices = {},
  details: PersonDetails = {},
): Promise<{ person: Person; client: TestClient }> {
  const person = await aPerson(app.db, details);
  const parts = { db: app.db, config: app.config, now: app.clock.now(), locale: 'en' as const };
  await anOnboardedPerson(parts, person, { start: MONDAY, ...choices });
  return { person, client: app.as(tokenOf(person)) };
}

/** A day with recipe meals only. */
export type RecipeDay = Omit<CalendarDay, 'calendar_items'> & { calendar_items: ItemOf<'recipemeal'>[] };

/** Returns the recipe meal of an item. Fails if it is another kind. */
export function recipeMealOf(item: CalendarItem): RecipeMeal {
  if (item.content_type !== 'recipemeal') throw new Error(`item ${item.id} is a ${item.content_type}`);
  return item.meal;
}

/** Returns a day as a day with recipe meals only. Fails if it has other meals. */
export function ofRecipes(day: CalendarDay): RecipeDay {
  return {
    ...day,
    calendar_items: day.calendar_items.map((item) => {
      if (item.content_type !== 'recipemeal') throw new Error(`item ${item.id} is a ${item.content_type}`);
      return item;
    }),
  };
}

/** Returns the given number of days as the caller's diary shows them, with meals of any kind. */
export async function daysOf(client: TestClient, days = 7): Promise<CalendarDay[]> {
  const query = { date__gte: MONDAY, date__lte: addDays(MONDAY, days - 1), page_size: 62 };
  return (await client.call(listCalendarDays, { query })).body.results;
}

/** Like `daysOf`, with recipe meals only. */
export async function diaryOf(client: TestClient, days = 7): Promise<RecipeDay[]> {
  return (await daysOf(client, days)).map(ofRecipes);
}

/** Returns the sums over the meals on a day. */
export function totalsOf(day: CalendarDay): SlotMacros {
  const sum = (figure: keyof SlotMacros) =>
    day.calendar_items.reduce((total, { meal }) => total + (meal[figure] ?? Number.NaN), 0);
  return { kcal: sum('kcal'), protein: sum('protein'), fat: sum('fat'), carbohydrates: sum('carbohydrates') };
}

/** Returns the slots of a person's only day plan, in the order of their ids. */
export async function slotsOf(app: TestApp, person: Person) {
  return app.db.selectFrom('meal_slot').selectAll().where('person_id', '=', person.id).orderBy('id').execute();
}

/** Returns a serving of a catalogue food. */
export async function servingOf(app: TestApp, slug: string, measure: string): Promise<number> {
  const serving = await app.db
    .selectFrom('serving')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .select('serving.id')
    .where('food.slug', '=', slug)
    .where('serving.measure', '=', measure)
    .executeTakeFirstOrThrow();
  return serving.id;
}

/** Adds a custom food of a person, measured in grams: 200 kcal per 100 g, with unknown fat. */
export async function anOwnFood({ db }: TestApp, { id }: Person): Promise<{ foodId: number; servingId: number }> {
  const {
    id: _id,
    slug: _slug,
    ...pattern
  } = await db.selectFrom('food').selectAll().limit(1).executeTakeFirstOrThrow();
  const own = { name_en: 'own bake', name_nl: 'eigen baksel', kcal: 200, fat: null, author_id: id } as const;
  const food = await db
    .insertInto('food')
    .values({ ...pattern, ...own, slug: null, source: 'PERSON' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const words = { description_en: 'g', description_nl: 'g', plural_en: 'g', plural_nl: 'g' };
  const serving = await db
    .insertInto('serving')
    .values({ food_id: food.id, measure: 'g', grams: 1, ...words })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { foodId: food.id, servingId: serving.id };
}

/** Makes a meal the leftovers of an earlier one. */
export async function cookTogether({ db }: TestApp, first: { id: number }, rest: { id: number }): Promise<void> {
  await db.updateTable('calendar_item').set({ leftover_of: first.id }).where('id', '=', rest.id).execute();
}
