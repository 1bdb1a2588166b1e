import type { deleteMe as endpoint } from '@weekbord/contract/accounts/users';
import { FRESH_LOGIN_MINUTES } from '@weekbord/domain/auth/login-limits';
import { asSystem } from '../../platform/database/acting.ts';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { forgetLogins } from '../auth/auth.public.ts';
import { listOwnFoods, releaseFoods } from '../foods/foods.public.ts';
import { deletePicturesOf, refreshRecipesOf } from '../recipes/recipes.public.ts';
import { reachPerson } from '../access/access.public.ts';
import { deletePerson, releaseRecipes } from './accounts.store.ts';

export const deleteMe: Operation<typeof endpoint> = async (ctx) => {
  const sinceLogin = ctx.now.getTime() - ctx.actor.loggedInAt.getTime();
  if (sinceLogin > FRESH_LOGIN_MINUTES * 60_000) throw new ApiError('fresh_login_required');
  const person = await reachPerson(ctx);
  await deletePicturesOf(ctx, person.id);
  await ctx.mail.forget(ctx.db, person.email);
  const foods = await listOwnFoods(ctx.db, person.id);
  const left = await asSystem(ctx.db, 'delete-account', async (db) => {
    await forgetLogins(db, ctx.config, person.email);
    await releaseRecipes(db, person.id);
    await deletePerson(db, person);
    return releaseFoods(db, foods);
  });
  await asSystem(ctx.db, 'refresh', (db) => refreshRecipesOf(db, left, ctx.now));
};
