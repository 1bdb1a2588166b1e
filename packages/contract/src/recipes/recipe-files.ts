import {
  MAX_FILE_RECIPES,
  MAX_RECIPE_FILE_BYTES,
  MAX_RECIPES_AT_ONCE,
} from '@weekbord/domain/recipes/read/reading-limits';
import { RECIPE_FILE_SOURCES } from '@weekbord/domain/recipes/import/recipe-files';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coded, id, idParams, idText, line } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { listOf, SIZES } from '../sizes.ts';
import { fileRecipe } from './file-recipe.ts';
import { recipesPaths } from './paths.ts';

/** Maximum characters of base64 for one file. */
const MAX_CONTENT = Math.ceil(MAX_RECIPE_FILE_BYTES / 3) * 4;
/** Maximum bytes of the request that contains the file. */
const MAX_FILE_BODY = MAX_CONTENT + 10_000;
// Matches a single wrong character, because a pattern for the whole text would backtrack through millions of
// characters.
const NOT_BASE64 = /[^A-Za-z\d+/]/;
const PADDING = /={1,2}$/;
/** Maximum bytes of all of a person's recipes. */
const MAX_EXPORT_BYTES = 64_000_000;
/** Maximum bytes of the recipes in one import; a character may take several bytes. */
const MAX_RECIPES_BODY = 4_000_000;

export const readRecipeFile = endpoint(recipesPaths.readRecipeFile, {
  access: 'member',
  summary:
    "Returns the recipes in another app's file (Paprika, Mealie, Tandoor, RecipeSage, schema.org, Cooklang), recognised by its content; nothing is stored.",
  body: z.object({
    /** The file in base64. */
    content: z
      .string()
      .min(1, coded('required'))
      .max(MAX_CONTENT, { ...coded('file_too_large'), abort: true })
      .refine(isBase64, coded('not_a_recipe_file')),
    file_name: line({ max: 200 }).default(''),
  }),
  answer: z
    .object({
      source: z.enum(RECIPE_FILE_SOURCES),
      /** Files within the file in which no recipe was found. */
      unreadable: z.number().int(),
      recipes: listOf(
        z.object({
          recipe: fileRecipe,
          /**
           * The number of lines that were understood, and of lines to ask the person about; null if there was no time
           * to check.
           */
          lines_read: z.number().int().nullable(),
          lines_to_ask: z.number().int().nullable(),
          /** Whether the caller already has a recipe with this name. */
          is_known: z.boolean(),
        }),
        MAX_FILE_RECIPES,
      ),
    })
    .meta({ id: 'RecipesOfFile' }),
  readOnly: true,
  heavy: true,
  cost: 20,
  maxBodyBytes: MAX_FILE_BODY,
});

const recipeImport = z
  .object({
    id,
    source: z.enum(RECIPE_FILE_SOURCES),
    file_name: z.string(),
    recipes_added: z.number().int(),
    /** How many of the recipes are still to be checked. */
    to_check: z.number().int(),
    made_at: z.string(),
  })
  .meta({ id: 'RecipeImport' });
export type RecipeImport = z.infer<typeof recipeImport>;

export const createRecipeImport = endpoint(recipesPaths.createRecipeImport, {
  access: 'member',
  summary:
    "Imports recipes from a file, all or none: those that were fully recognised become the caller's own recipes, the others still have to be checked.",
  body: z.object({
    /** The import to which these recipes belong, if a file is imported in several calls. */
    recipe_import: id.optional(),
    source: z.enum(RECIPE_FILE_SOURCES),
    file_name: line({ max: 200 }).default(''),
    recipes: z.array(fileRecipe).min(1).max(MAX_RECIPES_AT_ONCE),
  }),
  answer: recipeImport,
  status: 201,
  errors: ['own_recipes_off'],
  heavy: true,
  cost: 10,
  maxBodyBytes: MAX_RECIPES_BODY,
});

export const listRecipeImports = endpoint(recipesPaths.listRecipeImports, {
  access: 'member',
  summary: "Lists the caller's recipe imports, newest first.",
  query: pageQuery,
  answer: pageOf(recipeImport),
});

export const undoRecipeImport = endpoint(recipesPaths.undoRecipeImport, {
  access: 'member',
  summary:
    'Undoes an import: removes all recipes it added, including those changed since; plans that contain one keep it.',
  params: idParams,
  errors: ['own_recipes_off'],
  heavy: true,
  cost: 20,
});

const recipeToCheck = z
  .object({
    id,
    recipe_import: id,
    name: z.string(),
    lines: z.number().int(),
    lines_to_ask: z.number().int(),
  })
  .meta({ id: 'RecipeToCheck' });
export type RecipeToCheck = z.infer<typeof recipeToCheck>;

export const listRecipesToCheck = endpoint(recipesPaths.listRecipesToCheck, {
  access: 'member',
  summary: "Lists the caller's imported recipes that still have to be checked, by name.",
  query: pageQuery,
  answer: pageOf(recipeToCheck),
});

export const deleteRecipeToCheck = endpoint(recipesPaths.deleteRecipeToCheck, {
  access: 'member',
  summary: 'Deletes a recipe that still has to be checked.',
  params: idParams,
});

/** A recipe as schema.org JSON-LD. */
const schemaRecipe = z.record(z.string(), z.json());

export const exportRecipes = endpoint(recipesPaths.exportRecipes, {
  access: 'member',
  summary: "Returns the caller's own recipes, or one of them, as schema.org recipes, which other apps can read.",
  query: z.object({ recipe: idText.optional() }),
  answer: z.object({ recipes: listOf(schemaRecipe, SIZES.many) }),
  errors: ['not_found'],
  heavy: true,
  cost: 20,
  maxAnswerBytes: MAX_EXPORT_BYTES,
});

function isBase64(content: string): boolean {
  return !NOT_BASE64.test(content.replace(PADDING, ''));
}
