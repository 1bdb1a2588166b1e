import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Stripe } from 'stripe';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { askStripe } from '../../platform/payments/payments.ts';
import { idOf, inBilling } from '../subscriptions/subscriptions.public.ts';
import { listBilled } from './billed.store.ts';

export const createPaymentIntent: Operation<Endpoints['createPaymentIntent']> = async ({ db, actor, config }) => {
  const rows = await inBilling(db, (trx) => listBilled(trx, actor.id));
  const own = new Set(rows.map(({ subscription }) => subscription.id));
  const customers = new Set(rows.flatMap(({ subscription }) => subscription.customer_id ?? []));
  for (const customer of customers) {
    const found = await askStripe(config, (stripe) => openInvoice(stripe, customer, own));
    if (found !== null) return found;
  }
  throw new ApiError('not_found');
};

/** Returns what is needed to pay the newest open invoice of the given subscriptions; null if none is open. */
async function openInvoice(stripe: Stripe, customer: string, own: ReadonlySet<string>) {
  for await (const invoice of stripe.invoices.list({ customer, status: 'open', limit: 100 })) {
    if (!own.has(idOf(invoice.parent?.subscription_details?.subscription) ?? '')) continue;
    const whole = await stripe.invoices.retrieve(invoice.id, { expand: ['confirmation_secret'] });
    const secret = whole.confirmation_secret?.client_secret;
    const url = whole.hosted_invoice_url;
    if (secret === undefined || url == null) continue;
    return { client_secret: secret, amount: whole.amount_remaining, currency: whole.currency, url };
  }
  return null;
}
