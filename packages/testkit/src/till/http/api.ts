import type { Context } from '../context.ts';
import { TillError } from '../errors.ts';
import { customerRoutes } from '../resources/customers.ts';
import { eventRoutes } from '../resources/events.ts';
import { invoiceRoutes } from '../resources/invoices.ts';
import { paymentRoutes } from '../resources/payments.ts';
import { productRoutes } from '../resources/products.ts';
import { promotionRoutes } from '../resources/promotions.ts';
import { refundRoutes } from '../resources/refunds.ts';
import { sessionRoutes } from '../resources/sessions.ts';
import { subscriptionRoutes } from '../resources/subscriptions.ts';
import { newId } from '../state.ts';
import { expanded } from './expand.ts';
import { parseForm } from './form.ts';
import { answeredBefore, rememberAnswer, requestName } from './idempotency.ts';
import { paramsOf } from './params.ts';
import { type ApiRoute, routeFor } from './routes.ts';

const ROUTES: readonly ApiRoute[] = [
  ...customerRoutes,
  ...productRoutes,
  ...promotionRoutes,
  ...paymentRoutes,
  ...refundRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...sessionRoutes,
  ...eventRoutes,
];

/** A complete request to the API. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** The form data from the query or the body. */
  readonly form: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
  readonly isReplayed: boolean;
}

/** Returns the name of a call, with placeholders for ids: `POST /v1/customers/:id`. */
export function callName({ method, path }: Pick<ApiRequest, 'method' | 'path'>): string {
  return `${method} ${routeFor(ROUTES, method, path)?.route.path ?? path}`;
}

/** Handles one call, either completely or not at all. */
export function answerCall(ctx: Context, request: ApiRequest): ApiAnswer {
  const requestId = newId('req');
  const { method, path, form, idempotencyKey: key } = request;
  const isWrite = method !== 'GET';
  try {
    requireKey(ctx, request.authorization);
    const name = requestName(method, path, form);
    const before = isWrite && key !== undefined ? answeredBefore(ctx, key, name) : undefined;
    if (before !== undefined) return { status: before.status, body: before.body, requestId, isReplayed: true };
    const answer = execute(ctx, request, requestId);
    if (isWrite && key !== undefined) rememberAnswer(ctx, key, { request: name, ...answer });
    return { ...answer, requestId, isReplayed: false };
  } catch (error) {
    return { ...errorAnswer(error, requestId), requestId, isReplayed: false };
  }
}

function execute(ctx: Context, { method, path, form, idempotencyKey }: ApiRequest, requestId: string) {
  const found = routeFor(ROUTES, method, path);
  if (found === undefined) {
    throw new TillError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}). The trial till does not know it.`,
    });
  }
  ctx.request = { id: requestId, idempotency_key: idempotencyKey ?? null };
  const undo = method === 'GET' ? () => {} : ctx.store.mark();
  try {
    const params = paramsOf(parseForm(form));
    const object = found.route.answer({ ctx, params, id: found.id });
    return { status: 200, body: JSON.stringify(expanded(ctx, object, params.texts('expand')), null, 2) };
  } catch (error) {
    // A declined card leaves its attempt in the store; other errors leave nothing.
    if (!(error instanceof TillError) || error.status !== 402) undo();
    if (error instanceof TillError && error.status === 402) return errorAnswer(error, requestId);
    throw error;
  } finally {
    ctx.request = { id: null, idempotency_key: null };
  }
}

function requireKey(ctx: Context, authorization: string | undefined): void {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (given === ctx.store.kept.secretKey) return;
  const message =
    given === undefined
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
      : `Invalid API Key provided: ${given.slice(0, 8)}****`;
  throw new TillError(401, { type: 'invalid_request_error', message });
}

function errorAnswer(error: unknown, requestId: string): { status: number; body: string } {
  const known =
    error instanceof TillError
      ? error
      : new TillError(500, {
          type: 'api_error',
          message: `The trial till failed: ${error instanceof Error ? error.message : String(error)}`,
        });
  const body = { error: { ...known.body, request_log_url: `https://till.invalid/logs/${requestId}` } };
  return { status: known.status, body: JSON.stringify(body, null, 2) };
}
