import { hash } from 'node:crypto';
import { buildCatalogueIndex, type CatalogueIndex } from '@weekbord/domain/planner/catalogue/catalogue-index';
import { foodsWorthNaming } from '@weekbord/domain/planner/reasons/plan-reasons';
import type { PlannerRecipe } from '@weekbord/domain/planner/week/plan-request';
import { plannerRecipe } from '@weekbord/domain/planner/catalogue/planner-recipe';
import { withVersions } from '@weekbord/domain/planner/catalogue/sent-versions';
import { minutesUntilServed, totalMinutes } from '@weekbord/domain/recipes/directions/preparation-time';
import { temperatureOfDish } from '@weekbord/domain/recipes/dish-facts/temperature-of-dish';
import type { Language } from '@weekbord/domain/languages/languages';
import type { PlannableLine } from '@weekbord/domain/planner/search/compose-meal';
import type { Kysely } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { traitsOfFood } from '../../foods/foods.public.ts';
import {
  avoidedAmong,
  type Eater,
  keyOfEater,
  listPlannableTemplates,
  listRecipeLines,
  loadSwaps,
  type PlannableFoods,
  type PlannableTemplate,
  RecipeTexts,
  searchable,
  type SwapTables,
  type TemplateRow,
} from '../../recipes/recipes.public.ts';
import { type AdaptedRecipes, adaptRecipes, NOTHING_ADAPTED } from '../proposals/adapted-recipes.ts';
import { LastUsed } from '../proposals/last-used.ts';
import { type ShownRecipes, shownRecipes } from '../proposals/shown-recipes.ts';

type Db = Kysely<Tables>;

/** The recipes that can be planned for a person, and the foods in their meals. */
export type PlanningCatalogue = Readonly<{
  /** Each recipe in the version that the person can eat, or in its original version if there is none. */
  index: CatalogueIndex;
  /** The catalogue's original recipes, shared by everyone. `version` identifies their state. */
  shared: readonly PlannerRecipe[];
  version: string;
  /** The catalogue's recipes that differ for the person. `eater` identifies the rules, empty if there are none. */
  adapted: ReadonlyMap<number, PlannerRecipe>;
  eater: string;
  /** The person's custom recipes, in the version that the person can eat. */
  own: readonly PlannerRecipe[];
  lines: ReadonlyMap<number, readonly PlannableLine[]>;
  /** The foods of all these recipes that the person avoids in addition to diet and intolerances. */
  avoidFoodIds: readonly number[];
  /** The search texts of the recipes. */
  texts: readonly RecipeTexts[];
  /** The names and minutes of the recipes as lists show them, by id. */
  listed: ReadonlyMap<number, ListedRecipe>;
  /** The foods in the catalogue's original recipes that are worth mentioning when they are used up, by recipe. */
  namedFoods: ReadonlyMap<number, readonly number[]>;
  /** The catalogue's recipes that were requested so far, as they are shown. */
  shown: ShownRecipes;
  searches: FoundRecipes;
}>;

/** The ids of the catalogue recipes that match a search, best match first, keyed by the search words. */
export type FoundRecipes = LastUsed<readonly number[]>;

/** The sort keys of lists: the name in each language, and the total minutes, null if unknown. */
export type ListedRecipe = Readonly<{ names: Readonly<Record<Language, string>>; minutes: number | null }>;

/** The part of one catalogue version that everyone shares. */
type Shared = Readonly<{
  version: string;
  recipes: readonly PlannerRecipe[];
  index: CatalogueIndex;
  lines: ReadonlyMap<number, readonly PlannableLine[]>;
  foods: PlannableFoods;
  texts: readonly RecipeTexts[];
  listed: ReadonlyMap<number, ListedRecipe>;
  namedFoods: ReadonlyMap<number, readonly number[]>;
  swaps: SwapTables;
  shown: ShownRecipes;
  /** The adapted recipes for the most recent sets of rules. */
  versions: LastUsed<AdaptedRecipes>;
  /** The indexes that include custom recipes, for the most recent callers, by a hash of their content. */
  withOwn: LastUsed<CatalogueIndex>;
  searches: FoundRecipes;
}>;

/**
 * How many values are cached at once: sets of rules (MOST_VERSIONS), indexes with custom recipes (MOST_WITH_OWN), and
 * searches (MOST_SEARCHES).
 */
const [MOST_VERSIONS, MOST_WITH_OWN, MOST_SEARCHES] = [16, 4, 200] as const;

/** The catalogue of each running application, until its version changes. */
const cached = new WeakMap<Config, Shared>();

/**
 * Returns the catalogue's recipes, at the `version` in the database, and the author's published recipes, in the
 * versions that an eater can have. `authorId` is null if the person has published none. With `isPassing`, used when
 * rules are only tried out, nothing is cached.
 */
export async function loadPlanningCatalogue(
  ctx: Readonly<{ db: Db; config: Config }>,
  version: string,
  { eater, authorId, isPassing = false }: Readonly<{ eater: Eater; authorId: number | null; isPassing?: boolean }>,
): Promise<PlanningCatalogue> {
  const shared = await loadShared(ctx, version);
  const key = keyOfEater(eater);
  const make = () => forEater(shared, eater, key);
  const { adapted, lines, index, avoidFoodIds } = isPassing
    ? (shared.versions.peek(key) ?? make())
    : shared.versions.of(key, make);
  const catalogue = {
    index,
    shared: shared.recipes,
    version,
    adapted,
    eater: key,
    own: [],
    lines,
    avoidFoodIds,
    texts: shared.texts,
    listed: shared.listed,
    namedFoods: shared.namedFoods,
    shown: shared.shown,
    searches: shared.searches,
  };
  return authorId === null ? catalogue : withOwn(ctx.db, shared, catalogue, { eater, authorId });
}

async function loadShared(ctx: Readonly<{ db: Db; config: Config }>, version: string): Promise<Shared> {
  const known = cached.get(ctx.config);
  if (known?.version === version) return known;
  const swaps = await loadSwaps(ctx, version);
  const { recipes, lines, foods, texts, listed } = await loadRecipes(ctx.db, null, swaps.substitutes);
  const index = buildCatalogueIndex(recipes);
  const shared = {
    version,
    recipes,
    index,
    lines,
    foods,
    texts,
    listed,
    namedFoods: foodsWorthNaming(lines),
    swaps,
    shown: shownRecipes(),
    versions: new LastUsed<AdaptedRecipes>(MOST_VERSIONS),
    withOwn: new LastUsed<CatalogueIndex>(MOST_WITH_OWN),
    searches: new LastUsed<readonly number[]>(MOST_SEARCHES),
  };
  cached.set(ctx.config, shared);
  return shared;
}

function forEater({ recipes, lines, foods, swaps, index }: Shared, eater: Eater, name: string): AdaptedRecipes {
  if (name === '') return { ...NOTHING_ADAPTED, index, lines };
  const avoidFoodIds = avoidedAmong(eater, foods.values());
  const { adapted, lines: changed } = adaptRecipes({ recipes, lines, swaps }, eater, avoidFoodIds);
  return {
    adapted,
    avoidFoodIds,
    lines: new Map([...lines, ...changed]),
    index: buildCatalogueIndex(withVersions(recipes, adapted), { index, name }),
  };
}

async function withOwn(
  db: Db,
  shared: Shared,
  catalogue: PlanningCatalogue,
  { eater, authorId }: Readonly<{ eater: Eater; authorId: number }>,
): Promise<PlanningCatalogue> {
  const written = await loadRecipes(db, authorId, shared.foods);
  if (written.recipes.length === 0) return catalogue;
  const avoidFoodIds = avoidedAmong(eater, written.foods.values());
  const { adapted, lines } = adaptRecipes({ ...written, swaps: shared.swaps }, eater, avoidFoodIds);
  const own = withVersions(written.recipes, adapted);
  return {
    ...catalogue,
    index: indexWithOwn(shared.withOwn, catalogue, own),
    own,
    avoidFoodIds,
    lines: new Map([...catalogue.lines, ...written.lines, ...lines]),
    texts: [...catalogue.texts, ...written.texts],
    listed: new Map([...catalogue.listed, ...written.listed]),
  };
}

/**
 * Returns the index of a catalogue and of custom recipes. Building one takes tens of milliseconds, so the last ones are
 * cached.
 */
function indexWithOwn(
  kept: Shared['withOwn'],
  catalogue: PlanningCatalogue,
  own: readonly PlannerRecipe[],
): CatalogueIndex {
  const key = hash('sha256', JSON.stringify([catalogue.eater, own]));
  return kept.of(key, () => buildCatalogueIndex([...catalogue.index.recipes, ...own]));
}

async function loadRecipes(db: Db, authorId: number | null, known: PlannableFoods) {
  const templates = await listPlannableTemplates(db, authorId);
  const { lines, foods } = await listRecipeLines(
    db,
    templates.map(({ id }) => id),
    known,
  );
  return {
    recipes: templates.map((template) => recipeOf(template, lines.get(template.id) ?? [])),
    lines,
    foods,
    texts: [new RecipeTexts(new Map(templates.map(({ id, search }) => [id, searchable(search)])))],
    listed: new Map(templates.map((template) => [template.id, listedOf(template)])),
  };
}

function listedOf(template: PlannableTemplate): ListedRecipe {
  const { preparation_time_min: preparation, cooking_time_min: cooking, waiting_time_min: waiting } = template;
  const names = { en: template.name, nl: template.name_nl };
  return { names, minutes: totalMinutes({ preparation, cooking, waiting }) };
}

/**
 * Uses the current data of the foods in addition to the recipe's, because a label may have changed since the recipe was
 * written.
 */
function recipeOf(template: TemplateRow, lines: readonly PlannableLine[]): PlannerRecipe {
  const {
    id,
    meal_types: meals,
    is_side: isSide,
    tags,
    source,
    form,
    temperature: stated,
    cuisine,
    families,
    appeal,
    seasons,
  } = template;
  const { preparation_time_min: preparation, cooking_time_min: cooking, waiting_time_min: waiting } = template;
  const minutes = minutesUntilServed({ preparation: preparation ?? 0, cooking: cooking ?? 0, waiting: waiting ?? 0 });
  const temperature = temperatureOfDish({ stated, form, cookingMinutes: cooking });
  const dish = {
    id,
    families,
    meals,
    isSide,
    minutes,
    tags,
    source,
    form,
    cuisine,
    appeal,
    seasons,
    temperature,
  };
  return plannerRecipe(dish, lines, [traitsOfFood(template)]);
}
