import { autoPlanDay } from '@weekbord/contract/planner/auto-plan';
import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { describe, expect, it } from 'vitest';
import {
  diaryOf,
  MONDAY,
  ofRecipes,
  type RecipeDay,
  slotsOf,
  personWithPlan,
  startPlannerApp,
} from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue());

/** Only lunches and dinners, because breakfasts may repeat. */
const mainsOf = (days: readonly RecipeDay[]) =>
  days.flatMap(({ calendar_items }) => calendar_items.slice(1).map(({ meal }) => meal.recipe_template.id));

/** Returns a person with seven planned days starting on MONDAY, and the proposals for their dinner on a date. */
async function personWithWeek() {
  const { person, client } = await personWithPlan(app);
  const slot = (await slotsOf(app, person)).find((one) => one.meal_moment === 'DINNER')!;
  const days = await diaryOf(client);
  const dinners = days.map(({ calendar_items }) => calendar_items[2]!.meal.recipe_template.id);
  const proposed = async (date: string) => {
    const query = { meal_slot_specification: slot.id, date_to_plan_for: date, page_size: 100 };
    return (await client.call(generateMeals, { query })).body.results.map((meal) => meal.recipe_template.id);
  };
  return { client, days, dinners, proposed };
}

const amongst = (wanted: readonly number[], ids: readonly number[]) => wanted.filter((id) => ids.includes(id));

describe('a recipe in the diary', () => {
  it('is not proposed for the ten days after it, but is proposed for the eleventh', async () => {
    const { dinners, proposed } = await personWithWeek();
    const [monday, ...others] = dinners;
    const ids = await proposed(addDays(MONDAY, 11));
    expect(ids.length).toBeGreaterThan(10);
    expect(amongst(others, ids)).toEqual([]);
    expect(others.includes(monday!) || ids.includes(monday!)).toBe(true);
    expect(new Set(amongst(dinners, await proposed(addDays(MONDAY, 17))))).toEqual(new Set(dinners));
  });

  it('is not proposed for the ten days before it, but is proposed for the eleventh', async () => {
    const { dinners, proposed } = await personWithWeek();
    const sunday = dinners.at(-1)!;
    const others = dinners.slice(0, -1);
    const ids = await proposed(addDays(MONDAY, -5));
    expect(ids.length).toBeGreaterThan(10);
    expect(amongst(others, ids)).toEqual([]);
    expect(others.includes(sunday) || ids.includes(sunday)).toBe(true);
    expect(new Set(amongst(dinners, await proposed(addDays(MONDAY, -11))))).toEqual(new Set(dinners));
  });

  it.each([11, -5])('is not planned for a nearby day, %i days from the first', async (distance) => {
    const { client, days } = await personWithWeek();
    const near = mainsOf(distance > 0 ? days.slice(1) : days.slice(0, -1));
    const { body } = await client.call(autoPlanDay, { body: { date: addDays(MONDAY, distance), seed: 11 } });
    expect(body.calendar_items).toHaveLength(3);
    expect(amongst(mainsOf([ofRecipes(body)]), near)).toEqual([]);
  });
});
