import type { Language } from '../../../languages/languages.ts';
import type { FoodNames } from './food-words.ts';

type Row = Readonly<{ foods: FoodNames; otherFoods?: FoodNames }>;

/** The row that lists a food: the one with the longest beginning of its name; null if there is none. */
export function rowOfFood<R extends Row>(rows: readonly R[], name: string, language: Language): R | null {
  const lower = name.toLowerCase();
  let [found, longest]: [R | null, number] = [null, 0];
  for (const row of rows) {
    if (row.otherFoods?.[language].some((beginning) => lower.startsWith(beginning))) continue;
    for (const beginning of row.foods[language])
      if (beginning.length > longest && lower.startsWith(beginning)) [found, longest] = [row, beginning.length];
  }
  return found;
}
