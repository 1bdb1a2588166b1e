import { listBrokenRules } from '@weekbord/contract/planner/list-broken-rules';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach } from '@weekbord/testkit/builders/people';
import { expect, it } from 'vitest';
import { anOwnFood, personWithPlan, startPlannerApp } from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue());

async function foodId(slug: string): Promise<number> {
  const food = await app.db.selectFrom('food').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  return food.id;
}

it('broken rules are listed for the foods that break them, without the other foods', async () => {
  const [onion, chicken] = [await foodId('onion'), await foodId('chicken-breast')];
  const { client } = await personWithPlan(app, { diet: 'VEGAN' });
  const asked = (food: readonly number[]) => client.call(listBrokenRules, { query: { food: food.map(String) } });
  expect((await asked([onion, chicken])).body.results).toEqual([{ food: chicken, breaks: ['diet'] }]);
  expect((await asked([onion])).body.results).toEqual([]);
  expect((await asked([])).body.results).toEqual([]);
});

it("broken rules of a client are listed only for their coach, and never for another person's food", async () => {
  const coach = await aCoach(app.db);
  const { client, person } = await personWithPlan(app, { diet: 'VEGAN' }, { coach_id: coach.id });
  const other = await personWithPlan(app);
  const own = await anOwnFood(app, other.person);
  const chicken = await foodId('chicken-breast');
  const query = { food: [String(chicken)], user: String(person.id) };
  expect((await app.as(tokenOf(coach)).call(listBrokenRules, { query })).body.results).toHaveLength(1);
  expect((await other.client.call(listBrokenRules, { query })).status).toBe(404);
  expect((await app.call(listBrokenRules, { query })).status).toBe(401);
  expect((await client.call(listBrokenRules, { query: { food: [String(own.foodId)] } })).body.results).toEqual([]);
});
