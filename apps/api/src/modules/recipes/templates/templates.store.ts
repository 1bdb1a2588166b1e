import type { SwappedName } from '@weekbord/domain/recipes/versions/version-label';
import type { Language } from '@weekbord/domain/languages/languages';
import { WITH_SIDES } from '@weekbord/domain/planner/side-dishes/side-dishes';
import type { MealType } from '@weekbord/domain/slots/meal-moments';
import type { SearchedTag } from '@weekbord/domain/recipes/list/recipe-tags';
import type { SourceProvider } from '@weekbord/domain/recipes/import/source-providers';
import { type Expression, type ExpressionBuilder, type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { type Place, statement } from '../../../platform/database/statement.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecipeTemplateTable } from '../../../platform/database/tables/recipes.ts';
import { FURTHER_COLUMNS, type NamedServingRow, servingColumns } from '../../foods/foods.public.ts';
import { findsWords, type RecipeSearch, relevance } from './recipe-search.store.ts';

type Db = Kysely<Tables>;
type Templates = ExpressionBuilder<Tables, 'recipe_template'>;

/**
 * The reader of recipes, who sees recipes from the catalogue, by the people they may see, and those that their coach
 * published.
 */
export type RecipeReader = Readonly<{ people: Expression<number>; coachId: number | null }>;

/** Returns the condition for recipes that a person may see. */
export function readableBy({ people, coachId }: RecipeReader) {
  return ({ eb, or, and }: Templates): Expression<SqlBool> =>
    or([
      and([eb('source_provider', '=', 'WEEKMEALS'), eb('published', '=', true)]),
      eb('author_id', 'in', people),
      ...(coachId === null ? [] : [and([eb('author_id', '=', coachId), eb('published', '=', true)])]),
    ]);
}

export type TemplateRow = Omit<
  Selectable<RecipeTemplateTable>,
  `name_${Language}` | `directions_${Language}` | 'search'
> & {
  name: string;
  directions: string[];
};

const COLUMNS = [
  'id',
  'slug',
  'author_id',
  'image',
  'picture',
  'portions',
  'preparation_time_min',
  'cooking_time_min',
  'waiting_time_min',
  'tags',
  'meal_types',
  'is_side',
  'source',
  'form',
  'temperature',
  'scene',
  'cuisine',
  'families',
  'appeal',
  'seasons',
  'source_provider',
  'published',
  'external_url',
  'copied_from_id',
  'created_at',
  'modified_at',
  'kcal',
  'protein',
  'fat',
  'carbohydrates',
  'fiber',
  ...FURTHER_COLUMNS,
  'vegan',
  'vegetarian',
  'pescatarian',
  'halal',
  'gluten',
  'lactose',
  'nuts',
  'crustaceans_shellfish',
  'label_allergens',
  'free_of',
  'has_meat',
  'dislikes',
] as const;

function selectTemplates(db: Db, locale: Language) {
  return db
    .selectFrom('recipe_template')
    .select([...COLUMNS, `name_${locale} as name`, `directions_${locale} as directions`]);
}

/** Returns a recipe that the reader may see. */
export function findTemplate(
  db: Db,
  id: number,
  reader: RecipeReader,
  locale: Language,
): Promise<TemplateRow | undefined> {
  return selectTemplates(db, locale).where('id', '=', id).where(readableBy(reader)).executeTakeFirst();
}

function templatesByIds(locale: Language) {
  return statement((db, place: Place<{ ids: readonly number[] }>) =>
    selectTemplates(db, locale).where('id', '=', sql<number>`any(${place('ids')})`),
  );
}

const TEMPLATES_BY_IDS = { en: templatesByIds('en'), nl: templatesByIds('nl') } as const;

/** Returns recipes by their ids, regardless of their authors. */
export function listTemplatesByIds(db: Db, ids: readonly number[], locale: Language): Promise<TemplateRow[]> {
  return TEMPLATES_BY_IDS[locale](db, { ids });
}

/** A recipe that can be planned, with its folded search text. */
export type PlannableTemplate = TemplateRow & Readonly<{ search: string; name_nl: string }>;

/** Returns every catalogue recipe that can be planned, or the published ones of one person. */
export function listPlannableTemplates(db: Db, authorId: number | null): Promise<PlannableTemplate[]> {
  return selectTemplates(db, 'en')
    .select(['search', 'name_nl'])
    .where('published', '=', true)
    .where((eb) => (authorId === null ? eb('source_provider', '=', 'WEEKMEALS') : eb('author_id', '=', authorId)))
    .orderBy('id')
    .execute();
}

/** The filters of a list of recipes. */
export type TemplateFilter = Readonly<{
  id?: number | undefined;
  ids?: readonly number[] | undefined;
  author?: number | undefined;
  sourceProvider?: SourceProvider | undefined;
  published?: boolean | undefined;
  tags?: readonly SearchedTag[] | undefined;
  mealTypes?: readonly MealType[] | undefined;
  favouriteOf?: number | undefined;
  search?: RecipeSearch | undefined;
  /** Total minutes, as `totalMinutes` counts them. */
  minutesFrom?: number | undefined;
  minutesTo?: number | undefined;
}>;

/** The SQL that computes `totalMinutes` of a row. */
const TOTAL_MINUTES = sql<number>`nullif(
  coalesce(preparation_time_min, 0) + coalesce(cooking_time_min, 0) + coalesce(waiting_time_min, 0), 0)`;

/**
 * Returns the condition for recipes of certain meals. A list of lunches or dinners has main dishes only, but a search by
 * name or by id also finds side dishes.
 */
function isFor(meals: readonly string[], { id, ids, search }: TemplateFilter): Expression<SqlBool> {
  const isOfMeals = sql<SqlBool>`meal_types && ${meals}::text[]`;
  if (id !== undefined || ids !== undefined || search !== undefined) return isOfMeals;
  const others = meals.filter((meal) => !WITH_SIDES.has(meal));
  return sql<SqlBool>`(case when is_side then meal_types && ${others}::text[] else ${isOfMeals} end)`;
}

function matches(filter: TemplateFilter) {
  return ({ eb, and, exists, selectFrom }: Templates): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [];
    if (filter.id !== undefined) conditions.push(eb('id', '=', filter.id));
    if (filter.ids !== undefined) conditions.push(eb('id', '=', sql<number>`any(${filter.ids})`));
    if (filter.published !== undefined) conditions.push(eb('published', '=', filter.published));
    if (filter.author !== undefined) conditions.push(eb('author_id', '=', filter.author));
    if (filter.sourceProvider !== undefined) conditions.push(eb('source_provider', '=', filter.sourceProvider));
    if (filter.tags !== undefined) {
      // Names of meals can be requested as tags, too.
      conditions.push(sql<SqlBool>`(tags && ${filter.tags}::text[] or ${isFor(filter.tags, filter)})`);
    }
    if (filter.mealTypes !== undefined) conditions.push(isFor(filter.mealTypes, filter));
    if (filter.minutesFrom !== undefined) conditions.push(eb(TOTAL_MINUTES, '>=', filter.minutesFrom));
    if (filter.minutesTo !== undefined) conditions.push(eb(TOTAL_MINUTES, '<=', filter.minutesTo));
    if (filter.favouriteOf !== undefined) {
      const favourites = selectFrom('favourite_recipe')
        .select('favourite_recipe.id')
        .whereRef('favourite_recipe.recipe_template_id', '=', 'recipe_template.id')
        .where('favourite_recipe.person_id', '=', filter.favouriteOf);
      conditions.push(exists(favourites));
    }
    if (filter.search !== undefined) conditions.push(findsWords(sql.ref('search'), filter.search));
    return and(conditions);
  };
}

/** Returns one page of the recipes that the reader may see, by name, and the total. */
export async function listTemplates(
  db: Db,
  page: { reader: RecipeReader; filter: TemplateFilter; locale: Language; limit: number; offset: number },
): Promise<{ count: number; rows: TemplateRow[] }> {
  const { count } = await db
    .selectFrom('recipe_template')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(readableBy(page.reader))
    .where(matches(page.filter))
    .executeTakeFirstOrThrow();
  const rows = await selectTemplates(db, page.locale)
    .where(readableBy(page.reader))
    .where(matches(page.filter))
    .$if(page.filter.search !== undefined, (query) => query.orderBy(relevance(page.filter.search!), 'desc'))
    .orderBy(`name_${page.locale}`)
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { count: Number(count), rows };
}

/**
 * Returns the ids of all recipes that match a filter, regardless of their authors. The best matches come first, for the
 * filter's search unless another is given. Returns null if the filter is empty, because all recipes then match.
 */
export async function listMatchingIds(
  db: Db,
  filter: TemplateFilter,
  search: RecipeSearch | undefined = filter.search,
): Promise<Set<number> | null> {
  if (Object.values(filter).every((wanted) => wanted === undefined)) return null;
  const rows = await db
    .selectFrom('recipe_template')
    .select('id')
    .where(matches(filter))
    .$if(search !== undefined, (query) => query.orderBy(relevance(search!), 'desc'))
    .orderBy('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns the lines of the given recipes with their servings and foods, in order. */
export function listTemplateIngredients(db: Db, templateIds: readonly number[], locale: Language) {
  return db
    .selectFrom('recipe_template_ingredient as line')
    .innerJoin('serving', 'serving.id', 'line.serving_id')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .select(servingColumns(locale))
    .select([
      'line.id',
      'line.recipe_template_id as owner_id',
      'line.position',
      'line.quantity',
      `line.note_${locale} as note`,
      `food.name_${locale} as food_name`,
      `food.plural_${locale} as food_plural`,
    ])
    .where('line.recipe_template_id', '=', sql<number>`any(${templateIds})`)
    .orderBy('line.recipe_template_id')
    .orderBy('line.position')
    .execute();
}

/** The food that a line's food replaces, with its id. */
export type SwappedNameOfFood = SwappedName & Readonly<{ fromId: number }>;

/** A line of a recipe or of a meal. */
export type IngredientRow = Awaited<ReturnType<typeof listTemplateIngredients>>[number] & {
  modified_at?: Date;
  swapped?: SwappedNameOfFood | null;
  /** The state of a meal's line before a person swapped its food. */
  replaced?: Readonly<{ serving: NamedServingRow; quantity: number }> | null;
};

/** Returns the lines of the given recipes that meals are made from, in order. */
export function listPlannableLines(db: Db, templateIds: readonly number[]) {
  return db
    .selectFrom('recipe_template_ingredient as line')
    .innerJoin('serving', 'serving.id', 'line.serving_id')
    .select([
      'line.recipe_template_id as template_id',
      'line.quantity',
      'line.note_en',
      'line.note_nl',
      'line.moves_with',
      'serving.measure',
      'serving.food_id',
    ])
    .where('line.recipe_template_id', '=', sql<number>`any(${templateIds})`)
    .orderBy('line.recipe_template_id')
    .orderBy('line.position')
    .execute();
}

/** Returns the given foods in the form that the planner expects, in no particular order. */
export function listPlannableFoodRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('food')
    .select([
      'id',
      'role',
      'category',
      'perishable',
      'origins',
      'is_special',
      'is_staple',
      'sold_in',
      'protein_source',
      'kitchen_kind',
      'bought_as_id',
      'bought_factor',
      'sold_as',
    ])
    .select(['vegan', 'vegetarian', 'pescatarian', 'halal', 'gluten', 'lactose', 'nuts', 'crustaceans_shellfish'])
    .select(['label_allergens', 'free_of', 'dislikes'])
    .select(['sugars', 'saturated_fat', 'salt', 'kcal', 'protein', 'fat', 'carbohydrates', 'fiber'])
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
}
