import { isBoughtForTheWeek } from '@weekbord/domain/groceries/pantry';
import { buildCatalogueIndex, type CatalogueIndex } from '@weekbord/domain/planner/catalogue-index';
import { produceOfFood } from '@weekbord/domain/plates/food-in-a-dish';
import type { PlannerIngredient, PlannerRecipe } from '@weekbord/domain/planner/plan-request';
import { macrosOfGrams } from '@weekbord/domain/recipes/macros-of-amounts';
import { traitsOfIngredients } from '@weekbord/domain/recipes/traits-of-ingredients';
import type { Macros, PartialMacros } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { traitsOfFood } from '../foods/foods.public.ts';
import {
  flexLineOf,
  listPlannableTemplates,
  listRecipeLines,
  type PlannableLine,
  searchable,
  type TemplateRow,
} from '../recipes/recipes.public.ts';
import { type ShownRecipes, shownRecipes } from './shown-recipes.ts';

type Db = Kysely<Tables>;

/** Recipes that can be planned, with what a meal is made from. */
export type PlanningCatalogue = Readonly<{
  index: CatalogueIndex;
  /** Those of the catalogue, which all share; `version` names their state. */
  shared: readonly PlannerRecipe[];
  version: string;
  /** Those that the person wrote. */
  own: readonly PlannerRecipe[];
  lines: ReadonlyMap<number, readonly PlannableLine[]>;
  /** The texts by which they are found, by id, as `hasWords` takes them. */
  texts: ReadonlyMap<number, string>;
  /** Those of the catalogue as they are shown, as far as they were asked for. */
  shown: ShownRecipes;
}>;

/** The catalogue of each running application, until its version changes. */
const cached = new WeakMap<Config, PlanningCatalogue>();

/**
 * The catalogue's recipes, of which the database holds `version`, and the published ones that the author wrote; null
 * where there are none of those.
 */
export async function loadPlanningCatalogue(
  { db, config }: Readonly<{ db: Db; config: Config }>,
  version: string,
  authorId: number | null,
): Promise<PlanningCatalogue> {
  let catalogue = cached.get(config);
  if (catalogue === undefined || catalogue.version !== version) {
    const { recipes, lines, texts } = await loadRecipes(db, null);
    catalogue = {
      index: buildCatalogueIndex(recipes),
      shared: recipes,
      version,
      own: [],
      lines,
      texts,
      shown: shownRecipes(),
    };
    cached.set(config, catalogue);
  }
  if (authorId === null) return catalogue;
  const own = await loadRecipes(db, authorId);
  if (own.recipes.length === 0) return catalogue;
  return {
    ...catalogue,
    index: buildCatalogueIndex([...catalogue.shared, ...own.recipes]),
    own: own.recipes,
    lines: new Map([...catalogue.lines, ...own.lines]),
    texts: new Map([...catalogue.texts, ...own.texts]),
  };
}

async function loadRecipes(db: Db, authorId: number | null) {
  const templates = await listPlannableTemplates(db, authorId);
  const ids = templates.map(({ id }) => id);
  const lines = ids.length === 0 ? new Map<number, PlannableLine[]>() : await listRecipeLines(db, ids);
  return {
    recipes: templates.map((template) => plannerRecipe(template, lines.get(template.id) ?? [])),
    lines,
    texts: new Map(templates.map(({ id, search }) => [id, searchable(search)])),
  };
}

/** An unknown figure becomes NaN, which keeps the recipe out of every plan; fiber is no target and may be unknown. */
function known(macros: PartialMacros): Macros {
  return {
    kcal: macros.kcal ?? NaN,
    protein: macros.protein ?? NaN,
    fat: macros.fat ?? NaN,
    carbohydrates: macros.carbohydrates ?? NaN,
    fiber: macros.fiber ?? 0,
  };
}

function plannerRecipe(template: TemplateRow, lines: readonly PlannableLine[]): PlannerRecipe {
  // The foods are asked as they are today, too: a label may have changed since the recipe was written.
  const written = traitsOfFood(template);
  const { diets, allergens } = traitsOfIngredients([written, ...lines.map(({ traits }) => traits)]);
  const { source, form, cuisine } = template;
  const ingredients = lines.map(plannerIngredient);
  return {
    id: template.id,
    meals: template.meal_types,
    minutes: (template.preparation_time_min ?? 0) + (template.cooking_time_min ?? 0) + (template.waiting_time_min ?? 0),
    diets,
    allergens,
    tags: template.tags,
    ...(source !== null && { source }),
    ...(form !== null && { form }),
    ...(cuisine !== null && { cuisine }),
    isSpecial: lines.some((line) => line.isSpecial),
    salt: lines.reduce(
      (sum, { per100, quantity, servingGrams }) => sum + ((per100.salt ?? 0) * quantity * servingGrams) / 100,
      0,
    ),
    ingredients,
    ...known(template),
  };
}

function plannerIngredient(line: PlannableLine): PlannerIngredient {
  const grams = line.quantity * line.servingGrams;
  const produce = produceOfFood(line.category, line.role);
  return {
    foodId: line.foodId,
    ...flexLineOf(line),
    bought: isBoughtForTheWeek(line.category, line.perishable),
    ...(produce !== null && { produce }),
    ...known(macrosOfGrams(line.per100, grams)),
  };
}
