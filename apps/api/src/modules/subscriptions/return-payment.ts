import type { Config } from '../../platform/config/config.ts';
import { askStripe, isMissing } from '../../platform/payments/payments.ts';
import type { Stripe } from 'stripe';
import { idOf } from './fetched-subscription.ts';

/** The refunded amount, in the smallest unit of the currency. */
export interface Returned {
  readonly amount: number;
  readonly currency: string;
}

/** Ends a subscription immediately and refunds what was paid for it and not refunded before. Idempotent. */
export async function endAndReturn(config: Pick<Config, 'stripe'>, subscriptionId: string): Promise<Returned> {
  return askStripe(config, async (stripe) => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId);
    if (subscription.status !== 'canceled') {
      await stripe.subscriptions
        .cancel(subscriptionId, {}, { idempotencyKey: `end-${subscriptionId}` })
        .catch((error) => {
          // The subscription was already cancelled.
          if (!isMissing(error)) throw error;
        });
    }
    let amount = 0;
    let { currency } = subscription;
    for await (const invoice of stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100 })) {
      for await (const charge of chargesOf(stripe, invoice.id)) {
        amount += charge.amount;
        currency = charge.currency;
        if (charge.amount_refunded === charge.amount) continue;
        await stripe.refunds.create({ charge: charge.id }, { idempotencyKey: `return-${charge.id}` });
      }
    }
    return { amount, currency };
  });
}

/** Returns the charges that paid an invoice. */
async function* chargesOf(stripe: Stripe, invoice: string): AsyncGenerator<Stripe.Charge> {
  for await (const { payment } of stripe.invoicePayments.list({ invoice, status: 'paid', limit: 100 })) {
    const intent = idOf(payment.payment_intent);
    if (intent === null) continue;
    for await (const charge of stripe.charges.list({ payment_intent: intent, limit: 100 })) {
      if (charge.status === 'succeeded') yield charge;
    }
  }
}
