import type { Endpoints } from '@weekbord/contract/endpoints';
import type { RecipeImport } from '@weekbord/contract/recipes/recipe-files';
import {
  lengthOfDirections,
  MAX_DIRECTIONS_LENGTH,
  MAX_OWN_RECIPES,
} from '@weekbord/domain/recipes/amounts/meal-limits';
import type { RecipeAsWritten } from '@weekbord/domain/recipes/import/recipe-files';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { authorize, authorizePerson, authorizeReference, ownIn } from '../../access/access.public.ts';
import { dropPicture } from '../../pictures/pictures.public.ts';
import { checkMayCreate, checkMayEdit } from '../own/own-recipe-rights.ts';
import {
  countOwnTemplates,
  deleteTemplate,
  findOwnTemplate,
  insertOwnTemplate,
  insertTemplateLines,
  isPlannedByAnyone,
  updateTemplate,
} from '../own/own-recipes.store.ts';
import { refreshRecipe } from '../own/refresh-recipe.ts';
import { directionsOf, matchRecipe, noteOf, safeAddress } from './draft-recipe.ts';
import { foundOfFile } from './found-of-file.ts';
import { isKnown, linesToAsk } from './lines-to-ask.ts';
import {
  addImportedRecipes,
  countRecipeImports,
  countWaiting,
  deleteRecipeImport,
  findRecipeImport,
  insertRecipeImport,
  listImportsOfRecipes,
  listTemplatesOfImport,
  type RecipeImportRow,
} from './recipe-imports.store.ts';

type Ctx = Context<Endpoints['createRecipeImport']>;

/** The maximum number of imports per person. It protects the database, and is far more than people need. */
const MAX_IMPORTS = 50;

const recipeImport = ownIn<RecipeImportRow>(({ db, actor }, id) => findRecipeImport(db, actor.id, id));

export const createRecipeImport: Operation<Endpoints['createRecipeImport']> = async (ctx) => {
  const { db, body } = ctx;
  const personId = await authorizePerson(ctx);
  await checkMayCreate(ctx);
  const taken = (await countOwnTemplates(db, personId)) + (await countWaiting(db, personId));
  if (taken + body.recipes.length > MAX_OWN_RECIPES) throw new FieldError({ non_field_errors: 'recipes_full' });
  const row = await importFor(ctx, personId);
  const brought = [];
  for (const recipe of body.recipes) brought.push(await bring(ctx, personId, recipe));
  const imported = await addImportedRecipes(db, row, brought);
  const waiting = brought.filter((one) => one.recipe_template_id === null).length;
  return presentImport({ ...imported, to_check: waiting });
};

export const listRecipeImports: Operation<Endpoints['listRecipeImports']> = async (ctx) => {
  const personId = await authorizePerson(ctx);
  const { count, rows } = await listImportsOfRecipes(ctx.db, { personId, ...pageWindow(ctx.query) });
  return paginate(ctx, { count, rows: rows.map(presentImport) });
};

export const undoRecipeImport: Operation<Endpoints['undoRecipeImport']> = async (ctx) => {
  const { db, files, now } = ctx;
  const row = await authorize(ctx, recipeImport, ctx.params.id);
  await checkMayEdit(ctx);
  for (const id of await listTemplatesOfImport(db, row)) {
    if (await isPlannedByAnyone(db, id)) {
      await updateTemplate(db, id, { published: false, modified_at: now });
      continue;
    }
    const template = await findOwnTemplate(db, id, row.person_id);
    if (template !== undefined) await dropPicture({ db, files }, row.person_id, template.image);
    await deleteTemplate(db, id);
  }
  await deleteRecipeImport(db, row);
};

/** Returns the import to which the recipes belong: the given one, or a new one. */
async function importFor(ctx: Ctx, personId: number): Promise<RecipeImportRow> {
  const { db, body, now } = ctx;
  if (body.recipe_import !== undefined) {
    return authorizeReference(ctx, recipeImport, 'recipe_import', body.recipe_import);
  }
  if ((await countRecipeImports(db, personId)) >= MAX_IMPORTS)
    throw new FieldError({ non_field_errors: 'imports_full' });
  const { source, file_name } = body;
  return insertRecipeImport(db, { person_id: personId, source, file_name, made_at: now });
}

/**
 * Imports one recipe: as a custom one if no line is unclear and its steps are not too long, otherwise as a recipe to
 * check.
 */
async function bring(ctx: Ctx, personId: number, written: RecipeAsWritten) {
  const { db, now } = ctx;
  const { found, address, mealTypes } = foundOfFile(written);
  const { steps, matched, weighed } = await matchRecipe(ctx, found);
  const { name, portions } = written;
  const known = weighed.filter(isKnown);
  const kept = { name, lines: weighed.length, lines_to_ask: linesToAsk(weighed) };
  const directions = [...directionsOf(steps)];
  const isTooLong = lengthOfDirections(directions) > MAX_DIRECTIONS_LENGTH;
  if (name === '' || portions === null || known.length === 0 || known.length < weighed.length || isTooLong) {
    return { ...kept, recipe_template_id: null, as_written: JSON.stringify(written) };
  }
  const id = await insertOwnTemplate(
    db,
    personId,
    {
      name_en: name,
      name_nl: name,
      portions,
      preparation_time_min: written.preparation_time_min,
      cooking_time_min: written.cooking_time_min,
      waiting_time_min: written.waiting_time_min,
      external_url: safeAddress(address),
      copied_from_id: null,
      meal_types: [...mealTypes],
      directions_en: directions,
      directions_nl: directions,
    },
    now,
  );
  const lines = known.map(({ amount }, at) => {
    const note = noteOf(matched[at]!.line.note);
    return { servingId: amount.serving.id, quantity: amount.quantity / portions, noteEn: note, noteNl: note };
  });
  await insertTemplateLines(db, id, lines);
  await updateTemplate(db, id, { published: true, modified_at: now });
  await refreshRecipe(db, id, now);
  return { ...kept, recipe_template_id: id, as_written: null };
}

function presentImport(row: RecipeImportRow & { to_check: number }): RecipeImport {
  const { id, source, file_name, recipes_added, to_check, made_at } = row;
  return { id, source, file_name, recipes_added, to_check, made_at: made_at.toISOString() };
}
