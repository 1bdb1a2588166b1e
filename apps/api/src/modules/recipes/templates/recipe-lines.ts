import type { FlexAmount, IngredientRole } from '@weekbord/domain/plates/flex-table';
import { isWholeFood } from '@weekbord/domain/plates/food-in-a-dish';
import type { Traits } from '@weekbord/domain/recipes/traits-of-ingredients';
import type { GroceryCategory, PartialMacros, SourceProvider } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { listServingsOfFoods, traitsOfFood } from '../../foods/foods.public.ts';
import { listPlannableLines } from './templates.store.ts';

/** A line of a recipe, for one portion. */
export type RecipeLine = Readonly<{
  servingId: number;
  measure: string;
  /** Grams of one serving. */
  servingGrams: number;
  quantity: number;
  noteEn: string | null;
  noteNl: string | null;
  /** Every measure in which the food can be given, in grams of one, with its serving. */
  servings: ReadonlyMap<string, Readonly<{ id: number; grams: number }>>;
  per100: PartialMacros & Readonly<{ salt: number | null }>;
}>;

/** A line of a recipe with what the planner asks about its food. */
export type PlannableLine = RecipeLine &
  Readonly<{
    foodId: number;
    role: IngredientRole;
    /** Lines with the same number only change together; null stands alone. */
    group: number | null;
    isSpecial: boolean;
    category: GroceryCategory;
    perishable: boolean;
    traits: Traits;
    /** The named dislikes that the food belongs to. */
    dislikes: readonly string[];
    /** What the food is or may be made of; null where unknown. */
    origins: readonly string[] | null;
  }>;

const measures = new WeakMap<PlannableLine['servings'], FlexAmount['measures']>();

/** Grams of one of each measure; one object for all lines of a food. */
function measuresOf(servings: PlannableLine['servings']): FlexAmount['measures'] {
  const known = measures.get(servings);
  if (known !== undefined) return known;
  const made = Object.fromEntries([...servings].map(([name, { grams }]) => [name, grams]));
  measures.set(servings, made);
  return made;
}

/** A line as the plates of its recipe are made from it. */
export function flexLineOf(line: PlannableLine): FlexAmount {
  const { measure, servings, role, group, quantity, servingGrams, origins } = line;
  return {
    grams: quantity * servingGrams,
    measure,
    measures: measuresOf(servings),
    isWhole: isWholeFood(measure, origins),
    role,
    ...(group !== null && { group }),
  };
}

/** The lines of some recipes by recipe, for one portion, in order. */
export async function listRecipeLines(
  db: Kysely<Tables>,
  templateIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PlannableLine[]>> {
  const lines = new Map<number, PlannableLine[]>();
  const rows = await listPlannableLines(db, templateIds);
  const servings = await servingsOf(
    db,
    rows.map(({ food_id: id }) => id),
  );
  for (const row of rows) {
    const { kcal, protein, fat, carbohydrates, fiber, salt } = row;
    const line = {
      servingId: row.serving_id,
      measure: row.measure,
      servingGrams: row.serving_grams,
      quantity: row.quantity,
      noteEn: row.note_en,
      noteNl: row.note_nl,
      servings: servings.get(row.food_id)!,
      per100: { kcal, protein, fat, carbohydrates, fiber, salt },
      foodId: row.food_id,
      role: row.role as IngredientRole,
      group: row.moves_with,
      isSpecial: row.is_special,
      category: row.category,
      perishable: row.perishable,
      traits: traitsOfFood(row),
      dislikes: row.dislikes,
      origins: row.origins,
    };
    const known = lines.get(row.template_id);
    if (known === undefined) lines.set(row.template_id, [line]);
    else known.push(line);
  }
  return lines;
}

/** The servings of some foods by food and measure. */
async function servingsOf(db: Kysely<Tables>, foodIds: readonly number[]) {
  const byFood = Map.groupBy(await listServingsOfFoods(db, new Set(foodIds)), ({ food_id: food }) => food);
  return new Map(
    [...byFood].map(([food, rows]) => [food, new Map(rows.map(({ id, measure, grams }) => [measure, { id, grams }]))]),
  );
}

/** A recipe whose lines are wanted. */
export type KnownRecipe = Readonly<{ id: number; source_provider: SourceProvider; modified_at: Date }>;

/** Lines of the catalogue's recipes of each running application, with when each recipe was written. */
const kept = new WeakMap<Config, Map<number, Readonly<{ written: number; lines: readonly PlannableLine[] }>>>();

/** A recipe's lines. Those of the catalogue's are kept: all of them are written anew whenever the catalogue changes. */
export async function linesOfRecipe(
  { db, config }: Readonly<{ db: Kysely<Tables>; config: Config }>,
  { id, source_provider: provider, modified_at: modified }: KnownRecipe,
): Promise<readonly PlannableLine[]> {
  const ofCatalogue = kept.get(config) ?? new Map();
  kept.set(config, ofCatalogue);
  const known = ofCatalogue.get(id);
  if (known?.written === modified.getTime()) return known.lines;
  const lines = (await listRecipeLines(db, [id])).get(id) ?? [];
  if (provider === 'WEEKMEALS') ofCatalogue.set(id, { written: modified.getTime(), lines });
  return lines;
}
