import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Stripe } from 'stripe';
import type { Operation } from '../../platform/http/context.ts';
import { readEvent } from '../../platform/payments/payments.ts';
import { idOf, listHandled, syncCustomer, type Syncing } from '../subscriptions/subscriptions.public.ts';

/** The signature covers the body and the timestamp, and is made with the secret shared with Stripe. */
export const receiveStripeEvent: Operation<Endpoints['receiveStripeEvent']> = async (ctx) => {
  const { db, config, body, now } = ctx;
  const event = readEvent(config, { text: body, signature: ctx.header('stripe-signature'), now });
  const handled = await listHandled(db, [event.id]);
  if (!handled.has(event.id)) await handleEvent(ctx, event);
  return { received: true };
};

/** Processes an event: fetches the objects it refers to, and ignores its own content. */
export async function handleEvent(syncing: Syncing, { id, type, created, data }: Stripe.Event): Promise<void> {
  const customer = customerOf(data.object);
  if (customer === null) return;
  await syncCustomer(syncing, customer, { id, type, created_at: new Date(created * 1000) });
}

/** The fields of a Stripe object that identify its customer. */
interface About {
  readonly object: string;
  readonly id?: string;
  readonly customer?: string | { readonly id: string } | null;
}

function customerOf(about: About): string | null {
  return about.object === 'customer' ? (about.id ?? null) : idOf(about.customer);
}
