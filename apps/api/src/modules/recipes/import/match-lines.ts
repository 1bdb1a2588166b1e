import { MAX_INGREDIENTS } from '@weekbord/domain/recipes/meal-limits';
import type { MatchableFood } from '@weekbord/domain/recipes/read/food-phrases';
import { type FoodIndex, indexFoods } from '@weekbord/domain/recipes/read/match-food';
import { type MatchedLine, matchLine } from '@weekbord/domain/recipes/read/match-line';
import type { Language } from '@weekbord/domain/vocabulary';

/** Lines of a recipe that are to be read, as plain data. */
export type LinesToMatch = Readonly<{
  lines: readonly string[];
  language: Language;
  /** Names the state of the catalogue's foods. */
  version: string;
  /** The foods that a line may mean; left out where the thread is thought to have them. */
  foods: readonly MatchableFood[] | null;
}>;

/** The foods that this thread was given last. */
let known: { version: string; index: FoodIndex } | undefined;

/**
 * Finds the food that each line means; a line may become none, where it is a title, or two. Runs in a thread, which
 * keeps the foods from one call to the next; answers `foods-wanted` where it does not have this version of them.
 */
export function matchLines({ lines, language, version, foods }: LinesToMatch): 'foods-wanted' | MatchedLine[] {
  if (known?.version !== version) {
    if (foods === null) return 'foods-wanted';
    known = { version, index: indexFoods(foods) };
  }
  const { index } = known;
  return lines
    .slice(0, MAX_INGREDIENTS)
    .flatMap((line) => matchLine(line, language, index))
    .slice(0, MAX_INGREDIENTS);
}
