import { catalogueVersion, loadCatalogue } from '@weekbord/catalogue/load';
import type { CalendarItem, RecipeMeal } from '@weekbord/contract/diary/models';
import { createCalendarDay } from '@weekbord/contract/diary/calendar-days';
import { createRecipeMeal, planGeneratedRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { createGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { listRecipeInspiration } from '@weekbord/contract/planner/list-recipe-inspiration';
import type { Ingredient, RecipeTemplateSummary } from '@weekbord/contract/recipes/models';
import { getRecipeTemplate } from '@weekbord/contract/recipes/recipe-templates';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { Choices } from '@weekbord/testkit/builders/answers';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../recipes/recipes.public.ts';
import {
  daysOf,
  diaryOf,
  MONDAY,
  personWithPlan,
  recipeMealOf,
  slotsOf,
  startPlannerApp,
} from '../../diary/diary.test-support.ts';

const app = await startPlannerApp({ version: catalogueVersion, load: loadCatalogue }, { quick: true });

const foods = await app.db.selectFrom('food').selectAll().execute();
const foodById = new Map(foods.map((food) => [food.id, food]));
type Food = (typeof foods)[number];

/** A free day after the planned week. */
const NEXT_MONDAY = addDays(MONDAY, 7);
const FIGURES = ['kcal', 'protein', 'fat', 'carbohydrates'] as const;

const EATERS: readonly [string, Choices, string, (food: Food) => boolean][] = [
  [
    'a person who cannot eat lactose',
    { intolerances: ['LACTOSE'] },
    'intolerance:lactose',
    ({ lactose }) => lactose === 'free',
  ],
  [
    'a person who cannot eat gluten',
    { intolerances: ['GLUTEN'] },
    'intolerance:gluten',
    ({ gluten }) => gluten === 'free',
  ],
  ['a vegan', { diet: 'VEGAN' }, 'diet:vegan', ({ vegan }) => vegan === 'yes'],
];

const foodOf = ({ suggested_serving: { food } }: Ingredient): Food => foodById.get(food)!;

/** How far nutrients may differ, because a third of a spoon is sent with three decimals. */
const SENT_WITHIN = 0.3;
const gramsOf = ({ quantity, suggested_serving: { one_serving_in_metric_value: grams } }: Ingredient) =>
  quantity * grams;

/**
 * Returns the errors in the lines of a meal for a person: foods that break the rule, and nutrients that are not their
 * sum.
 */
function faultsOf(meal: Pick<RecipeMeal, 'ingredients' | (typeof FIGURES)[number]>, suits: (food: Food) => boolean) {
  const wrong = meal.ingredients.filter((line) => !suits(foodOf(line))).map(({ name }) => name);
  const off = FIGURES.filter((figure) => {
    const sum = meal.ingredients.reduce(
      (total, line) => total + ((foodOf(line)[figure] ?? NaN) * gramsOf(line)) / 100,
      0,
    );
    return !(Math.abs(sum - (meal[figure] ?? NaN)) < SENT_WITHIN);
  });
  return [...wrong, ...off];
}

const swappedLines = ({ ingredients }: Pick<RecipeMeal, 'ingredients'>) =>
  ingredients.filter(({ swapped }) => swapped !== null);
/** The part of the lines that is displayed, whether the lines are stored or not. */
const shown = ({ ingredients }: Pick<RecipeMeal, 'ingredients'>) =>
  ingredients.map(({ name, quantity, grams, note, swapped, suggested_serving: { id } }) => ({
    name,
    quantity,
    grams,
    note,
    swapped,
    id,
  }));
const figuresOf = (meal: Pick<RecipeMeal, (typeof FIGURES)[number]>) => FIGURES.map((figure) => meal[figure]);

const traitsOf = ({ diets, allergens }: Pick<RecipeTemplateSummary, 'diets' | 'allergens'>) => ({ diets, allergens });

async function dinnerOf(client: TestClient, person: Person) {
  const slot = (await slotsOf(app, person)).find((one) => one.meal_moment === 'DINNER')!;
  const query = { meal_slot_specification: slot.id, date_to_plan_for: NEXT_MONDAY, page_size: 100 };
  return { slot, proposals: (await client.call(generateMeals, { query })).body.results };
}

async function planNext(client: TestClient, slotId: number, proposal: RecipeMeal): Promise<CalendarItem> {
  const day = (await client.call(createCalendarDay, { body: { date: NEXT_MONDAY } })).body;
  const answer = await client.call(planGeneratedRecipeMeal, {
    body: {
      calendar_day_id: day.id,
      meal_slot_specification_id: slotId,
      recipe_template: proposal.recipe_template.id,
      portions_to_plan: 1,
      portions_multiplier: proposal.portions_multiplier,
      plate: proposal.plate!,
    },
  });
  return answer.body;
}

describe.each(EATERS)('%s', (_name, choices, reason, suits) => {
  it('sees, plans, eats and buys the same numbers for each recipe, with nothing that breaks their rule', async () => {
    const { person, client } = await personWithPlan(app, choices);
    const week = (await diaryOf(client)).flatMap((day) => day.calendar_items.map(({ meal }) => meal));
    expect(week.length).toBeGreaterThanOrEqual(21);
    expect(week.flatMap((meal) => faultsOf(meal, suits))).toEqual([]);

    const { slot, proposals } = await dinnerOf(client, person);
    expect(proposals.flatMap((meal) => faultsOf(meal, suits))).toEqual([]);
    const proposal = proposals.find((meal) => swappedLines(meal).length > 0)!;
    const [swap] = swappedLines(proposal);
    expect(swap!.swapped!.because).toEqual([reason]);
    const from = foods.find((food) => food.name_en === swap!.swapped!.from)!;
    expect(suits(from)).toBe(false);

    const planned = recipeMealOf(await planNext(client, slot.id, proposal));
    expect(shown(planned)).toEqual(shown(proposal));
    expect(figuresOf(planned)).toEqual(figuresOf(proposal));
    expect([planned.version, traitsOf(planned.recipe_template)]).toEqual([
      proposal.version,
      traitsOf(proposal.recipe_template),
    ]);
    const [day] = (await daysOf(client, 8)).slice(-1);
    const [stored] = day!.calendar_items.map(recipeMealOf);
    expect(stored).toEqual(planned);

    const list = await client.call(createGroceryList, { body: { start_date: NEXT_MONDAY, end_date: NEXT_MONDAY } });
    const bought = list.body.items.flatMap(({ food }) => (food === null ? [] : foodById.get(food)!));
    expect(bought.filter((food) => !suits(food)).map(({ slug }) => slug)).toEqual([]);
    const needed = proposal.ingredients.map(foodOf).filter(({ bought_factor: factor }) => factor > 0);
    expect(new Set(bought.map(({ id }) => id))).toEqual(new Set(needed.map(({ id, bought_as_id: as }) => as ?? id)));
    expect(new Set(bought.map(({ id }) => id))).not.toContain(from.id);
  });

  it('opens the version of a recipe that they can eat, with its swaps, or the original on request', async () => {
    const { client } = await personWithPlan(app, choices);
    const list = (await client.call(listRecipeInspiration, { query: { page_size: 100 } })).body.results;
    expect(list.flatMap((meal) => faultsOf(meal, suits))).toEqual([]);
    const inList = list.find((meal) => swappedLines(meal).length > 0)!;
    const { id } = inList.recipe_template;
    const [again] = (await client.call(listRecipeInspiration, { query: { id } })).body.results;
    expect([shown(again!), figuresOf(again!)]).toEqual([shown(inList), figuresOf(inList)]);

    const opened = (await client.call(getRecipeTemplate, { params: { id } })).body;
    expect(faultsOf(opened, suits)).toEqual([]);
    expect(swappedLines(opened).map(({ name, swapped }) => [name, swapped])).toEqual(
      swappedLines(inList).map(({ name, swapped }) => [name, swapped]),
    );
    expect(traitsOf(inList.recipe_template)).toEqual(traitsOf(opened));
    const meal = (await client.call(createRecipeMeal, { body: { recipe_template: id, portions: 1 } })).body;
    expect([shown(meal), figuresOf(meal)]).toEqual([shown(opened), figuresOf(opened)]);
    expect(traitsOf(meal.recipe_template)).toEqual(traitsOf(opened));

    const asWritten = (await client.call(getRecipeTemplate, { params: { id }, query: { as_written: true } })).body;
    expect(swappedLines(asWritten)).toEqual([]);
    expect(asWritten.version).toBeNull();
    expect(asWritten.ingredients.some((line) => !suits(foodOf(line)))).toBe(true);
    const anyone = await app.as(tokenOf(await aPerson(app.db))).call(getRecipeTemplate, { params: { id } });
    expect(anyone.body).toEqual(asWritten);
  });
});

it('planned versions keep names and labels through an upgrade of the catalogue', async () => {
  const { person, client } = await personWithPlan(app, { intolerances: ['GLUTEN'] });
  const { person: otherPerson, client: other } = await personWithPlan(app, { intolerances: ['LACTOSE'] });
  for (const [of, who] of [
    [client, person],
    [other, otherPerson],
  ] as const) {
    const { slot, proposals } = await dinnerOf(of, who);
    await planNext(
      of,
      slot.id,
      proposals.find((meal) => swappedLines(meal).length > 0)!,
    );
  }
  const versions = async () =>
    (await Promise.all([daysOf(client, 8), daysOf(other, 8)])).flat().flatMap((day) =>
      day.calendar_items
        .map(recipeMealOf)
        .filter((meal) => swappedLines(meal).length > 0)
        .map(({ id, version, recipe_template: { name } }) => [id, name, version]),
    );
  const before = await versions();
  expect(before.map(([, , version]) => version)).toEqual(
    expect.arrayContaining(['intolerance:gluten', 'intolerance:lactose']),
  );
  const catalogue = loadCatalogue();
  // The next catalogue has no substitutes, and other foods in some recipes.
  const next = {
    ...catalogue,
    swaps: new Map(),
    recipes: catalogue.recipes.map((recipe) => ({
      ...recipe,
      swaps: null,
      ingredients: recipe.ingredients.slice(0, 1),
    })),
  };
  expect(await seedCatalogue(app.db, app.clock.now(), { version: () => 'next', load: () => next })).toBe(true);
  expect(await versions()).toEqual(before);
  await seedCatalogue(app.db, app.clock.now(), { version: catalogueVersion, load: loadCatalogue });
  expect(await versions()).toEqual(before);
});

it('a dish that a coach plans for a client is in the version that the client can eat', async () => {
  const coach = await aCoach(app.db);
  const { person, client } = await personWithPlan(app, { diet: 'VEGAN' }, { coach_id: coach.id });
  const { slot, proposals } = await dinnerOf(client, person);
  const proposal = proposals.find((meal) => swappedLines(meal).length > 0)!;
  const day = (await client.call(createCalendarDay, { body: { date: NEXT_MONDAY } })).body;
  const { body } = await app.as(tokenOf(coach)).call(planGeneratedRecipeMeal, {
    body: {
      calendar_day_id: day.id,
      meal_slot_specification_id: slot.id,
      recipe_template: proposal.recipe_template.id,
      portions_to_plan: 1,
      portions_multiplier: proposal.portions_multiplier,
      plate: proposal.plate!,
    },
  });
  expect(shown(recipeMealOf(body))).toEqual(shown(proposal));
});
