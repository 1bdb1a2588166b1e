import type { deleteMe as endpoint } from '@weekbord/contract/accounts/users';
import type { Operation } from '../../platform/http/context.ts';
import { forgetLogins } from '../auth/auth.public.ts';
import { listOwnFoods, releaseFoods } from '../foods/foods.public.ts';
import { deletePicturesOf, refreshRecipesOf } from '../recipes/recipes.public.ts';
import { authorize, person } from '../access/access.public.ts';
import { deletePerson, releaseRecipes } from './accounts.store.ts';

export const deleteMe: Operation<typeof endpoint> = async (ctx) => {
  const me = await authorize(ctx, person, ctx.actor.id);
  await forgetLogins(ctx.db, ctx.config, me.email);
  await deletePicturesOf(ctx, me.id);
  await releaseRecipes(ctx.db, me.id);
  await ctx.mail.forget(ctx.db, me.email);
  const foods = await listOwnFoods(ctx.db, me.id);
  await deletePerson(ctx.db, me);
  const left = await releaseFoods(ctx.db, foods);
  await refreshRecipesOf(ctx.db, left, ctx.now);
};
