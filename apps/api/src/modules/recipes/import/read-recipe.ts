import type { FieldCode } from '@weekbord/contract/errors';
import type { readRecipe as endpoint } from '@weekbord/contract/recipes/read-recipe';
import { type FoundRecipe, readRecipeText } from '@weekbord/domain/recipes/read/read-recipe-text';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { OutboundError, type OutboundReason } from '../../../platform/outbound/outbound-error.ts';
import { draftRecipe } from './draft-recipe.ts';

type Ctx = Context<typeof endpoint>;

const REFUSALS: Readonly<Record<OutboundReason, FieldCode>> = {
  not_an_address: 'not_an_address',
  not_allowed: 'address_not_allowed',
  unreachable: 'address_unreachable',
  too_large: 'page_too_large',
  not_text: 'no_recipe_found',
};

export const readRecipe: Operation<typeof endpoint> = async (ctx) => {
  const source = onlySource(ctx.body);
  const { found, address } = await find(ctx, source);
  if (found === null) throw new FieldError({ [source.field]: 'no_recipe_found' });
  return draftRecipe(ctx, found, address);
};

interface Source {
  readonly field: 'url' | 'text' | 'html';
  readonly value: string;
}

function onlySource(body: Ctx['body']): Source {
  const given = (['url', 'text', 'html'] as const).flatMap((field) => {
    const value = body[field]?.trim() ?? '';
    return value === '' ? [] : [{ field, value }];
  });
  const [first, second] = given;
  if (first === undefined) throw new FieldError({ url: 'required' });
  if (second !== undefined) throw new FieldError({ [second.field]: 'invalid' });
  return first;
}

async function find(
  ctx: Ctx,
  { field, value }: Source,
): Promise<{ found: FoundRecipe | null; address: string | null }> {
  if (field === 'text') return { found: readRecipeText(value), address: null };
  // What reads pages is large; most processes never need it.
  const { readRecipePage } = await import('./recipe-page.ts');
  if (field === 'html') return { found: readRecipePage(value), address: null };
  // People copy addresses without their beginning.
  const address = /^[a-z][a-z\d+.-]*:/i.test(value) || !value.includes('.') ? value : `https://${value}`;
  const page = await ctx.outbound.read(address, ctx.actor.id).catch((error: unknown) => {
    throw error instanceof OutboundError ? new FieldError({ url: REFUSALS[error.reason] }) : error;
  });
  return { found: readRecipePage(page.text), address: page.address };
}
