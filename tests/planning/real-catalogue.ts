import type { CatalogueFood, CatalogueRecipe } from '@weekbord/catalogue/format';
import { loadCatalogue } from '@weekbord/catalogue/load';
import { buildCatalogueIndex, type CatalogueIndex } from '@weekbord/domain/planner/catalogue/catalogue-index';
import type { AvoidableFood } from '@weekbord/domain/planner/catalogue/person-rules';
import type { PlannerPreferences, PlannerRecipe } from '@weekbord/domain/planner/week/plan-request';
import { type PlannableFood, plannerRecipe, plannerVersion } from '@weekbord/domain/planner/catalogue/planner-recipe';
import { withVersions } from '@weekbord/domain/planner/catalogue/sent-versions';
import { type OwnSwaps, recipeAdapter, type Swaps, type Version } from '@weekbord/domain/recipes/versions/adapt-recipe';
import { linesOfVersion, type MeasuredLine } from '@weekbord/domain/recipes/versions/lines-of-version';
import { minutesUntilServed } from '@weekbord/domain/recipes/directions/preparation-time';
import { temperatureOfDish } from '@weekbord/domain/recipes/dish-facts/temperature-of-dish';

/** The catalogue in the planner's form; a recipe's or food's id is its position in the list, counted from 1. */
export const catalogue = loadCatalogue();

const foods = [...catalogue.foods.values()];
const foodNumbers = new Map(foods.map(({ id }, index) => [id, index + 1]));
const plannableFoods = new Map(foods.map((food, index) => [food.id, plannableFood(food, index + 1)]));

function plannableFood(food: CatalogueFood, id: number): PlannableFood {
  const { diets, allergens, dislikes, category, role, perishable, isSpecial, per100, origin, source, bought, soldIn } =
    food;
  return {
    id,
    diets,
    allergens,
    dislikes,
    category,
    role,
    perishable,
    ...(bought !== null && { boughtAs: bought.as === null ? null : foodNumbers.get(bought.as)! }),
    soldAs: catalogue.inShop.soldAs.get(food.id) ?? null,
    isSpecial,
    isStaple: catalogue.inShop.staples.has(food.id),
    soldIn,
    per100,
    origins: origin === null ? null : [...origin.keys()],
    plantSource: source,
    kitchenKind: catalogue.kinds.get(food.id)?.kind ?? null,
    measures: Object.fromEntries(food.servings),
  };
}

type Line = MeasuredLine<PlannableFood>;

function linesOf({ ingredients, portions, together }: CatalogueRecipe): readonly Line[] {
  return ingredients.map(({ food, grams, measure }) => {
    const group = together === 'all' ? 0 : together.findIndex((some) => some.includes(food.id));
    return { food: plannableFoods.get(food.id)!, grams: grams / portions, measure, group: group < 0 ? null : group };
  });
}

const writtenLines = catalogue.recipes.map(linesOf);

function writtenRecipe(recipe: CatalogueRecipe, index: number): PlannerRecipe {
  const temperature = temperatureOfDish({
    stated: recipe.temperature,
    form: recipe.form,
    cookingMinutes: recipe.minutes.cooking,
  });
  const dish = {
    ...recipe,
    id: index + 1,
    minutes: minutesUntilServed(recipe.minutes),
    temperature,
  };
  return plannerRecipe(dish, writtenLines[index]!, [recipe]);
}

const writtenRecipes = catalogue.recipes.map(writtenRecipe);

/** Every original recipe. */
export const catalogueIndex = buildCatalogueIndex(writtenRecipes);

const swaps: Swaps<PlannableFood> = numbered(catalogue.swaps);

function numbered(table: Swaps<CatalogueFood>): Swaps<PlannableFood> {
  return new Map(
    [...table].map(([from, substitutes]) => [
      plannableFoods.get(String(from))!.id,
      substitutes.map(({ food, factor }) => ({ food: plannableFoods.get(food.id)!, factor })),
    ]),
  );
}

const ownSwaps = catalogue.recipes.map((recipe): OwnSwaps<PlannableFood> | null =>
  recipe.swaps === null || recipe.swaps === 'never' ? recipe.swaps : numbered(recipe.swaps),
);

type EaterRules = Pick<PlannerPreferences, 'diet' | 'intolerances' | 'avoidFoodIds'>;

/** The catalogue for a person: the lines of each recipe, and the recipes in their versions. */
export type CatalogueForEater = Readonly<{
  index: CatalogueIndex;
  lines: readonly (readonly Line[])[];
  /** Returns the foods in a recipe, in the order of its lines. */
  foodsOf: (recipeId: number) => readonly CatalogueFood[];
  /** Returns the foods that were replaced in a recipe, with their substitutes. */
  swapsOf: (recipeId: number) => readonly Readonly<{ from: CatalogueFood; to: CatalogueFood }>[];
}>;

type Swapped = Readonly<{ from: number; to: number }>;
type MadeVersion = Readonly<{ recipe: PlannerRecipe; lines: readonly Line[]; swapped: readonly Swapped[] }>;
const madeVersions = writtenRecipes.map(() => new Map<string, MadeVersion>());

/** Returns a version for the planner; the same swaps in a recipe give the same version for everyone. */
function versionOf(index: number, version: Version<PlannableFood>): MadeVersion {
  const swapped = version.changes!.map(({ written, line }) => `${written}:${version.lines[line]!.food.id}`).join();
  const known = madeVersions[index]!.get(swapped);
  if (known !== undefined) return known;
  const parts = linesOfVersion(writtenLines[index]!, version);
  const made = {
    recipe: plannerVersion(writtenRecipes[index]!, parts),
    lines: parts.map(({ line }) => line),
    swapped: version.changes!.map(({ written, line }) => ({
      from: writtenLines[index]![written]!.food.id,
      to: version.lines[line]!.food.id,
    })),
  };
  madeVersions[index]!.set(swapped, made);
  return made;
}

/** Returns the catalogue with each recipe in the version that the eater can have, or unchanged if there is none. */
export function catalogueFor(eater: EaterRules): CatalogueForEater {
  const { diet = null, intolerances = [], avoidFoodIds = [] } = eater;
  const name = JSON.stringify([diet, intolerances, avoidFoodIds]);
  const adapt = recipeAdapter(swaps, eater);
  const versions = new Map<number, PlannerRecipe>();
  const swapped = new Map<number, readonly Swapped[]>();
  const lines = writtenLines.map((written, index) => {
    const version = adapt({ lines: written, swaps: ownSwaps[index]! });
    if (version?.changes === undefined) return written;
    const made = versionOf(index, version);
    versions.set(index + 1, made.recipe);
    swapped.set(index + 1, made.swapped);
    return made.lines;
  });
  const index =
    versions.size === 0
      ? catalogueIndex
      : buildCatalogueIndex(withVersions(writtenRecipes, versions), { index: catalogueIndex, name });
  return {
    index,
    lines,
    foodsOf: (recipeId) => lines[recipeId - 1]!.map(({ food }) => foodOf(food.id)),
    swapsOf: (recipeId) =>
      (swapped.get(recipeId) ?? []).map(({ from, to }) => ({ from: foodOf(from), to: foodOf(to) })),
  };
}

/** Returns the catalogue's recipe behind a planned one. */
export function recipeOf(recipeId: number): CatalogueRecipe {
  const recipe = catalogue.recipes[recipeId - 1];
  if (recipe === undefined) throw new Error(`there is no recipe ${recipeId}`);
  return recipe;
}

/** Returns the foods that match any of the given dislikes. */
export function foodsAwakening(dislikes: readonly string[]): number[] {
  return foods.flatMap((food, index) => (food.dislikes.some((one) => dislikes.includes(one)) ? [index + 1] : []));
}

/** The foods in the form used by a person's rules. */
export const avoidableFoods: readonly AvoidableFood[] = [...plannableFoods.values()];

/** Returns a food in the planner's form, given its name in the catalogue. */
export function plannableFoodOf(id: string): PlannableFood {
  const food = plannableFoods.get(id);
  if (food === undefined) throw new Error(`there is no food ${id}`);
  return food;
}

/** Returns the catalogue's food behind a food of the planner. */
export function foodOf(id: number): CatalogueFood {
  const food = foods[id - 1];
  if (food === undefined) throw new Error(`there is no food ${id}`);
  return food;
}
