import { MAX_INGREDIENTS } from '@weekbord/domain/recipes/amounts/meal-limits';
import { LONGEST_FILE_LINE } from '@weekbord/domain/recipes/read/reading-limits';
import { plainText } from '@weekbord/domain/recipes/read/plain-line';
import { yieldOfTitle } from '@weekbord/domain/recipes/read/read-yield';
import type { FileRecipe } from './file-recipe.ts';

const NAME_MAX = 200;
const STEP_MAX = 2000;
const STEPS_MAX = 50;
const ADDRESS_MAX = 500;
const FEW = 20;

/** Cuts a recipe from a file to the limits of a custom recipe, with characters that can be stored. */
export function tidyRecipe(recipe: FileRecipe): FileRecipe {
  const { title, portions } = yieldOfTitle(cut(recipe.name, NAME_MAX));
  const address = recipe.address ?? '';
  return {
    name: title,
    portions: recipe.portions ?? portions,
    makes: cut(recipe.makes, NAME_MAX),
    times: recipe.times,
    lines: recipe.lines
      .map((line) => cut(line, LONGEST_FILE_LINE))
      .filter((line) => line !== '')
      .slice(0, MAX_INGREDIENTS),
    steps: fewer(recipe.steps.map((step) => cut(step, STEP_MAX)).filter((step) => step !== '')),
    address: address.length > ADDRESS_MAX || address === '' ? null : cut(address, ADDRESS_MAX),
    notes: recipe.notes
      .map((note) => cut(note, STEP_MAX))
      .filter((note) => note !== '')
      .slice(0, FEW),
    categories: [...new Set(recipe.categories.map((category) => cut(category, NAME_MAX)))]
      .filter((category) => category !== '')
      .slice(0, FEW),
  };
}

function cut(text: string, max: number): string {
  return plainText(text.slice(0, 2 * max))
    .slice(0, max)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim();
}

/** Joins short steps until their number is within the limit of a custom recipe. */
function fewer(steps: readonly string[]): readonly string[] {
  const all = [...steps];
  while (all.length > STEPS_MAX) {
    const at = all.findIndex((step, index) => index > 0 && `${all[index - 1]} ${step}`.length <= STEP_MAX);
    if (at < 0) return all.slice(0, STEPS_MAX);
    all.splice(at - 1, 2, `${all[at - 1]} ${all[at]}`);
  }
  return all;
}
