import { acceptInvitation } from '@weekbord/contract/clients/invitations';
import { updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { createUserProfile } from '@weekbord/contract/intake/user-profiles';
import { createRecurringMeal, listRecurringMeals } from '@weekbord/contract/planner/recurring-meals';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { coachConsent } from '@weekbord/testkit/builders/consents';
import { aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { daysOf, diaryOf, personWithPlan } from '../diary/diary.test-support.ts';
import { diaryRoutes } from '../diary/diary.routes.ts';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { plannerRoutes } from '../planner/planner.routes.ts';
import { plansRoutes } from '../plans/plans.routes.ts';
import { openSeededDatabase } from '../recipes/templates/seeded-database.test-support.ts';
import { smallCatalogue } from '../recipes/templates/small-catalogue.test-support.ts';
import { clientsRoutes } from './clients.routes.ts';

const app = await startServing({
  quick: true,
  database: await openSeededDatabase(smallCatalogue()),
  product: {
    routes: [...intakeRoutes, ...diaryRoutes, ...plannerRoutes, ...plansRoutes, ...clientsRoutes],
    authenticate: authenticateByPerson,
  },
});
const coach = await aCoach(app.db);
const PROFILE = { gender: 'FEMALE', activity: 'MILDLY_ACTIVE', weight: 66, height_in_cm: 170, age: 34 } as const;

/** Returns a person with an account, and the placeholder account that invites them, with seven planned days. */
async function anInvited() {
  const person = await aPerson(app.db);
  const record = await personWithPlan(app, {}, { coach_id: coach.id, invited_as: person.email, stands_in: true });
  const client = app.as(tokenOf(person));
  return { person, client, record: record.person, days: await diaryOf(record.client) };
}

/** The ids of the recipes whose ingredients, as in the catalogue, include meat or fish. */
async function recipesWithMeat(): Promise<ReadonlySet<number>> {
  const rows = await app.db
    .selectFrom('recipe_template_ingredient as line')
    .innerJoin('serving', 'serving.id', 'line.serving_id')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .where('food.vegetarian', '=', 'no')
    .select('line.recipe_template_id as id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function accept(client: ReturnType<typeof app.as>, { id }: Person) {
  const answer = await client.call(acceptInvitation, { params: { id }, body: coachConsent });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

describe('the meals that a coach planned for a person before they accepted', () => {
  it('are left out if they break the rules of the own profile, and recurring ones are paused', async () => {
    const { client, record, days } = await anInvited();
    const meat = await recipesWithMeat();
    const items = days.flatMap((day) => day.calendar_items);
    const withMeat = items.filter(({ meal }) => meat.has(meal.recipe_template.id));
    const without = items.filter(({ meal }) => !meat.has(meal.recipe_template.id));
    const [eaten, ...planned] = withMeat;
    expect([planned.length > 1, without.length > 1]).toEqual([true, true]);
    const byCoach = app.as(tokenOf(coach));
    await byCoach.call(updateCalendarItem, { params: { id: eaten!.id }, body: { status: 'EATEN' } });
    for (const item of [planned[0]!, without[0]!]) {
      const body = { calendar_item: item.id, weekdays: ['monday' as const] };
      expect((await byCoach.call(createRecurringMeal, { body })).status).toBe(201);
    }
    await client.call(createUserProfile, { body: { ...PROFILE, diet: 'VEGETARIAN' } });

    const { left_out: leftOut, paused } = await accept(client, record);
    const kept = (await daysOf(client)).flatMap((day) => day.calendar_items.map(({ id }) => id));
    expect(kept.toSorted()).toEqual([eaten!, ...without].map(({ id }) => id).toSorted());
    const names = new Set(planned.map(({ meal }) => meal.recipe_template.name));
    expect(new Set(leftOut.map(({ name }) => name))).toEqual(names);
    expect(leftOut[0]!.detail).toMatch(/was left out: it no longer fits your diet\.$/);
    expect(paused.map(({ name }) => name)).toEqual([planned[0]!.meal.recipe_template.name]);
    const recurring = (await client.call(listRecurringMeals)).body.results;
    expect(recurring.map(({ recipe, paused: isPaused }) => [recipe, isPaused])).toEqual([
      [planned[0]!.meal.recipe_template.id, true],
      [without[0]!.meal.recipe_template.id, false],
    ]);
  });

  it('are left out if the person dislikes the dish, even without a profile', async () => {
    const { person, client, record, days } = await anInvited();
    const [item] = days[0]!.calendar_items;
    const recipe = item!.meal.recipe_template;
    await app.db
      .insertInto('disliked_recipe')
      .values({ person_id: person.id, recipe_template_id: recipe.id })
      .execute();
    expect((await accept(client, record)).left_out).toContainEqual(expect.objectContaining({ name: recipe.name }));
    const kept = (await diaryOf(client)).flatMap((day) => day.calendar_items);
    expect(kept.map(({ meal }) => meal.recipe_template.id)).not.toContain(recipe.id);
  });

  it('all become theirs if they have no rules of their own, whatever the coach chose', async () => {
    const { client, record, days } = await anInvited();
    await app.db.updateTable('intake').set({ diet: 'VEGAN' }).where('person_id', '=', record.id).execute();
    expect(await accept(client, record)).toEqual({ is_plan_withheld: false, left_out: [], paused: [] });
    const idsOf = (all: typeof days) => all.flatMap((day) => day.calendar_items.map(({ id }) => id)).toSorted();
    expect(idsOf(await diaryOf(client))).toEqual(idsOf(days));
  });
});
