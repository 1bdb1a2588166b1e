import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Stripe } from 'stripe';
import type { Operation } from '../../platform/http/context.ts';
import { readEvent } from '../../platform/payments/payments.ts';
import { idOf, listHandled, syncCustomer, type Syncing } from '../subscriptions/subscriptions.public.ts';

/** The signature is made of the text of the body, with Stripe's and our secret and the time. */
export const receiveStripeEvent: Operation<Endpoints['receiveStripeEvent']> = async (ctx) => {
  const { db, config, body, now } = ctx;
  const event = readEvent(config, { text: body, signature: ctx.header('stripe-signature'), now });
  const handled = await listHandled(db, [event.id]);
  if (!handled.has(event.id)) await handleEvent(ctx, event);
  return { received: true };
};

/** Acts upon an event: what it is about is fetched, and what it says of it is not read. */
export async function handleEvent(syncing: Syncing, { id, type, created, data }: Stripe.Event): Promise<void> {
  const customer = customerOf(data.object);
  if (customer === null) return;
  await syncCustomer(syncing, customer, { id, type, created_at: new Date(created * 1000) });
}

/** What an object of Stripe says of whom it is about. */
interface About {
  readonly object: string;
  readonly id?: string;
  readonly customer?: string | { readonly id: string } | null;
}

function customerOf(about: About): string | null {
  return about.object === 'customer' ? (about.id ?? null) : idOf(about.customer);
}
