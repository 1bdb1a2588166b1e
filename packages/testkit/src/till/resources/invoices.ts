import {
  collect,
  finalise,
  intentOf,
  isRefusal,
  markUncollectible,
  methodFor,
  subscriptionOf,
  voidInvoice,
} from '../billing/invoices.ts';
import { methodNamed } from '../billing/methods.ts';
import { invalid, refusedCard } from '../errors.ts';
import { LIST_PARAMS, pageOf } from '../http/paging.ts';
import { type ApiRoute, type Call, route } from '../http/routes.ts';
import type { Invoice } from '../wire.ts';

export const invoiceRoutes: readonly ApiRoute[] = [
  route('GET', '/v1/invoices', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'customer', 'subscription', 'status');
    const [customer, subscription] = [params.text('customer'), params.text('subscription')];
    const status = params.choice('status', ['draft', 'open', 'paid', 'uncollectible', 'void'] as const);
    const all = ctx.store
      .all('invoice')
      .filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (subscription === undefined || one.parent.subscription_details.subscription === subscription) &&
          (status === undefined || one.status === status),
      );
    return pageOf(all, params, '/v1/invoices');
  }),
  route('GET', '/v1/invoices/:id', ({ ctx, id }) => ctx.store.need('invoice', id)),
  route('POST', '/v1/invoices/:id/finalize', ({ ctx, params, id }) => {
    params.allow('auto_advance');
    return finalise(ctx, ctx.store.need('invoice', id));
  }),
  route('POST', '/v1/invoices/:id/pay', pay),
  route('POST', '/v1/invoices/:id/void', ({ ctx, id }) => voidInvoice(ctx, ctx.store.need('invoice', id))),
  route('POST', '/v1/invoices/:id/mark_uncollectible', ({ ctx, id }) => {
    const invoice = ctx.store.need('invoice', id);
    if (invoice.status !== 'open') throw invalid(`Only open invoices can be marked; this one is ${invoice.status}.`);
    return markUncollectible(ctx, invoice);
  }),
  route('GET', '/v1/invoice_payments', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'invoice', 'payment', 'status');
    const [invoice, status] = [params.text('invoice'), params.text('status')];
    const payment = params.within('payment').allow('type', 'payment_intent');
    payment.choice('type', ['payment_intent']);
    const intent = payment.text('payment_intent');
    const all = ctx.store
      .all('invoice_payment')
      .filter(
        (one) =>
          (invoice === undefined || one.invoice === invoice) &&
          (status === undefined || one.status === status) &&
          (intent === undefined || one.payment.payment_intent === intent),
      );
    return pageOf(all, params, '/v1/invoice_payments');
  }),
];

function pay({ ctx, params, id }: Call): Invoice {
  params.allow('payment_method', 'off_session');
  const invoice = ctx.store.need('invoice', id);
  if (invoice.status === 'draft') finalise(ctx, invoice);
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' });
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw invalid(`This invoice cannot be paid: it is ${invoice.status}.`, { code: 'invoice_not_payable' });
  }
  const named = params.text('payment_method');
  const method =
    named === undefined ? methodFor(ctx, subscriptionOf(ctx, invoice)) : methodNamed(ctx, named, 'payment_method');
  if (method === undefined) {
    throw invalid('There is no default_payment_method set on this Customer or Invoice.', { code: 'resource_missing' });
  }
  const outcome = collect(ctx, invoice, method, { isOwnerThere: params.flag('off_session') === false });
  const intent = structuredClone(intentOf(ctx, invoice));
  const intents = intent === undefined ? {} : { payment_intent: intent };
  if (isRefusal(outcome)) throw refusedCard(outcome, intents);
  if (outcome === 'requires_action') {
    throw refusedCard(
      {
        type: 'card_error',
        code: 'invoice_payment_intent_requires_action',
        message: 'This payment requires additional user action before it can be completed successfully.',
      },
      intents,
    );
  }
  return invoice;
}
