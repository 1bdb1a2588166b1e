import type { Context } from '../context.ts';
import type { Cart } from '../state.ts';
import type { CheckoutSession, Coupon, Price } from '../wire.ts';
import { DAY_S } from '../clock.ts';
import { missing } from '../errors.ts';
import { reduced } from './discounts.ts';

/** Returns the contents of a checkout session's cart, with its price. */
export function cartOf(ctx: Context, sessionId: string): Cart & { readonly of: Price } {
  const cart = ctx.store.kept.carts[sessionId];
  if (cart === undefined) throw missing('checkout session', sessionId);
  return { ...cart, of: ctx.store.need('price', cart.price) };
}

/** The lines of a checkout session's cart; none if the session has no cart. */
export function cartLines(ctx: Context, sessionId: string) {
  if (ctx.store.kept.carts[sessionId] === undefined) return [];
  const { of: price, quantity } = cartOf(ctx, sessionId);
  const session = ctx.store.need('checkout.session', sessionId);
  const { subtotal, discount } = totalsOf(ctx, session);
  return [
    {
      id: `li_${sessionId.slice(-14)}`,
      object: 'item',
      amount_discount: discount,
      amount_subtotal: subtotal,
      amount_tax: 0,
      amount_total: subtotal - discount,
      currency: price.currency,
      description: ctx.store.find('product', price.product)?.name ?? '',
      metadata: {},
      price: structuredClone(price),
      quantity,
    },
  ];
}

/** Returns when the trial of a cart would end if it were paid now, in seconds; null if it has no trial. */
export function trialEndOf(ctx: Context, cart: Cart): number | null {
  if (cart.trialEnd !== null) return cart.trialEnd;
  return cart.trialDays > 0 ? ctx.clock.seconds() + cart.trialDays * DAY_S : null;
}

/** Returns the totals of a session: the price of a period, the discounts, and the amount due immediately. */
export function totalsOf(ctx: Context, session: CheckoutSession) {
  const cart = cartOf(ctx, session.id);
  const subtotal = cart.of.unit_amount * cart.quantity;
  const coupons = session.discounts
    .map(({ coupon, promotion_code: code }) => {
      const found = ctx.store.find('promotion_code', code);
      return ctx.store.find('coupon', found?.promotion.coupon ?? coupon);
    })
    .filter((coupon): coupon is Coupon => coupon !== undefined);
  const discount = reduced(coupons, subtotal).reduce((total, off) => total + off, 0);
  const balance = ctx.store.find('customer', session.customer)?.balance ?? 0;
  const isTrial = trialEndOf(ctx, cart) !== null;
  const dueNow = isTrial ? 0 : Math.max(0, subtotal - discount + balance);
  return { subtotal, discount, dueNow, isTrial, coupons };
}

/** Updates a session's amounts. */
export function refreshTotals(ctx: Context, session: CheckoutSession): void {
  if (session.mode !== 'subscription') return;
  const { subtotal, discount, dueNow, isTrial } = totalsOf(ctx, session);
  Object.assign(session, {
    amount_subtotal: isTrial ? 0 : subtotal,
    amount_total: dueNow,
    total_details: { amount_discount: isTrial ? 0 : discount, amount_shipping: 0, amount_tax: 0 },
  });
}
