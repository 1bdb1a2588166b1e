import { CheckedText } from '../../../platform/http/checked-text.ts';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { paginate } from '../../../platform/http/paginate.ts';
import { type Proposals, proposeMeals } from './propose-meals.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const generateMeals: Operation<Endpoints['generateMeals']> = async (ctx) =>
  pageOf(ctx, await proposeMeals(ctx, ctx.query));

type Ctx = Context<Endpoints['generateMealsFromBody']>;

export const generateMealsFromBody: Operation<Endpoints['generateMealsFromBody']> = async (ctx) =>
  pageOf({ query: ctx.body, address: addressOf(ctx) }, await proposeMeals(ctx, ctx.body));

function pageOf(asked: Parameters<typeof paginate>[0], { reasons, ...list }: Proposals) {
  return CheckedText.page({ ...paginate(asked, list), reasons });
}

/** Returns the URL of the same request as a GET, for the links to other pages. */
function addressOf({ address, body }: Ctx): URL {
  const asked = new URL(address);
  asked.search = '';
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) asked.searchParams.append(name, `${one}`);
  }
  return asked;
}
