import { catalogueVersion, loadCatalogue } from '@weekbord/catalogue/load';
import { listRecipeInspiration } from '@weekbord/contract/planner/list-recipe-inspiration';
import { dietRules } from '@weekbord/domain/planner/person-rules';
import { createRandom, randomBelow } from '@weekbord/domain/numbers/random';
import { INGREDIENT_DISLIKES, INTOLERANCES, WIZARD_DIETS } from '@weekbord/domain/vocabulary';
import type { Choices } from '@weekbord/testkit/builders/answers';
import { describe, expect, it } from 'vitest';
import { personWithPlan, startPlannerApp } from '../diary/diary.test-support.ts';

const app = await startPlannerApp({ version: catalogueVersion, load: loadCatalogue });
const PEOPLE = 4;

const COLUMN = {
  LACTOSE: 'lactose',
  GLUTEN: 'gluten',
  NUTS: 'nuts',
  CRUSTACEANS_AND_SHELLFISH: 'crustaceans_shellfish',
};
type Known = keyof typeof COLUMN;

/** Some foods, as they stand in the database. */
function listFoods(ids: ReadonlySet<number>) {
  return app.db
    .selectFrom('food')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

const random = createRandom(99);
const pick = <Value>(values: readonly Value[]): Value => values[randomBelow(random, values.length)]!;
const randomChoices = (): Choices & { intolerances: [Known] } => ({
  diet: random() < 0.3 ? null : pick(WIZARD_DIETS),
  intolerances: [pick(INTOLERANCES.slice(1) as Known[])],
  dislikes: [pick(INGREDIENT_DISLIKES)],
});

describe('[REC-12] what random people are shown of the whole catalogue', () => {
  it.each(Array.from({ length: PEOPLE }, (_, at) => [at, randomChoices()] as const))(
    'holds no food that breaks a rule, in any page, for person %i',
    { timeout: 30_000 },
    async (_, choices) => {
      const { client } = await personWithPlan(app, choices);
      const ids: number[] = [];
      const foods = new Set<number>();
      for (let page = 1, more = true; more; page += 1) {
        const { body } = await client.call(listRecipeInspiration, { query: { page, page_size: 100 } });
        ids.push(...body.results.map((meal) => meal.recipe_template.id));
        for (const line of body.results.flatMap(({ ingredients }) => ingredients))
          foods.add(line.suggested_serving.food);
        more = body.next !== null;
      }
      expect(ids.length).toBeGreaterThan(20);
      expect(new Set(ids).size).toBe(ids.length);
      const mark =
        choices.diet === null || choices.diet === undefined ? null : dietRules(choices.diet as 'VEGAN', false).diet;
      const wrong = (await listFoods(foods)).filter(
        (food) =>
          (mark !== null && food[mark] !== 'yes') ||
          food[COLUMN[choices.intolerances[0]] as 'gluten'] !== 'free' ||
          food.dislikes.some((dislike) => choices.dislikes?.includes(dislike as 'BEEF')),
      );
      expect(wrong.map(({ slug }) => slug)).toEqual([]);
    },
  );
});
