import type { generateMealsFromBody as endpoint } from '@weekbord/contract/planner/generate-meals';
import type { Context, Operation } from '../../platform/http/context.ts';
import { paginate } from '../../platform/http/paginate.ts';
import { proposeMeals } from './propose-meals.ts';

type Ctx = Context<typeof endpoint>;

export const generateMealsFromBody: Operation<typeof endpoint> = async (ctx) =>
  paginate({ query: ctx.body, address: addressOf(ctx) }, await proposeMeals(ctx, ctx.body));

/** The address of the same question as a GET, for the links to other pages. */
function addressOf({ address, body }: Ctx): URL {
  const asked = new URL(address);
  asked.search = '';
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) asked.searchParams.append(name, `${one}`);
  }
  return asked;
}
