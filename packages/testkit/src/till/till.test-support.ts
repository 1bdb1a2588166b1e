import { Stripe } from 'stripe';
import type { Till } from './till.ts';

/** Returns Stripe's client library, connected to a till. */
export function stripeFor(
  till: Pick<Till, 'url' | 'secretKey'>,
  options: { retries?: number; timeoutMs?: number } = {},
) {
  const { hostname, port } = new URL(till.url);
  return new Stripe(till.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: options.retries ?? 0,
    timeout: options.timeoutMs ?? 10_000,
  });
}

/** Creates a product with a monthly price of 9.99 and a yearly price of 99, in euros with VAT. */
export async function makePrices(stripe: Stripe) {
  const product = await stripe.products.create({ name: 'Killerbody plan' });
  const [monthly, yearly] = await Promise.all(
    [
      { unit_amount: 999, interval: 'month' as const },
      { unit_amount: 9900, interval: 'year' as const },
    ].map(({ unit_amount, interval }) =>
      stripe.prices.create({
        product: product.id,
        currency: 'eur',
        unit_amount,
        recurring: { interval },
        tax_behavior: 'inclusive',
        nickname: interval,
      }),
    ),
  );
  if (monthly === undefined || yearly === undefined) throw new Error('No prices were made.');
  return { product, monthly, yearly };
}

/** Creates a customer with a test card to pay with. */
export async function makeCustomer(stripe: Stripe, token = 'pm_card_visa') {
  const customer = await stripe.customers.create({ email: 'ann@example.com', name: 'Ann' });
  const method = await stripe.paymentMethods.attach(token, { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  return { customer, method };
}

export const DAY_MS = 24 * 3_600_000;
