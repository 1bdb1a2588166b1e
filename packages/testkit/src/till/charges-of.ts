import type { Context } from './context.ts';
import type { TillCharge } from './interface.ts';

/** Returns every attempt to charge a card, with its purpose. */
export function chargesOf({ store }: Context): TillCharge[] {
  return store.all('charge').map((charge) => {
    const payment = store.all('invoice_payment').find((one) => one.payment.payment_intent === charge.payment_intent);
    const invoice = store.find('invoice', payment?.invoice ?? null);
    return {
      id: charge.id,
      amount: charge.amount,
      amountRefunded: charge.amount_refunded,
      currency: charge.currency,
      status: charge.status,
      declineCode: charge.paid ? null : (charge.outcome.reason ?? charge.failure_code),
      customer: charge.customer,
      invoice: invoice?.id ?? null,
      subscription: invoice?.parent.subscription_details.subscription ?? null,
      paymentIntent: charge.payment_intent,
      created: charge.created,
    };
  });
}
