import type { FoodWithServings, PlannableLine } from '@weekbord/domain/planner/search/compose-meal';
import type { IngredientRole } from '@weekbord/domain/plates/flex-table';
import type { SourceProvider } from '@weekbord/domain/recipes/import/source-providers';
import type { Kysely } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { listServingsOfFoods, traitsOfFood } from '../../foods/foods.public.ts';
import { listPlannableFoodRows, listPlannableLines } from './templates.store.ts';

/** Foods by id. */
export type PlannableFoods = ReadonlyMap<number, FoodWithServings>;

/** Returns the given foods with their servings. Foods that are already known are not read again. */
export async function readPlannableFoods(
  db: Kysely<Tables>,
  ids: Iterable<number>,
  known: PlannableFoods = new Map(),
): Promise<PlannableFoods> {
  const missing = new Set([...ids].filter((id) => !known.has(id)));
  if (missing.size === 0) return known;
  const servings = Map.groupBy(await listServingsOfFoods(db, missing), ({ food_id: food }) => food);
  const read = (await listPlannableFoodRows(db, [...missing])).map((row): [number, FoodWithServings] => {
    const { kcal, protein, fat, carbohydrates, fiber, sugars, saturated_fat, salt } = row;
    const own = servings.get(row.id) ?? [];
    const food = {
      id: row.id,
      ...traitsOfFood(row),
      category: row.category,
      role: row.role as IngredientRole,
      perishable: row.perishable,
      ...(row.bought_factor === 0 && { boughtAs: null }),
      ...(row.bought_as_id !== null && { boughtAs: row.bought_as_id }),
      soldAs: row.sold_as,
      isSpecial: row.is_special,
      isStaple: row.is_staple,
      soldIn: row.sold_in,
      origins: row.origins,
      plantSource: row.protein_source,
      kitchenKind: row.kitchen_kind,
      per100: { kcal, protein, fat, carbohydrates, fiber, sugars, saturated_fat, salt },
      measures: Object.fromEntries(own.map(({ measure, grams }) => [measure, grams])),
      servings: new Map(own.map(({ measure, id }) => [measure, id])),
    };
    return [row.id, food];
  });
  return new Map([...known, ...read]);
}

/**
 * Returns the lines of the given recipes by recipe, for one portion, in order, and their foods in addition to the known
 * ones.
 */
export async function listRecipeLines(
  db: Kysely<Tables>,
  templateIds: readonly number[],
  known?: PlannableFoods,
): Promise<Readonly<{ lines: ReadonlyMap<number, readonly PlannableLine[]>; foods: PlannableFoods }>> {
  const rows = templateIds.length === 0 ? [] : await listPlannableLines(db, templateIds);
  const foods = await readPlannableFoods(
    db,
    rows.map(({ food_id: id }) => id),
    known,
  );
  const lines = new Map<number, PlannableLine[]>();
  for (const row of rows) {
    const food = foods.get(row.food_id)!;
    const line = {
      food,
      grams: row.quantity * food.measures[row.measure]!,
      measure: row.measure,
      group: row.moves_with,
      noteEn: row.note_en,
      noteNl: row.note_nl,
    };
    const known = lines.get(row.template_id);
    if (known === undefined) lines.set(row.template_id, [line]);
    else known.push(line);
  }
  return { lines, foods };
}

/** A recipe whose lines are requested. */
export type KnownRecipe = Readonly<{ id: number; source_provider: SourceProvider; modified_at: Date }>;

/** The lines of the catalogue's recipes per running application, with the time each recipe was written. */
const kept = new WeakMap<Config, Map<number, Readonly<{ written: number; lines: readonly PlannableLine[] }>>>();

/**
 * Returns a recipe's lines. Those of catalogue recipes are cached, as all of them are rewritten when the catalogue
 * changes.
 */
export async function linesOfRecipe(
  { db, config }: Readonly<{ db: Kysely<Tables>; config: Config }>,
  { id, source_provider: provider, modified_at: modified }: KnownRecipe,
): Promise<readonly PlannableLine[]> {
  const ofCatalogue = kept.get(config) ?? new Map();
  kept.set(config, ofCatalogue);
  const known = ofCatalogue.get(id);
  if (known?.written === modified.getTime()) return known.lines;
  const { lines } = await listRecipeLines(db, [id]);
  const ofRecipe = lines.get(id) ?? [];
  if (provider === 'WEEKMEALS') ofCatalogue.set(id, { written: modified.getTime(), lines: ofRecipe });
  return ofRecipe;
}
