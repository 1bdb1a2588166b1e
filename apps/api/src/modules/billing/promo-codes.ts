import { reducedPrice, type Reduction } from '@weekbord/domain/billing/price';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Operation } from '../../platform/http/context.ts';
import { askStripe } from '../../platform/payments/payments.ts';
import { countAct } from '../auth/auth.public.ts';
import { findPlanByKey } from '../subscriptions/subscriptions.public.ts';

/** A valid promotion code: its id at Stripe, and its discount. */
export interface WorkingCode {
  readonly id: string;
  readonly reduction: Reduction;
  /** The currency of the amount that the code deducts. */
  readonly currency: string | null;
}

/** Returns the active promotion code that the buyer typed; null if there is none, or none in this currency. */
export async function findPromoCode(
  config: Pick<Config, 'stripe'>,
  typed: string,
  currency?: string,
): Promise<WorkingCode | null> {
  const code = typed.trim();
  if (!/^[\w-]{1,50}$/.test(code)) return null;
  return askStripe(config, async (stripe) => {
    const { data } = await stripe.promotionCodes.list({
      code,
      active: true,
      limit: 1,
      expand: ['data.promotion.coupon'],
    });
    const [found] = data;
    const coupon = found?.promotion.coupon;
    if (found === undefined || coupon == null || typeof coupon === 'string' || !coupon.valid) return null;
    if (coupon.percent_off !== null)
      return { id: found.id, reduction: { percentOff: coupon.percent_off }, currency: null };
    if (coupon.amount_off === null || (currency !== undefined && coupon.currency !== currency)) return null;
    return { id: found.id, reduction: { amountOff: coupon.amount_off }, currency: coupon.currency };
  });
}

/**
 * Like `findPromoCode`, for a code that a caller sent. Each network has only a few attempts across all calls. Throws
 * `too_many_requests`.
 */
export async function tryPromoCode(
  ctx: Parameters<typeof countAct>[1] & { readonly db: Kysely<Tables>; readonly config: Pick<Config, 'stripe'> },
  typed: string,
  currency?: string,
): Promise<WorkingCode | null> {
  await countAct(ctx.db, ctx, 'promo');
  return findPromoCode(ctx.config, typed, currency);
}

export const validatePromoCode: Operation<Endpoints['validatePromoCode']> = async (ctx) => {
  const { db, body } = ctx;
  const plan = body.price === undefined ? undefined : await findPlanByKey(db, body.price);
  const found = await tryPromoCode(ctx, body.promo_code, plan?.currency);
  if (found === null) return { valid: false };
  const { reduction, currency } = found;
  return {
    valid: true,
    ...('percentOff' in reduction ? { percent_off: reduction.percentOff } : { amount_off: reduction.amountOff }),
    ...(currency === null ? {} : { currency }),
    ...(plan === undefined ? {} : { amount: reducedPrice(plan.amount, reduction) }),
  };
};
