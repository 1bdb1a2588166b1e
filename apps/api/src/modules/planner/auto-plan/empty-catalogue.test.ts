import { autoPlanDay } from '@weekbord/contract/planner/auto-plan';
import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { expect, it } from 'vitest';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { diaryOf, MONDAY, slotsOf, personWithPlan, startPlannerApp } from '../../diary/diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue((meal) => meal !== 'DINNER'));

it('planning leaves a slot empty if no recipe qualifies, and says why', async () => {
  const { client, person } = await personWithPlan(app);
  const dinner = (await slotsOf(app, person)).find((slot) => slot.meal_moment === 'DINNER')!;
  const { body } = await client.call(autoPlanDay, { body: { date: addDays(MONDAY, 20) } });
  expect(body.calendar_items.map((item) => item.meal_moment)).toEqual(['BREAKFAST', 'LUNCH']);
  expect(body.planning_issues).toContainEqual({
    kind: 'unfilled',
    date: addDays(MONDAY, 20),
    meal_slot: dinner.id,
    eligible: 0,
    because: [{ kind: 'noRecipes', diet: null, allergen: null, kcal: null }],
    detail: 'There are no recipes for this meal yet.',
  });
  expect((await diaryOf(client)).every((day) => day.calendar_items.length === 2)).toBe(true);
});

it('no meal is proposed for a slot without a qualifying recipe', async () => {
  const { client, person } = await personWithPlan(app);
  const dinner = (await slotsOf(app, person)).find((slot) => slot.meal_moment === 'DINNER')!;
  const query = { meal_slot_specification: dinner.id, date_to_plan_for: MONDAY };
  expect((await client.call(generateMeals, { query })).body).toMatchObject({ count: 0, results: [], next: null });
});

it("the reason for an empty slot is in the caller's language", async () => {
  const { client } = await personWithPlan(app, {}, { language: 'nl' });
  const { body } = await client.call(autoPlanDay, { body: { date: MONDAY } });
  expect(body.planning_issues.map(({ detail }) => detail)).toContain('Voor deze maaltijd zijn er nog geen recepten.');
});
