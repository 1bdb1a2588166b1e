import { MAX_FILE_RECIPES } from '@weekbord/domain/recipes/read/reading-limits';
import type { RecipeFileSource } from '@weekbord/domain/recipes/import/recipe-files';
import { parseLaxJson } from '../recipe-json.ts';
import { readRecipePage } from '../recipe-page.ts';
import { isCooklang, recipeOfCooklang } from './cooklang.ts';
import { decodeText } from './decode-text.ts';
import { fieldsIn, type FileRecipe, fileRecipe, isFields } from './file-recipe.ts';
import { isMealie, recipesOfMealie } from './mealie.ts';
import { isPaprika, recipeOfPaprika } from './paprika.ts';
import { isRecipeSage, recipesOfSchema } from './schema-recipes.ts';
import { isTandoor, recipeOfTandoor } from './tandoor.ts';
import { tidyRecipe } from './tidy-recipe.ts';
import {
  type Allowance,
  ArchiveError,
  type ArchiveFault,
  gunzip,
  isGzip,
  isOpened,
  isZip,
  unzip,
  wholeAllowance,
} from './unpack.ts';

// Everything in this module runs in a worker thread, because an upload may be large.

/** A file that a person sent, in base64, and its name, which is used only for a recipe without one. */
export type SentRecipeFile = Readonly<{ content: string; fileName: string }>;

/** The recipes of a file, and how many files in it were not recipes. */
export type RecipesOfFile = Readonly<{
  source: RecipeFileSource;
  recipes: readonly FileRecipe[];
  unreadable: number;
}>;

/** Why a file contains no recipe. */
export type RecipeFileFault = Readonly<{
  fault: ArchiveFault | 'no_recipes_in_file' | 'not_a_recipe_file' | 'too_many';
}>;

type Read = Readonly<{ source: RecipeFileSource; recipes: readonly FileRecipe[] }>;

/** Reads the recipes of a file. The format is detected from the content. */
export function readRecipeFile({ content, fileName }: SentRecipeFile): RecipesOfFile | RecipeFileFault {
  const bytes = Buffer.from(content, 'base64');
  try {
    return recipesOf(bytes, fileName);
  } catch (error) {
    if (error instanceof ArchiveError) return { fault: error.fault };
    throw error;
  }
}

function recipesOf(bytes: Uint8Array, fileName: string): RecipesOfFile | RecipeFileFault {
  if (!isZip(bytes) && !isGzip(bytes) && decodeText(bytes) === null) return { fault: 'not_a_recipe_file' };
  const read: Read[] = [];
  let unreadable = 0;
  for (const one of readAll({ name: fileName, bytes }, wholeAllowance(), 0)) {
    if (one === null) unreadable += 1;
    else read.push(one);
  }
  const recipes = read.flatMap((one) => one.recipes).map(tidyRecipe);
  if (recipes.length === 0) return { fault: 'no_recipes_in_file' };
  if (recipes.length > MAX_FILE_RECIPES) return { fault: 'too_many' };
  return { source: read[0]!.source, recipes, unreadable };
}

type Named = Readonly<{ name: string; bytes: Uint8Array }>;

/** Reads the recipes of a file and of the files inside it; null for a file without one. */
function* readAll({ name, bytes }: Named, allowance: Allowance, depth: number): Generator<Read | null> {
  if (isZip(bytes)) {
    if (!isOpened(depth)) {
      yield null;
      return;
    }
    for (const packed of unzip(bytes, allowance)) yield* readAll(packed, allowance, depth + 1);
    return;
  }
  const content = isGzip(bytes) ? gunzip(bytes, allowance) : bytes;
  const text = decodeText(content);
  const found = text === null ? null : readText(text, name);
  yield found === null || found.recipes.length === 0 ? null : found;
}

function readText(text: string, name: string): Read | null {
  if (/^\s*[{[]/.test(text)) return readDocument(parseLaxJson(text));
  if (isCooklang(text)) return { source: 'COOKLANG', recipes: [recipeOfCooklang(text, name)] };
  const found = readRecipePage(text);
  if (found === null) return null;
  return { source: 'OTHER', recipes: [{ ...fileRecipe({ ...found, makes: '' }), portions: found.portions }] };
}

function readDocument(document: unknown): Read | null {
  if (isMealie(document)) return { source: 'MEALIE', recipes: recipesOfMealie(document) };
  const entries = isFields(document) ? [document] : fieldsIn(document);
  if (entries.some(isPaprika)) return { source: 'PAPRIKA', recipes: entries.filter(isPaprika).map(recipeOfPaprika) };
  if (entries.some(isTandoor)) return { source: 'TANDOOR', recipes: entries.filter(isTandoor).map(recipeOfTandoor) };
  const source = isRecipeSage(document) ? 'RECIPESAGE' : 'SCHEMA_ORG';
  return { source, recipes: recipesOfSchema(document) };
}
