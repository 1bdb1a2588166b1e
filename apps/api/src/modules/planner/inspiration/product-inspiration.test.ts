import { catalogueVersion, loadCatalogue } from '@weekbord/catalogue/load';
import { listUserProfiles, updateUserProfile } from '@weekbord/contract/intake/user-profiles';
import { listRecipeInspiration } from '@weekbord/contract/planner/list-recipe-inspiration';
import { dietRules } from '@weekbord/domain/planner/catalogue/person-rules';
import { createRandom, randomBelow } from '@weekbord/domain/numbers/random';
import { INGREDIENT_DISLIKES } from '@weekbord/domain/foods/ingredient-dislikes';
import { INTOLERANCES, LABEL_ALLERGENS, type LabelAllergen } from '@weekbord/domain/foods/allergens';
import { WIZARD_DIETS } from '@weekbord/domain/diets/diets';
import type { Choices } from '@weekbord/testkit/builders/answers';
import { describe, expect, it } from 'vitest';
import { personWithPlan, startPlannerApp } from '../../diary/diary.test-support.ts';

const app = await startPlannerApp({ version: catalogueVersion, load: loadCatalogue });
const PEOPLE = 6;

const COLUMN = {
  LACTOSE: 'lactose',
  GLUTEN: 'gluten',
  NUTS: 'nuts',
  CRUSTACEANS_AND_SHELLFISH: 'crustaceans_shellfish',
};
type Known = keyof typeof COLUMN;

/** Returns the given foods as stored in the database. */
function listFoods(ids: ReadonlySet<number>) {
  return app.db
    .selectFrom('food')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** Whether a food is known to be free of an allergen, according to its label. */
function isFreeOf({ label_allergens: contained, may_contain: traces }: Food, allergen: string): boolean {
  return contained !== null && !contained.includes(allergen) && !traces.includes(allergen);
}
type Food = Awaited<ReturnType<typeof listFoods>>[number];

const random = createRandom(99);
const pick = <Value>(values: readonly Value[]): Value => values[randomBelow(random, values.length)]!;
const leftOut = () => LABEL_ALLERGENS.filter(() => random() < 0.2);
const randomChoices = (): Choices & { intolerances: [Known]; leftOut: LabelAllergen[] } => ({
  leftOut: leftOut(),
  diet: random() < 0.3 ? null : pick(WIZARD_DIETS),
  intolerances: [pick(INTOLERANCES.slice(1) as Known[])],
  dislikes: [pick(INGREDIENT_DISLIKES)],
});

describe('[REC-12] the whole catalogue as shown to randomly generated people', () => {
  it.each(Array.from({ length: PEOPLE }, (_, at) => [at, randomChoices()] as const))(
    'contains no food that breaks a rule, on any page, for person %i',
    async (_, choices) => {
      const { client } = await personWithPlan(app, choices);
      const { body: profiles } = await client.call(listUserProfiles);
      const profile = { params: { id: profiles.results[0]!.id }, body: { excluded_allergens: choices.leftOut } };
      expect((await client.call(updateUserProfile, profile)).status).toBe(200);
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
      const mark = choices.diet === null || choices.diet === undefined ? null : dietRules(choices.diet, false).diet;
      const wrong = (await listFoods(foods)).filter(
        (food) =>
          (mark !== null && food[mark] !== 'yes') ||
          food[COLUMN[choices.intolerances[0]] as 'gluten'] !== 'free' ||
          choices.leftOut.some((allergen) => !isFreeOf(food, allergen)) ||
          (choices.intolerances[0] === 'NUTS' && !isFreeOf(food, 'peanut')) ||
          food.dislikes.some((dislike) => choices.dislikes?.includes(dislike as 'BEEF')),
      );
      expect(wrong.map(({ slug }) => slug)).toEqual([]);
    },
  );
});
