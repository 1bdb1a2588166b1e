import { updateMe } from '@weekbord/contract/accounts/users';
import { autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { authenticateByPerson } from '@weekbord/testkit/builders/by-person';
import { startServing } from '@weekbord/testkit/test-app';
import type { TestClient } from '@weekbord/testkit/test-client';
import { expect, it } from 'vitest';
import { accountsRoutes } from '../../accounts/accounts.routes.ts';
import { diaryRoutes } from '../../diary/diary.routes.ts';
import { MONDAY, personWithPlan, recipeMealOf } from '../../diary/diary.test-support.ts';
import { plansRoutes } from '../../plans/plans.routes.ts';
import { openSeededDatabase } from '../../recipes/templates/seeded-database.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { plannerRoutes } from '../planner.routes.ts';

const app = await startServing({
  database: await openSeededDatabase(smallCatalogue()),
  product: {
    routes: [...accountsRoutes, ...diaryRoutes, ...plannerRoutes, ...plansRoutes],
    authenticate: authenticateByPerson,
  },
});

/** Returns how many meals contain quark in a week planned for a person. */
async function mealsWithQuark(client: TestClient): Promise<number> {
  const quark = await app.db
    .selectFrom('food')
    .select('id')
    .where('slug', '=', 'quark-low-fat')
    .executeTakeFirstOrThrow();
  const body = { num_days: 7, start_date_inclusive: MONDAY, delete_existing_plans: true, seed: 1 };
  const days = (await client.call(autoPlanDays, { body })).body.calendar_days;
  const meals = days.flatMap(({ calendar_items: items }) => items.map(recipeMealOf));
  expect(meals.length).toBeGreaterThan(20);
  return meals.filter(({ ingredients }) => ingredients.some((line) => line.suggested_serving.food === quark.id)).length;
}

it('planning uses the foods of the country in the profile: no quark in the United States', async () => {
  const { client } = await personWithPlan(app, {}, { language: 'nl' });
  expect(await mealsWithQuark(client)).toBeGreaterThan(0);
  await client.call(updateMe, { body: { country: 'UNITED_STATES' } });
  expect(await mealsWithQuark(client)).toBe(0);
  await client.call(updateMe, { body: { country: 'IRELAND' } });
  expect(await mealsWithQuark(client)).toBeGreaterThan(0);
});
