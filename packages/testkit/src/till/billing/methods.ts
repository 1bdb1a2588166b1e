import { cardByToken, type CardName, cardOf, type FilledCard, type Refusal, type TestCard } from '../cards.ts';
import { base, type Context, create, emit } from '../context.ts';
import { invalid, missing, refusedCard } from '../errors.ts';
import type { CardErrorBody, PaymentMethod, SetupIntent } from '../wire.ts';

/** Stores a card as a payment method that does not belong to a customer yet. */
export function newMethod(
  ctx: Context,
  name: CardName,
  { card, email = null, owner = null }: { card?: FilledCard; email?: string | null; owner?: string | null } = {},
): PaymentMethod {
  const { number, brand } = cardOf(name);
  const method: PaymentMethod = {
    ...base(ctx, 'pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email, name: owner, phone: null },
    card: {
      brand,
      country: 'NL',
      exp_month: card?.month ?? 12,
      exp_year: card?.year ?? new Date(ctx.clock.now()).getUTCFullYear() + 3,
      fingerprint: `print${number.slice(-8)}`,
      funding: 'credit',
      last4: number.slice(-4),
      three_d_secure_usage: { supported: true },
    },
    customer: null,
    type: 'card',
  };
  ctx.store.kept.cards[method.id] = { name, isSetUp: false };
  return create(ctx, method);
}

/** Returns the payment method that a call names: a stored one, or a new one from a test token. */
export function methodNamed(ctx: Context, name: string, param: string): PaymentMethod {
  const card = cardByToken(name);
  if (card !== undefined) return newMethod(ctx, card);
  return ctx.store.need('payment_method', name, param);
}

export function cardBehind(ctx: Context, method: PaymentMethod): TestCard {
  return cardOf(keptCard(ctx, method).name);
}

function keptCard(ctx: Context, { id }: PaymentMethod) {
  const card = ctx.store.kept.cards[id];
  if (card === undefined) throw missing('payment method', id);
  return card;
}

/** Whether the bank asks the cardholder to authenticate. */
export function asksOwner(ctx: Context, method: PaymentMethod, isOwnerThere: boolean): boolean {
  const { asks } = cardBehind(ctx, method);
  if (asks === undefined) return false;
  return asks === 'always' || isOwnerThere || !keptCard(ctx, method).isSetUp;
}

/** Records that the cardholder agreed to off-session payments. */
export function setUp(ctx: Context, method: PaymentMethod): void {
  keptCard(ctx, method).isSetUp = true;
}

export function errorOf(refusal: Refusal, method?: PaymentMethod): CardErrorBody {
  return {
    type: 'card_error',
    ...refusal,
    ...(method === undefined ? {} : { payment_method: structuredClone(method) }),
  };
}

/** Attaches a method to a customer; throws if it belongs to another customer or the bank declines. */
export function attach(ctx: Context, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer !== null) {
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  }
  const refusal = cardBehind(ctx, method).refusedAtSetup;
  if (refusal !== undefined) throw refusedCard(errorOf(refusal));
  method.customer = customer;
  emit(ctx, 'payment_method.attached', method);
  return method;
}

/** Detaches a method from its customer, and removes it as the default. */
export function detach(ctx: Context, method: PaymentMethod): PaymentMethod {
  if (method.customer === null) {
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
  }
  for (const customer of ctx.store.all('customer')) {
    const settings = customer.invoice_settings;
    if (settings.default_payment_method === method.id) settings.default_payment_method = null;
  }
  for (const subscription of ctx.store.all('subscription')) {
    if (subscription.default_payment_method === method.id) subscription.default_payment_method = null;
  }
  method.customer = null;
  emit(ctx, 'payment_method.detached', method);
  return method;
}

/** The outcome of setting up a card. */
export type SetupOutcome = 'succeeded' | 'requires_action' | CardErrorBody;

/** Sets up a card for off-session payments. */
export function attemptSetup(
  ctx: Context,
  intent: SetupIntent,
  method: PaymentMethod,
  { hasAgreed = false, returnUrl = null }: { hasAgreed?: boolean; returnUrl?: string | null } = {},
): SetupOutcome {
  intent.payment_method = method.id;
  const refusal = cardBehind(ctx, method).refusedAtSetup;
  if (refusal !== undefined) return failSetup(ctx, intent, method, refusal);
  if (!hasAgreed && cardBehind(ctx, method).asks !== undefined) {
    intent.status = 'requires_action';
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: {
        url: `${ctx.url}/authenticate/${intent.id}?key=${intent.client_secret}`,
        return_url: returnUrl,
      },
    };
    emit(ctx, 'setup_intent.requires_action', intent);
    return 'requires_action';
  }
  if (intent.customer !== null) attach(ctx, method, intent.customer);
  setUp(ctx, method);
  Object.assign(intent, { status: 'succeeded', next_action: null, last_setup_error: null });
  emit(ctx, 'setup_intent.succeeded', intent);
  return 'succeeded';
}

/** Records that a card was declined; another card may be tried. */
export function failSetup(ctx: Context, intent: SetupIntent, method: PaymentMethod, refusal: Refusal): CardErrorBody {
  const error = errorOf(refusal, method);
  Object.assign(intent, {
    status: 'requires_payment_method',
    next_action: null,
    last_setup_error: error,
    payment_method: null,
  });
  emit(ctx, 'setup_intent.setup_failed', intent);
  return error;
}
