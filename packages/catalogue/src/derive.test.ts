import { describe, expect, test } from 'vitest';
import { allergensOfIngredients, dietsOfIngredients } from '@weekbord/domain/recipes/dish-facts/traits-of-ingredients';
import type { CatalogueFood, LabelAllergen, Origin, Presence } from './format.ts';
import { seasonsOfRecipe } from './derive.ts';
import { catalogue } from './product-catalogue.test-support.ts';

const { foods } = catalogue;

function food(id: string) {
  const found = foods.get(id);
  if (found === undefined) throw new Error(`no food ${id}`);
  return found;
}

/**
 * What a dietitian would expect of foods with misleading names. Columns: lactose, shellfish, gluten, nuts, vegan,
 * vegetarian, pescatarian.
 */
const CASES = [
  ['semolina', 'free', 'free', 'contains', 'free', 'yes', 'yes', 'yes'],
  ['buckwheat', 'free', 'free', 'free', 'free', 'yes', 'yes', 'yes'],
  ['oats', 'free', 'free', 'contains', 'free', 'yes', 'yes', 'yes'],
  ['gluten-free-oats', 'free', 'free', 'free', 'free', 'yes', 'yes', 'yes'],
  ['couscous', 'free', 'free', 'contains', 'free', 'yes', 'yes', 'yes'],
  ['soy-sauce', 'free', 'free', 'contains', 'free', 'yes', 'yes', 'yes'],
  ['tamari', 'free', 'free', 'unknown', 'free', 'yes', 'yes', 'yes'],
  ['tamari-gluten-free', 'free', 'free', 'free', 'free', 'yes', 'yes', 'yes'],
  ['desiccated-coconut', 'free', 'free', 'free', 'free', 'yes', 'yes', 'yes'],
  ['nutmeg', 'free', 'free', 'free', 'free', 'yes', 'yes', 'yes'],
  ['water-chestnuts-canned', 'free', 'free', 'free', 'free', 'yes', 'yes', 'yes'],
  ['pine-nuts', 'free', 'free', 'free', 'free', 'yes', 'yes', 'yes'],
  ['peanut-butter', 'free', 'free', 'free', 'free', 'yes', 'yes', 'yes'],
  ['almond-drink', 'free', 'free', 'free', 'contains', 'yes', 'yes', 'yes'],
  ['butter-beans-canned', 'free', 'free', 'free', 'free', 'yes', 'yes', 'yes'],
  ['milk-lactose-free', 'free', 'free', 'free', 'free', 'no', 'yes', 'yes'],
  ['milk-whole', 'contains', 'free', 'free', 'free', 'no', 'yes', 'yes'],
  ['cream-whipping', 'contains', 'free', 'free', 'free', 'no', 'yes', 'yes'],
  ['cheese-30-vegetarian', 'free', 'free', 'free', 'free', 'no', 'yes', 'yes'],
  ['parmesan', 'free', 'free', 'free', 'free', 'no', 'no', 'no'],
  ['honey', 'free', 'free', 'free', 'free', 'no', 'yes', 'yes'],
  ['egg', 'free', 'free', 'free', 'free', 'no', 'yes', 'yes'],
  ['gelatine', 'free', 'free', 'free', 'free', 'no', 'no', 'no'],
  ['worcestershire-sauce', 'free', 'free', 'contains', 'free', 'no', 'no', 'yes'],
  ['fish-sauce', 'free', 'free', 'free', 'free', 'no', 'no', 'yes'],
  ['oyster-sauce', 'free', 'contains', 'contains', 'free', 'no', 'no', 'yes'],
  ['vegetarian-oyster-sauce', 'free', 'free', 'contains', 'free', 'yes', 'yes', 'yes'],
  ['prawn-crackers', 'free', 'contains', 'unknown', 'free', 'no', 'no', 'yes'],
  ['surimi', 'free', 'unknown', 'unknown', 'free', 'no', 'no', 'yes'],
  ['red-curry-paste', 'free', 'contains', 'free', 'free', 'no', 'no', 'yes'],
  ['kimchi', 'free', 'unknown', 'unknown', 'free', 'unknown', 'unknown', 'yes'],
  ['hoisin-sauce', 'free', 'free', 'unknown', 'free', 'unknown', 'unknown', 'yes'],
  ['teriyaki-sauce', 'free', 'free', 'contains', 'free', 'unknown', 'unknown', 'yes'],
  ['mycoprotein-pieces', 'unknown', 'free', 'unknown', 'free', 'unknown', 'yes', 'yes'],
  ['breadcrumbs', 'unknown', 'free', 'contains', 'free', 'unknown', 'yes', 'yes'],
  ['ontbijtkoek', 'unknown', 'free', 'contains', 'free', 'unknown', 'yes', 'yes'],
  ['muesli', 'unknown', 'free', 'contains', 'unknown', 'unknown', 'yes', 'yes'],
  ['dark-chocolate', 'unknown', 'free', 'free', 'unknown', 'unknown', 'yes', 'yes'],
  ['white-wine', 'free', 'free', 'free', 'free', 'unknown', 'unknown', 'unknown'],
  ['glutinous-rice', 'free', 'free', 'free', 'free', 'yes', 'yes', 'yes'],
  ['stroopwafel', 'contains', 'free', 'contains', 'free', 'no', 'yes', 'yes'],
  ['wine-gums', 'free', 'free', 'unknown', 'free', 'unknown', 'unknown', 'unknown'],
  ['dashi', 'unknown', 'free', 'unknown', 'free', 'unknown', 'unknown', 'yes'],
  ['shrimp-paste', 'free', 'contains', 'free', 'free', 'no', 'no', 'yes'],
  ['ghee', 'unknown', 'free', 'free', 'free', 'no', 'yes', 'yes'],
  ['chicken-breast', 'free', 'free', 'free', 'free', 'no', 'no', 'no'],
] as const;

describe('[FOO-05] diets and allergens follow from the origin of a food', () => {
  test.each(CASES)('%s', (id, lactose, shellfish, gluten, nuts, vegan, vegetarian, pescatarian) => {
    expect(food(id).allergens).toMatchObject({ gluten, lactose, nuts, crustaceans_shellfish: shellfish });
    expect(food(id).diets).toMatchObject({ vegan, vegetarian, pescatarian });
  });

  test('a recipe is as restricted as its most restricted ingredient, and unknown never counts as free', () => {
    const of = (...ids: string[]) => ids.map((id) => food(id).allergens);
    expect(allergensOfIngredients(of('rice-cooked', 'kimchi')).crustaceans_shellfish).toBe('unknown');
    expect(allergensOfIngredients(of('prawns', 'kimchi')).crustaceans_shellfish).toBe('contains');
    expect(allergensOfIngredients(of('rice-cooked', 'tofu')).gluten).toBe('free');
    expect(dietsOfIngredients([food('tofu').diets, food('dark-chocolate-85').diets]).vegan).toBe('yes');
    expect(dietsOfIngredients([food('feta').diets]).vegetarian).toBe('unknown');
    expect(allergensOfIngredients([]).nuts).toBe('unknown');
  });
});

/** The origins of a food, with the allergens that it must then declare. */
const SHOWS: readonly (readonly [Origin, readonly LabelAllergen[]])[] = [
  ['egg', ['egg']],
  ['dairy', ['milk']],
  ['fish', ['fish']],
  ['shellfish', ['crustaceans', 'molluscs']],
];

/**
 * Returns the origin that may disagree with the allergens: seaweed contains shell fragments; isinglass in wine and beer
 * need not be declared.
 */
function mayDiffer({ id, name, category, alcohol }: CatalogueFood): Origin | undefined {
  if (id === 'nori' || id === 'wakame') return 'shellfish';
  return category === 'WINE' || alcohol > 0 || /\b(?:beer|lager)\b/.test(name.en) ? 'fish' : undefined;
}

function strongest(presences: readonly (Presence | undefined)[]): Presence | undefined {
  return presences.includes('certain') ? 'certain' : presences.find((presence) => presence !== undefined);
}

test('[FOO-05] the origin and the allergens of a food agree', () => {
  const disagree = [...foods.values()].flatMap((food) =>
    SHOWS.filter(([source]) => mayDiffer(food) !== source)
      .filter(
        ([source, allergens]) =>
          food.origin?.get(source) !== strongest(allergens.map((allergen) => food.contains?.get(allergen))),
      )
      .map(([source]) => `${food.id}: ${source}`),
  );
  expect(disagree).toEqual([]);
});

describe('the seasons of a recipe', () => {
  const line = (seasons: CatalogueFood['seasons'], grams: number) => ({ food: { seasons }, grams });
  const strawberries = line(['SPRING', 'SUMMER'], 100);

  test.each([
    ['are all year if neither the recipe nor its foods have any', [], [line([], 100)], []],
    ['are its own if its foods have none', ['WINTER'], [line([], 100)], ['WINTER']],
    ['are those of its fresh food', [], [strawberries, line([], 200)], ['SPRING', 'SUMMER']],
    ['are its own if its foods have them too', ['SUMMER', 'AUTUMN'], [strawberries], ['SUMMER']],
    ['are those that its foods have in common', [], [strawberries, line(['SUMMER'], 60)], ['SUMMER']],
    ['do not follow from a garnish', [], [line(['SUMMER'], 14.9)], []],
    ['follow from 15 g in a portion', [], [line(['SUMMER'], 15)], ['SUMMER']],
    ['do not exist if its own and its foods have none in common', ['WINTER'], [strawberries], null],
  ] as const)('%s', (_name, own, inPortion, seasons) => {
    expect(seasonsOfRecipe(own, inPortion)).toEqual(seasons);
  });
});
