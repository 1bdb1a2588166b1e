import { RECIPE_TAGS } from '@weekbord/domain/recipes/list/recipe-tags';
import {
  type Cell,
  cellsOf,
  type Cover,
  coverageOf,
  isForMeal,
  COVERED_MEALS,
  DIETS_COVERED,
  type ExclusionCell,
  exclusionCellsOf,
  isShort,
} from './coverage.ts';
import { faultsOfMethod } from './faults-of-method.ts';
import { faultsOfFood, faultsOfRecipe, strayOfFood } from './faults.ts';
import type { Catalogue, CatalogueFood, CatalogueRecipe } from './format.ts';
import { lookalikesAmong } from './likeness.ts';
import { loadCatalogue } from './load.ts';

/** The text of the report, and whether every minimum and hard rule is met. */
export type Report = Readonly<{ text: string; isSound: boolean }>;

const PREPARATION_RANGES = [
  [0, 0],
  [1, 5],
  [6, 10],
  [11, 20],
  [21, 30],
  [31, 60],
  [61, Infinity],
] as const;

/** The usual energy of a portion, in kcal; recipes outside this range are reported. */
const USUAL_KCAL = { BREAKFAST: [150, 800], LUNCH: [200, 900], DINNER: [250, 950], SNACK: [60, 500] } as const;
/** The usual grams of one ingredient in a portion; recipes outside this range are reported. */
const USUAL_LINE_G = [0.1, 450] as const;
/** Deviations of energy above this are listed, in kcal per 100 g. */
const STRAY_WORTH_A_LOOK = 5;
const LONGEST_LIST = 15;

/** Returns the coverage, gaps and outliers of the whole catalogue, as text. */
export function reportOf(catalogue: Catalogue): Report {
  const foods = [...catalogue.foods.values()];
  const faults = faultLines(foods, catalogue.recipes);
  const covers = coverageOf(catalogue.recipes);
  const sections = [
    `${foods.length} foods, ${catalogue.recipes.length} recipes`,
    section('Foods and the recipes that use them, by category', categoryLines(foods, catalogue.recipes)),
    section('Recipes by diet and meal (! is too few)', coverLines(covers)),
    section('Recipes by diet, allergen and meal: as written > with swaps', cellLines(cellsOf(catalogue))),
    section(
      'Recipes by what alone is left out, and meal: as written > with swaps',
      exclusionLines(exclusionCellsOf(catalogue)),
    ),
    section('Recipes by tag', tagLines(catalogue.recipes)),
    section('Recipes by minutes of preparation', preparationLines(catalogue.recipes)),
    section('Foods that lack something', gapLines(foods, catalogue.recipes)),
    section('Energy that strays from the macros, kcal per 100 g', strayLines(foods)),
    section('Portions with unusual energy', energyLines(catalogue.recipes)),
    section('Unusual weights in a portion', weightLines(catalogue.recipes)),
    section('Recipes that look alike', lookalikeLines(catalogue.recipes)),
    section('Faults', faults),
  ];
  return { text: sections.join('\n\n'), isSound: faults.length === 0 && !covers.some(isShort) };
}

function section(title: string, lines: readonly string[]): string {
  const shown = lines.length > 0 ? lines : ['none'];
  return [title, ...shown.map((line) => `  ${line}`)].join('\n');
}

function shortened(lines: readonly string[]): readonly string[] {
  if (lines.length <= LONGEST_LIST) return lines;
  return [...lines.slice(0, LONGEST_LIST), `... and ${lines.length - LONGEST_LIST} more`];
}

function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(16) + cells.map((cell) => String(cell).padStart(11)).join('');
}

function categoryLines(foods: readonly CatalogueFood[], recipes: readonly CatalogueRecipe[]): string[] {
  const categories = [...new Set(foods.map(({ category }) => category))].sort();
  return [
    row('', ['foods', 'recipes']),
    ...categories.map((category) =>
      row(category, [
        foods.filter((food) => food.category === category).length,
        recipes.filter(({ ingredients }) => ingredients.some(({ food }) => food.category === category)).length,
      ]),
    ),
  ];
}

function coverLines(covers: readonly Cover[]): string[] {
  const cell = (cover: Cover) => `${isShort(cover) ? '! ' : ''}${cover.recipes}/${cover.needed}`;
  return [
    row('', COVERED_MEALS),
    ...Object.keys(DIETS_COVERED).map((diet) => row(diet, covers.filter((cover) => cover.diet === diet).map(cell))),
  ];
}

function cellLines(cells: readonly Cell[]): string[] {
  const rows = Map.groupBy(cells, ({ diet, allergen }) => `${diet.slice(0, 5)}. ${allergen.slice(0, 9)}`);
  return [
    row('', COVERED_MEALS),
    ...[...rows].map(([name, some]) =>
      row(
        name,
        some.map(({ asWritten, withSwaps }) => `${asWritten} > ${withSwaps}`),
      ),
    ),
  ];
}

function exclusionLines(cells: readonly ExclusionCell[]): string[] {
  const rows = Map.groupBy(cells, ({ exclusion }) => exclusion);
  const cell = ({ asWritten, withSwaps }: ExclusionCell) => `${asWritten} > ${withSwaps}`;
  return [row('', COVERED_MEALS), ...[...rows].map(([exclusion, some]) => row(exclusion.slice(0, 15), some.map(cell)))];
}

/** Returns the number of recipes that pass, by meal. */
function perMeal(recipes: readonly CatalogueRecipe[], passes: (recipe: CatalogueRecipe) => boolean): number[] {
  const passing = recipes.filter(passes);
  return COVERED_MEALS.map((meal) => passing.filter((recipe) => isForMeal(recipe, meal)).length);
}

function tagLines(recipes: readonly CatalogueRecipe[]): string[] {
  return [
    row('', COVERED_MEALS),
    row(
      'all',
      perMeal(recipes, () => true),
    ),
    ...RECIPE_TAGS.map((tag) =>
      row(
        tag.slice(0, 16),
        perMeal(recipes, ({ tags }) => tags.includes(tag)),
      ),
    ),
  ];
}

function preparationLines(recipes: readonly CatalogueRecipe[]): string[] {
  return [
    row('', COVERED_MEALS),
    ...PREPARATION_RANGES.map(([from, to]) =>
      row(
        to === Infinity ? `${from} or more` : `${from} to ${to}`,
        perMeal(recipes, ({ minutes: { preparation } }) => preparation >= from && preparation <= to),
      ),
    ),
  ];
}

function gapLines(foods: readonly CatalogueFood[], recipes: readonly CatalogueRecipe[]): string[] {
  const used = new Set(recipes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food.id)));
  const without = (lacks: (food: CatalogueFood) => boolean) => foods.filter(lacks).length;
  return [
    row('in no recipe', [without(({ id }) => !used.has(id))]),
    row('no synonym', [without(({ synonyms }) => synonyms.en.length + synonyms.nl.length === 0)]),
    row('only in grams', [without(({ servings }) => servings.size < 2)]),
    row('unknown figure', [without(({ per100 }) => Object.values(per100).includes(null))]),
  ];
}

function strayLines(foods: readonly CatalogueFood[]): readonly string[] {
  const straying = foods.filter((food) => strayOfFood(food) > STRAY_WORTH_A_LOOK);
  const sorted = straying.sort((a, b) => strayOfFood(b) - strayOfFood(a));
  return shortened(sorted.map((food) => `${food.id}: ${food.per100.kcal}, by ${Math.round(strayOfFood(food))}`));
}

function energyLines(recipes: readonly CatalogueRecipe[]): readonly string[] {
  const unusual = recipes.flatMap((recipe) => {
    const {
      id,
      perPortion: { kcal },
    } = recipe;
    const ranges = COVERED_MEALS.filter((meal) => isForMeal(recipe, meal)).map((meal) => USUAL_KCAL[meal]);
    const fits = kcal !== null && ranges.some(([least, most]) => kcal >= least && kcal <= most);
    return fits ? [] : [`${id}: ${Math.round(kcal ?? NaN)} kcal`];
  });
  return shortened(unusual);
}

function weightLines(recipes: readonly CatalogueRecipe[]): readonly string[] {
  const [least, most] = USUAL_LINE_G;
  const unusual = recipes.flatMap(({ id, portions, ingredients }) =>
    ingredients
      .map(({ food, grams }) => ({ food, each: grams / portions }))
      .filter(({ food, each }) => each < least || (each > most && !food.servings.has('ml')))
      .map(({ food, each }) => `${id}: ${Math.round(each * 100) / 100} g of ${food.id}`),
  );
  return shortened(unusual);
}

function lookalikeLines(recipes: readonly CatalogueRecipe[]): readonly string[] {
  const percent = (share: number) => `${Math.round(share * 100)} % of the`;
  const lines = lookalikesAmong(recipes).map(
    ({ one, other, by, share }) => `${one}, ${other}: ${percent(share)} ${by === 'name' ? 'words' : 'ingredients'}`,
  );
  return shortened(lines);
}

function faultLines(foods: readonly CatalogueFood[], recipes: readonly CatalogueRecipe[]): string[] {
  return [
    ...foods.flatMap((food) => faultsOfFood(food).map((fault) => `${food.id}: ${fault}`)),
    ...recipes.flatMap((recipe) =>
      [...faultsOfRecipe(recipe), ...faultsOfMethod(recipe)].map((fault) => `${recipe.id}: ${fault}`),
    ),
  ];
}

if (import.meta.main) {
  const { text, isSound } = reportOf(loadCatalogue());
  process.stdout.write(`${text}\n`);
  process.exitCode = isSound ? 0 : 1;
}
