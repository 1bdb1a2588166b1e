import type { Context } from '../context.ts';
import { invalid, refusedCard } from '../errors.ts';
import type { PaymentIntent, PaymentMethod, SetupIntent } from '../wire.ts';
import {
  type Attempt,
  attemptPayment,
  AUTHENTICATION_FAILED,
  failPayment,
  SETUP_AUTHENTICATION_FAILED,
} from './charging.ts';
import { followPayment, invoicePaidBy, isRefusal } from './invoices.ts';
import { attemptSetup, failSetup } from './methods.ts';
import { followSetup } from './subscribe.ts';

/** Confirms a payment with a card. Throws if it is declined, after storing the effects. */
export function confirmPayment(
  ctx: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  attempt: Attempt,
): PaymentIntent {
  requireOpen(intent);
  const outcome = attemptPayment(ctx, intent, method, attempt);
  const invoice = invoicePaidBy(ctx, intent);
  if (invoice !== undefined) followPayment(ctx, invoice, outcome, attempt);
  if (isRefusal(outcome)) throw refusedCard(outcome, { payment_intent: structuredClone(intent) });
  return intent;
}

/** Confirms the setup of a card. Throws if it is declined, after storing the effects. */
export function confirmSetup(
  ctx: Context,
  intent: SetupIntent,
  method: PaymentMethod,
  { hasAgreed = false, returnUrl = null }: { hasAgreed?: boolean; returnUrl?: string | null } = {},
): SetupIntent {
  requireOpen(intent);
  const outcome = attemptSetup(ctx, intent, method, { hasAgreed, returnUrl });
  if (typeof outcome !== 'string') throw refusedCard(outcome, { setup_intent: structuredClone(intent) });
  if (outcome === 'succeeded') followSetup(ctx, intent);
  return intent;
}

/** Handles a cardholder's answer to the bank: the payment or setup continues, or fails. */
export function answerBank(ctx: Context, intent: PaymentIntent | SetupIntent, hasAgreed: boolean): void {
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw invalid('This intent does not wait for its owner.', { code: 'intent_unexpected_state' });
  }
  const method = ctx.store.need('payment_method', intent.payment_method);
  const attempt = { isOwnerThere: true, hasAgreed };
  if (intent.object === 'setup_intent') {
    if (hasAgreed) confirmSetup(ctx, intent, method, { hasAgreed });
    else failSetup(ctx, intent, method, SETUP_AUTHENTICATION_FAILED);
    return;
  }
  const invoice = invoicePaidBy(ctx, intent);
  if (hasAgreed) confirmPayment(ctx, intent, method, attempt);
  else {
    const error = failPayment(ctx, intent, method, AUTHENTICATION_FAILED);
    if (invoice !== undefined) followPayment(ctx, invoice, error, attempt);
  }
}

function requireOpen({ object, id, status }: PaymentIntent | SetupIntent): void {
  if (status !== 'succeeded' && status !== 'canceled') return;
  const code = object === 'payment_intent' ? 'payment_intent_unexpected_state' : 'setup_intent_unexpected_state';
  throw invalid(`You cannot confirm ${id} because it has a status of ${status}.`, { code });
}
