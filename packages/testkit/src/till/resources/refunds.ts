import { base, create, emit } from '../context.ts';
import { invalid } from '../errors.ts';
import { LIST_PARAMS, pageOf } from '../http/paging.ts';
import { type ApiRoute, type Call, route } from '../http/routes.ts';
import type { Charge, Refund } from '../wire.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

export const refundRoutes: readonly ApiRoute[] = [
  route('POST', '/v1/refunds', createRefund),
  route('GET', '/v1/refunds', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'charge', 'payment_intent');
    const [charge, intent] = [params.text('charge'), params.text('payment_intent')];
    const all = ctx.store
      .all('refund')
      .filter(
        (one) =>
          (charge === undefined || one.charge === charge) && (intent === undefined || one.payment_intent === intent),
      );
    return pageOf(all, params, '/v1/refunds');
  }),
  route('GET', '/v1/refunds/:id', ({ ctx, id }) => ctx.store.need('refund', id)),
  route('GET', '/v1/charges', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'customer', 'payment_intent');
    const [customer, intent] = [params.text('customer'), params.text('payment_intent')];
    const all = ctx.store
      .all('charge')
      .filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (intent === undefined || one.payment_intent === intent),
      );
    return pageOf(all, params, '/v1/charges');
  }),
  route('GET', '/v1/charges/:id', ({ ctx, id }) => ctx.store.need('charge', id)),
];

function createRefund({ ctx, params }: Call): Refund {
  params.allow('charge', 'payment_intent', 'amount', 'reason', 'metadata');
  const charge = chargeIn({ ctx, params, id: '' });
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw invalid(`Charge ${charge.id} was not paid.`, { code: 'charge_not_refundable' });
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = params.whole('amount') ?? left;
  if (amount < 1 || amount > left) {
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
  const { livemode: _, ...fields } = base(ctx, 're', params.metadata());
  const refund: Refund = {
    ...fields,
    object: 'refund',
    amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason: params.choice('reason', REASONS) ?? null,
    status: 'succeeded',
  };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  create(ctx, refund, 'refund.created');
  emit(ctx, 'charge.refunded', charge);
  return refund;
}

function chargeIn({ ctx, params }: Call): Charge {
  const id = params.text('charge');
  if (id !== undefined) return ctx.store.need('charge', id, 'charge');
  const intent = ctx.store.need('payment_intent', params.needText('payment_intent'), 'payment_intent');
  const charge = ctx.store.all('charge').findLast((one) => one.payment_intent === intent.id && one.paid);
  if (charge === undefined) {
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  return charge;
}
