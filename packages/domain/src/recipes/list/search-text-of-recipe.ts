import { foldText } from '../../foods/fold-text.ts';
import { type FoodNames, searchTextOfFood } from '../../foods/search-text-of-food.ts';

export type RecipeNames = Readonly<{ name_en: string; name_nl: string }>;

/** In characters; a longer text would not help to find the recipe. */
const LONGEST = 4000;

/**
 * The text that a search for a recipe looks in: its folded names, followed by the names of its foods, each word once.
 */
export function searchTextOfRecipe(recipe: RecipeNames, foods: readonly FoodNames[]): string {
  const names = [foldText(recipe.name_en), foldText(recipe.name_nl), ...foods.map(searchTextOfFood)];
  const words = new Set(names.join(' ').split(' '));
  let text = '';
  for (const word of words) {
    if (text.length + word.length >= LONGEST) break;
    if (word !== '') text += `${text === '' ? '' : ' '}${word}`;
  }
  return text;
}
