import { COUNTRIES, type Country } from '@weekbord/domain/accounts/countries';
import { isSoldIn } from '@weekbord/domain/groceries/sold-in';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { ELIGIBLE, findExclusions } from '@weekbord/domain/planner/catalogue/eligibility';
import type { PlannerPreferences, PlannerRecipe } from '@weekbord/domain/planner/week/plan-request';
import { MEAL_TYPES } from '@weekbord/domain/slots/meal-moments';
import { describe, expect, it } from 'vitest';
import { planPersona } from './plan-persona.ts';
import { eatersOfEverything } from './random-personas.ts';
import { catalogueFor, catalogueIndex, recipeOf } from './real-catalogue.ts';

const ENOUGH = 40;
const RULES: readonly PlannerPreferences[] = [
  {},
  { diet: 'vegan' },
  { diet: 'vegetarian' },
  { diet: 'pescatarian' },
  { diet: 'halal' },
  { intolerances: ['gluten'] },
  { intolerances: ['lactose'] },
  { intolerances: ['nuts'] },
  { diet: 'vegetarian', intolerances: ['gluten'] },
  { diet: 'vegetarian', intolerances: ['lactose'] },
];
const canBeHadIn = (country: Country, { soldIn }: PlannerRecipe) => isSoldIn(country, soldIn ?? null);

describe('in each country', () => {
  it('a recipe is marked if and only if one of its foods is not sold there', () => {
    for (const recipe of catalogueIndex.recipes) {
      const foods = recipeOf(recipe.id).ingredients.map(({ food }) => food);
      for (const country of COUNTRIES) {
        const areSold = foods.every(({ soldIn }) => isSoldIn(country, soldIn));
        expect(canBeHadIn(country, recipe), `${recipeOf(recipe.id).id}, ${country}`).toBe(areSold);
      }
    }
  });

  it.each(RULES)('people with %j keep forty dishes per meal, or all if there are fewer', (rules) => {
    const { index } = catalogueFor(rules);
    const exclusions = findExclusions(index, rules);
    const eligible = index.recipes.filter((_, at) => exclusions[at] === ELIGIBLE);
    for (const meal of MEAL_TYPES) {
      const dishes = eligible.filter(({ meals }) => meals.includes(meal));
      for (const country of COUNTRIES) {
        const left = dishes.filter((recipe) => canBeHadIn(country, recipe));
        expect(left.length, `${meal}, ${country}`).toBeGreaterThanOrEqual(Math.min(ENOUGH, dishes.length));
      }
    }
  });

  it.each(RULES)('people whose country is unknown lose no dish that they can have with %j', (rules) => {
    const { recipes } = catalogueFor(rules).index;
    expect(recipes.filter((recipe) => !canBeHadIn('OTHER', recipe))).toEqual([]);
  });

  it.each(RULES)('people in the Netherlands lose at most one dish in fifty with %j', (rules) => {
    const { recipes } = catalogueFor(rules).index;
    const lost = recipes.filter((recipe) => !canBeHadIn('NETHERLANDS', recipe));
    expect(lost.length).toBeLessThanOrEqual(recipes.length / 50);
  });
});

const people = eatersOfEverything(3, 31);
type Diet = Partial<OnboardingForm['dietPreferences']>;
const DIETS: readonly Diet[] = [
  {},
  { dietaryPreference: 'VEGAN' },
  { dietaryPreference: 'VEGETARIAN', intolerances: ['LACTOSE'] },
  { dietaryPreference: 'PESCATARIAN', intolerances: ['GLUTEN'] },
  { dietType: 'KETO' },
];

/** Returns the foods in a week that are not sold in a country. */
function unsoldOf(form: OnboardingForm, seed: number, country: Country, planned: Country = country): string[] {
  const { plan, recipes } = planPersona(form, seed, undefined, { country: planned });
  return plan.days
    .flatMap(({ items }) => items.flatMap(({ recipeId }) => recipes.foodsOf(recipeId)))
    .filter(({ soldIn }) => !isSoldIn(country, soldIn))
    .map(({ id }) => id);
}

describe('weeks', () => {
  const withMeals = people.map((form) => ({
    ...form,
    dietPreferences: { ...form.dietPreferences, mealTimes: ['BREAKFAST', 'LUNCH', 'AFTERNOON_SNACK', 'DINNER'] },
  })) satisfies OnboardingForm[];

  it.each(
    (['NETHERLANDS', 'BELGIUM', 'UNITED_KINGDOM', 'IRELAND', 'UNITED_STATES'] as const).flatMap((country) =>
      DIETS.map((diet) => [country, diet] as const),
    ),
  )('contain only foods that are sold in the country of the person: %s, %j', (country, diet) => {
    for (const [seed, form] of withMeals.entries()) {
      const dietPreferences = { ...form.dietPreferences, ...diet };
      expect(unsoldOf({ ...form, dietPreferences }, seed, country)).toEqual([]);
    }
  });

  it('contain foods for people in the Netherlands that are not sold in other countries', () => {
    for (const country of ['UNITED_KINGDOM', 'UNITED_STATES'] as const)
      expect(withMeals.flatMap((form, seed) => unsoldOf(form, seed, country, 'NETHERLANDS'))).not.toEqual([]);
  });

  it('are the same for people in an unlisted country as for people whose country is unknown', () => {
    for (const [seed, form] of withMeals.entries())
      expect(planPersona(form, seed, undefined, { country: 'OTHER' }).plan).toEqual(planPersona(form, seed).plan);
  });
});
