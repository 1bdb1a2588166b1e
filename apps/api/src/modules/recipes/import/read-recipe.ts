import type { FieldCode } from '@weekbord/contract/errors';
import type { FileRecipe } from '@weekbord/contract/recipes/file-recipe';
import type { readRecipe as endpoint } from '@weekbord/contract/recipes/read-recipe';
import type { FoundRecipe } from '@weekbord/domain/recipes/read/read-recipe-text';
import type { MealType } from '@weekbord/domain/slots/meal-moments';
import type { Operation, PreparationContext } from '../../../platform/http/context.ts';
import { ApiError, FieldError } from '../../../platform/http/errors.ts';
import { OutboundError, type OutboundReason } from '../../../platform/outbound/outbound-error.ts';
import type { WorkerTask } from '../../../platform/workers/workers.ts';
import { draftRecipe } from './draft-recipe.ts';
import { foundOfFile } from './found-of-file.ts';
import type { readTypedRecipe } from './recipe-page.ts';

type Ctx = PreparationContext<typeof endpoint>;

/** Parsing a page needs a lot of code and can take a while, so it runs in a thread. */
const READ_PAGE: WorkerTask<string, FoundRecipe | null> = {
  module: new URL('./recipe-page.ts', import.meta.url),
  name: 'readRecipePage',
};

/** Parsing typed or pasted text also runs in a thread, since it may have a thousand lines. */
const READ_TEXT: WorkerTask<string, ReturnType<typeof readTypedRecipe>> = {
  module: READ_PAGE.module,
  name: 'readTypedRecipe',
};

const REFUSALS: Readonly<Record<OutboundReason, FieldCode>> = {
  not_an_address: 'not_an_address',
  not_allowed: 'address_not_allowed',
  unreachable: 'address_unreachable',
  too_large: 'page_too_large',
  not_text: 'no_recipe_found',
};

/** Reads the page, file or text that was sent, without occupying a database connection. */
export async function findRecipe(ctx: Ctx): Promise<Found> {
  const source = onlySource(ctx.body);
  if (source.field === 'recipe') return foundOfFile(source.value);
  const { found, address } = await find(ctx, source);
  if (found === null) throw new FieldError({ [source.field]: 'no_recipe_found' });
  return { found, address, mealTypes: [] };
}

export const readRecipe: Operation<typeof endpoint, Found> = (ctx) => {
  const { found, ...beside } = ctx.prepared;
  return draftRecipe(ctx, found, beside);
};

interface Found {
  readonly found: FoundRecipe;
  /** The URL of the page on which the recipe was found; null if it was not on a page. */
  readonly address: string | null;
  readonly mealTypes: readonly MealType[];
}

type Source = Readonly<{ field: 'url' | 'text' | 'html'; value: string } | { field: 'recipe'; value: FileRecipe }>;

function onlySource({ recipe, ...texts }: Ctx['body']): Source {
  const given: Source[] = (['url', 'text', 'html'] as const).flatMap((field) => {
    const value = texts[field]?.trim() ?? '';
    return value === '' ? [] : [{ field, value }];
  });
  if (recipe !== undefined) given.push({ field: 'recipe', value: recipe });
  const [first, second] = given;
  if (first === undefined) throw new FieldError({ url: 'required' });
  if (second !== undefined) throw new FieldError({ [second.field]: 'invalid' });
  return first;
}

async function find(
  ctx: Ctx,
  { field, value }: Extract<Source, { value: string }>,
): Promise<{ found: FoundRecipe | null; address: string | null }> {
  if (field === 'text') return { found: await ctx.workers.run(READ_TEXT, value), address: null };
  const readPage = (page: string) => ctx.workers.run(READ_PAGE, page);
  if (field === 'html') return { found: await readPage(value), address: null };
  // Demo accounts may not make the server contact other servers, because their owners are unknown.
  if (ctx.actor.demoUntil !== null) throw new ApiError('not_in_demo');
  // The scheme is added if it is missing, because people copy URLs without it.
  const address = /^[a-z][a-z\d+.-]*:/i.test(value) || !value.includes('.') ? value : `https://${value}`;
  const page = await ctx.outbound.read(address, ctx.actor.id).catch((error: unknown) => {
    throw error instanceof OutboundError ? new FieldError({ url: REFUSALS[error.reason] }) : error;
  });
  return { found: await readPage(page.text), address: page.address };
}
