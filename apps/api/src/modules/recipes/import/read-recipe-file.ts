import type { Endpoints } from '@weekbord/contract/endpoints';
import type { FileRecipe } from '@weekbord/contract/recipes/file-recipe';
import { foldText } from '@weekbord/domain/foods/fold-text';
import { MAX_FILE_RECIPES } from '@weekbord/domain/recipes/read/reading-limits';
import type { RecipeAsWritten } from '@weekbord/domain/recipes/import/recipe-files';
import type { Operation, PreparationContext } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import type { WorkerTask } from '../../../platform/workers/workers.ts';
import { authorizePerson } from '../../access/access.public.ts';
import { matchRecipe } from './draft-recipe.ts';
import {
  type RecipeFileFault,
  type RecipesOfFile,
  readRecipeFile as readFile,
  type SentRecipeFile,
} from './files/recipe-file.ts';
import { foundOfFile, writtenOf } from './found-of-file.ts';
import { withDeadline } from './with-deadline.ts';
import { linesToAsk } from './lines-to-ask.ts';
import { listNamesOfRecipes } from './recipe-imports.store.ts';

/** How long lines are matched for the list, in milliseconds. The rest are matched when they are imported. */
const COUNTING_MS = 8000;

const READ_FILE: WorkerTask<SentRecipeFile, RecipesOfFile | RecipeFileFault> = {
  module: new URL('./files/recipe-file.ts', import.meta.url),
  name: readFile.name,
};

/** Unpacks and parses the uploaded file in a worker thread, without occupying a database connection. */
export async function unpackRecipeFile({
  body,
  workers,
}: PreparationContext<Endpoints['readRecipeFile']>): Promise<RecipesOfFile> {
  const read = await workers.run(READ_FILE, { content: body.content, fileName: body.file_name });
  if (!('fault' in read)) return read;
  if (read.fault !== 'too_many') throw new FieldError({ content: read.fault });
  throw new FieldError([{ path: ['content'], code: 'too_many', params: { max: MAX_FILE_RECIPES } }]);
}

export const readRecipeFile: Operation<Endpoints['readRecipeFile'], RecipesOfFile> = async (ctx) => {
  const { source, unreadable, recipes } = ctx.prepared;
  const names = await listNamesOfRecipes(ctx.db, await authorizePerson(ctx));
  const known = new Set(names.map(foldText));
  const written = recipes.map(writtenOf);
  const counts = await withDeadline(written, { ms: COUNTING_MS, now: () => performance.now() }, async (recipe) => {
    const { weighed } = await matchRecipe(ctx, foundOfFile(recipe).found);
    const toAsk = linesToAsk(weighed);
    return { lines_read: weighed.length - toAsk, lines_to_ask: toAsk };
  });
  const read = written.map((recipe, at) => ({
    recipe: presentWritten(recipe),
    ...(counts[at] ?? { lines_read: null, lines_to_ask: null }),
    is_known: known.has(foldText(recipe.name)),
  }));
  return { source, unreadable, recipes: read };
};

function presentWritten({ lines, directions, notes, meal_types, ...recipe }: RecipeAsWritten): FileRecipe {
  return { ...recipe, lines: [...lines], directions: [...directions], notes: [...notes], meal_types: [...meal_types] };
}
