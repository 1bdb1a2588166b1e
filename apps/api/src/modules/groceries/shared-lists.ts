import type { Endpoints } from '@weekbord/contract/endpoints';
import type { SharedGroceryList } from '@weekbord/contract/groceries/models';
import { labelChecksFor } from '@weekbord/domain/groceries/label-checks';
import { isLinkOver } from '@weekbord/domain/groceries/link-life';
import { isOnList, isTicked, withTick } from '@weekbord/domain/groceries/listed-food';
import { showLink } from '../../platform/database/acting.ts';
import type { Context, Operation, PreparationContext } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { rateLimit } from '../../platform/http/rate-limit.ts';
import { hashOf, newToken } from '../../platform/secret/tokens.ts';
import { authorize } from '../access/access.public.ts';
import { accountHasAccess } from '../auth/auth.public.ts';
import { linkFingerprint, measuresOf, neededOf, presentItem } from './groceries.present.ts';
import { groceryList, ownGroceryList } from './groceries.resources.ts';
import { listItems, type ListRow, lockItems, updateBought } from './groceries.store.ts';
import {
  deleteLink,
  findVisitedAccount,
  findVisitedEater,
  findVisitedList,
  lifeOf,
  replaceLink,
} from './links.store.ts';

/**
 * The maximum number of reads per minute by everyone with the same link, per process: enough for a family whose devices
 * reload every few seconds.
 */
const READS_PER_MINUTE = 600;
/** The maximum number of ticks per minute by everyone with the same link, per process. */
const TICKS_PER_MINUTE = 120;
const limitReads = rateLimit(READS_PER_MINUTE);
const limitTicks = rateLimit(TICKS_PER_MINUTE);

export const shareGroceryList: Operation<Endpoints['shareGroceryList']> = async (ctx) => {
  // Only the owner may create a link, because a coach would still have it after the person changes coaches.
  const list = await authorize(ctx, ownGroceryList, ctx.params.id);
  if (isLinkOver({ endDate: list.end_date, madeOn: ctx.today }, ctx.today)) throw new ApiError('not_found');
  const secret = newToken();
  const hash = hashOf(secret);
  await replaceLink(ctx.db, list, hash, ctx.now);
  return { secret, link_fingerprint: linkFingerprint(hash) };
};

export const stopSharingGroceryList: Operation<Endpoints['stopSharingGroceryList']> = async (ctx) => {
  await deleteLink(ctx.db, await authorize(ctx, groceryList, ctx.params.id));
};

export const getSharedGroceryList: Operation<Endpoints['getSharedGroceryList']> = async (ctx) => {
  await limitReads(limitKey(ctx), 1);
  // Visitors reload every few seconds. With the ETag of their copy they usually get a 304.
  ctx.setHeader('cache-control', 'private, no-cache');
  return present(ctx, await visitList(ctx));
};

/**
 * Counts a tick before the transaction begins, because the transaction is restarted while another one has locked the
 * list.
 */
export async function countTick(ctx: PreparationContext<Endpoints['tickSharedGroceryList']>): Promise<void> {
  await limitTicks(limitKey(ctx), 1);
}

export const tickSharedGroceryList: Operation<Endpoints['tickSharedGroceryList'], void> = async (ctx) => {
  const { db, body, locale } = ctx;
  const list = await visitList(ctx);
  await lockItems(db, list);
  const ticks = new Map(body.items.map(({ id, checked }) => [id, checked]));
  const items = await listItems(db, list.person_id, [list.id], locale);
  const changed = items.flatMap((item) => {
    const checked = ticks.get(item.id);
    const food = neededOf(item);
    const isSaid = checked === true ? isTicked(food, measuresOf(item)) : food.bought === null;
    return checked === undefined || isSaid ? [] : [{ id: item.id, bought: withTick(food, checked).bought }];
  });
  await updateBought(db, list.person_id, changed);
  return present(ctx, list);
};

type Visit = Pick<Context, 'db' | 'now' | 'today' | 'locale'> & { readonly params: { readonly secret: string } };

/** Returns the key under which requests are limited, in the same way for valid and invalid links. */
function limitKey({ params }: Pick<Visit, 'params'>): string {
  return hashOf(params.secret).toString('base64url');
}

/**
 * Returns the list of a visitor's link. Throws `not_found` for a link that was revoked, has expired or never existed, and
 * while its owner has no access to the product.
 */
async function visitList({ db, params, now, today }: Visit): Promise<ListRow> {
  await showLink(db, hashOf(params.secret));
  const list = await findVisitedList(db);
  if (list === undefined || isLinkOver(lifeOf(list, list.link_made_at), today)) throw new ApiError('not_found');
  const account = await findVisitedAccount(db);
  if (account === undefined || !accountHasAccess(account, now)) throw new ApiError('not_found');
  return list;
}

async function present({ db, locale }: Visit, list: ListRow): Promise<SharedGroceryList> {
  const [items, eater] = await Promise.all([listItems(db, list.person_id, [list.id], locale), findVisitedEater(db)]);
  return {
    items: items
      .filter((item) => isOnList(neededOf(item)))
      .map((row) => {
        const item = presentItem(row, locale);
        return { ...item, cares: labelChecksFor(item, eater) };
      }),
  };
}
