import type { CardErrorBody, PaymentIntent, SetupIntent } from './wire.ts';

/** The error in a response, in Stripe's format. */
export interface ErrorBody {
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: PaymentIntent;
  readonly setup_intent?: SetupIntent;
}

/** A failed call. */
export class TillError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** Returns the error for a call with an invalid parameter. */
export function invalid(message: string, details: { param?: string; code?: string } = {}): TillError {
  return new TillError(400, { type: 'invalid_request_error', message, ...details });
}

/** Returns the error for a missing object: 404 if the path names it, otherwise 400 with the parameter that does. */
export function missing(kind: string, id: string, param?: string): TillError {
  return new TillError(param === undefined ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: param ?? 'id',
  });
}

/** Returns the error for a declined card, with its intent. */
export function refusedCard(
  error: CardErrorBody,
  intents: { payment_intent?: PaymentIntent; setup_intent?: SetupIntent } = {},
): TillError {
  return new TillError(402, { ...error, ...intents });
}
