import type { PartialMacros } from '@weekbord/domain/macros/macros';
import type { RecipeTag } from '@weekbord/domain/recipes/list/recipe-tags';
import { type Expression, type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecipeTemplateTable } from '../../../platform/database/tables/recipes.ts';
import { type FurtherColumns, MACROS_OF_FOOD, TRAITS_OF_FOOD } from '../../foods/foods.public.ts';

type Db = Kysely<Tables>;

/** A recipe in both languages. */
export type WholeTemplate = Selectable<RecipeTemplateTable>;

/** A line of a recipe that has not been written yet, for one portion. */
export type NewLine = Readonly<{
  servingId: number;
  quantity: number;
  noteEn: string | null;
  noteNl: string | null;
}>;

/** The values of a new recipe, about which nothing is known yet. */
const UNKNOWN = {
  vegan: 'unknown',
  vegetarian: 'unknown',
  pescatarian: 'unknown',
  halal: 'unknown',
  gluten: 'unknown',
  lactose: 'unknown',
  nuts: 'unknown',
  crustaceans_shellfish: 'unknown',
  label_allergens: [],
  free_of: [],
  has_meat: false,
  dislikes: [],
} satisfies Partial<Insertable<RecipeTemplateTable>>;

type Written =
  | 'name_en'
  | 'name_nl'
  | 'portions'
  | 'preparation_time_min'
  | 'cooking_time_min'
  | 'waiting_time_min'
  | 'external_url'
  | 'copied_from_id';
type Lists = 'tags' | 'meal_types' | 'directions_en' | 'directions_nl';

/** The fields of a recipe that the author writes. The rest is derived from its ingredients. */
export type RecipeInput = Pick<Insertable<RecipeTemplateTable>, Written | Lists>;

/** Inserts a draft of a person's custom recipe. Returns its id. */
export async function insertOwnTemplate(db: Db, authorId: number, said: RecipeInput, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('recipe_template')
    .values({
      ...UNKNOWN,
      ...said,
      author_id: authorId,
      source_provider: 'USER_GENERATED',
      published: false,
      created_at: now,
      modified_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the number of recipes that a person wrote. */
export async function countOwnTemplates(db: Db, authorId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recipe_template')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns a recipe by its id, regardless of its author. */
export function findWholeTemplate(db: Db, id: number): Promise<WholeTemplate | undefined> {
  return db.selectFrom('recipe_template').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns a recipe by its id, if this person wrote it. */
export function findOwnTemplate(db: Db, id: number, authorId: number): Promise<WholeTemplate | undefined> {
  return db
    .selectFrom('recipe_template')
    .selectAll()
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .executeTakeFirst();
}

/** Returns custom recipes that an earlier version wrote, without scene and families. */
export function listTemplatesWithoutKind(db: Db): Promise<WholeTemplate[]> {
  return db
    .selectFrom('recipe_template')
    .selectAll()
    .where('source_provider', '=', 'USER_GENERATED')
    .where((own) => own.or([own('scene', 'is', null), own('families', 'is', null)]))
    .execute();
}

/** Returns custom recipes whose picture was not painted by this version of the painter. */
export async function listTemplatesToPaint(db: Db, painter: string): Promise<WholeTemplate[]> {
  return db
    .selectFrom('recipe_template')
    .selectAll()
    .where('source_provider', '=', 'USER_GENERATED')
    .where((own) =>
      own.or([own('picture', 'is', null), own(sql<string>`left(picture, ${painter.length})`, '<>', painter)]),
    )
    .execute();
}

/** Gives a recipe another picture; this does not count as a change by its author. */
export async function updatePicture(db: Db, id: number, picture: string): Promise<void> {
  await db.updateTable('recipe_template').set({ picture }).where('id', '=', id).execute();
}

export async function updateTemplate(
  db: Db,
  id: number,
  values: Updateable<RecipeTemplateTable> & { modified_at: Date },
): Promise<void> {
  await db.updateTable('recipe_template').set(values).where('id', '=', id).execute();
}

/** Deletes a recipe with its lines. */
export async function deleteTemplate(db: Db, id: number): Promise<void> {
  await db.deleteFrom('recipe_template').where('id', '=', id).execute();
}

/** Whether any meal was made from a recipe. Until the transaction ends, no meal can be made from it. */
export async function isPlannedByAnyone(db: Db, id: number): Promise<boolean> {
  await db.selectFrom('recipe_template').select('id').where('id', '=', id).forUpdate().execute();
  const { rows } = await sql<{ is: boolean }>`select is_recipe_planned(${id}::integer) as is`.execute(db);
  return rows[0]?.is === true;
}

/** Moves the author's favourite or dislike from one recipe to the one that replaces it. */
export async function movePreferences(db: Db, authorId: number, from: number, to: number): Promise<void> {
  for (const table of ['favourite_recipe', 'disliked_recipe'] as const) {
    await sql`
      update ${sql.table(table)} set recipe_template_id = ${to}
      where person_id = ${authorId} and recipe_template_id = ${from} and not exists (
        select from ${sql.table(table)} as other
        where other.person_id = ${authorId} and other.recipe_template_id = ${to}
      )`.execute(db);
  }
}

/** Adds lines at the end of a recipe. Returns the id of the first. */
export async function insertTemplateLines(db: Db, templateId: number, lines: readonly NewLine[]): Promise<number> {
  const { next } = await db
    .selectFrom('recipe_template_ingredient')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), sql<number>`-1`).as('next'))
    .where('recipe_template_id', '=', templateId)
    .executeTakeFirstOrThrow();
  if (lines.length === 0) return 0;
  const rows = await db
    .insertInto('recipe_template_ingredient')
    .values(
      lines.map(({ servingId, quantity, noteEn, noteNl }, at) => ({
        recipe_template_id: templateId,
        position: next + 1 + at,
        serving_id: servingId,
        quantity,
        note_en: noteEn,
        note_nl: noteNl,
      })),
    )
    .returning('id')
    .execute();
  return rows[0]!.id;
}

/** Returns the lines of a recipe, as a copy needs them. */
export async function listLinesOfTemplate(db: Db, templateId: number): Promise<NewLine[]> {
  return db
    .selectFrom('recipe_template_ingredient')
    .select(['serving_id as servingId', 'quantity', 'note_en as noteEn', 'note_nl as noteNl'])
    .where('recipe_template_id', '=', templateId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Returns a meal to make a recipe from, if it belongs to people the caller may see. */
export function findMealToCopy(db: Db, id: number, people: Expression<number>) {
  return db
    .selectFrom('recipe_meal')
    .select(['person_id', 'id', 'recipe_template_id', 'portions'])
    .where('id', '=', id)
    .where('person_id', 'in', people)
    .executeTakeFirst();
}

/** Returns the lines of a meal, for all its portions. */
export async function listLinesOfMeal(db: Db, meal: Readonly<{ person_id: number; id: number }>): Promise<NewLine[]> {
  return db
    .selectFrom('recipe_meal_ingredient')
    .select(['serving_id as servingId', 'quantity', 'note_en as noteEn', 'note_nl as noteNl'])
    .where('person_id', '=', meal.person_id)
    .where('recipe_meal_id', '=', meal.id)
    .where('quantity', '>', 0)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/**
 * Returns those of the given servings that none of these people may use, because the food is neither shared nor theirs.
 * The others are locked until the transaction ends.
 */
export async function listUnusableServings(
  db: Db,
  ids: readonly number[],
  people: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('serving')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .select('serving.id')
    .where('serving.id', '=', sql<number>`any(${ids})`)
    .where((food) =>
      food.or([food('food.source', '<>', 'PERSON'), food('food.author_id', '=', sql<number>`any(${people})`)]),
    )
    .execute();
  const usable = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !usable.has(id)));
}

/** Returns custom recipes that contain one of the given foods. */
export async function listTemplatesOfFoods(db: Db, foodIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('recipe_template_ingredient as line')
    .innerJoin('serving', 'serving.id', 'line.serving_id')
    .innerJoin('recipe_template', 'recipe_template.id', 'line.recipe_template_id')
    .select('line.recipe_template_id as id')
    .distinct()
    .where('recipe_template.source_provider', '=', 'USER_GENERATED')
    .where('serving.food_id', '=', sql<number>`any(${foodIds})`)
    .orderBy('line.recipe_template_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the foods in a recipe for one portion, with everything that is derived from them. */
export function listParts(db: Db, templateId: number) {
  return db
    .selectFrom('recipe_template_ingredient as line')
    .innerJoin('serving', 'serving.id', 'line.serving_id')
    .innerJoin('food', 'food.id', 'serving.food_id')
    .select(({ ref }) => [
      sql<number>`${ref('line.quantity')} * ${ref('serving.grams')}`.as('grams'),
      'line.note_en as note',
      'food.slug',
      'food.name_en',
      'food.name_nl',
      'food.plural_en',
      'food.plural_nl',
      'food.synonyms_en',
      'food.synonyms_nl',
      'food.brand_name',
      'food.category',
      'food.origins',
      'food.protein_source',
      ...MACROS_OF_FOOD,
      'food.sugars',
      'food.saturated_fat',
      'food.salt',
      ...TRAITS_OF_FOOD,
    ])
    .where('line.recipe_template_id', '=', templateId)
    .orderBy('line.position')
    .orderBy('line.id')
    .execute();
}

export type Part = Awaited<ReturnType<typeof listParts>>[number];

/** The fields derived from the foods in a recipe. */
export type DerivedOfRecipe = PartialMacros &
  FurtherColumns &
  Pick<WholeTemplate, keyof typeof UNKNOWN | 'picture' | 'source' | 'temperature' | 'scene' | 'families' | 'search'> & {
    tags: RecipeTag[];
  };
