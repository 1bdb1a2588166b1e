import type { Ingredient } from '@weekbord/contract/recipes/models';

/** A row in a list of ingredients: all lines with the same food. */
export type IngredientRow = readonly [Ingredient, ...Ingredient[]];

/**
 * Groups lines into rows: consecutive lines with the same food in different measures form one row, unless each can be
 * changed separately.
 */
export function ingredientRows(lines: readonly Ingredient[]): readonly IngredientRow[] {
  const rows: [Ingredient, ...Ingredient[]][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const isSame = row?.[0].suggested_serving.food === line.suggested_serving.food && row[0].note === line.note;
    if (row !== undefined && isSame && line.id === null) row.push(line);
    else rows.push([line]);
  }
  return rows;
}
