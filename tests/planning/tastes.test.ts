import { ELIGIBLE, findExclusions } from '@weekbord/domain/planner/catalogue/eligibility';
import { createRandom } from '@weekbord/domain/numbers/random';
import { rankSlot } from '@weekbord/domain/planner/search/rank-slot';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { describe, expect, it } from 'vitest';
import { ruleCheckFor } from './broken-rules.ts';
import { preferencesOf, randomTaste } from './random-tastes.ts';
import { type CatalogueForEater, catalogueFor, catalogueIndex, recipeOf } from './real-catalogue.ts';

const PEOPLE = 100;
const RANKED = 40;
const SEED = 20_270_316;
const FIGURES = ['kcal', 'protein', 'fat', 'carbohydrates', 'salt'] as const;

const random = createRandom(SEED);
const people = Array.from({ length: PEOPLE }, () => {
  const taste = randomTaste(random);
  return { taste, preferences: preferencesOf(taste) };
});
type OnePerson = (typeof people)[number];

const kept = new Map<OnePerson, CatalogueForEater>();

/** Returns the catalogue for one person; it is cached for people who are tested more than once. */
function catalogueOf(person: OnePerson): CatalogueForEater {
  const known = kept.get(person);
  if (known !== undefined) return known;
  const made = catalogueFor(person.preferences);
  if (kept.size < RANKED) kept.set(person, made);
  return made;
}

/** Describes the person's rules that the given recipes break. */
function broken({ taste }: OnePerson, recipes: CatalogueForEater, recipeIds: readonly number[]): string[] {
  const check = ruleCheckFor(taste);
  return recipeIds.flatMap((id) =>
    check.ofRecipe(id, recipes.foodsOf(id)).map((rule) => `${recipeOf(id).id}: ${rule}`),
  );
}

function allowedTo({ preferences }: OnePerson, { index }: CatalogueForEater): number[] {
  const exclusions = findExclusions(index, preferences);
  return index.recipes.filter((_, at) => exclusions[at] === ELIGIBLE).map(({ id }) => id);
}

describe(`[REC-12] ${PEOPLE} random people`, () => {
  it('can see exactly the recipes that break none of their rules', () => {
    for (const person of people) {
      const recipes = catalogueOf(person);
      const allowed = allowedTo(person, recipes);
      expect(broken(person, recipes, allowed)).toEqual([]);
      const check = ruleCheckFor(person.taste);
      const unopposed = recipes.index.recipes.filter(({ id }) => check.ofRecipe(id, recipes.foodsOf(id)).length === 0);
      expect(allowed).toEqual(unopposed.map(({ id }) => id));
    }
  });

  it('can choose from more recipes than those that suit them without swaps, and lose none of those', () => {
    const asWritten = { ...catalogueFor({}), index: catalogueIndex };
    const gained = people.slice(0, RANKED).map((person) => {
      const [before, after] = [allowedTo(person, asWritten), allowedTo(person, catalogueOf(person))];
      expect(before.filter((id) => !after.includes(id))).toEqual([]);
      return after.length - before.length;
    });
    expect(gained.filter((recipes) => recipes > 100).length).toBeGreaterThan(RANKED / 2);
  });

  it('are offered nothing that breaks one of their rules, at any meal', () => {
    const moments: readonly MealMoment[] = ['BREAKFAST', 'LUNCH', 'DINNER', 'LATE_SNACK'];
    const target = { kcal: 500, protein: 30, fat: 18, carbohydrates: 50 };
    const faults = people.slice(0, RANKED).flatMap((person, at) => {
      const slot = { id: 1, type: moments[at % moments.length]!, target };
      const day = { date: '2027-03-15', dayClass: 'weekday' as const, slots: [slot] };
      const recipes = catalogueOf(person);
      const ranked = rankSlot(recipes.index, { ...person.preferences, day, slotId: 1 });
      return broken(
        person,
        recipes,
        ranked.map(({ recipeId }) => recipeId),
      );
    });
    expect(faults).toEqual([]);
  });

  it('get each version with the nutrients of its own lines', () => {
    for (const person of people.slice(0, RANKED)) {
      const { index, foodsOf } = catalogueOf(person);
      const faults = index.recipes.filter((recipe) => {
        const foods = foodsOf(recipe.id);
        const sum = (figure: (typeof FIGURES)[number]) =>
          recipe.ingredients.reduce(
            (total, { grams }, at) => total + ((foods[at]!.per100[figure] ?? 0) * grams) / 100,
            0,
          );
        const isOff = (figure: (typeof FIGURES)[number]) => Math.abs((recipe[figure] ?? NaN) - sum(figure)) > 1e-6;
        return foods.length !== recipe.ingredients.length || FIGURES.some(isOff);
      });
      expect(faults.map(({ id }) => recipeOf(id).id)).toEqual([]);
    }
  });
});

it('the check detects meals that break the rules if the planner ignores them', () => {
  const asWritten = catalogueFor({});
  const everything = catalogueIndex.recipes.map(({ id }) => id);
  for (const person of people.filter(
    ({ taste: { diet, intolerances } }) => diet === 'VEGAN' && intolerances.length > 0,
  )) {
    expect(broken(person, asWritten, everything).length).toBeGreaterThan(100);
  }
});
