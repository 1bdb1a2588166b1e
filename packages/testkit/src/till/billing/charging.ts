import type { Refusal } from '../cards.ts';
import { base, type Context, create, emit } from '../context.ts';
import { randomText } from '../state.ts';
import type { CardErrorBody, Charge, PaymentIntent, PaymentMethod } from '../wire.ts';
import { asksOwner, attach, cardBehind, errorOf, setUp } from './methods.ts';

/** The outcome of an attempt to charge a card. */
export type PaymentOutcome = 'succeeded' | 'requires_action' | CardErrorBody;

/** The cardholder's part in the attempt. */
export interface Attempt {
  /** Whether the cardholder is present, and can answer the bank's question. */
  readonly isOwnerThere: boolean;
  /** Whether the cardholder has just authenticated this payment. */
  readonly hasAgreed?: boolean;
  readonly returnUrl?: string | null;
}

export const AUTHENTICATION_FAILED: Refusal = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export const SETUP_AUTHENTICATION_FAILED: Refusal = {
  ...AUTHENTICATION_FAILED,
  code: 'setup_intent_authentication_failure',
};

/** Creates a payment intent, without any attempt yet. */
export function newIntent(
  ctx: Context,
  what: Pick<PaymentIntent, 'amount' | 'currency' | 'customer'> & Partial<PaymentIntent>,
): PaymentIntent {
  const fields = base(ctx, 'pi', what.metadata);
  return create<PaymentIntent>(
    ctx,
    {
      object: 'payment_intent',
      amount_received: 0,
      automatic_payment_methods: null,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic',
      client_secret: `${fields.id}_secret_${randomText(18)}`,
      confirmation_method: 'automatic',
      description: null,
      last_payment_error: null,
      latest_charge: null,
      next_action: null,
      payment_method: null,
      payment_method_types: ['card'],
      receipt_email: null,
      setup_future_usage: null,
      status: 'requires_payment_method',
      ...what,
      ...fields,
    },
    'payment_intent.created',
  );
}

/** Tries to charge the amount of an intent to a card. */
export function attemptPayment(
  ctx: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  { isOwnerThere, hasAgreed = false, returnUrl = null }: Attempt,
): PaymentOutcome {
  intent.payment_method = method.id;
  const card = cardBehind(ctx, method);
  if (card.refusedAtCharge !== undefined) return failPayment(ctx, intent, method, card.refusedAtCharge);
  if (!hasAgreed && asksOwner(ctx, method, isOwnerThere)) {
    intent.status = 'requires_action';
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: {
        url: `${ctx.url}/authenticate/${intent.id}?key=${intent.client_secret}`,
        return_url: returnUrl,
      },
    };
    emit(ctx, 'payment_intent.requires_action', intent);
    return 'requires_action';
  }
  const charge = keepCharge(ctx, intent, method, null);
  if (intent.customer !== null && intent.setup_future_usage !== null) {
    attach(ctx, method, intent.customer);
    setUp(ctx, method);
  }
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
  });
  emit(ctx, 'charge.succeeded', charge);
  emit(ctx, 'payment_intent.succeeded', intent);
  return 'succeeded';
}

/** Records that a card was declined; another card may be tried. */
export function failPayment(
  ctx: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  refusal: Refusal,
): CardErrorBody {
  // If the cardholder did not authenticate, the bank was never asked to pay.
  const charge = refusal === AUTHENTICATION_FAILED ? null : keepCharge(ctx, intent, method, refusal);
  const error: CardErrorBody = { ...errorOf(refusal, method), ...(charge === null ? {} : { charge: charge.id }) };
  Object.assign(intent, {
    status: 'requires_payment_method',
    latest_charge: charge?.id ?? intent.latest_charge,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
  });
  if (charge !== null) emit(ctx, 'charge.failed', charge);
  emit(ctx, 'payment_intent.payment_failed', intent);
  return error;
}

function keepCharge(ctx: Context, intent: PaymentIntent, method: PaymentMethod, refusal: Refusal | null): Charge {
  const isPaid = refusal === null;
  return create(ctx, {
    ...base(ctx, 'ch', intent.metadata),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    captured: isPaid,
    currency: intent.currency,
    customer: intent.customer,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    outcome: {
      type: isPaid ? 'authorized' : 'issuer_declined',
      network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
      reason: refusal?.decline_code ?? null,
    },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    receipt_url: null,
    refunded: false,
    status: isPaid ? 'succeeded' : 'failed',
  });
}
