import type { Surroundings } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { asSystem } from '../../platform/database/acting.ts';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { forgetCustomersOf } from '../billing/billing.public.ts';
import { forgetLogins, isFreshLogin } from '../auth/auth.public.ts';
import { listOwnFoods, releaseFoods } from '../foods/foods.public.ts';
import { deletePicturesOf, refreshRecipesOf } from '../recipes/recipes.public.ts';
import { authorize, endDemoOf, person, type PersonRow } from '../access/access.public.ts';
import { deleteEntriesOfAddress } from '../organisations/organisations.public.ts';
import { deletePerson, releaseRecipes } from './accounts.store.ts';

export const deleteMe: Operation<Endpoints['deleteMe']> = (ctx) => eraseCaller(ctx);

/** Deletes the caller and all their data. Requires a recent login. */
export async function eraseCaller(ctx: Surroundings<Actor>): Promise<void> {
  if (!isFreshLogin(ctx)) throw new ApiError('fresh_login_required');
  const me = await authorize(ctx, person, ctx.actor.id);
  if (me.demo_until !== null) await endDemoOf(ctx.db, me.id, ctx.now);
  await erasePerson(ctx, me);
}

/** Deletes a person and all their data. The person must be locked and be the acting person. */
export async function erasePerson(
  ctx: Pick<Surroundings<Actor>, 'db' | 'files' | 'mail' | 'config' | 'now' | 'jobs'>,
  me: Pick<PersonRow, 'id' | 'email'>,
): Promise<void> {
  await deletePicturesOf(ctx, me.id);
  await ctx.mail.forget(ctx.db, me.email);
  await forgetCustomersOf(ctx, me);
  const foods = await listOwnFoods(ctx.db, me.id);
  const left = await asSystem(ctx.db, 'delete-account', async (db) => {
    await forgetLogins(db, ctx.config, me.email);
    await deleteEntriesOfAddress(db, me.email);
    await releaseRecipes(db, me.id);
    await deletePerson(db, me);
    return releaseFoods(db, foods);
  });
  await asSystem(ctx.db, 'refresh', (db) => refreshRecipesOf(db, left, ctx.now));
}
