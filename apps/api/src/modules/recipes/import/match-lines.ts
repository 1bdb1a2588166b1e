import { MAX_INGREDIENTS } from '@weekbord/domain/recipes/meal-limits';
import type { MatchableFood } from '@weekbord/domain/recipes/read/food-phrases';
import { type FoodIndex, type FoodMatch, indexFoods, matchFood } from '@weekbord/domain/recipes/read/match-food';
import { type IngredientLine, readIngredientLine } from '@weekbord/domain/recipes/read/read-ingredient-line';
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

/** A line and the food that it means. */
export type MatchedLine = Readonly<{ line: IngredientLine; match: FoodMatch }>;

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

/** One line, none where it is a title or a thing, or two where it names two foods: "salt and pepper". */
function matchLine(text: string, language: Language, index: FoodIndex): MatchedLine[] {
  const line = readIngredientLine(text, language);
  if (line.isHeader || line.isEquipment) return [];
  const whole = { line, match: matchOf(line, language, index) };
  if (whole.match.state === 'matched') return [whole];
  const names = line.name.split(/\s+(?:en|and|&|\+)\s+/i);
  const isVague = line.quantity === null || line.unit?.isVague === true;
  if (names.length < 2 || names.length > 3 || !isVague) return [whole];
  const parts = names
    .map((name) => ({ ...line, name }))
    .map((part) => ({ line: part, match: matchOf(part, language, index) }));
  return parts.every(({ match }) => match.state === 'matched') ? parts : [whole];
}

function matchOf(line: IngredientLine, language: Language, index: FoodIndex): FoodMatch {
  return matchFood(index, line.name, language, { unit: line.unit ?? (line.quantity === null ? null : 'pieces') });
}
