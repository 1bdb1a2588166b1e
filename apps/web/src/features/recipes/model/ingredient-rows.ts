import type { Ingredient } from '@weekbord/contract/recipes/models';

/** A row of a list of ingredients: the lines that say how much of one food goes in. */
export type IngredientRow = readonly [Ingredient, ...Ingredient[]];

/** The same food one after the other, in other measures, is one row, unless each is a line of its own to change. */
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
