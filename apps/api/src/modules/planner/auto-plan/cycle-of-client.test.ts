import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { giveCycle } from '@weekbord/testkit/builders/cycles';
import { aCoach } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import { expect, it } from 'vitest';
import { MONDAY, slotsOf, personWithPlan, startPlannerApp } from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue());

/** A cycle that is in the luteal phase on MONDAY. */
const LUTEAL = { start: '2027-02-24' };

it("proposals for a client depend on the client's own cycle, not on the coach's", async () => {
  const coach = await aCoach(app.db);
  const { person, client } = await personWithPlan(app, {}, { coach_id: coach.id });
  await app.db.updateTable('intake').set({ diet_type: 'CYCLE_DIET' }).where('person_id', '=', person.id).execute();
  const slot = (await slotsOf(app, person)).find((one) => one.meal_moment === 'DINNER')!;
  const query = { meal_slot_specification: slot.id, date_to_plan_for: MONDAY, user: person.id, page_size: 100 };
  const proposedTo = async (caller: TestClient) => {
    const { body } = await caller.call(generateMeals, { query });
    return body.results.map(({ recipe_template: recipe, portions_multiplier: size }) => [recipe.id, size]);
  };

  const usual = await proposedTo(client);
  expect(usual.length).toBeGreaterThan(10);
  await giveCycle(app.db, coach, LUTEAL);
  expect(await proposedTo(app.as(tokenOf(coach)))).toEqual(usual);
  await giveCycle(app.db, person, LUTEAL);
  expect(await proposedTo(client)).not.toEqual(usual);
});
