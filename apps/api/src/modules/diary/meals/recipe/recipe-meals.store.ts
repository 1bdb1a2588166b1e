import { type CookFor, COOKS_FOR_ONE } from '@weekbord/domain/diary/cook-for';
import type { ComposedLine, ComposedMeal } from '@weekbord/domain/planner/search/compose-meal';
import { isSwapReason } from '@weekbord/domain/recipes/swaps/swap-reasons';
import type { Language } from '@weekbord/domain/languages/languages';
import { type Expression, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { type Place, statement } from '../../../../platform/database/statement.ts';
import type { Tables } from '../../../../platform/database/tables.ts';
import type { RecipeMealTable } from '../../../../platform/database/tables/diary.ts';
import {
  nutrientColumns,
  listServingsByIds,
  type NamedFood,
  type NamedServingRow,
  namesOfFoods,
} from '../../../foods/foods.public.ts';
import { type CatalogueCache, uncachedCatalogue } from './catalogue-cache.ts';
import type { IngredientRow, SwappedNameOfFood } from '../../../recipes/recipes.public.ts';

type Db = Kysely<Tables>;

export type MealRow = Selectable<RecipeMealTable>;

/** Returns the number of people a person usually cooks for, as part of a statement. */
export function usualCookFor(personId: Expression<number>): RawBuilder<number> {
  return sql<number>`coalesce(
    (select usual.cook_for from week_wishes as usual where usual.person_id = ${personId}), ${sql.lit(COOKS_FOR_ONE)}
  )`;
}

/** Returns a meal by its id, if the caller may see it. */
export function findMeal(db: Db, id: number, people: Expression<number>): Promise<MealRow | undefined> {
  return db
    .selectFrom('recipe_meal')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', 'in', people)
    .executeTakeFirst();
}

/** A line of a meal without its serving. */
export type LineRow = Readonly<{
  id: number;
  owner_id: number;
  position: number;
  serving_id: number;
  quantity: number;
  note: string | null;
  swapped_from_id: number | null;
  swapped_because: string[] | null;
  /** The serving before a person swapped the food; null if no one did. */
  replaced_serving_id: number | null;
  replaced_quantity: number | null;
  modified_at: Date;
}>;

/** Selects the lines of meals in order. The caller adds the condition. */
export function selectLines(db: Db, locale: Language) {
  return db
    .selectFrom('recipe_meal_ingredient')
    .select(['id', 'recipe_meal_id as owner_id', 'position', 'serving_id', 'quantity'])
    .select([`note_${locale} as note`, 'swapped_from_id', 'swapped_because', 'modified_at'])
    .select(['replaced_serving_id', 'replaced_quantity'])
    .orderBy('recipe_meal_id')
    .orderBy('position');
}

function linesOfMeals(locale: Language) {
  return statement((db, place: Place<{ personId: number; mealIds: readonly number[] }>) =>
    selectLines(db, locale)
      .where('person_id', '=', place('personId'))
      .where('recipe_meal_id', '=', sql<number>`any(${place('mealIds')})`),
  );
}

const LINES_OF_MEALS = { en: linesOfMeals('en'), nl: linesOfMeals('nl') } as const;

/** Returns the lines of the given meals of one person with their servings and foods, in order. */
export async function listMealIngredients(
  db: Db,
  personId: number,
  mealIds: readonly number[],
  locale: Language,
): Promise<(IngredientRow & LineRow)[]> {
  return withServings(db, await listLines(db, personId, mealIds, locale), locale);
}

/** Returns the lines of the given meals of one person, in order. */
export function listLines(db: Db, personId: number, mealIds: readonly number[], locale: Language): Promise<LineRow[]> {
  return LINES_OF_MEALS[locale](db, { personId, mealIds });
}

/**
 * Returns lines with their servings and foods, and the names of the foods they replace. A serving used by several lines
 * is read once, or not at all if it is cached.
 */
export async function withServings(
  db: Db,
  lines: readonly LineRow[],
  locale: Language,
  { servings: kept, foodNames }: Pick<CatalogueCache, 'servings' | 'foodNames'> = uncachedCatalogue(),
): Promise<(IngredientRow & LineRow)[]> {
  const ids = lines.flatMap(({ serving_id: id, replaced_serving_id: replaced }) => [id, replaced ?? id]);
  const missing = new Set(ids.filter((id) => !kept.has(id)));
  const read = missing.size === 0 ? [] : await listServingsByIds(db, missing, locale);
  const others = new Map(read.map((serving) => [serving.serving_id, serving]));
  for (const serving of read) if (serving.source === 'CATALOGUE') kept.set(serving.serving_id, serving);
  const names = await namesOfFoods(
    db,
    lines.flatMap(({ swapped_from_id: id }) => id ?? []),
    locale,
    foodNames,
  );
  const servingOf = (id: number) => kept.get(id) ?? others.get(id);
  return lines.flatMap((line) => {
    const serving = servingOf(line.serving_id);
    const [swapped, replaced] = [swappedName(line, names), replacedBy(line, servingOf)];
    return serving === undefined ? [] : [{ ...serving, ...line, swapped, replaced }];
  });
}

/**
 * Returns the name of the food that a line's food replaces, and the reasons for the swap. Reasons that are no longer
 * known are left out.
 */
export function swappedName(
  { swapped_from_id: id, swapped_because: because }: Pick<LineRow, 'swapped_from_id' | 'swapped_because'>,
  names: ReadonlyMap<number, NamedFood>,
): SwappedNameOfFood | null {
  const food = id === null ? undefined : names.get(id);
  if (food === undefined) return null;
  return { ...food, because: (because ?? []).filter(isSwapReason) };
}

/** Returns the state of a line before a person swapped its food. */
function replacedBy(
  { replaced_serving_id: id, replaced_quantity: quantity }: LineRow,
  servingOf: (id: number) => NamedServingRow | undefined,
): IngredientRow['replaced'] {
  const serving = id === null ? undefined : servingOf(id);
  return serving === undefined || quantity === null ? null : { serving, quantity };
}

/** Inserts meals with their lines in three statements. Returns their ids in the same order. */
export async function insertMeals(
  db: Db,
  personId: number,
  meals: readonly ComposedMeal[],
  now: Date,
): Promise<number[]> {
  if (meals.length === 0) return [];
  const ids = await drawMealIds(db, meals.length);
  await db
    .insertInto('recipe_meal')
    .values(
      meals.map((meal, index) => ({
        person_id: personId,
        id: ids[index]!,
        recipe_template_id: meal.recipeTemplateId,
        portions: meal.portions,
        portions_multiplier: meal.portionsMultiplier,
        ...cookForColumns(meal.cookFor),
        ...meal.macros,
        ...nutrientColumns(meal.further),
      })),
    )
    .execute();
  await insertIngredients(
    db,
    personId,
    meals.flatMap((meal, index) =>
      meal.ingredients.map((line, position) => ({ ...line, position, meal: ids[index]! })),
    ),
    now,
  );
  return ids;
}

function cookForColumns({ people, isChosen }: CookFor = { people: COOKS_FOR_ONE, isChosen: false }) {
  return { cook_for: people, cook_for_chosen: isChosen };
}

async function drawMealIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('recipe_meal', 'id'))::int as id
    from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
}

async function insertIngredients(
  db: Db,
  personId: number,
  lines: readonly (ComposedLine & { position: number; meal: number })[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into recipe_meal_ingredient
      (person_id, recipe_meal_id, position, serving_id, quantity, note_en, note_nl, swapped_from_id, swapped_because,
        modified_at)
    select ${personId}::int, meal, position, serving_id, quantity, note_en, note_nl, swapped_from_id,
      string_to_array(swapped_because, ' '), ${now}::timestamptz
    from unnest(
      ${lines.map(({ meal }) => meal)}::int[],
      ${lines.map(({ position }) => position)}::int[],
      ${lines.map(({ servingId }) => servingId)}::int[],
      ${lines.map(({ quantity }) => quantity)}::double precision[],
      ${lines.map(({ noteEn }) => noteEn)}::text[],
      ${lines.map(({ noteNl }) => noteNl)}::text[],
      ${lines.map(({ swapped }) => swapped?.foodId ?? null)}::int[],
      ${lines.map(({ swapped }) => swapped?.because.join(' ') ?? null)}::text[]
    ) as line (meal, position, serving_id, quantity, note_en, note_nl, swapped_from_id, swapped_because)`.execute(db);
}

/**
 * Copies the given meals of one person with their lines to another, with one statement per table. Returns the ids of
 * the copies in the same order, or undefined if a meal no longer exists. With `isFresh`, the copies are cooked for as
 * many people as the new owner usually cooks for, unless a number was chosen for the meal. The reason for a swap
 * reveals what the owner may not eat, so another person gets the swap without the reason.
 */
export async function insertCopiesOfMeals(
  db: Db,
  { owner, ids }: Readonly<{ owner: number; ids: readonly number[] }>,
  { personId, isFresh, now }: Readonly<{ personId: number; isFresh: boolean; now: Date }>,
): Promise<readonly number[] | undefined> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('recipe_meal')
    .selectAll()
    .where('person_id', '=', owner)
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
  const byId = new Map(found.map((meal) => [meal.id, meal]));
  const meals = ids.flatMap((id) => byId.get(id) ?? []);
  if (meals.length < ids.length) return undefined;
  const becauseOf = (kind: 'swapped' | 'replaced') => {
    const reasons = sql.ref<string[] | null>(`${kind}_because`);
    return owner === personId ? reasons : sql`case when ${reasons} is not null then '{}'::text[] end`;
  };
  const copies = await drawMealIds(db, meals.length);
  const values = meals.map((meal, at) => {
    const isUsual = isFresh && !meal.cook_for_chosen;
    const usual = isUsual && { cook_for: usualCookFor(sql.val(personId)) };
    return { ...meal, ...usual, person_id: personId, id: copies[at]! };
  });
  await db.insertInto('recipe_meal').values(values).execute();
  await sql`
    insert into recipe_meal_ingredient
      (person_id, recipe_meal_id, position, serving_id, quantity, note_en, note_nl, swapped_from_id, swapped_because,
        replaced_serving_id, replaced_quantity, replaced_from_id, replaced_because, modified_at)
    select ${personId}::int, pair.copy, position, serving_id, quantity, note_en, note_nl, swapped_from_id,
      ${becauseOf('swapped')}, replaced_serving_id, replaced_quantity, replaced_from_id, ${becauseOf('replaced')},
      ${now}::timestamptz
    from recipe_meal_ingredient as line
    join unnest(${ids}::int[], ${copies}::int[]) as pair (meal, copy) on pair.meal = line.recipe_meal_id
    where line.person_id = ${owner}
    order by pair.copy, position`.execute(db);
  return copies;
}

/** The amounts of a line: the current one, and the one before a person swapped its food. */
export type LineAmounts = Readonly<{ id: number; quantity: number; replaced: number | null }>;

/** Sets a meal's portions and the amounts of its lines. */
export async function updatePortions(
  db: Db,
  meal: MealRow,
  change: Readonly<{ portions: number; amounts: readonly LineAmounts[]; now: Date }>,
): Promise<void> {
  const { portions, amounts, now } = change;
  await db
    .updateTable('recipe_meal')
    .set({ portions })
    .where('person_id', '=', meal.person_id)
    .where('id', '=', meal.id)
    .execute();
  await sql`
    update recipe_meal_ingredient as line
    set quantity = given.quantity, replaced_quantity = given.replaced, modified_at = ${now}::timestamptz
    from unnest(
      ${amounts.map(({ id }) => id)}::int[],
      ${amounts.map(({ quantity }) => quantity)}::double precision[],
      ${amounts.map(({ replaced }) => replaced)}::double precision[]
    ) as given (id, quantity, replaced)
    where line.person_id = ${meal.person_id} and line.recipe_meal_id = ${meal.id} and line.id = given.id`.execute(db);
}

/** Sets how many people a meal is cooked for, as chosen by a person. What counts as eaten is unchanged. */
export async function updateCookFor(db: Db, meal: MealRow, people: number): Promise<void> {
  await db
    .updateTable('recipe_meal')
    .set({ cook_for: people, cook_for_chosen: true })
    .where('person_id', '=', meal.person_id)
    .where('id', '=', meal.id)
    .execute();
}

export function listMealsByIds(db: Db, personId: number, ids: readonly number[]): Promise<MealRow[]> {
  return db
    .selectFrom('recipe_meal')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
}
