import { MAX_INGREDIENTS } from '@weekbord/domain/recipes/amounts/meal-limits';
import type { MatchableFood } from '@weekbord/domain/recipes/read/food-phrases';
import { type FoodIndex, indexFoods } from '@weekbord/domain/recipes/read/match-food';
import { type MatchedLine, matchLine } from '@weekbord/domain/recipes/read/match-line';
import { pintOfRecipe } from '@weekbord/domain/recipes/read/pint-of-recipe';
import type { Language } from '@weekbord/domain/languages/languages';

/** Lines of a recipe to match, as plain data. */
export type LinesToMatch = Readonly<{
  lines: readonly string[];
  language: Language;
  /** Identifies the state of the catalogue's foods. */
  version: string;
  /** The foods that a line may refer to; null if the thread is expected to have them. */
  foods: readonly MatchableFood[] | null;
}>;

/** The foods that this thread received last. */
let known: { version: string; index: FoodIndex } | undefined;

/**
 * Returns the food that each line refers to. A line may refer to no food, such as a title, or to two. Runs in a thread,
 * which caches the foods between calls. Returns `foods-wanted` if it does not have this version of them.
 */
export function matchLines({ lines, language, version, foods }: LinesToMatch): 'foods-wanted' | MatchedLine[] {
  if (known?.version !== version) {
    if (foods === null) return 'foods-wanted';
    known = { version, index: indexFoods(foods) };
  }
  const { index } = known;
  const read = lines.slice(0, MAX_INGREDIENTS);
  const pint = pintOfRecipe(read);
  return read.flatMap((line) => matchLine(line, language, index, pint)).slice(0, MAX_INGREDIENTS);
}
