import type { CalendarDay } from '@weekbord/contract/planner/models';
import { listCalendarDays } from '@weekbord/contract/planner/list-calendar-days';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { SlotMacros } from '@weekbord/domain/vocabulary';
import type { Choices } from '@weekbord/testkit/builders/answers';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { anOnboardedPerson } from '@weekbord/testkit/builders/lives';
import { aPerson, type Person, type PersonDetails } from '@weekbord/testkit/builders/people';
import { startServing, type TestApp } from '@weekbord/testkit/test-app';
import type { TestClient } from '@weekbord/testkit/test-client';
import { groceriesRoutes } from '../groceries/groceries.routes.ts';
import { recipesRoutes } from '../recipes/recipes.routes.ts';
import { type CatalogueSource, seedCatalogue } from '../recipes/recipes.public.ts';
import { plannerRoutes } from './planner.routes.ts';

/** A Monday. */
export const MONDAY = '2027-03-15';

/** An application with diaries, recipes and groceries over the given catalogue. */
export function startPlannerApp(catalogue: CatalogueSource): Promise<TestApp> {
  return startServing({
    product: {
      routes: [...plannerRoutes, ...recipesRoutes, ...groceriesRoutes],
      authenticate: authenticateByPerson,
      prepare: async ({ database, clock }) => void (await seedCatalogue(database.db, clock.now(), catalogue)),
    },
  });
}

/** Somebody with an account, a plan and seven planned days from MONDAY on. */
export async function somebodyPlanned(
  app: TestApp,
  choices: Choices = {},
  details: PersonDetails = {},
): Promise<{ person: Person; client: TestClient }> {
  const person = await aPerson(app.db, details);
  const parts = { db: app.db, config: app.config, now: app.clock.now(), locale: 'en' as const };
  await anOnboardedPerson(parts, person, { start: MONDAY, ...choices });
  return { person, client: app.as(tokenOf(person)) };
}

/** Some days as the caller's diary shows them. */
export async function diaryOf(client: TestClient, days = 7): Promise<CalendarDay[]> {
  const query = { date__gte: MONDAY, date__lte: addDays(MONDAY, days - 1), page_size: 62 };
  return (await client.call(listCalendarDays, { query })).body.results;
}

/** What the meals of a day add up to. */
export function totalsOf(day: CalendarDay): SlotMacros {
  const sum = (figure: keyof SlotMacros) =>
    day.calendar_items.reduce((total, { meal }) => total + (meal[figure] ?? Number.NaN), 0);
  return { kcal: sum('kcal'), protein: sum('protein'), fat: sum('fat'), carbohydrates: sum('carbohydrates') };
}

/** The slots of a person's one day plan, in the order of their ids. */
export async function slotsOf(app: TestApp, person: Person) {
  return app.db.selectFrom('meal_slot').selectAll().where('person_id', '=', person.id).orderBy('id').execute();
}
