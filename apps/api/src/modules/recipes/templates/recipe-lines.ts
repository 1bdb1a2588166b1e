import type { Traits } from '@weekbord/domain/recipes/traits-of-ingredients';
import type { GroceryCategory, PartialMacros } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { traitsOfFood } from '../../foods/foods.public.ts';
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
  /** The serving of one gram of the same food. */
  gramServingId: number;
  per100: PartialMacros;
}>;

/** A line of a recipe with what the planner asks about its food. */
export type PlannableLine = RecipeLine &
  Readonly<{
    foodId: number;
    role: string;
    category: GroceryCategory;
    perishable: boolean;
    traits: Traits;
    /** The named dislikes that the food belongs to. */
    dislikes: readonly string[];
    /** What the food is or may be made of; null where unknown. */
    origins: readonly string[] | null;
  }>;

/** The lines of some recipes by recipe, for one portion, in order. */
export async function listRecipeLines(
  db: Kysely<Tables>,
  templateIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PlannableLine[]>> {
  const lines = new Map<number, PlannableLine[]>();
  for (const row of await listPlannableLines(db, templateIds)) {
    const { kcal, protein, fat, carbohydrates, fiber } = row;
    const line = {
      servingId: row.serving_id,
      measure: row.measure,
      servingGrams: row.serving_grams,
      quantity: row.quantity,
      noteEn: row.note_en,
      noteNl: row.note_nl,
      gramServingId: row.gram_serving_id,
      per100: { kcal, protein, fat, carbohydrates, fiber },
      foodId: row.food_id,
      role: row.role,
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
