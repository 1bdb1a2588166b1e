import type { Context } from '../context.ts';
import { invalid } from '../errors.ts';
import type { Params } from '../http/params.ts';
import { newId } from '../state.ts';
import type { Coupon, Discount, PromotionCode } from '../wire.ts';
import { addMonths } from './periods.ts';

/** A discount on a price: a coupon, applied directly or through a promotion code. */
export interface Reduction {
  readonly coupon: Coupon;
  readonly code: PromotionCode | null;
}

/** Deactivates coupons and codes that have expired or are used up. */
export function refreshCodes(ctx: Context): void {
  const now = ctx.clock.seconds();
  for (const coupon of ctx.store.all('coupon')) {
    const isOver = coupon.redeem_by !== null && coupon.redeem_by <= now;
    if (isOver || isUsedUp(coupon)) coupon.valid = false;
  }
  for (const code of ctx.store.all('promotion_code')) {
    const isOver = code.expires_at !== null && code.expires_at <= now;
    const coupon = ctx.store.find('coupon', code.promotion.coupon);
    if (isOver || isUsedUp(code) || coupon?.valid !== true) code.active = false;
  }
}

function isUsedUp({ max_redemptions: max, times_redeemed: times }: Coupon | PromotionCode): boolean {
  return max !== null && times >= max;
}

/** Returns the reductions requested by a call's `discounts`; throws if one is not available. */
export function reductionsOf(ctx: Context, params: Params, customer: string | null): Reduction[] {
  return params.each('discounts').map((one) => {
    one.allow('coupon', 'promotion_code', 'discount');
    const codeId = one.text('promotion_code');
    if (codeId !== undefined) {
      return redeemable(ctx, ctx.store.need('promotion_code', codeId, 'discounts[0][promotion_code]'), customer);
    }
    refreshCodes(ctx);
    const coupon = ctx.store.need('coupon', one.needText('coupon'), 'discounts[0][coupon]');
    if (!coupon.valid) throw invalid(`Coupon expired: ${coupon.id}`, { param: 'coupon', code: 'coupon_expired' });
    return { coupon, code: null };
  });
}

/** Returns a code that this customer may use now; throws if they may not. */
export function redeemable(ctx: Context, code: PromotionCode, customer: string | null): Reduction {
  refreshCodes(ctx);
  const coupon = ctx.store.need('coupon', code.promotion.coupon);
  const refuse = (message: string) => invalid(message, { param: 'promotion_code', code: 'promotion_code_invalid' });
  if (!code.active) throw refuse('This promotion code is not active.');
  if (code.customer !== null && code.customer !== customer) {
    throw refuse('This promotion code cannot be redeemed by this customer.');
  }
  const hasPaid = ctx.store.all('charge').some((charge) => charge.customer === customer && charge.paid);
  if (code.restrictions.first_time_transaction && customer !== null && hasPaid) {
    throw refuse('This promotion code cannot be redeemed because the associated customer has prior transactions.');
  }
  return { coupon, code };
}

/** Returns the active code with this name, ignoring case; undefined if there is none. */
export function codeNamed(ctx: Context, typed: string): PromotionCode | undefined {
  refreshCodes(ctx);
  return ctx.store.all('promotion_code').find((one) => one.active && sameCode(one.code, typed));
}

export function sameCode(one: string, other: string): boolean {
  return one.trim().toUpperCase() === other.trim().toUpperCase();
}

/** Throws if the price is below the minimum of the code. */
export function requireMinimum({ code }: Reduction, amount: number): void {
  const minimum = code?.restrictions.minimum_amount ?? 0;
  if (amount < minimum) {
    throw invalid('This promotion code does not apply to an order this small.', { code: 'promotion_code_invalid' });
  }
}

/** Counts a use, and stores the resulting discount. */
export function redeem(
  ctx: Context,
  { coupon, code }: Reduction,
  to: { customer: string; subscription: string },
): Discount {
  coupon.times_redeemed += 1;
  if (code !== null) code.times_redeemed += 1;
  refreshCodes(ctx);
  const start = ctx.clock.seconds();
  return ctx.store.put({
    id: newId('di'),
    object: 'discount',
    checkout_session: null,
    ...to,
    end: coupon.duration === 'repeating' ? addMonths(start, start, coupon.duration_in_months ?? 1) : null,
    invoice: null,
    invoice_item: null,
    promotion_code: code?.id ?? null,
    source: { type: 'coupon', coupon: coupon.id },
    start,
    subscription_item: null,
  });
}

/** Returns the discount of a coupon on an amount. */
export function amountOff(coupon: Coupon, amount: number): number {
  const off = coupon.percent_off === null ? (coupon.amount_off ?? 0) : Math.round((amount * coupon.percent_off) / 100);
  return Math.min(off, Math.max(0, amount));
}

/** Returns the discount of each coupon, applied one after another. */
export function reduced(coupons: readonly Coupon[], amount: number): number[] {
  let left = amount;
  return coupons.map((coupon) => {
    const off = amountOff(coupon, left);
    left -= off;
    return off;
  });
}

/** Returns the discounts of a subscription that still reduce a period starting at that time. */
export function runningDiscounts(ctx: Context, ids: readonly string[], at: number): Discount[] {
  return ids
    .map((id) => ctx.store.need('discount', id))
    .filter(({ id, end }) => (end === null || at < end) && !ctx.store.kept.usedDiscounts.includes(id));
}

export function couponOf(ctx: Context, discount: Discount): Coupon {
  return ctx.store.need('coupon', discount.source.coupon);
}
