import { type Fields, type FileRecipe, fileRecipe, linesIn, minutesOf, stepsIn, textIn } from './file-recipe.ts';

/** Whether an object is a Paprika recipe, whose lists are strings. */
export function isPaprika({ name, ingredients, directions }: Fields): boolean {
  return typeof name === 'string' && typeof ingredients === 'string' && typeof directions === 'string';
}

/** Photo links within a text. */
const PHOTO = /\[photo:[^\]\n]*\]/gi;
/** Links to another recipe within a text. */
const LINKED_RECIPE = /\[recipe:([^\]\n]*)\]/gi;
/** Emphasis marks within a text. */
const EMPHASIS = /(\*\*|__)(?=\S)([^*_\n]+?)\1/g;

function withoutMarks(value: unknown): unknown {
  return typeof value === 'string'
    ? value.replaceAll(PHOTO, '').replaceAll(LINKED_RECIPE, '$1').replaceAll(EMPHASIS, '$2')
    : value;
}

/** Returns a Paprika recipe, from one `.paprikarecipe` or from an archive of them. */
export function recipeOfPaprika(fields: Fields): FileRecipe {
  const { name, servings, prep_time, cook_time, total_time, source_url, categories } = fields;
  return fileRecipe({
    name: textIn(name),
    makes: textIn(servings),
    lines: linesIn(fields['ingredients']),
    steps: stepsIn(withoutMarks(fields['directions'])),
    times: { total: minutesOf(total_time), work: minutesOf(prep_time), cooking: minutesOf(cook_time) },
    address: textIn(source_url),
    notes: linesIn(withoutMarks(fields['notes'])),
    categories: Array.isArray(categories) ? categories.map(textIn) : [],
  });
}
