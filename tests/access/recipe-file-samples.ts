import type { Fixture } from './fixture.ts';

const recipe = {
  name: 'Soup',
  portions: 2,
  preparation_time_min: 10,
  cooking_time_min: null,
  waiting_time_min: null,
  lines: ['1 l water', '2 carrots'],
  directions: ['Boil.'],
  notes: [],
  meal_types: [],
  external_url: null,
};
const content = Buffer.from(
  JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 l water', '2 carrots'] }),
).toString('base64');

/** Valid requests about imported recipe files. */
export const RECIPE_FILE_SAMPLES = {
  readRecipeFile: () => ({ body: { content, file_name: 'soup.json' } }),
  createRecipeImport: () => ({ body: { source: 'SCHEMA_ORG' as const, file_name: 'soup.json', recipes: [recipe] } }),
  listRecipeImports: () => ({}),
  undoRecipeImport: ({ recipeImportId }: Fixture) => ({ params: { id: recipeImportId } }),
  listRecipesToCheck: () => ({}),
  readRecipeToCheck: ({ recipeToCheckId }: Fixture) => ({ params: { id: recipeToCheckId } }),
  deleteRecipeToCheck: ({ recipeToCheckId }: Fixture) => ({ params: { id: recipeToCheckId } }),
  exportRecipes: () => ({}),
};
