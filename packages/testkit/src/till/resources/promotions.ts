import { refreshCodes, sameCode } from '../billing/discounts.ts';
import { base, change, create, emit } from '../context.ts';
import { invalid } from '../errors.ts';
import { LIST_PARAMS, pageOf } from '../http/paging.ts';
import { type ApiRoute, type Call, route } from '../http/routes.ts';
import { randomText } from '../state.ts';
import type { Coupon, PromotionCode } from '../wire.ts';

export const promotionRoutes: readonly ApiRoute[] = [
  route('POST', '/v1/coupons', newCoupon),
  route('GET', '/v1/coupons', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS);
    refreshCodes(ctx);
    return pageOf(ctx.store.all('coupon'), params, '/v1/coupons');
  }),
  route('GET', '/v1/coupons/:id', ({ ctx, id }) => {
    refreshCodes(ctx);
    return ctx.store.need('coupon', id);
  }),
  route('POST', '/v1/coupons/:id', ({ ctx, params, id }) => {
    params.allow('name', 'metadata');
    return change<Coupon>(ctx, ctx.store.need('coupon', id), 'coupon.updated', (one) => {
      one.name = params.text('name') ?? one.name;
      one.metadata = params.metadata(one.metadata);
    });
  }),
  route('DELETE', '/v1/coupons/:id', ({ ctx, id }) => {
    const coupon = ctx.store.need('coupon', id);
    for (const code of ctx.store.all('promotion_code')) if (code.promotion.coupon === id) code.active = false;
    coupon.valid = false;
    emit(ctx, 'coupon.deleted', coupon);
    return { id, object: 'coupon', deleted: true };
  }),
  route('POST', '/v1/promotion_codes', newCode),
  route('GET', '/v1/promotion_codes', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'active', 'code', 'coupon', 'customer');
    refreshCodes(ctx);
    const [active, code] = [params.flag('active'), params.text('code')];
    const [coupon, customer] = [params.text('coupon'), params.text('customer')];
    const all = ctx.store
      .all('promotion_code')
      .filter(
        (one) =>
          (active === undefined || one.active === active) &&
          (code === undefined || sameCode(one.code, code)) &&
          (coupon === undefined || one.promotion.coupon === coupon) &&
          (customer === undefined || one.customer === customer),
      );
    return pageOf(all, params, '/v1/promotion_codes');
  }),
  route('GET', '/v1/promotion_codes/:id', ({ ctx, id }) => {
    refreshCodes(ctx);
    return ctx.store.need('promotion_code', id);
  }),
  route('POST', '/v1/promotion_codes/:id', ({ ctx, params, id }) => {
    params.allow('active', 'metadata');
    return change<PromotionCode>(ctx, ctx.store.need('promotion_code', id), 'promotion_code.updated', (one) => {
      one.active = params.flag('active') ?? one.active;
      one.metadata = params.metadata(one.metadata);
      refreshCodes(ctx);
    });
  }),
];

function newCoupon({ ctx, params }: Call): Coupon {
  params.allow(
    ['id', 'name', 'percent_off', 'amount_off', 'currency', 'duration', 'duration_in_months'],
    ['max_redemptions', 'redeem_by', 'metadata'],
  );
  const [percent, amount] = [params.decimal('percent_off'), params.whole('amount_off')];
  if ((percent === undefined) === (amount === undefined)) {
    throw invalid('You must pass exactly one of percent_off and amount_off.', { param: 'percent_off' });
  }
  if (percent !== undefined && (percent <= 0 || percent > 100)) {
    throw invalid('Invalid percent_off: must be above 0 and at most 100.', { param: 'percent_off' });
  }
  if (amount !== undefined && amount <= 0) throw invalid('Invalid amount_off.', { param: 'amount_off' });
  const duration = params.choice('duration', ['forever', 'once', 'repeating'] as const) ?? 'once';
  const months = params.whole('duration_in_months') ?? null;
  if ((duration === 'repeating') !== (months !== null)) {
    throw invalid('duration_in_months goes with a repeating duration.', { param: 'duration_in_months' });
  }
  const id = params.text('id');
  if (id !== undefined && ctx.store.any(id) !== undefined) {
    throw invalid('Coupon already exists.', { param: 'id', code: 'resource_already_exists' });
  }
  const fields = base(ctx, 'coupon', params.metadata());
  return create<Coupon>(
    ctx,
    {
      ...fields,
      id: id ?? fields.id.replace('coupon_', ''),
      object: 'coupon',
      amount_off: amount ?? null,
      currency: amount === undefined ? null : params.needText('currency').toLowerCase(),
      duration,
      duration_in_months: months,
      max_redemptions: params.whole('max_redemptions') ?? null,
      name: params.text('name') ?? null,
      percent_off: percent ?? null,
      redeem_by: params.whole('redeem_by') ?? null,
      times_redeemed: 0,
      valid: true,
    },
    'coupon.created',
  );
}

function newCode({ ctx, params }: Call): PromotionCode {
  params.allow('promotion', 'code', 'active', 'customer', 'expires_at', 'max_redemptions', 'metadata', 'restrictions');
  const promotion = params.within('promotion').allow('type', 'coupon');
  promotion.choice('type', ['coupon']);
  const coupon = ctx.store.need('coupon', promotion.needText('coupon'), 'promotion[coupon]');
  const code = params.text('code') ?? randomText(6).toUpperCase().replaceAll('X', '7');
  if (!/^[\w-]+$/.test(code)) throw invalid('Invalid code.', { param: 'code' });
  refreshCodes(ctx);
  if (ctx.store.all('promotion_code').some((one) => one.active && sameCode(one.code, code))) {
    throw invalid(`An active promotion code with \`code: ${code}\` already exists.`, {
      param: 'code',
      code: 'resource_already_exists',
    });
  }
  const expires = params.whole('expires_at') ?? null;
  if (expires !== null && expires <= ctx.clock.seconds()) {
    throw invalid('Invalid expires_at: must be in the future.', { param: 'expires_at' });
  }
  const customer = params.text('customer');
  const limits = params
    .within('restrictions')
    .allow('first_time_transaction', 'minimum_amount', 'minimum_amount_currency');
  return create<PromotionCode>(
    ctx,
    {
      ...base(ctx, 'promo', params.metadata()),
      object: 'promotion_code',
      active: (params.flag('active') ?? true) && coupon.valid,
      code,
      customer: customer === undefined ? null : ctx.store.need('customer', customer, 'customer').id,
      expires_at: expires,
      max_redemptions: params.whole('max_redemptions') ?? null,
      promotion: { type: 'coupon', coupon: coupon.id },
      restrictions: {
        first_time_transaction: limits.flag('first_time_transaction') ?? false,
        minimum_amount: limits.whole('minimum_amount') ?? null,
        minimum_amount_currency: limits.text('minimum_amount_currency') ?? null,
      },
      times_redeemed: 0,
    },
    'promotion_code.created',
  );
}
