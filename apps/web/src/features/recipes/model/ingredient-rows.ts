import type { Ingredient } from '@weekbord/contract/recipes/models';

/** A row of a list of ingredients: all lines with the amount of one food. */
export type IngredientRow = readonly [Ingredient, ...Ingredient[]];

/**
 * Returns the rows: successive lines of the same food in different measures are one row, unless each can be changed
 * separately.
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
