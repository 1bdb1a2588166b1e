import { Stripe } from 'stripe';
import type { Config } from '../config/config.ts';
import { ApiError } from '../http/errors.ts';

/** How long one call to Stripe may take, in milliseconds. */
const TIMEOUT_MS = 8000;

const opened = new WeakMap<object, Stripe>();

/**
 * Returns Stripe's own client for the configured account, or for a fake Stripe. Throws `till_closed` if there is
 * neither.
 */
export function stripeOf({ stripe: settings }: Pick<Config, 'stripe'>): Stripe {
  if (settings === undefined) throw new ApiError('till_closed');
  const existing = opened.get(settings);
  if (existing !== undefined) return existing;
  const stripe = new Stripe(settings.secretKey, {
    ...placeOf(settings.apiUrl),
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
  });
  opened.set(settings, stripe);
  return stripe;
}

function placeOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === 'https:' ? ('https' as const) : ('http' as const) };
}

/** Whether payments go to a fake Stripe, which takes no money. */
export function isTrialTill({ stripe }: Pick<Config, 'stripe'>): boolean {
  return stripe?.apiUrl !== undefined;
}

/**
 * Calls Stripe. Throws `till_unavailable` if it does not respond, and `card_declined` if the bank declines the card.
 * Any other error is our fault.
 */
export async function askStripe<Answer>(
  config: Pick<Config, 'stripe'>,
  question: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await question(stripeOf(config));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new ApiError('card_declined');
    if (isOutage(error)) throw new ApiError('till_unavailable', { headers: { 'retry-after': '5' }, cause: error });
    if (error instanceof Stripe.errors.StripeError) throw new StripeRefusal(error);
    throw error;
  }
}

/** An error from Stripe that is our fault, regardless of its status. */
class StripeRefusal extends Error {
  constructor(cause: InstanceType<typeof Stripe.errors.StripeError>) {
    super(`Stripe refused: ${cause.message}`, { cause });
  }
}

/** Whether Stripe reports that there is no object with the id. */
export function isMissing(error: unknown): boolean {
  const asked = error instanceof StripeRefusal ? error.cause : error;
  return asked instanceof Stripe.errors.StripeInvalidRequestError && asked.code === 'resource_missing';
}

/**
 * Also true if an idempotency key was used for another request, for example after a change of settings. The next
 * attempt uses another key.
 */
function isOutage(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeIdempotencyError ||
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  );
}

/** Reads a signed event. Throws `signature_wrong` if the signature is missing, wrong or too old. */
export function readEvent(
  { stripe: settings }: Pick<Config, 'stripe'>,
  { text, signature, now }: { readonly text: string; readonly signature: string | undefined; readonly now: Date },
): Stripe.Event {
  if (settings === undefined) throw new ApiError('till_closed');
  const stripe = stripeOf({ stripe: settings });
  try {
    return stripe.webhooks.constructEvent(
      text,
      signature ?? '',
      settings.webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new ApiError('signature_wrong');
    throw error;
  }
}

const TOLERANCE_SECONDS = 300;
